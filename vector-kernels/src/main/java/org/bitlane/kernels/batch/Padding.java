package org.bitlane.kernels.batch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The end of a message, as SHA-256 pads it (FIPS 180-4, 5.1.1). */
final class Padding {
    /** Bytes of a block. */
    static final int BLOCK_BYTES = 64;

    /** Bytes that padding adds at least: a one bit and the length. */
    private static final int LEAST_BYTES = 1 + Long.BYTES;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private Padding() {}

    /** The blocks of a message with its padding. */
    static int blocks(int length) {
        return (int) (((long) length + LEAST_BYTES + BLOCK_BYTES - 1) / BLOCK_BYTES);
    }

    /**
     * Writes the end of a message and its padding.
     *
     * @param length bytes from {@code offset} to the end of the message
     * @param bytesBefore bytes before those, which count for the length that is written
     * @param blocks the blocks that it makes: {@link #blocks}
     */
    static void write(byte[] message, int offset, int length, long bytesBefore, byte[] out, int outOffset, int blocks) {
        int end = outOffset + blocks * BLOCK_BYTES;
        for (int i = outOffset; i < end; i += Long.BYTES) {
            LONGS.set(out, i, 0L);
        }
        System.arraycopy(message, offset, out, outOffset, length);
        out[outOffset + length] = (byte) 0x80;
        LONGS.set(out, end - Long.BYTES, (bytesBefore + length) * Byte.SIZE);
    }

    /** Writes the words of a hash value. */
    static void writeState(int[] state, byte[] out, int offset) {
        for (int i = 0; i < state.length; i += 2) {
            LONGS.set(out, offset + Integer.BYTES * i, (long) state[i] << Integer.SIZE | state[i + 1] & 0xffffffffL);
        }
    }
}
