package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import org.bitlane.kernels.Sha256Engine;
import org.bitlane.kernels.batch.KernelHasher;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/** Chooses what hashes single SHA-256 messages; nothing is chosen before the first use. */
public final class EngineSelection {
    private static final String AUTO = "auto";

    private EngineSelection() {}

    private static final class Holder {
        static final Choice CHOICE = choose(System.getProperty(Sha256Engine.PROPERTY, AUTO), JdkDigest.isThere());
    }

    /**
     * A choice.
     *
     * @param engine what was chosen
     * @param reason why
     */
    record Choice(Sha256Engine engine, String reason) {}

    /** What serves in this JVM. */
    public static Sha256Engine engine() {
        return Holder.CHOICE.engine();
    }

    /** Why that serves. */
    static String reason() {
        return Holder.CHOICE.reason();
    }

    /** A new hasher of what serves. */
    static MessageHasher newHasher() {
        return switch (engine()) {
            case JDK -> new JdkDigest();
            case JAVA -> new KernelHasher(new Sha256ScalarKernel());
        };
    }

    /**
     * Chooses by the value of the system property.
     *
     * @param jdkIsThere whether the JDK's digest can be had
     */
    static Choice choose(String value, boolean jdkIsThere) {
        switch (value) {
            case AUTO -> {
                return automatic(jdkIsThere);
            }
            case "java" -> {
                return new Choice(Sha256Engine.JAVA, askedFor(value));
            }
            case "jdk" -> {
                if (jdkIsThere) {
                    return new Choice(Sha256Engine.JDK, askedFor(value));
                }
                warn(value, "this JVM has no SHA-256 by a provider named SUN");
            }
            default -> warn(value, "expected one of auto, jdk, java");
        }
        return automatic(jdkIsThere);
    }

    private static Choice automatic(boolean jdkIsThere) {
        return jdkIsThere
                ? new Choice(Sha256Engine.JDK, "the JVM compiles it to instructions that no other class can have")
                : new Choice(Sha256Engine.JAVA, "this JVM has no SHA-256 by a provider named SUN");
    }

    private static String askedFor(String value) {
        return "asked for by the system property " + Sha256Engine.PROPERTY + "=" + value;
    }

    private static void warn(String value, String reason) {
        System.getLogger(VectorApi.LOGGER)
                .log(Level.WARNING, "{0}={1} is passed over: {2}", Sha256Engine.PROPERTY, value, reason);
    }
}
