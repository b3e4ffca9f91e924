package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.circuit.Circuits;
import org.bitlane.kernels.scalar.PlaneRounds;
import org.bitlane.kernels.scalar.generated.SimonUnrolled2;
import org.bitlane.kernels.scalar.generated.Sm4Unrolled4;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the dataflow, layout and S-box circuit, generated rounds compute the same. */
class GeneratedDataflowsTest {
    private static final WordType WORD = new LongWord();

    @TempDir
    private Path directory;

    @Test
    void allDataflowsOfSm4ComputeTheSame() throws Exception {
        List<GeneratedClass> classes = new ArrayList<>();
        Round round = Sm4Round.ofData(Circuits.SM4_SBOX_110);
        classes.add(GeneratedClass.of(round, Dataflow.iterative(), WORD, new MethodPerRound()));
        for (int factor : new int[] {2, 3, 5, 8, 12, 32}) {
            classes.add(GeneratedClass.of(round, Dataflow.unrolled(factor), WORD, new MethodPerRound()));
        }
        checkAgainst(new Sm4Unrolled4(), 32, 256, classes);
    }

    @Test
    void allDataflowsOfSimonComputeTheSame() throws Exception {
        List<GeneratedClass> classes = new ArrayList<>();
        classes.add(GeneratedClass.of(new SimonRound(), Dataflow.iterative(), WORD, new StateInLocals()));
        for (int factor : new int[] {3, 5, 7, 8, 11, 44}) {
            classes.add(GeneratedClass.of(new SimonRound(), Dataflow.unrolled(factor), WORD, new StateInLocals()));
        }
        checkAgainst(new SimonUnrolled2(), 16, 352, classes);
    }

    @Test
    void layoutsOfSimonComputeTheSame() throws Exception {
        List<GeneratedClass> classes = new ArrayList<>();
        for (int factor : new int[] {2, 3, 6}) {
            classes.add(GeneratedClass.of(new SimonRound(), Dataflow.unrolled(factor), WORD, new MethodPerRound()));
        }
        checkAgainst(new SimonUnrolled2(), 16, 352, classes);
    }

    @Test
    void aLayoutRefusesADataflowThatItHasNoFormFor() {
        Round round = Sm4Round.ofData(Circuits.SM4_SBOX_110);
        GeneratedClass pipelined = GeneratedClass.of(round, Dataflow.pipelined(4), WORD, new MethodPerRound());
        assertThrows(IllegalArgumentException.class, pipelined::text);
        GeneratedClass rolling = GeneratedClass.of(round, Dataflow.unrolled(4), WORD, new RollingWords());
        assertThrows(IllegalArgumentException.class, rolling::text);
    }

    private void checkAgainst(PlaneRounds known, int planeCount, int keyCount, List<GeneratedClass> classes)
            throws Exception {
        Random random = new Random(5);
        long[] planes = random.longs(planeCount).toArray();
        long[] roundKeys = random.longs(keyCount).toArray();
        long[] expected = planes.clone();
        known.apply(expected, roundKeys);
        compile(classes);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}) {
                    // The shipped classes have the same names; these are to come from the directory.
                    @Override
                    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                        return name.startsWith(WORD.packageName()) && findLoadedClass(name) == null
                                ? findClass(name)
                                : super.loadClass(name, resolve);
                    }
                }) {
            for (GeneratedClass generated : classes) {
                PlaneRounds rounds = (PlaneRounds) loader.loadClass(WORD.packageName() + "." + generated.name())
                        .getConstructor()
                        .newInstance();
                long[] actual = planes.clone();
                rounds.apply(actual, roundKeys);
                assertArrayEquals(expected, actual, generated.name());
            }
        }
    }

    private void compile(List<GeneratedClass> classes) throws Exception {
        List<Path> files = new ArrayList<>();
        for (GeneratedClass generated : classes) {
            Path file = directory.resolve(generated.path());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, generated.text()));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of(
                    "-d", directory.toString(), "-classpath", System.getProperty("java.class.path"), "-proc:none");
            boolean compiled = compiler.getTask(
                            messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            assertEquals("", messages.toString());
            assertEquals(true, compiled);
        }
    }
}
