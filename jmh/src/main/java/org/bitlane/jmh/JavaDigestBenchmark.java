package org.bitlane.jmh;

import org.openjdk.jmh.annotations.Fork;

/** SHA-256 where Bitlane's own compression function serves, also where the JDK's would be faster. */
@Fork(
        value = 1,
        jvmArgsAppend = {"--add-modules=jdk.incubator.vector", JavaDigestBenchmark.OPTION})
public class JavaDigestBenchmark extends DigestBenchmark {
    /** The JVM option that chooses the function. */
    public static final String OPTION = "-Dorg.bitlane.sha256.engine=java";
}
