package org.bitlane.hwmodels.cpu;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;

/**
 * Predicts software kernels from their instructions: how many there are follows from the circuits, how fast they can
 * start from the machine's ports.
 */
public final class CpuModel {
    private static final List<Circuit> S_BOXES = List.of(Circuits.SM4_SBOX_110, Circuits.SM4_SBOX_125);
    private static final Map<Key, CpuPrediction> KNOWN = new ConcurrentHashMap<>();

    private record Key(Algorithm algorithm, Layout layout, Machine machine) {}

    /** A form of a kernel on a machine: which S-box, and whether a rotation by whole bytes is one permutation. */
    private record Form(KernelProgram program, Layout layout, boolean bytePermutation) {}

    private CpuModel() {}

    /**
     * The limit of a configuration's kernel on a machine. It does not depend on the dataflow, whose loads and stores of
     * stage states come on top.
     *
     * @throws IllegalArgumentException as {@link #predict(Algorithm, Layout, Machine)}
     */
    public static CpuPrediction predict(KernelConfiguration configuration, Machine machine) {
        return predict(configuration.algorithm(), Layout.of(configuration), machine);
    }

    /**
     * The limit of a kernel on a machine.
     *
     * @throws IllegalArgumentException if the algorithm has no kernel in that layout
     */
    public static CpuPrediction predict(Algorithm algorithm, Layout layout, Machine machine) {
        return KNOWN.computeIfAbsent(new Key(algorithm, layout, machine), CpuModel::compute);
    }

    private static CpuPrediction compute(Key key) {
        Machine machine = key.machine();
        List<Form> forms = forms(key.algorithm(), key.layout());
        // Where logic is cheap, fewest gates win; without ternary logic the shallower circuit spills less.
        Form usual = forms.get(machine.ternaryLogic() || key.algorithm() != Algorithm.SM4 ? 0 : forms.size() - 2);
        int planes = key.algorithm().blockBytes() / Integer.BYTES * key.layout().planesPerWord();
        int batchBytes = key.algorithm().blockBytes() * machine.blocks(key.layout());
        VectorOperations operations = count(usual, machine, planes);
        double perByte = 1 / (machine.logicPorts() * batchBytes);
        double transposition = operations.transposition() * perByte;
        double logic = operations.arithmetic() * perByte;
        double memory =
                Math.max(operations.loads() / machine.loadsPerCycle(), operations.stores() / machine.storesPerCycle())
                        / batchBytes;
        double[] ends = forms.stream()
                .mapToDouble(form -> count(form, machine, planes).arithmetic() * perByte)
                .sorted()
                .toArray();
        return new CpuPrediction(
                key.algorithm(),
                key.layout(),
                machine,
                operations,
                batchBytes,
                logic,
                transposition,
                memory,
                Math.max(memory, logic + transposition),
                ends[0],
                ends[ends.length - 1],
                rules(machine));
    }

    private static List<Form> forms(Algorithm algorithm, Layout layout) {
        try {
            Stream<Circuit> sBoxes = algorithm == Algorithm.SM4
                    ? S_BOXES.stream()
                    : S_BOXES.stream().limit(1);
            return sBoxes.map(sBox -> KernelProgram.of(algorithm, layout, sBox))
                    .flatMap(program -> Stream.of(new Form(program, layout, false), new Form(program, layout, true)))
                    .toList();
        } catch (UnsupportedOperationException e) {
            throw new IllegalArgumentException(algorithm + " has no kernel for this layout: " + e.getMessage(), e);
        }
    }

    private static VectorOperations count(Form form, Machine machine, int planes) {
        KernelProgram program = form.program();
        int rounds = program.algorithm().rounds();
        // A state that fills no more than half of the registers stays there.
        boolean kept = 2 * program.state() <= machine.registers();
        long roundLoads = program.others() + (kept ? 0 : program.stateRead());
        return new VectorOperations(
                sum(program, each -> each.logicInstructions(machine.ternaryLogic())),
                sum(program, each -> rotateInstructions(each, machine, form.bytePermutation())),
                sum(program, PlaneProgram::shifts),
                sum(program, PlaneProgram::additions),
                machine.blocks(form.layout()) == 1 ? 0 : transposition(program.algorithm(), machine, planes),
                rounds * roundLoads + (long) program.scheduleSteps() * program.stepReads() + planes,
                rounds * (kept ? 0L : program.stateWritten())
                        + (long) program.scheduleSteps() * (program.stepReads() / 4)
                        + planes);
    }

    private static long sum(KernelProgram program, ToLongFunction<PlaneProgram> ofOne) {
        return program.algorithm().rounds() * ofOne.applyAsLong(program.round())
                + program.scheduleSteps() * ofOne.applyAsLong(program.step())
                + ofOne.applyAsLong(program.ending());
    }

    private static long rotateInstructions(PlaneProgram program, Machine machine, boolean bytePermutation) {
        return program.rotations().stream()
                .mapToLong(distance -> bytePermutation && distance % Byte.SIZE == 0 ? 1 : machine.rotateInstructions())
                .sum();
    }

    /**
     * Blocks come in one after the other; spreading them over {@code planes} vectors takes as many stages of exchanges
     * between pairs of vectors as the number of planes has binary digits. An exchange of two vectors is two permutations or
     * shifts and two selections with ternary logic, and six instructions without.
     */
    private static long transposition(Algorithm algorithm, Machine machine, int planes) {
        int stages = Integer.SIZE - Integer.numberOfLeadingZeros(planes - 1);
        int perVector = machine.ternaryLogic() ? 2 : 3;
        int ways = algorithm.isCipher() ? 2 : 1;
        return (long) ways * stages * perVector * planes;
    }

    private static List<String> rules(Machine machine) {
        return List.of(
                "instructions of the rounds counted from the circuits"
                        + (machine.ternaryLogic() ? ", fused to functions of three inputs" : ""),
                "a rotation is " + machine.rotateInstructions() + " instructions",
                machine.logicPorts() + " vector instructions a cycle, " + machine.vectorBits()
                        + " bits each, every one on every port",
                "state in registers where it fills no more than half of the " + machine.registers());
    }
}
