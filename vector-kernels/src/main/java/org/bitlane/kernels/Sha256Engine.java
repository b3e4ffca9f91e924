package org.bitlane.kernels;

import org.bitlane.kernels.selection.EngineSelection;

/**
 * What hashes a single SHA-256 message in this JVM.
 *
 * <p>HotSpot compiles the JDK's own digest to code that uses the processor's SHA instructions where there are some, and no
 * other class's. So that one serves wherever it is, unless the system property {@value #PROPERTY} says {@code java}; it is
 * {@code auto} by default, and {@code jdk} demands the JDK's. A demand that cannot be met, and a value that is none of these,
 * are logged and passed over.
 */
public enum Sha256Engine {
    /** The digest of the JDK's provider SUN, asked for by that name, wherever it is in the list of providers. */
    JDK("the JDK's own digest (provider SUN), one message at a time"),
    /** Our compression function, in plain Java. */
    JAVA("32-bit words in int registers, one message at a time");

    /** The name of the system property that chooses. */
    public static final String PROPERTY = "org.bitlane.sha256.engine";

    private final String description;

    Sha256Engine(String description) {
        this.description = description;
    }

    /** What it is, in a few words. */
    public String description() {
        return description;
    }

    /** The one that serves: decided once in a JVM's life, on first use. */
    public static Sha256Engine serving() {
        return EngineSelection.engine();
    }
}
