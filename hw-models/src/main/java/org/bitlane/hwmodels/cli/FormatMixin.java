package org.bitlane.hwmodels.cli;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The choice of output form: text, JSON or CSV. */
final class FormatMixin {
    @ArgGroup
    private Form form = new Form();

    private static final class Form {
        @Option(names = "--json", description = "Print JSON: figures in base units, with interval, rules and sources.")
        private boolean json;

        @Option(names = "--csv", description = "Print CSV, a line for each figure or row.")
        private boolean csv;
    }

    boolean json() {
        return form.json;
    }

    boolean csv() {
        return form.csv;
    }
}
