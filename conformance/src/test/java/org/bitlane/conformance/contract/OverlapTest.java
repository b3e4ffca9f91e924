package org.bitlane.conformance.contract;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.Operation;

/**
 * Input and output that share memory give what they would give if the input had been copied first, whatever their shift
 * and whatever kind of memory it is.
 */
class OverlapTest {
    private static final int[] BUFFERED = {0, 5};

    /** Ways to reach one stretch of memory through two buffers. */
    enum Memory {
        HEAP {
            @Override
            ByteBuffer[] twice(int size) {
                byte[] array = new byte[size];
                return new ByteBuffer[] {ByteBuffer.wrap(array), ByteBuffer.wrap(array)};
            }
        },
        HEAP_READ_ONLY_INPUT {
            @Override
            ByteBuffer[] twice(int size) {
                ByteBuffer buffer = ByteBuffer.allocate(size);
                return new ByteBuffer[] {buffer.asReadOnlyBuffer(), buffer};
            }
        },
        HEAP_WITH_ARRAY_OFFSET {
            @Override
            ByteBuffer[] twice(int size) {
                ByteBuffer buffer = ByteBuffer.allocate(size + 7).position(7).slice();
                return new ByteBuffer[] {buffer, buffer.duplicate()};
            }
        },
        DIRECT {
            @Override
            ByteBuffer[] twice(int size) {
                ByteBuffer buffer = ByteBuffer.allocateDirect(size);
                return new ByteBuffer[] {buffer, buffer.duplicate()};
            }
        },
        DIRECT_READ_ONLY_INPUT_SLICED {
            @Override
            ByteBuffer[] twice(int size) {
                ByteBuffer buffer =
                        ByteBuffer.allocateDirect(size + 3).position(3).slice();
                return new ByteBuffer[] {buffer.asReadOnlyBuffer(), buffer};
            }
        };

        /** Two buffers over the same bytes; the second one can be written. */
        abstract ByteBuffer[] twice(int size);
    }

    @EveryOperation
    void anyShiftInAnArray(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : lengths(operation)) {
            for (int buffered : BUFFERED) {
                Expected update = Expected.ofUpdate(operation, buffered, length);
                Expected last = Expected.ofDoFinal(operation, buffered, length);
                for (int shift = -length - 1; shift <= length + 1; shift++) {
                    checkArray(cipher, operation, update, shift);
                    checkArray(cipher, operation, last, shift);
                }
            }
        }
    }

    @EveryOperation
    void anyShiftInBuffers(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : lengths(operation)) {
            for (int buffered : BUFFERED) {
                Expected update = Expected.ofUpdate(operation, buffered, length);
                Expected last = Expected.ofDoFinal(operation, buffered, length);
                for (Memory memory : Memory.values()) {
                    for (int shift = -length - 1; shift <= length + 1; shift++) {
                        checkBuffers(cipher, operation, update, memory, shift);
                        checkBuffers(cipher, operation, last, memory, shift);
                    }
                }
            }
        }
    }

    @EveryOperation
    void shiftsAroundBlocksAndBatchesInLongData(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : new int[] {4096, 8193, 20_000}) {
            for (int buffered : BUFFERED) {
                Expected update = Expected.ofUpdate(operation, buffered, length);
                Expected last = Expected.ofDoFinal(operation, buffered, length);
                for (int distance : new int[] {0, 1, 16, 17, 100, 4096, 8200}) {
                    for (int shift : new int[] {-distance, distance}) {
                        checkArray(cipher, operation, update, shift);
                        checkArray(cipher, operation, last, shift);
                        for (Memory memory : Memory.values()) {
                            checkBuffers(cipher, operation, distance % 2 == 0 ? update : last, memory, shift);
                        }
                    }
                }
            }
        }
    }

    private static int[] lengths(Operation operation) {
        int size = operation.transformation().blockBytes();
        return new int[] {1, size, 2 * size + 3, 6 * size};
    }

    /** What a call must give. */
    private record Expected(int buffered, byte[] head, byte[] input, byte[] output, boolean last) {

        static Expected ofUpdate(Operation operation, int buffered, int length) throws GeneralSecurityException {
            byte[] all = operation.sample(buffered + length + 32).input();
            byte[] head = Arrays.copyOf(all, buffered);
            byte[] input = Arrays.copyOfRange(all, buffered, buffered + length);
            Cipher cipher = operation.cipher();
            cipher.update(head);
            byte[] output = cipher.update(input);
            return new Expected(buffered, head, input, output, false);
        }

        static Expected ofDoFinal(Operation operation, int buffered, int atMost) throws GeneralSecurityException {
            byte[] all = operation.sample(atMost).input();
            byte[] head = Arrays.copyOf(all, Math.min(buffered, all.length));
            byte[] input = Arrays.copyOfRange(all, head.length, all.length);
            Cipher cipher = operation.cipher();
            cipher.update(head);
            byte[] output = cipher.doFinal(input);
            return new Expected(head.length, head, input, output, true);
        }

        int start(int shift) {
            return Math.max(0, -shift) + 2;
        }

        /** The memory around it before the call, long enough for input and shifted output. */
        byte[] before(int shift) {
            byte[] memory = Bitlane.bytes(input.length + output.length + Math.abs(shift) + 4, 7);
            System.arraycopy(input, 0, memory, start(shift), input.length);
            return memory;
        }

        /** The memory after the call. */
        byte[] after(int shift) {
            byte[] memory = before(shift);
            System.arraycopy(output, 0, memory, start(shift) + shift, output.length);
            return memory;
        }

        String describe(Object memory, int shift) {
            return (last ? "doFinal of " : "update of ") + input.length + " bytes after " + buffered + " in " + memory
                    + ", output shifted by " + shift;
        }
    }

    private static void prepare(Cipher cipher, Operation operation, Expected expected) throws GeneralSecurityException {
        operation.init(cipher);
        cipher.update(expected.head());
    }

    private static void checkArray(Cipher cipher, Operation operation, Expected expected, int shift)
            throws GeneralSecurityException {
        prepare(cipher, operation, expected);
        byte[] memory = expected.before(shift);
        int in = expected.start(shift);
        int out = in + shift;
        int length = expected.input().length;
        int produced = expected.last()
                ? cipher.doFinal(memory, in, length, memory, out)
                : cipher.update(memory, in, length, memory, out);
        assertEquals(expected.output().length, produced);
        assertArrayEquals(expected.after(shift), memory, () -> expected.describe("an array", shift));
    }

    private static void checkBuffers(Cipher cipher, Operation operation, Expected expected, Memory memory, int shift)
            throws GeneralSecurityException {
        prepare(cipher, operation, expected);
        byte[] before = expected.before(shift);
        ByteBuffer[] twice = memory.twice(before.length);
        ByteBuffer input = twice[0];
        ByteBuffer output = twice[1];
        output.put(before).clear();
        int in = expected.start(shift);
        int out = in + shift;
        input.position(in).limit(in + expected.input().length);
        output.position(out);
        int produced = expected.last() ? cipher.doFinal(input, output) : cipher.update(input, output);
        assertEquals(expected.output().length, produced);
        assertEquals(in + expected.input().length, input.position());
        assertEquals(out + produced, output.position());
        byte[] after = new byte[before.length];
        output.clear().get(after);
        assertArrayEquals(expected.after(shift), after, () -> expected.describe(memory, shift));
    }
}
