package org.bitlane.conformance.fault;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;

/** Faults that other providers had in buffers, their overlap and their size. */
class BufferFaultsTest {

    /** Fault 8: shifted aliases of read-only, array-backed and direct buffers (JDK-8181386, openj9 14597). */
    @EveryOperation
    void fault08ShiftedAliasesOfEveryKindOfBuffer(Operation operation) throws Exception {
        Sample sample = operation.sample(100);
        for (boolean direct : new boolean[] {false, true}) {
            for (boolean readOnly : new boolean[] {false, true}) {
                for (int shift = -20; shift <= 20; shift++) {
                    ByteBuffer memory = direct ? ByteBuffer.allocateDirect(200) : ByteBuffer.allocate(200);
                    memory.position(30).put(sample.input());
                    ByteBuffer input = readOnly ? memory.asReadOnlyBuffer() : memory.duplicate();
                    input.flip().position(30);
                    ByteBuffer output = memory.duplicate().clear().position(30 + shift);
                    assertEquals(sample.output().length, operation.cipher().doFinal(input, output));
                    output.flip().position(30 + shift);
                    assertEquals(ByteBuffer.wrap(sample.output()), output, "shifted by " + shift);
                }
            }
        }
    }

    /** Fault 9: a test for overlap missed some cases (OpenJCEPlus 292): every shift there is, for three lengths. */
    @EveryOperation
    void fault09EveryShiftInOneArray(Operation operation) throws Exception {
        for (int length : new int[] {16, 40, 65}) {
            Sample sample = operation.sample(length);
            int inputLength = sample.input().length;
            for (int shift = -inputLength - 1; shift <= inputLength + 1; shift++) {
                int start = inputLength + 1;
                byte[] memory = new byte[3 * start + 32];
                System.arraycopy(sample.input(), 0, memory, start, inputLength);
                int produced = operation.cipher().doFinal(memory, start, inputLength, memory, start + shift);
                assertArrayEquals(
                        sample.output(),
                        Arrays.copyOfRange(memory, start + shift, start + shift + produced),
                        "shifted by " + shift);
            }
        }
    }

    /** Fault 10: overlapping buffers of more than 4 KiB are worked on in chunks, which met each other (openj9 18703). */
    @EveryOperation
    void fault10OverlapAcrossChunks(Operation operation) throws Exception {
        for (int length : new int[] {4095, 4096, 4097, 8191, 8192, 8193}) {
            Sample sample = operation.sample(length);
            for (int shift : new int[] {-4097, -4096, -100, -16, -1, 0, 1, 16, 100, 4095, 4096, 4097, 8192}) {
                for (boolean direct : new boolean[] {false, true}) {
                    int start = 5000;
                    ByteBuffer memory = direct ? ByteBuffer.allocateDirect(30_000) : ByteBuffer.allocate(30_000);
                    ByteBuffer input = memory.duplicate().position(start).put(sample.input());
                    input.flip().position(start);
                    ByteBuffer output = memory.duplicate().position(start + shift);
                    operation.cipher().doFinal(input, output);
                    output.flip().position(start + shift);
                    assertEquals(
                            ByteBuffer.wrap(sample.output()), output, length + " bytes, output shifted by " + shift);
                }
            }
        }
    }

    /**
     * Fault 11: a {@code doFinal} refused for lack of room reset the cipher (ACCP 367), or encrypted the data twice
     * (conscrypt 440), or had changed the state already (bc-java 322).
     */
    @EveryOperation
    void fault11RefusedDoFinalCanBeRepeated(Operation operation) throws Exception {
        Sample sample = operation.sample(75);
        int cut = 21;
        Cipher cipher = operation.cipher();
        byte[] output = new byte[sample.output().length];
        int produced = cipher.update(sample.input(), 0, cut, output, 0);
        int rest = sample.input().length - cut;
        for (int attempt = 0; attempt < 3; attempt++) {
            byte[] tooShort = new byte[output.length - produced - 1 - attempt];
            assertThrows(ShortBufferException.class, () -> cipher.doFinal(sample.input(), cut, rest, tooShort, 0));
            ByteBuffer noRoom = ByteBuffer.allocateDirect(tooShort.length);
            ByteBuffer input = ByteBuffer.wrap(sample.input(), cut, rest);
            assertThrows(ShortBufferException.class, () -> cipher.doFinal(input, noRoom));
        }
        cipher.doFinal(sample.input(), cut, rest, output, produced);
        assertArrayEquals(sample.output(), output);
    }

