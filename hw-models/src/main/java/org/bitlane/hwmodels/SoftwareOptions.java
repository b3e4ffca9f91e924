package org.bitlane.hwmodels;

import java.util.Objects;

/**
 * How a configuration is run on a microcontroller.
 *
 * @param style how the software is written
 * @param engine what does the work
 * @param messageBytes length of one message: bytes hashed or encrypted in one call
 */
public record SoftwareOptions(CodeStyle style, Engine engine, long messageBytes) {
    private static final SoftwareOptions DEFAULTS = new SoftwareOptions(CodeStyle.PORTABLE_C, Engine.SOFTWARE, 1024);

    /**
     * @throws IllegalArgumentException if the message has no byte
     */
    public SoftwareOptions {
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(engine, "engine");
        if (messageBytes < 1) {
            throw new IllegalArgumentException("a message of " + messageBytes + " bytes has no cycles a byte");
        }
    }

    /** Portable C on the core, messages of 1,024 bytes. */
    public static SoftwareOptions defaults() {
        return DEFAULTS;
    }

    /** The same, written in another style. */
    public SoftwareOptions withStyle(CodeStyle value) {
        return new SoftwareOptions(value, engine, messageBytes);
    }

    /** The same, on another engine. */
    public SoftwareOptions withEngine(Engine value) {
        return new SoftwareOptions(style, value, messageBytes);
    }

    /** The same, for messages of another length. */
    public SoftwareOptions withMessageBytes(long value) {
        return new SoftwareOptions(style, engine, value);
    }
}
