package org.bitlane.kernels.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;

/** The generated classes that are shipped, and the way to write them. */
final class GeneratedSources {
    private GeneratedSources() {}

    /** Every generated class. */
    static List<GeneratedClass> all() {
        WordType word = new LongWord();
        Circuit sbox = Circuits.SM4_SBOX_125;
        Round sm4 = Sm4Round.ofData(sbox);
        Round simon = new SimonRound();
        RoundLayout methods = new MethodPerRound();
        RoundLayout locals = new StateInLocals();
        return List.of(
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
                GeneratedClass.of(simon, Dataflow.unrolled(4), word, locals));
    }

    /** Writes every class under a source root. */
    static void write(Path sourceRoot) throws IOException {
        for (GeneratedClass generated : all()) {
            Path file = sourceRoot.resolve(generated.path());
            Files.createDirectories(file.getParent());
            Files.writeString(file, generated.text());
        }
    }
}
