package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;

/**
 * The system property {@code org.bitlane.sm4.tables}: {@code true} allows SM4's few blocks and chains to be encrypted by table
 * lookup, which is <b>not constant-time</b>. Without it, or with any other value, nothing is.
 */
final class TablesOption {
    private static final String PROPERTY = "org.bitlane.sm4.tables";
    private static final boolean SET = read();

    private TablesOption() {}

    /** Whether tables are allowed. */
    static boolean isSet() {
        return SET;
    }

    private static boolean read() {
        String value = System.getProperty(PROPERTY, "false");
        if (!value.equals("true") && !value.equals("false")) {
            System.getLogger(VectorApi.LOGGER)
                    .log(Level.WARNING, "{0}={1} is passed over: it is neither true nor false", PROPERTY, value);
        }
        return value.equals("true");
    }
}
