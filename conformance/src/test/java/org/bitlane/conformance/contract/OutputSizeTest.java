package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;

/** How much room output needs, and what happens where there is too little. */
class OutputSizeTest {

    @EveryOperation
    void outputSizeIsEnoughForTheNextCallAndCountsWhatIsBuffered(Operation operation) throws Exception {
        Sample sample = operation.sample(200);
        for (int buffered = 0; buffered < 50; buffered++) {
            int rest = sample.input().length - buffered;
            Cipher cipher = operation.cipher();
            int produced = cipher.update(sample.input(), 0, buffered, new byte[64], 0);
            int size = cipher.getOutputSize(rest);
            assertTrue(size >= sample.output().length - produced, size + " for the rest");
            for (int n = 0; n < 50; n++) {
                Cipher other = operation.cipher();
                other.update(sample.input(), 0, buffered, new byte[64], 0);
                int promised = other.getOutputSize(n);
                byte[] updated = other.update(sample.input(), buffered, n);
                assertTrue(updated == null || updated.length <= promised, n + " after " + buffered);
            }
            assertEquals(sample.output().length - produced, cipher.doFinal(sample.input(), buffered, rest).length);
        }
    }

    @EveryTransformation
    void outputSizeIsExactForEncryption(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        for (int n = 0; n < 100; n++) {
            int length = transformation.plaintextLength(n);
            assertEquals(transformation.ciphertext(new byte[length]).length, cipher.getOutputSize(length));
        }
    }

    @EveryTransformation
    void outputSizeIsNotInflatedForDecryption(Transformation transformation) throws Exception {
        Cipher cipher = transformation.decryptor();
        for (int n = 0; n < 100; n++) {
            assertTrue(cipher.getOutputSize(n) <= n, n + " bytes");
        }
        int held = 5 - cipher.update(new byte[5], 0, 5, new byte[16], 0);
        for (int n = 0; n < 100; n++) {
            assertTrue(cipher.getOutputSize(n) <= n + held, n + " bytes");
        }
    }

    @EveryOperation
    void outputSizeDoesNotOverflow(Operation operation) throws Exception {
        for (int buffered : new int[] {0, 1, 7, 15}) {
            Cipher cipher = operation.cipher();
            cipher.update(new byte[16], 0, buffered);
            for (int below = 0; below < 40; below++) {
                int n = Integer.MAX_VALUE - below;
                try {
                    int size = cipher.getOutputSize(n);
                    int least = operation.holdsBackOneBlock() ? n - 16 : n - 15;
                    assertTrue(size >= least, size + " for " + n + " after " + buffered);
                } catch (ArithmeticException tooLarge) {
                    // SunJCE's answer where the size is no int; it must really be none.
                    assertTrue(n + 16L + 15 > Integer.MAX_VALUE, n + " after " + buffered);
                }
            }
        }
    }

    @EveryOperation
    void exactRoomIsEnoughForUpdate(Operation operation) throws Exception {
        Sample sample = operation.sample(300);
        for (int piece = 1; piece <= 70; piece++) {
            Cipher cipher = operation.cipher();
            Cipher twin = operation.cipher();
            for (int i = 0; i + piece <= sample.input().length; i += piece) {
                byte[] expected = twin.update(sample.input(), i, piece);
                byte[] output = new byte[expected.length];
                assertEquals(expected.length, cipher.update(sample.input(), i, piece, output, 0));
                assertArrayEquals(expected, output);
            }
        }
    }

    @EveryOperation
    void exactRoomIsEnoughForDoFinal(Operation operation) throws Exception {
        for (int n = 0; n <= 100; n++) {
            Sample sample = operation.sample(n);
            Cipher cipher = operation.cipher();
            byte[] output = new byte[sample.output().length];
            assertEquals(output.length, cipher.doFinal(sample.input(), 0, sample.input().length, output, 0));
            assertArrayEquals(sample.output(), output);
            ByteBuffer buffer = ByteBuffer.allocateDirect(sample.output().length);
            assertEquals(output.length, cipher.doFinal(ByteBuffer.wrap(sample.input()), buffer));
            assertEquals(buffer.flip(), ByteBuffer.wrap(sample.output()));
        }
    }

