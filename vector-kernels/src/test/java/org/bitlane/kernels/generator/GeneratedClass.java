package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * One generated class: rounds on one word type.
 *
 * @param name the simple name
 * @param rounds whose rounds these are, as Javadoc
 * @param round one of them
 * @param dataflow the layout of rounds that the class mirrors
 * @param type what holds a plane
 * @param layout how the rounds become methods
 */
record GeneratedClass(String name, String rounds, Round round, Dataflow dataflow, WordType type, RoundLayout layout) {

    /** The class for a kernel configuration, named for it, such as {@code Sm4Unrolled4}. */
    static GeneratedClass of(Round round, Dataflow dataflow, WordType type, RoundLayout layout) {
        String algorithm = round.algorithm() == Algorithm.SM4 ? "Sm4" : "Simon";
        String flow = dataflow.toString().replace("-", "");
        String name = algorithm + Character.toUpperCase(flow.charAt(0)) + flow.substring(1);
        KernelConfiguration configuration = KernelConfiguration.of(round.algorithm(), dataflow);
        return new GeneratedClass(name, "{@code " + configuration + "}", round, dataflow, type, layout);
    }

    /** The file under a source root. */
    String path() {
        return type.packageName().replace('.', '/') + "/" + name + ".java";
    }

    /** The text of the file. */
    String text() {
        JavaSource source = new JavaSource();
        source.line("package " + type.packageName() + ";").blank();
        List<String> imports = new ArrayList<>(type.imports());
        imports.add(type.roundsInterface());
        imports.stream().sorted().forEach(imported -> source.line("import " + imported + ";"));
        source.blank();
        source.line("/**");
        source.line(" * The rounds of " + rounds + " with a plane in each {@code " + type.name() + "}.");
        source.line(" *");
        source.line(" * <p>Generated from the circuit {@code " + round.circuit().name() + "}; do not edit. The test");
        source.line(
                " * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run");
        source.line(" * with {@code -Dbitlane.generate=true}.");
        source.line(" */");
        String implemented = type.roundsInterface().replaceAll(".*\\.", "");
        source.open("public final class " + name + " implements " + implemented);
        layout.write(source, type, round, dataflow);
        source.close();
        return source.toString();
    }
}
