package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.jmh.work.CipherOperation;
import org.bitlane.jmh.work.Providers;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.SimonReference;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.annotations.Param;

/** All benchmarks of a group compute the same thing. */
class BenchmarkGroupsTest {

    private static final List<String> TRANSFORMATIONS =
            List.of("SM4/ECB/NoPadding", "SM4/CBC/NoPadding", "SM4/CTR/NoPadding");
    private static final List<Integer> SIZES = List.of(16, 64, 256, 1024, 4096, 16384, 1 << 20);

    @TestFactory
    List<DynamicTest> allProvidersEncipherAlike() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String transformation : TRANSFORMATIONS) {
            for (Direction direction : Direction.values()) {
                for (String provider : present(CipherBenchmark.class)) {
                    tests.add(DynamicTest.dynamicTest(
                            transformation + " " + direction + " " + provider,
                            () -> assertLikeBouncyCastle(transformation, direction, provider)));
                }
            }
        }
        return tests;
    }

    /** What is measured for scale is AES, and so is held to somebody else's AES. */
    private static void assertLikeBouncyCastle(String transformation, Direction direction, String provider)
            throws Exception {
        boolean aes = provider.equals(CipherBenchmark.AES_FOR_SCALE);
        for (int size : SIZES) {
            CipherBenchmark measured = cipherBenchmark(provider, transformation, direction, size);
            CipherOperation other = new CipherOperation(
                    Providers.named("BC"),
                    aes ? transformation.replace("SM4", "AES") : transformation,
                    direction,
                    size);
            assertEquals(size, measured.doFinal(new Volume()));
            other.doFinal();
            assertArrayEquals(other.output(), measured.output(), "whole message");
            for (int part = 0; part < 3; part++) {
                assertEquals(size, measured.update(new Volume()));
                other.update();
                assertArrayEquals(other.output(), measured.output(), "part " + part);
            }
            assertEquals(size, measured.updateDirect(new Volume()));
            other.update();
            assertArrayEquals(other.output(), measured.directOutput(), "direct buffers");
            for (int shot = 0; shot < 3; shot++) {
                assertEquals(size, measured.oneShot(new Volume()));
                other.oneShot();
                assertArrayEquals(other.output(), measured.output(), "shot " + shot);
            }
        }
    }

    @TestFactory
    List<DynamicTest> simonAndItsPeerEncipherLikeTheReference() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String transformation : parameter(SimonCipherBenchmark.class, "transformation")) {
            for (Direction direction : Direction.values()) {
                tests.add(DynamicTest.dynamicTest(
                        transformation + " " + direction, () -> assertLikeReference(transformation, direction)));
            }
        }
        return tests;
    }

    private static void assertLikeReference(String transformation, Direction direction) throws Exception {
        for (String provider : parameter(SimonCipherBenchmark.class, "provider")) {
            for (int size : SIZES) {
                SimonCipherBenchmark benchmark = new SimonCipherBenchmark();
                benchmark.provider = provider;
                benchmark.transformation = transformation;
                benchmark.direction = direction;
                benchmark.size = size;
                benchmark.warmUpLimit = Duration.ZERO;
                benchmark.setUp();
                for (int message = 0; message < 2; message++) {
                    // The end of the message that the set-up may have started does not count.
                    assertEquals(size, benchmark.doFinal(new Volume()));
                }
                byte[] expected = reference(transformation.split("/")[1], direction, Samples.data(size));
                assertArrayEquals(expected, benchmark.output(), provider);
            }
        }
    }

    private static byte[] reference(String mode, Direction direction, byte[] data) {
        SimonReference reference = new SimonReference(Samples.key());
        byte[] iv = Samples.iv(reference.blockBytes());
        boolean encrypts = direction == Direction.ENCRYPT;
        return switch (mode) {
            case "ECB" ->
                encrypts ? ReferenceModes.ecbEncrypt(reference, data) : ReferenceModes.ecbDecrypt(reference, data);
            case "CBC" ->
                encrypts
                        ? ReferenceModes.cbcEncrypt(reference, iv, data)
                        : ReferenceModes.cbcDecrypt(reference, iv, data);
            default -> ReferenceModes.ctr(reference, iv, data);
        };
    }

    @TestFactory
    List<DynamicTest> allProvidersHashAlike() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String algorithm : parameter(DigestBenchmark.class, "algorithm")) {
            for (String provider : present(DigestBenchmark.class)) {
                tests.add(DynamicTest.dynamicTest(algorithm + " " + provider, () -> assertDigest(algorithm, provider)));
            }
        }
        return tests;
    }

    private static void assertDigest(String algorithm, String provider) throws Exception {
        for (int size : SIZES) {
            DigestBenchmark benchmark = new DigestBenchmark();
            benchmark.algorithm = algorithm;
            benchmark.provider = provider;
            benchmark.size = size;
            benchmark.setUp();
            benchmark.digest(new Volume());
            assertArrayEquals(MessageDigest.getInstance(algorithm).digest(Samples.data(size)), benchmark.output());
        }
    }

    @TestFactory
    List<DynamicTest> allProvidersAuthenticateAlike() {
        return present(MacBenchmark.class).stream()
                .map(provider -> DynamicTest.dynamicTest(provider, () -> assertMac(provider)))
                .toList();
    }

    private static void assertMac(String provider) throws Exception {
        for (int size : SIZES) {
            MacBenchmark benchmark = new MacBenchmark();
            benchmark.algorithm = "HmacSHA256";
            benchmark.provider = provider;
            benchmark.size = size;
            benchmark.setUp();
            benchmark.mac(new Volume());
            benchmark.mac(new Volume());
            Mac mac = Mac.getInstance("HmacSHA256", "SunJCE");
            mac.init(new SecretKeySpec(Samples.key(), "HmacSHA256"));
            assertArrayEquals(mac.doFinal(Samples.data(size)), benchmark.output());
        }
    }

    @Test
    void allProvidersSetUpTheSameKeys() throws Exception {
        Map<String, String> ciphertexts = new TreeMap<>();
        for (String provider : present(KeySetupBenchmark.class)) {
            KeySetupBenchmark benchmark = new KeySetupBenchmark();
            benchmark.provider = provider;
            benchmark.transformation = "SM4/ECB/NoPadding";
            benchmark.setUp();
            benchmark.init();
            benchmark.init();
            ciphertexts.put(provider, HexFormat.of().formatHex(benchmark.output(Samples.data(16))));
        }

        assertEquals(1, Set.copyOf(ciphertexts.values()).size(), ciphertexts.toString());
    }

    @Test
    void whatIsAbsentHasAReasonAndCannotBeMeasured() {
        Providers.absent().forEach((name, reason) -> {
            assertFalse(reason.isBlank(), name);
            assertThrows(IllegalArgumentException.class, () -> Providers.named(name));
        });
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

    /** The providers of a benchmark that can be had here. */
    private static List<String> present(Class<?> benchmark) {
        return parameter(benchmark, "provider").stream()
                .filter(provider -> !Providers.absent().containsKey(provider))
                .toList();
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
