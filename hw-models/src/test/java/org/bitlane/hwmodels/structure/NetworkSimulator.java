package org.bitlane.hwmodels.structure;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.hwmodels.structure.LogicNetwork.CarryChain;
import org.bitlane.hwmodels.structure.LogicNetwork.Kind;
import org.bitlane.hwmodels.structure.LutCover.Lut;

/** Runs a network for 64 independent inputs at once, from its gates or from the look-up tables that it was mapped to. */
final class NetworkSimulator {
    private final LogicNetwork network;
    private final Map<Integer, Lut> luts;
    private final Map<Integer, TruthTable> functions = new HashMap<>();
    private final long[] values;

    /** Simulates gates. */
    NetworkSimulator(LogicNetwork network) {
        this(network, null);
    }

    /** Simulates look-up tables, each from the list of its values; gates are not looked at. */
    NetworkSimulator(LutCover cover) {
        this(cover.network(), new HashMap<>());
        for (Lut lut : cover.luts()) {
            luts.put(lut.output(), lut);
            functions.put(lut.output(), function(lut));
        }
    }

    private NetworkSimulator(LogicNetwork network, Map<Integer, Lut> luts) {
        this.network = network;
        this.luts = luts;
        values = new long[network.size()];
        values[LogicNetwork.TRUE] = -1;
    }

    /** Sets an input word to the same value in all 64 runs; a network without that input ignores it. */
    void set(String name, int value) {
        int[] word = network.inputs().getOrDefault(name, new int[0]);
        for (int bit = 0; bit < word.length; bit++) {
            values[word[bit]] = -(value >> bit & 1L);
        }
    }

    void set(String name, List<Integer> words) {
        for (int i = 0; i < words.size(); i++) {
            set(name + i, words.get(i));
        }
    }

    /** Sets all inputs and registers, in the order of their names and numbers, to random values. */
    void randomise(RandomGenerator random) {
        network.inputs().values().forEach(word -> Arrays.stream(word).forEach(bit -> values[bit] = random.nextLong()));
        network.registers().forEach(register -> values[register.output()] = random.nextLong());
        network.memories()
                .forEach(memory -> Arrays.stream(memory.data()).forEach(bit -> values[bit] = random.nextLong()));
    }

    /** Computes the logic from inputs and registers. */
    void evaluate() {
        for (int signal = 0; signal < values.length; signal++) {
            Kind kind = network.kind(signal);
            if (kind == Kind.SUM) {
                CarryChain chain = network.chainOf(signal);
                if (chain.sums()[0] == signal) {
                    ripple(chain);
                }
            } else if (!kind.isSource()) {
                evaluateLogic(signal);
            }
        }
    }

    private void evaluateLogic(int signal) {
        if (luts == null) {
            values[signal] = gate(network, signal, values);
        } else if (luts.containsKey(signal)) {
            values[signal] =
                    functions.get(signal).evaluate(read(luts.get(signal).inputs()));
        }
    }

    private void ripple(CarryChain chain) {
        long carry = 0;
        boolean propagate = luts == null || functionsBehind(chain.propagate());
        for (int bit = 0; bit < chain.sums().length; bit++) {
            long left = values[chain.left()[bit]];
            long differs = propagate ? values[chain.propagate()[bit]] : left ^ values[chain.right()[bit]];
            values[chain.sums()[bit]] = differs ^ carry;
            carry = differs & carry | ~differs & left;
        }
    }

    private boolean functionsBehind(int[] signals) {
        return Arrays.stream(signals).allMatch(signal -> network.kind(signal).isSource() || luts.containsKey(signal));
    }

    private static long gate(LogicNetwork network, int signal, long[] values) {
        int[] inputs = network.fanIns(signal);
        return switch (network.kind(signal)) {
            case AND -> values[inputs[0]] & values[inputs[1]];
            case XOR -> values[inputs[0]] ^ values[inputs[1]];
            case SELECT -> values[inputs[0]] & values[inputs[1]] | ~values[inputs[0]] & values[inputs[2]];
            default ->
                network.table(signal)
                        .evaluate(Arrays.stream(inputs)
                                .mapToLong(input -> values[input])
                                .toArray());
        };
    }

    /** What a look-up table has to hold: the gates between its inputs and its output, for all values of the inputs. */
    private TruthTable function(Lut lut) {
        int inputs = lut.inputs().length;
        long[] list = new long[TruthTable.wordsFor(inputs)];
        long[] cone = new long[network.size()];
        cone[LogicNetwork.TRUE] = -1;
        boolean[] known = new boolean[network.size()];
        for (int word = 0; word < list.length; word++) {
            Arrays.fill(known, false);
            known[LogicNetwork.FALSE] = true;
            known[LogicNetwork.TRUE] = true;
            for (int i = 0; i < inputs; i++) {
                cone[lut.inputs()[i]] = TruthTable.variable(i, inputs)[word];
                known[lut.inputs()[i]] = true;
            }
            list[word] = cone(lut.output(), cone, known);
        }
        return new TruthTable(inputs, list);
    }

    private long cone(int signal, long[] cone, boolean[] known) {
        if (!known[signal]) {
            if (network.kind(signal).isSource()) {
                throw new AssertionError("a look-up table depends on signal " + signal + ", which is not its input");
            }
            Arrays.stream(network.fanIns(signal)).forEach(input -> cone(input, cone, known));
            cone[signal] = gate(network, signal, cone);
            known[signal] = true;
        }
        return cone[signal];
    }

    /** Lets all registers and memories take their inputs. */
    void clock() {
        evaluate();
        long[] next = values.clone();
        network.registers().forEach(register -> {
            long kept = values[register.output()];
            long enable = values[register.enable()];
            long preset = values[register.presetBy()];
            long taken = enable & values[register.input()] | ~enable & kept;
            next[register.output()] = preset & (register.preset() ? -1L : 0) | ~preset & taken;
        });
        network.memories().forEach(memory -> {
            long[] address = read(memory.address());
            for (int bit = 0; bit < memory.data().length; bit++) {
                next[memory.data()[bit]] = memory.contents().get(bit).evaluate(address);
            }
        });
        System.arraycopy(next, 0, values, 0, values.length);
        evaluate();
    }

    /** An output word in the first of the 64 runs. */
    int get(String name) {
        int[] word = network.outputs().get(name);
        return IntStream.range(0, word.length)
                .map(bit -> (int) (values[word[bit]] & 1) << bit)
                .reduce(0, (a, b) -> a | b);
    }

    List<Integer> get(String name, int count) {
        return IntStream.range(0, count).mapToObj(i -> get(name + i)).toList();
    }

    /** The values of all outputs and of what the registers would take, for comparison with another simulator. */
    List<Long> results() {
        return Stream.concat(
                        network.outputs().values().stream()
                                .flatMap(word -> Arrays.stream(read(word)).boxed()),
                        network.registers().stream().map(register -> values[register.input()]))
                .toList();
    }

    private long[] read(int[] signals) {
        return Arrays.stream(signals).mapToLong(signal -> values[signal]).toArray();
    }
}
