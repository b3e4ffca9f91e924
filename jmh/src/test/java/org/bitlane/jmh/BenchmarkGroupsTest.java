package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.SimonReference;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.annotations.Param;

/** All benchmarks of a group compute the same thing. */
class BenchmarkGroupsTest {

    @TestFactory
    List<DynamicTest> allProvidersEncipherAlike() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String transformation : parameter(CipherBenchmark.class, "transformation")) {
            for (Direction direction : Direction.values()) {
                tests.add(DynamicTest.dynamicTest(
                        transformation + " " + direction, () -> assertAlike(transformation, direction)));
            }
        }
        return tests;
    }

    private static void assertAlike(String transformation, Direction direction) throws Exception {
        List<String> providers = parameter(CipherBenchmark.class, "provider");
        for (int size : sizes(AbstractCipherBenchmark.class)) {
            CipherBenchmark first = cipherBenchmark(providers.get(0), transformation, direction, size);
            for (String provider : providers.subList(1, providers.size())) {
                CipherBenchmark other = cipherBenchmark(provider, transformation, direction, size);
                assertEquals(size, first.doFinal(new Volume()));
                assertEquals(size, other.doFinal(new Volume()));
                assertArrayEquals(first.output(), other.output(), provider + ", whole message");
                for (int part = 0; part < 3; part++) {
                    assertEquals(size, first.update(new Volume()));
                    assertEquals(size, other.update(new Volume()));
                    assertArrayEquals(first.output(), other.output(), provider + ", part " + part);
                }
            }
        }
    }

    @TestFactory
    List<DynamicTest> simonEnciphersLikeItsReference() {
        return parameter(SimonCipherBenchmark.class, "transformation").stream()
                .map(transformation ->
                        DynamicTest.dynamicTest(transformation, () -> assertLikeReference(transformation)))
                .toList();
    }

    private static void assertLikeReference(String transformation) throws Exception {
        SimonReference reference = new SimonReference(Samples.key());
        byte[] iv = Samples.iv(reference.blockBytes());
        for (int size : sizes(AbstractCipherBenchmark.class)) {
            SimonCipherBenchmark benchmark = new SimonCipherBenchmark();
            benchmark.transformation = transformation;
            benchmark.direction = Direction.ENCRYPT;
            benchmark.size = size;
            benchmark.warmUpLimit = Duration.ZERO;
            benchmark.setUp();
            benchmark.doFinal(new Volume());
            byte[] data = Samples.data(size);
            byte[] expected = switch (transformation.split("/")[1]) {
                case "ECB" -> ReferenceModes.ecbEncrypt(reference, data);
                case "CBC" -> ReferenceModes.cbcEncrypt(reference, iv, data);
                default -> ReferenceModes.ctr(reference, iv, data);
            };
            assertArrayEquals(expected, benchmark.output());
        }
    }

    @TestFactory
    List<DynamicTest> allProvidersHashAlike() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String algorithm : parameter(DigestBenchmark.class, "algorithm")) {
            for (String provider : parameter(DigestBenchmark.class, "provider")) {
                tests.add(DynamicTest.dynamicTest(algorithm + " " + provider, () -> assertDigest(algorithm, provider)));
            }
        }
        return tests;
    }

    private static void assertDigest(String algorithm, String provider) throws Exception {
        for (int size : sizes(DigestBenchmark.class)) {
            DigestBenchmark benchmark = new DigestBenchmark();
            benchmark.algorithm = algorithm;
            benchmark.provider = provider;
            benchmark.size = size;
            benchmark.setUp();
            benchmark.digest(new Volume());
            assertArrayEquals(MessageDigest.getInstance(algorithm).digest(Samples.data(size)), benchmark.output());
        }
    }

    private static CipherBenchmark cipherBenchmark(
            String provider, String transformation, Direction direction, int size) throws Exception {
        CipherBenchmark benchmark = new CipherBenchmark();
        benchmark.provider = provider;
        benchmark.transformation = transformation;
        benchmark.direction = direction;
        benchmark.size = size;
        benchmark.warmUpLimit = Duration.ZERO;
        benchmark.setUp();
        return benchmark;
    }

    private static List<Integer> sizes(Class<?> benchmark) {
        return parameter(benchmark, "size").stream().map(Integer::valueOf).toList();
    }

    private static List<String> parameter(Class<?> benchmark, String name) {
        try {
            List<String> values =
                    List.of(benchmark.getField(name).getAnnotation(Param.class).value());
            assertFalse(values.isEmpty());
            return values;
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }
}
