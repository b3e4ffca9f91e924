package org.bitlane.conformance.contract;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import javax.crypto.Cipher;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;

/** Data in {@link ByteBuffer}s of every kind: what counts is from position to limit. */
class ByteBufferTest {

    /** Kinds of buffer, all with other bytes around the data. */
    enum Shape {
        HEAP {
            @Override
            ByteBuffer around(byte[] data) {
                return filled(ByteBuffer.allocate(data.length + 9), 4, data);
            }
        },
        HEAP_SLICE {
            @Override
            ByteBuffer around(byte[] data) {
                return filled(ByteBuffer.allocate(data.length + 20).position(7).slice(), 3, data);
            }
        },
        HEAP_READ_ONLY {
            @Override
            ByteBuffer around(byte[] data) {
                return HEAP_SLICE.around(data).asReadOnlyBuffer();
            }
        },
        DIRECT {
            @Override
            ByteBuffer around(byte[] data) {
                return filled(ByteBuffer.allocateDirect(data.length + 9), 1, data);
            }
        },
        DIRECT_SLICE {
            @Override
            ByteBuffer around(byte[] data) {
                return filled(
                        ByteBuffer.allocateDirect(data.length + 20).position(5).slice(), 6, data);
            }
        },
        DIRECT_READ_ONLY {
            @Override
            ByteBuffer around(byte[] data) {
                return DIRECT.around(data).asReadOnlyBuffer();
            }
        };

        /** A buffer that holds the data between its position and its limit. */
        abstract ByteBuffer around(byte[] data);

        private static ByteBuffer filled(ByteBuffer buffer, int position, byte[] data) {
            return buffer.position(position).put(data).limit(buffer.position()).position(position);
        }
    }

    @EveryOperation
    void everyKindOfBufferGivesWhatArraysGive(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : new int[] {0, 1, 16, 40, 1000, 4095, 4097, 9000}) {
            Sample sample = operation.sample(length);
            for (Shape inputShape : Shape.values()) {
                for (Shape outputShape : Shape.values()) {
                    ByteBuffer output = outputShape.around(new byte[sample.output().length]);
                    if (!output.isReadOnly()) {
                        ByteBuffer input = inputShape.around(sample.input());
                        assertDoFinal(cipher, sample, input, output);
                    }
                }
            }
        }
    }

    @EveryOperation
    void piecesThroughBuffersContinueEachOther(Operation operation) throws Exception {
        Sample sample = operation.sample(9001);
        Cipher cipher = operation.cipher();
        Shape[] shapes = Shape.values();
        for (int piece : new int[] {1, 15, 100, 4096, 5000}) {
            ByteBuffer output = ByteBuffer.allocateDirect(sample.output().length);
            int consumed = 0;
            for (int i = 0; consumed + piece < sample.input().length; i++, consumed += piece) {
                byte[] data = Arrays.copyOfRange(sample.input(), consumed, consumed + piece);
                ByteBuffer input = shapes[i % shapes.length].around(data);
                int before = output.position();
                int produced = cipher.update(input, output);
                assertEquals(0, input.remaining());
                assertEquals(before + produced, output.position());
            }
            byte[] rest = Arrays.copyOfRange(sample.input(), consumed, sample.input().length);
            cipher.doFinal(ByteBuffer.wrap(rest), output);
            assertEquals(ByteBuffer.wrap(sample.output()), output.flip());
        }
    }

    @EveryOperation
    void outputThatCannotBeWrittenIsRefusedAndNothingIsConsumed(Operation operation) throws Exception {
        Sample sample = operation.sample(50);
        Cipher cipher = operation.cipher();
        ByteBuffer input = ByteBuffer.wrap(sample.input());
        ByteBuffer output = ByteBuffer.allocate(100);
        assertThrows(ReadOnlyBufferException.class, () -> cipher.update(input, output.asReadOnlyBuffer()));
        assertThrows(ReadOnlyBufferException.class, () -> cipher.doFinal(input, output.asReadOnlyBuffer()));
        assertDoFinal(cipher, sample, input, output);
    }

    @EveryOperation
    void oneBufferAsInputAndOutputIsRefusedAndNothingIsConsumed(Operation operation) throws Exception {
        Sample sample = operation.sample(50);
        Cipher cipher = operation.cipher();
        ByteBuffer input = ByteBuffer.wrap(sample.input());
        assertThrows(IllegalArgumentException.class, () -> cipher.update(input, input));
        assertDoFinal(cipher, sample, input, ByteBuffer.allocate(100));
    }

    @EveryOperation
    void emptyInputGivesNothingYet(Operation operation) throws Exception {
        Sample sample = operation.sample(33);
        Cipher cipher = operation.cipher();
        ByteBuffer empty = ByteBuffer.allocateDirect(0);
        assertEquals(0, cipher.update(empty, ByteBuffer.allocate(0)));
        assertDoFinal(cipher, sample, ByteBuffer.wrap(sample.input()), ByteBuffer.allocate(100));
    }

    private static void assertDoFinal(Cipher cipher, Sample sample, ByteBuffer input, ByteBuffer output)
            throws Exception {
        int start = output.position();
        int limit = output.limit();
        byte[] expected = contents(output);
        System.arraycopy(sample.output(), 0, expected, start, sample.output().length);
        assertEquals(sample.output().length, cipher.doFinal(input, output));
        assertEquals(input.limit(), input.position());
        assertEquals(start + sample.output().length, output.position());
        assertEquals(limit, output.limit());
        assertArrayEquals(
                expected,
                contents(output),
                () -> "from " + input + " to " + output + ": " + Bitlane.hex(sample.input()));
    }

    /** All bytes of a buffer, those outside position and limit too. */
    private static byte[] contents(ByteBuffer buffer) {
        byte[] all = new byte[buffer.capacity()];
        buffer.duplicate().clear().get(all);
        return all;
    }
}
