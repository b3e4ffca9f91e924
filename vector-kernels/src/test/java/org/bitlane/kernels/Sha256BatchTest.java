package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.kernels.reference.Sha256Reference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Many messages at once: every way to hash them gives what the reference gives for each. */
class Sha256BatchTest {
    private static final int HASH_BYTES = 32;
    private static final int LONGEST = 300;
    private static final int OFFSETS = 5;
    private static final byte[] DATA = bytes(200_000);

    /** The hash of every length of message from each of the first offsets of the data. */
    private static final byte[][][] EXPECTED = IntStream.range(0, OFFSETS)
            .mapToObj(offset -> IntStream.rangeClosed(0, LONGEST)
                    .mapToObj(length -> Sha256Reference.digest(Arrays.copyOfRange(DATA, offset, offset + length)))
                    .toArray(byte[][]::new))
            .toArray(byte[][][]::new);

    static List<LaneCase> all() {
        return LaneCase.all();
    }

    static List<LaneCase> narrow() {
        return LaneCase.narrow();
    }

    static List<LaneCase> wide() {
        List<LaneCase> wide = new ArrayList<>(LaneCase.all());
        wide.removeAll(LaneCase.narrow());
        return wide;
    }

    @ParameterizedTest
    @MethodSource("narrow")
    void everyLengthInEveryLaneEqualsTheReference(LaneCase tested) {
        checkEveryLengthInEveryLane(tested, 1);
    }

