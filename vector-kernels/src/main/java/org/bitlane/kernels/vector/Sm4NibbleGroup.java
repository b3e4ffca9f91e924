package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Four blocks of SM4 side by side in 128-bit registers, word-major: {@code words[4 * w + b]} of a group is word w of block
 * b, as little-endian reading gives it. A word's rotation left by a byte is then one of its bytes to the right.
 */
public final class Sm4NibbleGroup {
    /** Blocks in a group. */
    public static final int BLOCKS = 4;

    /** Words in a group. */
    public static final int WORDS = 16;

    /** A register as bytes. */
    public static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_128;

    /** A register as words. */
    public static final VectorSpecies<Integer> INTS = IntVector.SPECIES_128;

    /** Rotates words left by a byte. */
    public static final VectorShuffle<Byte> ROTATE_8 = rotation(1);

    /** Rotates words left by two bytes. */
    public static final VectorShuffle<Byte> ROTATE_16 = rotation(2);

    /** Rotates words left by three bytes. */
    public static final VectorShuffle<Byte> ROTATE_24 = rotation(3);

    private Sm4NibbleGroup() {}

    private static VectorShuffle<Byte> rotation(int bytes) {
        return VectorShuffle.fromOp(BYTES, i -> i & ~3 | i + bytes & 3);
    }

    /**
     * Maps the bytes of words by two tables, one for each nibble.
     *
     * @param table {@link Sm4NibbleTables#TO_TOWER} or {@link Sm4NibbleTables#FROM_TOWER}
     * @param count how many words, a multiple of 4
     */
    static void map(int[] words, int count, int table) {
        ByteVector low = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, table);
        ByteVector high = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, table + 16);
        for (int i = 0; i < count; i += 4) {
            IntVector word = IntVector.fromArray(INTS, words, i);
            ByteVector lowNibbles = word.reinterpretAsBytes().lanewise(AND, (byte) 15);
            ByteVector highNibbles = word.lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, (byte) 15);
            lowNibbles
                    .selectFrom(low)
                    .lanewise(XOR, highNibbles.selectFrom(high))
                    .reinterpretAsInts()
                    .intoArray(words, i);
        }
    }
}