    @EveryOperation
    void updateWithTooLittleRoomConsumesNothing(Operation operation) throws Exception {
        Sample sample = operation.sample(300);
        byte[] input = sample.input();
        for (int before = 0; before < 40; before += 3) {
            int start = before;
            for (int piece = 33; piece <= 66; piece += 3) {
                int length = piece;
                Cipher cipher = operation.cipher();
                byte[] output = new byte[sample.output().length];
                int produced = cipher.update(input, 0, start, output, 0);
                int needed = lengthOfUpdate(operation, input, start, length);
                for (int room = 0; room < needed; room += room < needed - 3 ? 3 : 1) {
                    byte[] tooShort = new byte[room];
                    assertThrows(ShortBufferException.class, () -> cipher.update(input, start, length, tooShort, 0));
                    assertArrayEquals(new byte[room], tooShort, "nothing is written");
                }
                produced += cipher.update(input, start, length, output, produced);
                int consumed = start + length;
                produced += cipher.doFinal(input, consumed, input.length - consumed, output, produced);
                assertEquals(sample.output().length, produced);
                assertArrayEquals(sample.output(), output);
            }
        }
    }

    @EveryOperation
    void doFinalWithTooLittleRoomConsumesNothing(Operation operation) throws Exception {
        for (int n = 1; n <= 70; n += 3) {
            Sample sample = operation.sample(n);
            byte[] input = sample.input();
            for (int before = 0; before <= input.length; before += 5) {
                Cipher cipher = operation.cipher();
                byte[] output = new byte[sample.output().length];
                int start = before;
                int produced = cipher.update(input, 0, start, output, 0);
                for (int room = 0; room < sample.output().length - produced; room++) {
                    byte[] tooShort = new byte[room];
                    assertThrows(
                            ShortBufferException.class,
                            () -> cipher.doFinal(input, start, input.length - start, tooShort, 0));
                    assertArrayEquals(new byte[room], tooShort, "nothing is written");
                }
                int last = cipher.doFinal(input, start, input.length - start, output, produced);
                assertEquals(sample.output().length, produced + last);
                assertArrayEquals(sample.output(), output);
                assertArrayEquals(sample.output(), cipher.doFinal(input), "ready for the next message");
            }
        }
    }

    @EveryOperation
    void tooLittleRoomLeavesThePositionsOfBuffersUnchanged(Operation operation) throws Exception {
        Sample sample = operation.sample(64);
        for (boolean direct : new boolean[] {false, true}) {
            ByteBuffer input =
                    buffer(sample.input().length, direct).put(sample.input()).flip();
            ByteBuffer output = buffer(sample.output().length, direct);
            Cipher cipher = operation.cipher();
            output.limit(sample.output().length - 1);
            assertThrows(ShortBufferException.class, () -> cipher.doFinal(input, output));
            assertPositions(input, 0, sample.input().length);
            assertPositions(output, 0, sample.output().length - 1);
            output.limit(16);
            assertThrows(ShortBufferException.class, () -> cipher.update(input, output));
            assertPositions(input, 0, sample.input().length);
            assertPositions(output, 0, 16);
            output.clear();
            assertEquals(sample.output().length, cipher.doFinal(input, output));
            assertPositions(input, sample.input().length, sample.input().length);
            assertEquals(ByteBuffer.wrap(sample.output()), output.flip());
        }
    }

    @EveryOperation
    void doFinalMayLeaveTheRestOfALargerArrayAlone(Operation operation) throws Exception {
        Sample sample = operation.sample(61);
        byte[] before = bytes(200, 9);
        byte[] output = before.clone();
        int length = operation.cipher().doFinal(sample.input(), 0, sample.input().length, output, 50);
        assertArrayEquals(sample.output(), Arrays.copyOfRange(output, 50, 50 + length));
        System.arraycopy(before, 50, output, 50, length);
        assertArrayEquals(before, output, "nothing outside the output is written");
    }

    private static int lengthOfUpdate(Operation operation, byte[] input, int before, int length) throws Exception {
        Cipher cipher = operation.cipher();
        cipher.update(input, 0, before);
        return cipher.update(input, before, length).length;
    }

    private static ByteBuffer buffer(int capacity, boolean direct) {
        return direct ? ByteBuffer.allocateDirect(capacity) : ByteBuffer.allocate(capacity);
    }

    private static void assertPositions(ByteBuffer buffer, int position, int limit) {
        assertEquals(position, buffer.position());
        assertEquals(limit, buffer.limit());
    }
}