    @ParameterizedTest
    @MethodSource("all")
    void lengthsInLanesEqualTheReference(LaneCase tested) {
        checkEveryLengthInEveryLane(tested, 43);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("wide")
    void everyLengthInEveryOfManyLanesEqualsTheReference(LaneCase tested) {
        checkEveryLengthInEveryLane(tested, 1);
    }

    /** Fills all lanes at once, with lengths that go up by one from lane to lane and from batch to batch. */
    private static void checkEveryLengthInEveryLane(LaneCase tested, int step) {
        Sha256Batch batch = tested.batch();
        int[] offsets = new int[tested.lanes()];
        int[] lengths = new int[tested.lanes()];
        for (int first = 0; first <= LONGEST; first += step) {
            for (int lane = 0; lane < lengths.length; lane++) {
                lengths[lane] = (first + lane) % (LONGEST + 1);
                offsets[lane] = lane % OFFSETS;
            }
            byte[][] hashes = batch.hashRegions(DATA, offsets, lengths);
            for (int lane = 0; lane < lengths.length; lane++) {
                assertArrayEquals(
                        EXPECTED[offsets[lane]][lengths[lane]], hashes[lane], lengths[lane] + " bytes, lane " + lane);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void batchesOfEverySizeAroundTheLanesEqualTheReference(LaneCase tested) {
        Sha256Batch batch = tested.batch();
        int lanes = tested.lanes();
        for (int count : new int[] {0, 1, 2, lanes - 1, lanes, lanes + 1, 2 * lanes + 3}) {
            checkMixed(batch, count);
        }
    }

    @ParameterizedTest
    @MethodSource("narrow")
    void tenThousandMessagesOfMixedLengthsEqualTheReference(LaneCase tested) {
        checkMixed(tested.batch(), 10_000);
    }

    private static void checkMixed(Sha256Batch batch, int count) {
        Random random = new Random(count);
        int[] offsets = random.ints(count, 0, OFFSETS).toArray();
        int[] lengths = random.ints(count, 0, LONGEST + 1).toArray();
        byte[] out = new byte[count * HASH_BYTES + 2];
        batch.hashRegions(DATA, offsets, lengths, out, 1);
        for (int i = 0; i < count; i++) {
            assertArrayEquals(EXPECTED[offsets[i]][lengths[i]], hash(out, 1, i), "message " + i);
        }
        assertEquals(0, out[0]);
        assertEquals(0, out[out.length - 1]);
    }

    @ParameterizedTest
    @MethodSource("all")
    void aLongMessageAmongShortOnesEqualsTheReference(LaneCase tested) {
        int[] lengths = new int[tested.lanes() + 20];
        Arrays.fill(lengths, 64);
        lengths[lengths.length / 2] = 50_000;
        byte[][] hashes = tested.batch().hashRegions(DATA, new int[lengths.length], lengths);
        for (int i = 0; i < lengths.length; i++) {
            assertArrayEquals(Sha256Reference.digest(Arrays.copyOf(DATA, lengths[i])), hashes[i], "message " + i);
        }
    }

    @ParameterizedTest
    @MethodSource("narrow")
    void allShapesGiveTheSame(LaneCase tested) {
        Sha256Batch batch = tested.batch();
        for (int length : new int[] {0, 1, 55, 56, 64, 119, 120, 200}) {
            int count = 2 * tested.lanes() + 1;
            List<byte[]> list = new ArrayList<>();
            int[] offsets = new int[count];
            int[] lengths = new int[count];
            byte[] expected = new byte[count * HASH_BYTES];
            for (int i = 0; i < count; i++) {
                offsets[i] = 3 + i * length;
                lengths[i] = length;
                list.add(Arrays.copyOfRange(DATA, offsets[i], offsets[i] + length));
                System.arraycopy(Sha256Reference.digest(list.get(i)), 0, expected, i * HASH_BYTES, HASH_BYTES);
            }

            assertArrayEquals(expected, joined(batch.hash(list)));
            assertArrayEquals(expected, joined(batch.hash(new LinkedList<>(list))));
            assertArrayEquals(expected, joined(batch.hashRecords(DATA, 3, length, count)));
            assertArrayEquals(expected, joined(batch.hashRegions(DATA, offsets, lengths)));
            byte[] out = new byte[expected.length];
            batch.hash(list, out, 0);
            assertArrayEquals(expected, out);
            Arrays.fill(out, (byte) 0);
            batch.hashRecords(DATA, 3, length, count, out, 0);
            assertArrayEquals(expected, out);
        }
    }

    @ParameterizedTest
    @MethodSource("narrow")
    void codesUnderAKeyEqualTheJdks(LaneCase tested) throws Exception {
        for (int keyLength : new int[] {1, 32, 64, 65, 200}) {
            byte[] key = Arrays.copyOf(DATA, keyLength);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            Sha256Batch batch = tested.batch().withKey(key);
            Arrays.fill(key, (byte) 0);
            int count = tested.lanes() + 3;
            int[] offsets = new int[count];
            int[] lengths = IntStream.range(0, count).map(i -> i * 29 % 260).toArray();
            byte[] out = new byte[count * HASH_BYTES];

            batch.hashRegions(DATA, offsets, lengths, out, 0);
            byte[][] arrays = batch.hashRegions(DATA, offsets, lengths);

            for (int i = 0; i < count; i++) {
                byte[] expected = mac.doFinal(Arrays.copyOf(DATA, lengths[i]));
                assertArrayEquals(expected, hash(out, 0, i), "message " + i);
                assertArrayEquals(expected, arrays[i], "message " + i);
            }
        }
    }

    @Test
    void theEmptyKeyIsAKey() {
        // RFC 2104 with a key of no bytes, as other implementations have it.
        byte[][] codes = Sha256Batch.create().withKey(new byte[0]).hash(List.of(new byte[0]));
        assertEquals(
                "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad",
                java.util.HexFormat.of().formatHex(codes[0]));
    }

    @Test
    void aBatchWithoutAKeyIsStillOneAfterClear() {
        Sha256Batch batch = Sha256Batch.create();
        batch.hash(List.of(DATA));
        batch.clear();
        checkMixed(batch, 5);
    }

    @Test
    void aNullEntryIsRefusedByItsNumberAndNothingIsWritten() {
        byte[] out = new byte[100];
        List<byte[]> list = Arrays.asList(new byte[1], new byte[2], null);
        NullPointerException refusal = assertThrows(
                NullPointerException.class, () -> Sha256Batch.create().hash(list, out, 0));
        assertEquals("message 2 is null", refusal.getMessage());
        assertThrows(NullPointerException.class, () -> Sha256Batch.create().hash(list));
        assertThrows(NullPointerException.class, () -> Sha256Batch.create().hash(null));
        assertThrows(NullPointerException.class, () -> Sha256Batch.create().withKey(null));
        assertArrayEquals(new byte[100], out);
    }

    @Test
    void regionsOutsideTheArrayAreRefusedByTheirNumber() {
        int[][] wrong = {
            // offset, length
            {-1, 5}, {0, -1}, {0, 101}, {100, 1}, {1, 100}, {Integer.MAX_VALUE, 1}, {1, Integer.MAX_VALUE}, {101, 0},
        };
        byte[] in = new byte[100];
        byte[] out = new byte[64];
        for (int[] region : wrong) {
            int[] offsets = {0, region[0]};
            int[] lengths = {10, region[1]};
            IndexOutOfBoundsException refusal = assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> Sha256Batch.create().hashRegions(in, offsets, lengths, out, 0),
                    Arrays.toString(region));
            assertTrue(refusal.getMessage().contains("message 1"), refusal.getMessage());
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> Sha256Batch.create().hashRegions(in, new int[2], new int[3], out, 0));
        assertArrayEquals(new byte[64], out);
    }

    @Test
    void recordsOutsideTheArrayAreRefused() {
        int[][] wrong = {
            // offset, record length, count
            {0, 10, 11},
            {1, 10, 10},
            {-1, 1, 1},
            {0, -1, 1},
            {0, 1, -1},
            {0, 1 << 30, 4},
            {0, 1 << 16, 1 << 16},
            {101, 0, 0},
        };
        byte[] in = new byte[100];
        byte[] out = new byte[1000];
        for (int[] records : wrong) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> Sha256Batch.create().hashRecords(in, records[0], records[1], records[2], out, 0),
                    Arrays.toString(records));
        }
        assertArrayEquals(new byte[1000], out);
    }

    @Test
    void tooLittleRoomIsRefusedBeforeAnythingIsWritten() {
        byte[] out = new byte[3 * HASH_BYTES];
        for (int offset : new int[] {-1, 1, out.length, out.length + 1, Integer.MAX_VALUE}) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> Sha256Batch.create().hashRecords(DATA, 0, 5, 3, out, offset),
                    "offset " + offset);
        }
        assertArrayEquals(new byte[3 * HASH_BYTES], out);
    }

    @Test
    void roomThatOverlapsWithAMessageIsRefused() {
        byte[] memory = new byte[1000];
        Arrays.fill(memory, (byte) 1);
        byte[] before = memory.clone();
        int[] offsets = {500, 600};
        int[] lengths = {50, 60};
        for (int outOffset : new int[] {437, 499, 549, 600, 659}) {
            IllegalArgumentException refusal = assertThrows(
                    IllegalArgumentException.class,
                    () -> Sha256Batch.create().hashRegions(memory, offsets, lengths, memory, outOffset),
                    "offset " + outOffset);
            assertTrue(refusal.getMessage().contains("overlaps with message"), refusal.getMessage());
        }
        assertThrows(
                IllegalArgumentException.class, () -> Sha256Batch.create().hash(List.of(DATA, memory), memory, 900));
        assertArrayEquals(before, memory);

        Sha256Batch.create().hashRegions(memory, offsets, lengths, memory, 436);
        Sha256Batch.create().hashRegions(before, offsets, lengths, before, 660);
        assertArrayEquals(Arrays.copyOfRange(memory, 436, 500), Arrays.copyOfRange(before, 660, 724));
    }

    @Test
    void aConfigurationWithoutLanesIsRefused() {
        for (String name : List.of("SM4/iterative", "SHA256/unrolled-5")) {
            KernelConfiguration configuration = KernelConfiguration.parse(name);
            IllegalArgumentException refusal =
                    assertThrows(IllegalArgumentException.class, () -> Sha256Batch.of(configuration));
            assertTrue(refusal.getMessage().contains(name), refusal.getMessage());
        }
    }

    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        new Random(9).nextBytes(bytes);
        return bytes;
    }

    private static byte[] hash(byte[] out, int offset, int message) {
        int start = offset + message * HASH_BYTES;
        return Arrays.copyOfRange(out, start, start + HASH_BYTES);
    }

    private static byte[] joined(byte[][] hashes) {
        byte[] all = new byte[hashes.length * HASH_BYTES];
        for (int i = 0; i < hashes.length; i++) {
            assertEquals(HASH_BYTES, hashes[i].length);
            System.arraycopy(hashes[i], 0, all, i * HASH_BYTES, HASH_BYTES);
        }
        return all;
    }
}
