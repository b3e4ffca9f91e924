package org.bitlane.kernels.generator;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/**
 * One generated class of SHA-256 on vectors.
 *
 * @param configuration what it mirrors, and is named for, as in {@code Sha256Unrolled4}
 * @param layout how its rounds become methods
 */
record Sha256Class(KernelConfiguration configuration, Sha256Layout layout) implements GeneratedSource {
    private static final String PACKAGE = "org.bitlane.kernels.vector.generated";

    static Sha256Class of(Dataflow dataflow, Sha256Layout layout) {
        return new Sha256Class(KernelConfiguration.of(Algorithm.SHA256, dataflow), layout);
    }

    static Sha256Class of(Dataflow dataflow, Variant variant, Sha256Layout layout) {
        return new Sha256Class(KernelConfiguration.of(Algorithm.SHA256, dataflow, variant), layout);
    }

    @Override
    public String name() {
        String dataflow = configuration.dataflow().toString().replace("-", "");
        String variant = configuration.variant().map(Variant::toString).orElse("");
        return "Sha256" + capitalised(dataflow) + capitalised(variant);
    }

    @Override
    public String path() {
        return PACKAGE.replace('.', '/') + "/" + name() + ".java";
    }

    @Override
    public String text() {
        JavaSource source = new JavaSource();
        source.line("package " + PACKAGE + ";").blank();
        source.line("import jdk.incubator.vector.IntVector;");
        layout.imports().forEach(each -> source.line("import org.bitlane.kernels.vector." + each + ";"));
        layout.operators()
                .forEach(each -> source.line("import static jdk.incubator.vector.VectorOperators." + each + ";"));
        source.blank();
        source.line("/**");
        source.line(" * The rounds of {@code " + configuration + "} with " + layout.words() + ".");
        source.line(" *");
        source.line(
                " * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file");
        source.line(
                " * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.");
        source.line(" */");
        source.open("public final class " + name() + " implements " + layout.roundsInterface());
        layout.write(source, configuration.dataflow());
        source.close();
        return source.toString();
    }

    private static String capitalised(String word) {
        return word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
