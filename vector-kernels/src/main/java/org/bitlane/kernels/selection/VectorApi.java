package org.bitlane.kernels.selection;

import java.util.Optional;

/**
 * Whether this JVM runs Vector API code well. Asked before any class of {@code org.bitlane.kernels.vector} is touched.
 */
final class VectorApi {
    /** The name of the logger that tells which kernels serve, and why not faster ones. */
    static final String LOGGER = "org.bitlane.kernels";

    private static final String MODULE = "jdk.incubator.vector";

    private static final int LAST_JDK_FOR_ONE_WIDTH = 17;
    private static final Optional<String> OBSTACLE = findObstacle();

    private VectorApi() {}

    /** What stands against vector kernels, and what can be done about it; empty if nothing does. */
    static Optional<String> obstacle() {
        return OBSTACLE;
    }

    private static Optional<String> findObstacle() {
        if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            return Optional.of("the Vector API is not there: start the JVM with --add-modules " + MODULE
                    + " to be many times faster");
        }
        if (!isReadable()) {
            return Optional.of("the kernels' module does not read " + MODULE + ": start the JVM with --add-modules "
                    + MODULE + ", or with --add-reads org.bitlane.kernels=" + MODULE);
        }
        String vm = System.getProperty("java.vm.name", "");
        String info = System.getProperty("java.vm.info", "");
        if (!vm.contains("HotSpot") && !vm.contains("OpenJDK 64-Bit Server VM")) {
            return Optional.of("this JVM is " + vm + ": only HotSpot's C2 compiles the Vector API to fast code");
        }
        if (info.contains("interpreted mode") || info.contains("emulated-client")) {
            return Optional.of("the JVM runs without its C2 compiler (" + info
                    + "): leave out -Xint and -XX:TieredStopAtLevel to be many times faster");
        }
        return Optional.empty();
    }

    /**
     * Whether classes of {@code org.bitlane.kernels.vector} can be loaded, be they compiled well or not. {@code requires static} in the module descriptor makes
     * the module readable where it is resolved.
     */
    static boolean isReadable() {
        Module own = VectorApi.class.getModule();
        return ModuleLayer.boot().findModule(MODULE).filter(own::canRead).isPresent();
    }

    /**
     * Whether kernels on vectors of two widths can both be fast. HotSpot compiles the Vector API's methods by profiles that
     * all widths share, and a kernel that is compiled after another one on wider vectors boxes its own. JDK 25 does well if
     * the narrow one comes first, JDK 17 in neither order.
     */
    static boolean compilesNarrowThenWide() {
        return Runtime.version().feature() > LAST_JDK_FOR_ONE_WIDTH;
    }
}
