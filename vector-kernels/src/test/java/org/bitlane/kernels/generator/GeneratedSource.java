package org.bitlane.kernels.generator;

/** A generated class of any kind. */
interface GeneratedSource {

    /** The simple name. */
    String name();

    /** The file under a source root. */
    String path();

    /** The text of the file. */
    String text();

    /** The Javadoc of a generated class. */
    static void writeJavadoc(JavaSource source, String subject, String origin) {
        source.line("/**");
        source.line(" * " + subject);
        source.line(" *");
        source.line(" * <p>Generated from " + origin + "; do not edit. The test");
        source.line(
                " * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run");
        source.line(" * with {@code -Dbitlane.generate=true}.");
        source.line(" */");
    }
}
