package org.bitlane.kernels.selection;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.SplittableRandom;
import org.bitlane.kernels.batch.Costs;
import org.bitlane.kernels.batch.Digests;
import org.bitlane.kernels.batch.KernelHasher;
import org.bitlane.kernels.batch.LaneHasher;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.batch.Messages;
import org.bitlane.kernels.batch.Prefix;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/**
 * What lanes must pass before they serve: the examples of the standard in every lane, and agreement with the scalar kernel on
 * messages of many lengths, with and without a block before them.
 */
final class LaneSelfTest {
    private static final int SEED = 20150805;
    private static final int LONGEST = 300;

    /** NIST's examples for FIPS 180-4: one block, and two. */
    private static final String[][] EXAMPLES = {
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        },
    };

    private final LaneHasher lanes;
    private final MessageHasher scalar;
    private final int laneCount;
    private final Messages messages = new Messages();
    private final Digests digests = new Digests();

    private LaneSelfTest(LaneKernel kernel) {
        this.scalar = new KernelHasher(new Sha256ScalarKernel());
        this.lanes = new LaneHasher(kernel, scalar, Costs.OF_LANES_ONLY);
        this.laneCount = kernel.groups() * kernel.groupLanes();
    }

    /** Examines a kernel, and clears it; what went wrong, or nothing. */
    static Optional<String> failure(LaneKernel kernel) {
        LaneSelfTest test = new LaneSelfTest(kernel);
        try {
            return test.run();
        } catch (RuntimeException e) {
            return Optional.of("the self-test threw " + e);
        } finally {
            test.lanes.clear();
        }
    }

    private Optional<String> run() {
        for (String[] example : EXAMPLES) {
            if (!givesKnownAnswer(
                    example[0].getBytes(StandardCharsets.US_ASCII),
                    HexFormat.of().parseHex(example[1]))) {
                return Optional.of("the self-test's published example came out wrong");
            }
        }
        byte[] block = new byte[64];
        new SplittableRandom(SEED).nextBytes(block);
        if (!agrees(Prefix.NONE) || !agrees(Prefix.of(block, new Sha256ScalarKernel()))) {
            return Optional.of("the self-test found another result than the scalar kernel's");
        }
        return Optional.empty();
    }

    private boolean givesKnownAnswer(byte[] message, byte[] answer) {
        byte[][] all = new byte[laneCount][];
        Arrays.fill(all, message);
        byte[][] hashes = new byte[laneCount][Digests.BYTES];
        messages.setArrays(all, laneCount);
        digests.setArrays(hashes);
        lanes.hash(Prefix.NONE, messages, digests);
        return Arrays.stream(hashes).allMatch(hash -> Arrays.equals(answer, hash));
    }

    private boolean agrees(Prefix prefix) {
        int count = laneCount + LONGEST;
        byte[] data = new byte[2 * LONGEST];
        new SplittableRandom(SEED).nextBytes(data);
        int[] offsets = new int[count];
        int[] lengths = new int[count];
        for (int i = 0; i < count; i++) {
            offsets[i] = i % LONGEST;
            lengths[i] = i * 7 % LONGEST;
        }
        messages.setRegions(data, offsets, lengths);
        byte[] expected = new byte[count * Digests.BYTES];
        digests.setArray(expected, 0);
        scalar.hashFrom(0, prefix, messages, digests);
        byte[] actual = new byte[count * Digests.BYTES];
        digests.setArray(actual, 0);
        lanes.hash(prefix, messages, digests);
        return Arrays.equals(expected, actual);
    }
}
