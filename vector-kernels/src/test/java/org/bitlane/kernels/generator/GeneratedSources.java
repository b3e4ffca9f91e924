package org.bitlane.kernels.generator;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Variant;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;

/** The generated classes that are shipped, and the way to write them. */
final class GeneratedSources {
    private GeneratedSources() {}

    /** Every generated class. */
    static List<GeneratedSource> all() {
        List<GeneratedSource> all = new ArrayList<>(ofCiphers());
        all.add(new NibbleRounds());
        all.addAll(Sha256Sources.all());
        return all;
    }

    /** Every generated class of a cipher. */
    static List<GeneratedClass> ofCiphers() {
        WordType word = new LongWord();
        Circuit sbox = Circuits.SM4_SBOX_125;
        Round sm4 = Sm4Round.ofData(sbox);
        Round simon = new SimonRound();
        RoundLayout methods = new MethodPerRound();
        RoundLayout locals = new StateInLocals();
        List<GeneratedClass> all = new ArrayList<>(vectorClasses());
        all.addAll(simonVectorClasses(new VectorWord(ByteOrder.BIG_ENDIAN)));
        all.addAll(simonVectorClasses(new VectorWord(ByteOrder.LITTLE_ENDIAN)));
        all.addAll(List.of(
                new GeneratedClass(
                        "Sm4KeyRounds",
                        "SM4's key expansion",
                        Sm4Round.ofKey(sbox),
                        Dataflow.iterative(),
                        word,
                        new RollingWords()),
                GeneratedClass.of(sm4, Dataflow.iterative(), word, methods),
                GeneratedClass.of(sm4, Dataflow.unrolled(4), word, methods),
                GeneratedClass.of(simon, Dataflow.iterative(), word, locals),
                GeneratedClass.of(simon, Dataflow.unrolled(2), word, locals),
                GeneratedClass.of(simon, Dataflow.unrolled(4), word, locals)));
        return all;
    }

    /** The 110-gate S-box: on vectors, whose operations take three inputs, fewer gates beat less depth. */
    private static List<GeneratedClass> vectorClasses() {
        WordType word = new VectorWord();
        Round sm4 = Sm4Round.ofDataKeyLast(Circuits.SM4_SBOX_110);
        RoundLayout sequence = new SequenceInMethods();
        RoundLayout stages = new Stages();
        MaskedRound masked = new MaskedRound(Circuits.SM4_SBOX_110);
        RoundLayout defendedSequence = new DefendedSequence(masked);
        RoundLayout defendedStages = new DefendedStages(masked);
        List<GeneratedClass> classes = new ArrayList<>();
        classes.add(new GeneratedClass(
                MaskedRound.CLASS_NAME,
                "SM4 that the variant {@code defended} masks,",
                masked.round(),
                Dataflow.iterative(),
                word,
                masked));
        classes.add(GeneratedClass.of(sm4, Dataflow.iterative(), word, sequence));
        classes.add(GeneratedClass.of(sm4, Dataflow.iterative(), Variant.DEFENDED, word, defendedSequence));
        for (int factor : new int[] {2, 4, 8, 16, 32}) {
            Dataflow unrolled = Dataflow.unrolled(factor);
            classes.add(GeneratedClass.of(sm4, unrolled, word, sequence));
            classes.add(GeneratedClass.of(sm4, unrolled, Variant.DEFENDED, word, defendedSequence));
        }
        for (int rounds : new int[] {4, 2, 1}) {
            Dataflow pipelined = Dataflow.pipelined(rounds);
            classes.add(GeneratedClass.of(sm4, pipelined, word, stages));
            classes.add(GeneratedClass.of(sm4, pipelined, Variant.DEFENDED, word, defendedStages));
        }
        return classes;
    }

    private static List<GeneratedClass> simonVectorClasses(WordType word) {
        Round simon = new SimonRound();
        RoundLayout locals = new StateInMethods();
        RoundLayout stages = new StagesInLocals();
        List<GeneratedClass> classes = new ArrayList<>();
        classes.add(GeneratedClass.of(simon, Dataflow.iterative(), word, locals));
        for (int factor : new int[] {2, 4, 8, 11, 16, 22, 44}) {
            classes.add(GeneratedClass.of(simon, Dataflow.unrolled(factor), word, locals));
        }
        for (int rounds : new int[] {4, 2, 1}) {
            classes.add(GeneratedClass.of(simon, Dataflow.pipelined(rounds), word, stages));
        }
        return classes;
    }

    /** Writes every file under a source root. */
    static void write(Path sourceRoot) throws IOException {
        for (GeneratedSource generated : all()) {
            Path file = sourceRoot.resolve(generated.path());
            Files.createDirectories(file.getParent());
            Files.writeString(file, generated.text());
        }
    }
}
