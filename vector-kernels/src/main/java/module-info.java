/**
 * Circuits, kernel configurations and the kernels that run them. Knows nothing of the Java cryptography architecture.
 */
module org.bitlane.kernels {
    requires static jdk.incubator.vector;

    exports org.bitlane.kernels;
    exports org.bitlane.kernels.circuit;
}