    /**
     * Fault 12: the size of {@code update}'s output was overrated, so that a sufficient array was refused (bc-java 2354),
     * and {@code getOutputSize} did not count what was buffered (wolfcrypt-jni 138).
     */
    @EveryOperation
    void fault12SufficientRoomIsTakenAndBufferedBytesAreCounted(Operation operation) throws Exception {
        Sample sample = operation.sample(64);
        for (int cut = 0; cut <= 40; cut++) {
            Cipher cipher = operation.cipher();
            Cipher twin = operation.cipher();
            byte[] head = twin.update(sample.input(), 0, cut);
            int headLength = head == null ? 0 : head.length;
            assertEquals(headLength, cipher.update(sample.input(), 0, cut, new byte[headLength], 0));
            int rest = sample.input().length - cut;
            int restOfOutput = sample.output().length - headLength;
            assertTrue(cipher.getOutputSize(rest) >= restOfOutput);
            byte[] output = new byte[restOfOutput];
            assertEquals(restOfOutput, cipher.doFinal(sample.input(), cut, rest, output, 0));
        }
    }

    /** Fault 13: many small updates took quadratic time (wolfcrypt-jni 250). */
    @EveryTransformation
    void fault13ManySmallUpdatesTakeLinearTime(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        byte[] piece = new byte[7];
        byte[] output = new byte[32];
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < 200_000; i++) {
                cipher.update(piece, 0, piece.length, output, 0);
            }
        });
    }

    /**
     * Fault 14: two halves through direct buffers ran over the end (OpenJCEPlus 240), and an array was taken from a
     * buffer without its offset (OpenJCEPlus 1504).
     */
    @EveryOperation
    void fault14HalvesThroughDirectBuffersAndSlices(Operation operation) throws Exception {
        Sample sample = operation.sample(96);
        int half = sample.input().length / 2;
        for (boolean direct : new boolean[] {false, true}) {
            ByteBuffer input = direct ? ByteBuffer.allocateDirect(200) : ByteBuffer.allocate(200);
            input = input.position(11).slice().put(sample.input()).flip();
            ByteBuffer output = direct ? ByteBuffer.allocateDirect(200) : ByteBuffer.allocate(200);
            output = output.position(13).slice(13, sample.output().length);
            Cipher cipher = operation.cipher();
            cipher.update(input.limit(half), output);
            cipher.doFinal(input.limit(sample.input().length), output);
            assertEquals(0, output.remaining());
            assertEquals(ByteBuffer.wrap(sample.output()), output.flip());
        }
    }

    /** Fault 15: {@code doFinal()} without any input threw (ACCP 570). */
    @EveryOperation
    void fault15DoFinalWithoutInput(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        int expected = operation.encrypts() ? operation.sample(0).output().length : 0;
        assertEquals(expected, cipher.doFinal().length);
        assertEquals(expected, cipher.doFinal(new byte[16], 0));
        assertEquals(expected, cipher.doFinal(ByteBuffer.allocate(0), ByteBuffer.allocate(16)));
        byte[] data = operation.sample(160).input();
        assertArrayEquals(operation.sample(160).output(), cipher.doFinal(data));
        assertEquals(0, cipher.update(new byte[0], 0, 0, new byte[0], 0));
    }
}
