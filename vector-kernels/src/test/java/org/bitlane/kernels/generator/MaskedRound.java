package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Masking;

/**
 * A round of SM4 whose S-box works on two shares, in methods of a class of its own. It is one for all dataflows, whose
 * drivers call it wherever they keep the words.
 *
 * <p>The round has a region of planes to itself. It starts with random ones: the mask of each bit that enters the
 * S-box, and a fresh bit for each AND. Behind them the methods of the round leave what they have for one another.
 */
final class MaskedRound implements RoundLayout {
    /** The class that {@link #write} makes the body of. */
    static final String CLASS_NAME = "Sm4MaskedRound";

    private static final int WORDS = 4;
    private static final int S_BOX_METHODS = 4;
    private static final int PLANES = PlaneAccess.PLANES;

    private final Circuit circuit;
    private final CircuitInMethods sbox;
    private final int masks;

    /**
     * @param sbox the S-box, not yet masked
     */
    MaskedRound(Circuit sbox) {
        this.circuit = Masking.mask(sbox);
        this.masks = circuit.inputs().size() - PLANES;
        // The shares that are no masks come behind the masks.
        List<Integer> inputPlaces = new ArrayList<>();
        IntStream.range(0, PLANES).forEach(j -> inputPlaces.add(masks + j));
        IntStream.range(0, masks).forEach(inputPlaces::add);
        this.sbox = new CircuitInMethods(circuit, "region", inputPlaces, S_BOX_METHODS);
    }

    /** The round as the generated class describes it. */
    Round round() {
        return Sm4Round.ofDataKeyLast(circuit);
    }

    /** Planes of the region of a masked round. */
    int regionPlanes() {
        return sbox.planes();
    }

    /**
     * A call of the round.
     *
     * @param words the places of the four words and of the new one, as indices of planes
     * @param key the index of the round key's first plane
     * @param region where the region starts, as an index of a plane
     */
    String call(List<String> words, String key, int region) {
        return CLASS_NAME + ".apply(planes, roundKeys, " + String.join(", ", words) + ", " + key + ", " + region + ");";
    }

    @Override
    public List<String> imports(WordType type) {
        return type.imports();
    }

    @Override
    public String declaration(WordType type, String name) {
        return "public final class " + name;
    }

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        source.line("/** Planes of a region that must be random whenever a round is applied: they come first. */");
        source.line("public static final int MASKS = " + masks + ";").blank();
        source.line("/** Planes of a region. */");
        source.line("public static final int REGION = " + regionPlanes() + ";").blank();
        source.line("private " + CLASS_NAME + "() {}").blank();
        source.line("/**");
        source.line(" * Applies the round to words w0 to w3, and makes w4. All places are indices of planes. The two");
        source.line(
                " * shares of what enters and leaves the S-boxes are not added to each other before the new word is");
        source.line(" * made. That holds of this source alone: a compiler may merge operations on the shares.");
        source.line(" */");
        source.open("static void apply(" + RoundLayout.parameters(type)
                + ", int w0, int w1, int w2, int w3, int w4, int key, int region)");
        source.line("share(planes, w1, w2, w3, region);");
        sbox.writeCalls(source, "sbox");
        source.line("addShare0(planes, roundKeys, w0, w4, key, region);");
        source.line("addShare1(planes, w4, region);");
        source.close().blank();
        writeShare(source, type);
        sbox.writeMethods(source, type, "sbox");
        writeAddShare(source, type, 0, ", " + type.roundKeysType() + " roundKeys, int w0, int w4, int key", "w0");
        writeAddShare(source, type, 1, ", int w4", "w4");
    }

    /** What enters the S-boxes, in two shares; the mask goes first, so that no sum is without it. */
    private void writeShare(JavaSource source, WordType type) {
        source.open("private static void share(" + type.stateType() + " planes, int w1, int w2, int w3, int region)");
        PlaneAccess words = PlaneAccess.inArray(type);
        for (int j = 0; j < PLANES; j++) {
            String mask = type.load("planes", PlaneAccess.index("region", j));
            String shared = type.xor(mask, words.read(1, j), words.read(2, j), words.read(3, j));
            source.line(type.store("planes", PlaneAccess.index("region", masks + j), shared));
        }
        source.close();
    }

    /** L is linear: the new word gets it of one share after the other, after the oldest word and the key. */
    private void writeAddShare(JavaSource source, WordType type, int share, String parameters, String read) {
        source.blank();
        source.open("private static void addShare" + share + "(" + type.stateType() + " planes" + parameters
                + ", int region)");
        for (int j = 0; j < PLANES; j++) {
            String plane = type.load("planes", sbox.output(PLANES * share + j));
            source.line(type.name() + " s" + j + " = " + plane + ";");
        }
        List<String> added = IntStream.range(0, PLANES)
                .mapToObj(j -> {
                    String word = type.load("planes", PlaneAccess.index(read, j));
                    return share == 0 ? type.xor(word, type.roundKey("roundKeys", PlaneAccess.index("key", j))) : word;
                })
                .toList();
        PlaneAccess words = PlaneAccess.inArray(type);
        PlaneAccess newWord = new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return words.read(WORDS, plane);
            }

            @Override
            public String write(int word, int plane, String value) {
                return words.write(WORDS, plane, value);
            }
        };
        Sm4Round.writeData(source, type, newWord, added, List.of(PlaneAccess.locals("s")));
        source.close();
    }
}
