package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * SM4's rounds on four blocks in 128-bit registers, with the S-box of {@link Sm4NibbleTables}: for single blocks and short
 * messages, where latency counts.
 *
 * <p>Groups of four blocks are word-major: {@code words[4 * w + b]} of a group is word w of block b, as little-endian
 * reading gives it. A word's rotation left by a byte is then one of its bytes to the right. Every S-box lookup is masked to
 * four bits first, because JDK 17 throws on other indices.
 *
 * <p>The text of the S-box stands here more than once: vectors that cross a call are boxed.
 */
final class Sm4NibbleRounds {
    /** Blocks in a group. */
    static final int GROUP_BLOCKS = 4;

    /** Words in a group. */
    static final int GROUP_WORDS = 16;

    static final int ROUNDS = 32;

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_128;
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_128;
    private static final VectorShuffle<Byte> ROTATE_8 = rotation(1);
    private static final VectorShuffle<Byte> ROTATE_16 = rotation(2);
    private static final VectorShuffle<Byte> ROTATE_24 = rotation(3);

    private Sm4NibbleRounds() {}

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

    /**
     * Encrypts or decrypts groups in place, all values in tower coordinates.
     *
     * @param words the groups
     * @param groups how many
     * @param keys 33 round keys as {@link #expandKey} gives them
     * @param chain a group that is added to the first group; the last group's result afterwards
     * @param chained all ones to add each group's result to the next group, 0 to add nothing
     */
    static void rounds(int[] words, int groups, int[] keys, int[] chain, int chained) {
        ByteVector lambdaOver = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.LAMBDA_OVER);
        ByteVector inverse = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.INVERSE);
        ByteVector nonzero = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.NONZERO);
        ByteVector l0i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_0_I);
        ByteVector l0j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_0_J);
        ByteVector l24i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_24_I);
        ByteVector l24j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_24_J);
        ByteVector nibble = ByteVector.broadcast(BYTES, (byte) 15);
        IntVector c0 = IntVector.fromArray(INTS, chain, 0);
        IntVector c1 = IntVector.fromArray(INTS, chain, 4);
        IntVector c2 = IntVector.fromArray(INTS, chain, 8);
        IntVector c3 = IntVector.fromArray(INTS, chain, 12);
        for (int group = 0; group < groups * GROUP_WORDS; group += GROUP_WORDS) {
            ByteVector x0 = IntVector.fromArray(INTS, words, group)
                    .lanewise(XOR, c0.lanewise(AND, chained))
                    .reinterpretAsBytes();
            ByteVector x1 = IntVector.fromArray(INTS, words, group + 4)
                    .lanewise(XOR, c1.lanewise(AND, chained))
                    .reinterpretAsBytes();
            ByteVector x2 = IntVector.fromArray(INTS, words, group + 8)
                    .lanewise(XOR, c2.lanewise(AND, chained))
                    .reinterpretAsBytes();
            ByteVector x3 = IntVector.fromArray(INTS, words, group + 12)
                    .lanewise(XOR, c3.lanewise(AND, chained))
                    .reinterpretAsBytes();
            ByteVector t = x1.lanewise(XOR, x2)
                    .lanewise(
                            XOR,
                            x3.lanewise(XOR, IntVector.broadcast(INTS, keys[0]).reinterpretAsBytes()));
            for (int round = 1; round <= ROUNDS; round++) {
                // The next S-box input without this round's result: ready early, and so off the critical path.
                ByteVector next = x2.lanewise(XOR, x3)
                        .lanewise(XOR, IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes());
                ByteVector rest = next.lanewise(XOR, x0);

                ByteVector i = t.reinterpretAsInts()
                        .lanewise(LSHR, 4)
                        .reinterpretAsBytes()
                        .lanewise(AND, nibble);
                ByteVector k = t.lanewise(AND, nibble);
                ByteVector j = i.lanewise(XOR, k);
                ByteVector overK = k.selectFrom(inverse);
                ByteVector overI = i.selectFrom(lambdaOver);
                ByteVector overJ = j.selectFrom(lambdaOver);
                ByteVector p = overI.lanewise(XOR, overJ).lanewise(AND, nibble);
                ByteVector q = overI.lanewise(XOR, overK).lanewise(AND, nibble);
                ByteVector pMask = overI.lanewise(AND, overJ)
                        .reinterpretAsInts()
                        .lanewise(LSHR, 4)
                        .reinterpretAsBytes();
                ByteVector qMask = overI.lanewise(AND, overK)
                        .reinterpretAsInts()
                        .lanewise(LSHR, 4)
                        .reinterpretAsBytes();
                ByteVector io = p.selectFrom(inverse)
                        .lanewise(AND, pMask)
                        .lanewise(XOR, k)
                        .lanewise(AND, nibble);
                ByteVector jo = q.selectFrom(lambdaOver)
                        .lanewise(AND, qMask)
                        .lanewise(XOR, q.selectFrom(nonzero).lanewise(AND, j))
                        .lanewise(AND, nibble);

                ByteVector l0 = io.selectFrom(l0i).lanewise(XOR, jo.selectFrom(l0j));
                ByteVector l24 = io.selectFrom(l24i).lanewise(XOR, jo.selectFrom(l24j));
                ByteVector l8 = l0.lanewise(XOR, l24);
                ByteVector outer = l0.lanewise(XOR, l24.rearrange(ROTATE_24));
                ByteVector inner = l8.rearrange(ROTATE_8).lanewise(XOR, l8.rearrange(ROTATE_16));
                t = rest.lanewise(XOR, outer).lanewise(XOR, inner);
                x0 = x1;
                x1 = x2;
                x2 = x3;
                x3 = t.lanewise(XOR, next);
            }
            c0 = x3.reinterpretAsInts();
            c1 = x2.reinterpretAsInts();
            c2 = x1.reinterpretAsInts();
            c3 = x0.reinterpretAsInts();
            c0.intoArray(words, group);
            c1.intoArray(words, group + 4);
            c2.intoArray(words, group + 8);
            c3.intoArray(words, group + 12);
        }
        c0.intoArray(chain, 0);
        c1.intoArray(chain, 4);
        c2.intoArray(chain, 8);
        c3.intoArray(chain, 12);
    }

    /**
     * Expands a key, all values in tower coordinates (GB/T 32907-2016, 7.3).
     *
     * @param key the words of the key plus FK, each in four lanes
     * @param constants the 32 words CK plus {@link Sm4NibbleTables#SBOX_INPUT}
     * @param words receives the 32 round keys, each in four lanes
     */
    static void expandKey(int[] key, int[] constants, int[] words) {
        ByteVector lambdaOver = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.LAMBDA_OVER);
        ByteVector inverse = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.INVERSE);
        ByteVector nonzero = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.NONZERO);
        ByteVector l0i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED);
        ByteVector l0j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 16);
        ByteVector l8i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 32);
        ByteVector l8j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 48);
        ByteVector l16i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 64);
        ByteVector l16j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 80);
        ByteVector l24i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 96);
        ByteVector l24j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.KEY_ROTATED + 112);
        ByteVector nibble = ByteVector.broadcast(BYTES, (byte) 15);
        ByteVector x0 = IntVector.fromArray(INTS, key, 0).reinterpretAsBytes();
        ByteVector x1 = IntVector.fromArray(INTS, key, 4).reinterpretAsBytes();
        ByteVector x2 = IntVector.fromArray(INTS, key, 8).reinterpretAsBytes();
        ByteVector x3 = IntVector.fromArray(INTS, key, 12).reinterpretAsBytes();
        for (int round = 0; round < ROUNDS; round++) {
            ByteVector t = x1.lanewise(XOR, x2)
                    .lanewise(
                            XOR,
                            x3.lanewise(
                                    XOR,
                                    IntVector.broadcast(INTS, constants[round]).reinterpretAsBytes()));

            ByteVector i =
                    t.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
            ByteVector k = t.lanewise(AND, nibble);
            ByteVector j = i.lanewise(XOR, k);
            ByteVector overK = k.selectFrom(inverse);
            ByteVector overI = i.selectFrom(lambdaOver);
            ByteVector overJ = j.selectFrom(lambdaOver);
            ByteVector p = overI.lanewise(XOR, overJ).lanewise(AND, nibble);
            ByteVector q = overI.lanewise(XOR, overK).lanewise(AND, nibble);
            ByteVector pMask = overI.lanewise(AND, overJ)
                    .reinterpretAsInts()
                    .lanewise(LSHR, 4)
                    .reinterpretAsBytes();
            ByteVector qMask = overI.lanewise(AND, overK)
                    .reinterpretAsInts()
                    .lanewise(LSHR, 4)
                    .reinterpretAsBytes();
            ByteVector io =
                    p.selectFrom(inverse).lanewise(AND, pMask).lanewise(XOR, k).lanewise(AND, nibble);
            ByteVector jo = q.selectFrom(lambdaOver)
                    .lanewise(AND, qMask)
                    .lanewise(XOR, q.selectFrom(nonzero).lanewise(AND, j))
                    .lanewise(AND, nibble);

            ByteVector l0 = io.selectFrom(l0i).lanewise(XOR, jo.selectFrom(l0j));
            ByteVector l8 = io.selectFrom(l8i).lanewise(XOR, jo.selectFrom(l8j)).rearrange(ROTATE_8);
            ByteVector l16 =
                    io.selectFrom(l16i).lanewise(XOR, jo.selectFrom(l16j)).rearrange(ROTATE_16);
            ByteVector l24 =
                    io.selectFrom(l24i).lanewise(XOR, jo.selectFrom(l24j)).rearrange(ROTATE_24);
            ByteVector word =
                    x0.lanewise(XOR, l0).lanewise(XOR, l8).lanewise(XOR, l16).lanewise(XOR, l24);
            word.reinterpretAsInts().intoArray(words, 4 * round);
            x0 = x1;
            x1 = x2;
            x2 = x3;
            x3 = word;
        }
    }
}
