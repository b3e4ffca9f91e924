package org.bitlane.kernels.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.scalar.SimonWords;

/**
 * A key of SIMON 64/128 in a byte order, and the blocks that it is for: as numbers, with x in the upper half and y in the
 * lower.
 */
final class SimonKey {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final SimonWords words = new SimonWords();
    private final boolean bigEndian;
    private int turn;

    SimonKey(ByteOrder order) {
        this.bigEndian = order == ByteOrder.BIG_ENDIAN;
    }

    void expand(Direction direction, byte[] key) {
        long first = block(key, 0);
        long second = block(key, Long.BYTES);
        words.expandKey(direction, bigEndian ? first : second, bigEndian ? second : first);
        turn = direction == Direction.ENCRYPT ? 0 : Integer.SIZE;
    }

    /** The round keys as words, in the order of their use. */
    int[] roundKeys() {
        return words.roundKeys();
    }

    /**
     * Whether the word that lies second in memory is the one that the first round replaces: it replaces y, or x on the way
     * back.
     */
    boolean replacesSecondWord() {
        return bigEndian == (turn == 0);
    }

    /** A block as the rounds take it, with the word that they replace first in the lower half; or back. */
    long turn(long block) {
        return Long.rotateLeft(block, turn);
    }

    /** The block that some bytes are. */
    long block(byte[] bytes, int offset) {
        return blockOf(Long.reverseBytes((long) LONGS.get(bytes, offset)));
    }

    /** Writes a block. */
    void put(long block, byte[] bytes, int offset) {
        LONGS.set(bytes, offset, Long.reverseBytes(blockOf(block)));
    }

    /** The block whose bytes are a big-endian number, such as a counter. */
    long blockOf(long number) {
        return bigEndian ? number : Long.reverseBytes(number);
    }

    /** A counter block, which is a big-endian number in both byte orders. */
    static long number(byte[] counter) {
        return Long.reverseBytes((long) LONGS.get(counter, 0));
    }

    /** Writes a counter block. */
    static void putNumber(long number, byte[] counter) {
        LONGS.set(counter, 0, Long.reverseBytes(number));
    }

    void clear() {
        words.clear();
    }
}
