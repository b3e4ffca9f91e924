package org.bitlane.jmh.bench;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Kernels;

/** Prints the configurations that have a kernel in the JVM that it runs in. */
final class RunnableMain {
    static final String CONFIGURATION = "configuration";

    private RunnableMain() {}

    /** Takes no arguments. */
    public static void main(String[] args) {
        for (Algorithm algorithm : Algorithm.values()) {
            for (KernelConfiguration configuration : Kernels.runnable(algorithm)) {
                System.out.println(CONFIGURATION + " " + configuration);
            }
        }
    }
}
