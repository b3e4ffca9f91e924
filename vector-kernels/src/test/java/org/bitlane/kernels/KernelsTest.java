package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KernelsTest {
    private static final HexFormat HEX = HexFormat.of();

    @Test
    void enciphersTheExamplesOfStandardAndPapers() {
        assertEquals(
                "681edf34d206965e86b3e94f536e4246",
                encrypted(
                        Kernels.blockKernel(Algorithm.SM4),
                        "0123456789abcdeffedcba9876543210",
                        "0123456789abcdeffedcba9876543210"));
        assertEquals(
                "44c8fc20b9dfa07a",
                encrypted(
                        Kernels.blockKernel(Algorithm.SIMON64_128),
                        "1b1a1918131211100b0a090803020100",
                        "656b696c20646e75"));
        assertEquals(
                "7aa0dfb920fcc844",
                encrypted(
                        Kernels.blockKernel(Algorithm.SIMON64_128, ByteOrder.LITTLE_ENDIAN),
                        "0001020308090a0b1011121318191a1b",
                        "756e64206c696b65"));
    }

    @ParameterizedTest
    @EnumSource
    void statusIsOfTheConfigurationThatServes(Algorithm algorithm) {
        KernelStatus status = KernelStatus.of(algorithm);

        assertEquals(algorithm, status.algorithm());
        assertTrue(Kernels.runnable(algorithm).contains(status.configuration()), status.toString());
        assertFalse(status.implementation().isBlank());
        assertFalse(status.reason().isBlank());
    }

    @Test
    void statusSaysWhatRunsAndWhy() {
        KernelStatus status = KernelStatus.of(Algorithm.SM4);

        assertEquals("SM4/unrolled-4", status.configuration().toString());
        assertEquals("bitsliced in 64-bit long registers, 16 blocks a batch", status.implementation());
        assertTrue(status.reason().contains("--add-modules") || status.reason().contains("compiled"), status.reason());
    }

    @Test
    void thereIsAStatusOfEveryAlgorithm() {
        assertEquals(
                List.of(Algorithm.values()),
                KernelStatus.all().stream().map(KernelStatus::algorithm).toList());
    }

    @ParameterizedTest
    @EnumSource
    void runnableConfigurationsAreOfTheAlgorithmAndDiffer(Algorithm algorithm) {
        List<KernelConfiguration> runnable = Kernels.runnable(algorithm);

        assertTrue(runnable.contains(KernelConfiguration.of(algorithm, Dataflow.iterative())));
        assertEquals(runnable.size(), runnable.stream().distinct().count());
        assertTrue(runnable.stream().allMatch(configuration -> configuration.algorithm() == algorithm));
    }

    @Test
    void aHashFunctionHasNoBlockKernel() {
        assertThrows(IllegalArgumentException.class, () -> Kernels.blockKernel(Algorithm.SHA256));
        KernelConfiguration hash = Kernels.runnable(Algorithm.SHA256).get(0);
        assertThrows(IllegalArgumentException.class, () -> Kernels.blockKernel(hash));
    }

    @Test
    void sm4HasOneByteOrder() {
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class, () -> Kernels.blockKernel(Algorithm.SM4, ByteOrder.LITTLE_ENDIAN));
        assertTrue(refusal.getMessage().contains("SM4"), refusal.getMessage());
    }

    @Test
    void aConfigurationWithoutAKernelIsRefusedWithThoseThatHaveOne() {
        KernelConfiguration configuration = KernelConfiguration.parse("SM4/unrolled-7");

        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> Kernels.blockKernel(configuration));

        assertTrue(refusal.getMessage().contains("SM4/unrolled-7"), refusal.getMessage());
        assertTrue(refusal.getMessage().contains("SM4/iterative"), refusal.getMessage());
    }

    @Test
    void everyCallMakesAKernelOfItsOwn() {
        byte[] block = new byte[16];
        BlockKernel first = Kernels.blockKernel(Algorithm.SM4);
        BlockKernel second = Kernels.blockKernel(Algorithm.SM4);
        first.init(Direction.ENCRYPT, new byte[16]);
        second.init(Direction.DECRYPT, new byte[16]);

        first.ecb(block, 0, block, 0, 1);
        assertFalse(Arrays.equals(new byte[16], block));
        second.ecb(block, 0, block, 0, 1);
        assertArrayEquals(new byte[16], block);
    }

    private static String encrypted(BlockKernel kernel, String key, String plaintext) {
        byte[] block = HEX.parseHex(plaintext);
        kernel.init(Direction.ENCRYPT, HEX.parseHex(key));
        kernel.ecb(block, 0, block, 0, 1);
        return HEX.formatHex(block);
    }
}
