package org.bitlane.conformance.property;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Cipher;

/** Ways to put one message through a cipher piece by piece. */
final class Cuts {
    private Cuts() {}

    /** How a piece is handed over, and where its output goes. */
    enum Hand {
        /** {@code update(input, offset, length)}. */
        RETURNED,
        /** {@code update(input, offset, length, output, offset)}. */
        ARRAY,
        /** The same with the piece lying where its output goes, as nearly as what is held back allows. */
        IN_PLACE,
        /** Heap buffers, the output's with an array offset. */
        HEAP_BUFFERS,
        /** A read-only heap buffer into a direct one. */
        READ_ONLY_TO_DIRECT,
        /** Slices of direct buffers. */
        DIRECT_SLICES
    }

    /**
     * Puts input through a cipher: pieces of the given lengths, handed over in the given ways, and the rest with
     * {@code doFinal}.
     *
     * @param pieces lengths; those that run past the end are cut short
     * @param hands taken in turn
     */
    static byte[] crypt(Cipher cipher, byte[] input, List<Integer> pieces, List<Hand> hands)
            throws GeneralSecurityException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        int consumed = 0;
        int turn = 0;
        for (int piece : pieces) {
            int length = Math.min(piece, input.length - consumed);
            output.writeBytes(piece(cipher, input, consumed, length, hands.get(turn++ % hands.size()), false));
            consumed += length;
        }
        Hand last = hands.get(turn % hands.size());
        output.writeBytes(piece(cipher, input, consumed, input.length - consumed, last, true));
        return output.toByteArray();
    }

    private static byte[] piece(Cipher cipher, byte[] input, int offset, int length, Hand hand, boolean last)
            throws GeneralSecurityException {
        int room = length + 2 * cipher.getBlockSize();
        switch (hand) {
            case RETURNED -> {
                byte[] output = last ? cipher.doFinal(input, offset, length) : cipher.update(input, offset, length);
                return output == null ? new byte[0] : output;
            }
            case ARRAY -> {
                byte[] output = new byte[room + 3];
                int produced = last
                        ? cipher.doFinal(input, offset, length, output, 3)
                        : cipher.update(input, offset, length, output, 3);
                return Arrays.copyOfRange(output, 3, 3 + produced);
            }
            case IN_PLACE -> {
                byte[] memory = new byte[room];
                System.arraycopy(input, offset, memory, 0, length);
                int produced = last
                        ? cipher.doFinal(memory, 0, length, memory, 0)
                        : cipher.update(memory, 0, length, memory, 0);
                return Arrays.copyOf(memory, produced);
            }
            case HEAP_BUFFERS -> {
                return buffers(
                        cipher,
                        ByteBuffer.wrap(input, offset, length),
                        ByteBuffer.allocate(room + 5).position(5).slice(),
                        last);
            }
            case READ_ONLY_TO_DIRECT -> {
                return buffers(
                        cipher,
                        ByteBuffer.wrap(input, offset, length).slice().asReadOnlyBuffer(),
                        ByteBuffer.allocateDirect(room),
                        last);
            }
            case DIRECT_SLICES -> {
                ByteBuffer copy =
                        ByteBuffer.allocateDirect(length + 1).position(1).slice();
                copy.put(input, offset, length).flip();
                return buffers(
                        cipher,
                        copy,
                        ByteBuffer.allocateDirect(room + 1).position(1).slice(),
                        last);
            }
        }
        throw new AssertionError(hand);
    }

    private static byte[] buffers(Cipher cipher, ByteBuffer input, ByteBuffer output, boolean last)
            throws GeneralSecurityException {
        int produced = last ? cipher.doFinal(input, output) : cipher.update(input, output);
        byte[] result = new byte[produced];
        output.flip().get(result);
        return result;
    }
}
