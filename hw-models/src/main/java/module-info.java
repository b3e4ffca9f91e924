/**
 * From a kernel configuration to area, clock, rate, power and energy on an FPGA, a microcontroller or a processor.
 *
 * <p>The libraries of the command line and the report are optional: predictions need none of them.
 */
@SuppressWarnings("requires-automatic")
module org.bitlane.hwmodels {
    requires transitive org.bitlane.kernels;
    requires org.apache.commons.csv;
    requires hipparchus.core;
    requires hipparchus.optim;
    requires static com.fasterxml.jackson.databind;
    requires static info.picocli;
    requires static java.desktop;
    requires static org.apache.commons.text;
    requires static xchart;

    exports org.bitlane.hwmodels;
    exports org.bitlane.hwmodels.cpu;
    exports org.bitlane.hwmodels.data;
    exports org.bitlane.hwmodels.quantity;
    exports org.bitlane.hwmodels.report;
    exports org.bitlane.hwmodels.structure;

    opens org.bitlane.hwmodels.cli to
            info.picocli;
}
