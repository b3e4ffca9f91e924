package org.bitlane.kernels.generator;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

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
record GeneratedClass(String name, String rounds, Round round, Dataflow dataflow, WordType type, RoundLayout layout)
        implements GeneratedSource {

    /** The class for a kernel configuration, named for it, such as {@code Sm4Unrolled4}. */
    static GeneratedClass of(Round round, Dataflow dataflow, WordType type, RoundLayout layout) {
        KernelConfiguration configuration = KernelConfiguration.of(round.algorithm(), dataflow);
        String rounds = "{@code " + configuration + "}";
        return new GeneratedClass(name(round, dataflow) + type.classSuffix(), rounds, round, dataflow, type, layout);
    }

    /** The class for a configuration with a variant, named for both, such as {@code Sm4Unrolled4Defended}. */
    static GeneratedClass of(Round round, Dataflow dataflow, Variant variant, WordType type, RoundLayout layout) {
        KernelConfiguration configuration = KernelConfiguration.of(round.algorithm(), dataflow, variant);
        String rounds = "{@code " + configuration + "}";
        String name = name(round, dataflow) + capitalised(variant.toString()) + type.classSuffix();
        return new GeneratedClass(name, rounds, round, dataflow, type, layout);
    }

    /** The name of the class for a configuration without a variant. */
    static String name(Round round, Dataflow dataflow) {
        String algorithm = round.algorithm() == Algorithm.SM4 ? "Sm4" : "Simon";
        return algorithm + capitalised(dataflow.toString().replace("-", ""));
    }

    private static String capitalised(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    @Override
    public String path() {
        return type.packageName().replace('.', '/') + "/" + name + ".java";
    }

    @Override
    public String text() {
        JavaSource source = new JavaSource();
        source.line("package " + type.packageName() + ";").blank();
        layout.imports(type).stream().sorted().forEach(imported -> source.line("import " + imported + ";"));
        source.blank();
        GeneratedSource.writeJavadoc(
                source,
                "The rounds of " + rounds + " with " + type.description() + ".",
                "the circuit {@code " + round.circuit().name() + "}");
        source.open(layout.declaration(type, name));
        layout.write(source, type, round, dataflow);
        source.close();
        return source.toString();
    }
}
