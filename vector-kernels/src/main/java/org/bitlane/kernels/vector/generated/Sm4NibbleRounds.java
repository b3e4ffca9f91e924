package org.bitlane.kernels.vector.generated;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.BYTES;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.INTS;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.ROTATE_16;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.ROTATE_24;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.ROTATE_8;
import static org.bitlane.kernels.vector.Sm4NibbleGroup.WORDS;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.Sm4NibbleTables;

/**
 * SM4's rounds on groups of four blocks, all values in the coordinates of {@link Sm4NibbleTables}.
 *
 * <p>Generated from the description {@code NibbleRounds}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4NibbleRounds {
    /** Rounds of the cipher, and of its key expansion. */
    public static final int ROUNDS = 32;

    private Sm4NibbleRounds() {}

    /**
     * Encrypts or decrypts groups in place, one after the other.
     *
     * @param words the groups
     * @param first the first group to take
     * @param end the group behind the last one
     * @param rounds how many rounds: {@link #ROUNDS}, or fewer only to have the method compiled
     * @param keys 33 round keys, the last of which does not matter
     * @param chain a group that is added to the first group; the last group's result afterwards
     * @param chained all ones to add each group's result to the next group, 0 to add nothing
     */
    public static void chain(int[] words, int first, int end, int rounds, int[] keys, int[] chain, int chained) {
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
        for (int group = first * WORDS; group < end * WORDS; group += WORDS) {
            IntVector w0 = IntVector.fromArray(INTS, words, group + 0);
            IntVector w1 = IntVector.fromArray(INTS, words, group + 4);
            IntVector w2 = IntVector.fromArray(INTS, words, group + 8);
            IntVector w3 = IntVector.fromArray(INTS, words, group + 12);
            ByteVector x0 = w0.lanewise(XOR, c0.lanewise(AND, chained)).reinterpretAsBytes();
            ByteVector x1 = w1.lanewise(XOR, c1.lanewise(AND, chained)).reinterpretAsBytes();
            ByteVector x2 = w2.lanewise(XOR, c2.lanewise(AND, chained)).reinterpretAsBytes();
            ByteVector x3 = w3.lanewise(XOR, c3.lanewise(AND, chained)).reinterpretAsBytes();
            ByteVector key0 = IntVector.broadcast(INTS, keys[0]).reinterpretAsBytes();
            ByteVector t = x1.lanewise(XOR, x2).lanewise(XOR, x3.lanewise(XOR, key0));
            for (int round = 1; round <= rounds; round++) {
                // The next S-box input without this round's result: ready early, and so off the critical path.
                ByteVector key = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();
                ByteVector next = x2.lanewise(XOR, x3).lanewise(XOR, key);
                ByteVector rest = next.lanewise(XOR, x0);

                ByteVector i = t.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
                ByteVector k = t.lanewise(AND, nibble);
                ByteVector j = i.lanewise(XOR, k);
                ByteVector overK = k.selectFrom(inverse);
                ByteVector overI = i.selectFrom(lambdaOver);
                ByteVector overJ = j.selectFrom(lambdaOver);
                ByteVector p = overI.lanewise(XOR, overJ).lanewise(AND, nibble);
                ByteVector q = overI.lanewise(XOR, overK).lanewise(AND, nibble);
                IntVector pMask = overI.lanewise(AND, overJ).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector qMask = overI.lanewise(AND, overK).reinterpretAsInts().lanewise(LSHR, 4);
                ByteVector overP = p.selectFrom(inverse).lanewise(AND, pMask.reinterpretAsBytes());
                ByteVector overQ = q.selectFrom(lambdaOver).lanewise(AND, qMask.reinterpretAsBytes());
                ByteVector jUnlessQ = q.selectFrom(nonzero).lanewise(AND, j);
                ByteVector io = overP.lanewise(XOR, k).lanewise(AND, nibble);
                ByteVector jo = overQ.lanewise(XOR, jUnlessQ).lanewise(AND, nibble);

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
            c0.intoArray(words, group + 0);
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
     * Encrypts or decrypts groups in place, four at a time so that one fills the other's waits.
     *
     * @param words the groups
     * @param quads how many times four groups
     * @param rounds how many rounds: {@link #ROUNDS}, or fewer only to have the method compiled
     * @param keys 33 round keys, the last of which does not matter
     */
    public static void quads(int[] words, int quads, int rounds, int[] keys) {
        ByteVector lambdaOver = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.LAMBDA_OVER);
        ByteVector inverse = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.INVERSE);
        ByteVector nonzero = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.NONZERO);
        ByteVector l0i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_0_I);
        ByteVector l0j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_0_J);
        ByteVector l24i = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_24_I);
        ByteVector l24j = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables.L_ROTATED_24_J);
        ByteVector nibble = ByteVector.broadcast(BYTES, (byte) 15);
        for (int quad = 0; quad < 4 * quads * WORDS; quad += 4 * WORDS) {
            ByteVector x0A = IntVector.fromArray(INTS, words, quad + 0).reinterpretAsBytes();
            ByteVector x1A = IntVector.fromArray(INTS, words, quad + 4).reinterpretAsBytes();
            ByteVector x2A = IntVector.fromArray(INTS, words, quad + 8).reinterpretAsBytes();
            ByteVector x3A = IntVector.fromArray(INTS, words, quad + 12).reinterpretAsBytes();
            ByteVector x0B = IntVector.fromArray(INTS, words, quad + 16).reinterpretAsBytes();
            ByteVector x1B = IntVector.fromArray(INTS, words, quad + 20).reinterpretAsBytes();
            ByteVector x2B = IntVector.fromArray(INTS, words, quad + 24).reinterpretAsBytes();
            ByteVector x3B = IntVector.fromArray(INTS, words, quad + 28).reinterpretAsBytes();
            ByteVector x0C = IntVector.fromArray(INTS, words, quad + 32).reinterpretAsBytes();
            ByteVector x1C = IntVector.fromArray(INTS, words, quad + 36).reinterpretAsBytes();
            ByteVector x2C = IntVector.fromArray(INTS, words, quad + 40).reinterpretAsBytes();
            ByteVector x3C = IntVector.fromArray(INTS, words, quad + 44).reinterpretAsBytes();
            ByteVector x0D = IntVector.fromArray(INTS, words, quad + 48).reinterpretAsBytes();
            ByteVector x1D = IntVector.fromArray(INTS, words, quad + 52).reinterpretAsBytes();
            ByteVector x2D = IntVector.fromArray(INTS, words, quad + 56).reinterpretAsBytes();
            ByteVector x3D = IntVector.fromArray(INTS, words, quad + 60).reinterpretAsBytes();
            ByteVector key0 = IntVector.broadcast(INTS, keys[0]).reinterpretAsBytes();
            ByteVector tA = x1A.lanewise(XOR, x2A).lanewise(XOR, x3A.lanewise(XOR, key0));
            ByteVector tB = x1B.lanewise(XOR, x2B).lanewise(XOR, x3B.lanewise(XOR, key0));
            ByteVector tC = x1C.lanewise(XOR, x2C).lanewise(XOR, x3C.lanewise(XOR, key0));
            ByteVector tD = x1D.lanewise(XOR, x2D).lanewise(XOR, x3D.lanewise(XOR, key0));
            for (int round = 1; round <= rounds; round++) {
                // The next S-box input without this round's result: ready early, and so off the critical path.
                ByteVector keyA = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();
                ByteVector keyB = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();
                ByteVector keyC = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();
                ByteVector keyD = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();
                ByteVector nextA = x2A.lanewise(XOR, x3A).lanewise(XOR, keyA);
                ByteVector nextB = x2B.lanewise(XOR, x3B).lanewise(XOR, keyB);
                ByteVector nextC = x2C.lanewise(XOR, x3C).lanewise(XOR, keyC);
                ByteVector nextD = x2D.lanewise(XOR, x3D).lanewise(XOR, keyD);
                ByteVector restA = nextA.lanewise(XOR, x0A);
                ByteVector restB = nextB.lanewise(XOR, x0B);
                ByteVector restC = nextC.lanewise(XOR, x0C);
                ByteVector restD = nextD.lanewise(XOR, x0D);

                ByteVector iA = tA.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
                ByteVector iB = tB.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
                ByteVector iC = tC.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
                ByteVector iD = tD.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
                ByteVector kA = tA.lanewise(AND, nibble);
                ByteVector kB = tB.lanewise(AND, nibble);
                ByteVector kC = tC.lanewise(AND, nibble);
                ByteVector kD = tD.lanewise(AND, nibble);
                ByteVector jA = iA.lanewise(XOR, kA);
                ByteVector jB = iB.lanewise(XOR, kB);
                ByteVector jC = iC.lanewise(XOR, kC);
                ByteVector jD = iD.lanewise(XOR, kD);
                ByteVector overKA = kA.selectFrom(inverse);
                ByteVector overKB = kB.selectFrom(inverse);
                ByteVector overKC = kC.selectFrom(inverse);
                ByteVector overKD = kD.selectFrom(inverse);
                ByteVector overIA = iA.selectFrom(lambdaOver);
                ByteVector overIB = iB.selectFrom(lambdaOver);
                ByteVector overIC = iC.selectFrom(lambdaOver);
                ByteVector overID = iD.selectFrom(lambdaOver);
                ByteVector overJA = jA.selectFrom(lambdaOver);
                ByteVector overJB = jB.selectFrom(lambdaOver);
                ByteVector overJC = jC.selectFrom(lambdaOver);
                ByteVector overJD = jD.selectFrom(lambdaOver);
                ByteVector pA = overIA.lanewise(XOR, overJA).lanewise(AND, nibble);
                ByteVector pB = overIB.lanewise(XOR, overJB).lanewise(AND, nibble);
                ByteVector pC = overIC.lanewise(XOR, overJC).lanewise(AND, nibble);
                ByteVector pD = overID.lanewise(XOR, overJD).lanewise(AND, nibble);
                ByteVector qA = overIA.lanewise(XOR, overKA).lanewise(AND, nibble);
                ByteVector qB = overIB.lanewise(XOR, overKB).lanewise(AND, nibble);
                ByteVector qC = overIC.lanewise(XOR, overKC).lanewise(AND, nibble);
                ByteVector qD = overID.lanewise(XOR, overKD).lanewise(AND, nibble);
                IntVector pMaskA = overIA.lanewise(AND, overJA).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector pMaskB = overIB.lanewise(AND, overJB).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector pMaskC = overIC.lanewise(AND, overJC).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector pMaskD = overID.lanewise(AND, overJD).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector qMaskA = overIA.lanewise(AND, overKA).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector qMaskB = overIB.lanewise(AND, overKB).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector qMaskC = overIC.lanewise(AND, overKC).reinterpretAsInts().lanewise(LSHR, 4);
                IntVector qMaskD = overID.lanewise(AND, overKD).reinterpretAsInts().lanewise(LSHR, 4);
                ByteVector overPA = pA.selectFrom(inverse).lanewise(AND, pMaskA.reinterpretAsBytes());
                ByteVector overPB = pB.selectFrom(inverse).lanewise(AND, pMaskB.reinterpretAsBytes());
                ByteVector overPC = pC.selectFrom(inverse).lanewise(AND, pMaskC.reinterpretAsBytes());
                ByteVector overPD = pD.selectFrom(inverse).lanewise(AND, pMaskD.reinterpretAsBytes());
                ByteVector overQA = qA.selectFrom(lambdaOver).lanewise(AND, qMaskA.reinterpretAsBytes());
                ByteVector overQB = qB.selectFrom(lambdaOver).lanewise(AND, qMaskB.reinterpretAsBytes());
                ByteVector overQC = qC.selectFrom(lambdaOver).lanewise(AND, qMaskC.reinterpretAsBytes());
                ByteVector overQD = qD.selectFrom(lambdaOver).lanewise(AND, qMaskD.reinterpretAsBytes());
                ByteVector jUnlessQA = qA.selectFrom(nonzero).lanewise(AND, jA);
                ByteVector jUnlessQB = qB.selectFrom(nonzero).lanewise(AND, jB);
                ByteVector jUnlessQC = qC.selectFrom(nonzero).lanewise(AND, jC);
                ByteVector jUnlessQD = qD.selectFrom(nonzero).lanewise(AND, jD);
                ByteVector ioA = overPA.lanewise(XOR, kA).lanewise(AND, nibble);
                ByteVector ioB = overPB.lanewise(XOR, kB).lanewise(AND, nibble);
                ByteVector ioC = overPC.lanewise(XOR, kC).lanewise(AND, nibble);
                ByteVector ioD = overPD.lanewise(XOR, kD).lanewise(AND, nibble);
                ByteVector joA = overQA.lanewise(XOR, jUnlessQA).lanewise(AND, nibble);
                ByteVector joB = overQB.lanewise(XOR, jUnlessQB).lanewise(AND, nibble);
                ByteVector joC = overQC.lanewise(XOR, jUnlessQC).lanewise(AND, nibble);
                ByteVector joD = overQD.lanewise(XOR, jUnlessQD).lanewise(AND, nibble);

                ByteVector l0A = ioA.selectFrom(l0i).lanewise(XOR, joA.selectFrom(l0j));
                ByteVector l0B = ioB.selectFrom(l0i).lanewise(XOR, joB.selectFrom(l0j));
                ByteVector l0C = ioC.selectFrom(l0i).lanewise(XOR, joC.selectFrom(l0j));
                ByteVector l0D = ioD.selectFrom(l0i).lanewise(XOR, joD.selectFrom(l0j));
                ByteVector l24A = ioA.selectFrom(l24i).lanewise(XOR, joA.selectFrom(l24j));
                ByteVector l24B = ioB.selectFrom(l24i).lanewise(XOR, joB.selectFrom(l24j));
                ByteVector l24C = ioC.selectFrom(l24i).lanewise(XOR, joC.selectFrom(l24j));
                ByteVector l24D = ioD.selectFrom(l24i).lanewise(XOR, joD.selectFrom(l24j));
                ByteVector l8A = l0A.lanewise(XOR, l24A);
                ByteVector l8B = l0B.lanewise(XOR, l24B);
                ByteVector l8C = l0C.lanewise(XOR, l24C);
                ByteVector l8D = l0D.lanewise(XOR, l24D);
                ByteVector outerA = l0A.lanewise(XOR, l24A.rearrange(ROTATE_24));
                ByteVector outerB = l0B.lanewise(XOR, l24B.rearrange(ROTATE_24));
                ByteVector outerC = l0C.lanewise(XOR, l24C.rearrange(ROTATE_24));
                ByteVector outerD = l0D.lanewise(XOR, l24D.rearrange(ROTATE_24));
                ByteVector innerA = l8A.rearrange(ROTATE_8).lanewise(XOR, l8A.rearrange(ROTATE_16));
                ByteVector innerB = l8B.rearrange(ROTATE_8).lanewise(XOR, l8B.rearrange(ROTATE_16));
                ByteVector innerC = l8C.rearrange(ROTATE_8).lanewise(XOR, l8C.rearrange(ROTATE_16));
                ByteVector innerD = l8D.rearrange(ROTATE_8).lanewise(XOR, l8D.rearrange(ROTATE_16));
                tA = restA.lanewise(XOR, outerA).lanewise(XOR, innerA);
                tB = restB.lanewise(XOR, outerB).lanewise(XOR, innerB);
                tC = restC.lanewise(XOR, outerC).lanewise(XOR, innerC);
                tD = restD.lanewise(XOR, outerD).lanewise(XOR, innerD);
                x0A = x1A;
                x0B = x1B;
                x0C = x1C;
                x0D = x1D;
                x1A = x2A;
                x1B = x2B;
                x1C = x2C;
                x1D = x2D;
                x2A = x3A;
                x2B = x3B;
                x2C = x3C;
                x2D = x3D;
                x3A = tA.lanewise(XOR, nextA);
                x3B = tB.lanewise(XOR, nextB);
                x3C = tC.lanewise(XOR, nextC);
                x3D = tD.lanewise(XOR, nextD);
            }
            x3A.reinterpretAsInts().intoArray(words, quad + 0);
            x2A.reinterpretAsInts().intoArray(words, quad + 4);
            x1A.reinterpretAsInts().intoArray(words, quad + 8);
            x0A.reinterpretAsInts().intoArray(words, quad + 12);
            x3B.reinterpretAsInts().intoArray(words, quad + 16);
            x2B.reinterpretAsInts().intoArray(words, quad + 20);
            x1B.reinterpretAsInts().intoArray(words, quad + 24);
            x0B.reinterpretAsInts().intoArray(words, quad + 28);
            x3C.reinterpretAsInts().intoArray(words, quad + 32);
            x2C.reinterpretAsInts().intoArray(words, quad + 36);
            x1C.reinterpretAsInts().intoArray(words, quad + 40);
            x0C.reinterpretAsInts().intoArray(words, quad + 44);
            x3D.reinterpretAsInts().intoArray(words, quad + 48);
            x2D.reinterpretAsInts().intoArray(words, quad + 52);
            x1D.reinterpretAsInts().intoArray(words, quad + 56);
            x0D.reinterpretAsInts().intoArray(words, quad + 60);
        }
    }

    /**
     * Expands a key (GB/T 32907-2016, 7.3).
     *
     * @param key the words of the key plus FK, each in four lanes
     * @param constants the 32 words CK plus {@link Sm4NibbleTables#SBOX_INPUT}
     * @param words receives the 32 round keys, each in four lanes
     */
    public static void expandKey(int[] key, int[] constants, int[] words) {
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
            ByteVector constant = IntVector.broadcast(INTS, constants[round]).reinterpretAsBytes();
            ByteVector t = x1.lanewise(XOR, x2).lanewise(XOR, x3.lanewise(XOR, constant));
            ByteVector i = t.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);
            ByteVector k = t.lanewise(AND, nibble);
            ByteVector j = i.lanewise(XOR, k);
            ByteVector overK = k.selectFrom(inverse);
            ByteVector overI = i.selectFrom(lambdaOver);
            ByteVector overJ = j.selectFrom(lambdaOver);
            ByteVector p = overI.lanewise(XOR, overJ).lanewise(AND, nibble);
            ByteVector q = overI.lanewise(XOR, overK).lanewise(AND, nibble);
            IntVector pMask = overI.lanewise(AND, overJ).reinterpretAsInts().lanewise(LSHR, 4);
            IntVector qMask = overI.lanewise(AND, overK).reinterpretAsInts().lanewise(LSHR, 4);
            ByteVector overP = p.selectFrom(inverse).lanewise(AND, pMask.reinterpretAsBytes());
            ByteVector overQ = q.selectFrom(lambdaOver).lanewise(AND, qMask.reinterpretAsBytes());
            ByteVector jUnlessQ = q.selectFrom(nonzero).lanewise(AND, j);
            ByteVector io = overP.lanewise(XOR, k).lanewise(AND, nibble);
            ByteVector jo = overQ.lanewise(XOR, jUnlessQ).lanewise(AND, nibble);
            ByteVector l0 = io.selectFrom(l0i).lanewise(XOR, jo.selectFrom(l0j));
            ByteVector l8 = io.selectFrom(l8i).lanewise(XOR, jo.selectFrom(l8j)).rearrange(ROTATE_8);
            ByteVector l16 = io.selectFrom(l16i).lanewise(XOR, jo.selectFrom(l16j)).rearrange(ROTATE_16);
            ByteVector l24 = io.selectFrom(l24i).lanewise(XOR, jo.selectFrom(l24j)).rearrange(ROTATE_24);
            ByteVector word = x0.lanewise(XOR, l0).lanewise(XOR, l8).lanewise(XOR, l16).lanewise(XOR, l24);
            word.reinterpretAsInts().intoArray(words, 4 * round);
            x0 = x1;
            x1 = x2;
            x2 = x3;
            x3 = word;
        }
    }
}
