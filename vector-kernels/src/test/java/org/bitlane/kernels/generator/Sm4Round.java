package org.bitlane.kernels.generator;

import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuit;

/**
 * A round of SM4's data path (GB/T 32907-2016, 6.2) or key expansion (7.3) around one of the S-box circuits. The two
 * differ in the linear transformation. What the circuit leaves of the S-box's constants is expected in the round keys.
 */
final class Sm4Round implements Round {
    private final Circuit sbox;
    private final Linear linear;
    private final boolean keyLast;

    private Sm4Round(Circuit sbox, Linear linear, boolean keyLast) {
        this.sbox = sbox;
        this.linear = linear;
        this.keyLast = keyLast;
    }

    /** A round of the data path. */
    static Round ofData(Circuit sbox) {
        return new Sm4Round(sbox, Sm4Round::writeData, false);
    }

    /**
     * A round of the data path that adds the round key to the word it makes, off the way from word to word. The word that
     * takes part in the next round's sum then brings that round's key with it.
     */
    static Round ofDataKeyLast(Circuit sbox) {
        return new Sm4Round(sbox, Sm4Round::writeData, true);
    }

    /** A round of the key expansion; its round keys are the constants CK. */
    static Round ofKey(Circuit sbox) {
        return new Sm4Round(sbox, Sm4Round::writeKey, false);
    }

    @Override
    public Algorithm algorithm() {
        return Algorithm.SM4;
    }

    @Override
    public Circuit circuit() {
        return sbox;
    }

    @Override
    public int words() {
        return 4;
    }

    @Override
    public void write(JavaSource source, WordType type, PlaneAccess state, String key) {
        source.line("// What enters the S-boxes: three words" + (keyLast ? "." : " and the round key."));
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            String words = type.xor(state.read(1, j), state.read(2, j), state.read(3, j));
            String sum = keyLast ? words : type.xor(words, roundKey(type, key, j));
            source.line(type.name() + " x" + j + " = " + sum + ";");
        }
        List<String> added = IntStream.range(0, PlaneAccess.PLANES)
                .mapToObj(j -> keyLast ? type.xor(state.read(0, j), roundKey(type, key, j)) : state.read(0, j))
                .toList();
        linear.write(source, type, state, added, CircuitStatements.write(source, type, sbox));
    }

    private static String roundKey(WordType type, String key, int j) {
        return type.roundKey("roundKeys", PlaneAccess.index(key, j));
    }

    /** A linear transformation of what leaves the S-boxes, added to what there is of the first. */
    private interface Linear {
        void write(JavaSource source, WordType type, PlaneAccess state, List<String> added, List<String> s);
    }

    /** Writes L of the planes {@code s}, added to those of {@code added}, as the new word. */
    static void writeData(JavaSource source, WordType type, PlaneAccess state, List<String> added, List<String> s) {
        source.line("// L(s) = q ^ t ^ q<<<24 with t = s<<<2 and q = s ^ t<<<16.");
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            String q = "q" + j;
            String t = rotated(type, s, j, 2);
            if (!s.contains(t)) {
                source.line(type.name() + " t" + j + " = " + t + ";");
                t = "t" + j;
            }
            source.line(type.name() + " " + q + " = " + type.xor(s.get(j), type.rotateBytes(t, 2)) + ";");
            String sum = type.xor(q, t, type.rotateBytes(q, 3));
            source.line(state.write(0, j, type.xor(added.get(j), sum)));
        }
    }

    private static void writeKey(
            JavaSource source, WordType type, PlaneAccess state, List<String> added, List<String> s) {
        source.line("// L'(s) = s ^ s<<<13 ^ s<<<23.");
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            String sum = type.xor(s.get(j), rotated(type, s, j, 13), rotated(type, s, j, 23));
            source.line(state.write(0, j, type.xor(added.get(j), sum)));
        }
    }

    /** Plane j of a word rotated left by some bits: another plane of the word, rotated by the whole bytes. */
    private static String rotated(WordType type, List<String> word, int j, int bits) {
        int plane = Math.floorMod(j - bits, PlaneAccess.PLANES);
        int bytes = (bits + plane - j) / PlaneAccess.PLANES;
        return bytes == 0 ? word.get(plane) : type.rotateBytes(word.get(plane), bytes);
    }
}
