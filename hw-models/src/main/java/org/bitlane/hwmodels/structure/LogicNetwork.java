package org.bitlane.hwmodels.structure;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A bit-level sequential network: ports, registers, gates, multiplexers, functions given by a table, block RAM and carry
 * chains.
 *
 * <p>Signals are numbered in an order in which they can be computed; registers, ports, block RAM outputs and the sums of
 * carry chains are the sources of the logic between them. Equal gates are made once, and gates with constant inputs
 * are simplified, so that what remains needs logic.
 */
final class LogicNetwork {
    /** The constant 0. */
    static final int FALSE = 0;
    /** The constant 1. */
    static final int TRUE = 1;

    /** What a signal comes from. */
    enum Kind {
        CONSTANT,
        PORT,
        REGISTER,
        MEMORY,
        SUM,
        AND,
        XOR,
        SELECT,
        TABLE;

        /** Whether a signal of this kind starts combinational logic rather than being computed by it. */
        boolean isSource() {
            return ordinal() <= SUM.ordinal();
        }
    }

    /** What a register holds, for the counts. */
    enum Role {
        STATE,
        PIPELINE,
        KEY_SCHEDULE,
        CONTROL
    }

    /**
     * A flip-flop. Its set or reset pin and its enable pin need no logic.
     *
     * @param output the signal it drives
     * @param input the signal it takes at the clock
     * @param role what it holds
     * @param presetBy the signal that makes it take {@code preset} instead; {@link #FALSE} if there is none
     * @param preset what it takes then
     * @param enable the signal without which it keeps its value; {@link #TRUE} if there is none
     */
    record Register(int output, int input, Role role, int presetBy, boolean preset, int enable) {}

    /**
     * The addition of two numbers in a carry chain, without a carry in or out.
     *
     * @param left the first number, least significant bit first
     * @param right the second number
     * @param propagate {@code left ^ right}, bit by bit: what a 7-series LUT in front of the chain computes
     * @param sums the sum
     */
    record CarryChain(int[] left, int[] right, int[] propagate, int[] sums) {}

    /**
     * A read-only memory with a registered output, one of a block RAM's ports.
     *
     * @param address the address, least significant bit first
     * @param data the word read at the clock
     * @param contents the contents, one function of the address for each data bit
     */
    record Memory(int[] address, int[] data, List<TruthTable> contents) {}

    private final List<Kind> kinds = new ArrayList<>();
    private final List<int[]> fanIns = new ArrayList<>();
    private final List<TruthTable> tables = new ArrayList<>();
    private final GateTable gates = new GateTable();
    private final Map<List<Object>, Integer> functions = new HashMap<>();
    private final Map<String, int[]> inputs = new LinkedHashMap<>();
    private final Map<String, int[]> outputs = new LinkedHashMap<>();
    private final List<Register> registers = new ArrayList<>();
    private final List<CarryChain> chains = new ArrayList<>();
    private final List<Memory> memories = new ArrayList<>();
    private final Map<Integer, Integer> chainOfSum = new HashMap<>();
    private final Set<Integer> controls = new HashSet<>();

    LogicNetwork() {
        add(Kind.CONSTANT);
        add(Kind.CONSTANT);
    }

    int size() {
        return kinds.size();
    }

    Kind kind(int signal) {
        return kinds.get(signal);
    }

    /** The signals that a gate, multiplexer or table takes; none for a source. Not to be changed. */
    int[] fanIns(int signal) {
        return fanIns.get(signal);
    }

    TruthTable table(int signal) {
        return tables.get(signal);
    }

    /** The input ports by name, each a word, least significant bit first. */
    Map<String, int[]> inputs() {
        return inputs;
    }

    /** The outputs by name. */
    Map<String, int[]> outputs() {
        return outputs;
    }

    List<Register> registers() {
        return registers;
    }

    List<CarryChain> chains() {
        return chains;
    }

    List<Memory> memories() {
        return memories;
    }

    /** The chain whose sum a signal of kind {@link Kind#SUM} is part of. */
    CarryChain chainOf(int sum) {
        return chains.get(chainOfSum.get(sum));
    }

    /** An input port of the given width, made when first asked for. */
    int[] input(String name, int width) {
        return inputs.computeIfAbsent(
                name,
                absent -> IntStream.range(0, width).map(bit -> add(Kind.PORT)).toArray());
    }

    /** An input that comes from the output register of a memory outside the network. */
    int[] inputFromMemory(String name, int width) {
        return inputs.computeIfAbsent(
                name,
                absent -> IntStream.range(0, width).map(bit -> add(Kind.MEMORY)).toArray());
    }

    /** An input port of one bit that steers the whole design: loading, direction, bypass. */
    int control(String name) {
        int signal = input(name, 1)[0];
        controls.add(signal);
        return signal;
    }

    /** Whether a signal steers the whole design, so that its many sinks do not tell of the data path. */
    boolean isControl(int signal) {
        return controls.contains(signal);
    }

    /** Marks a signal from a register as one that steers the whole design. */
    void markControl(int signal) {
        controls.add(signal);
    }

    /** The output of a register that {@link #register} completes. */
    int registerOutput() {
        return add(Kind.REGISTER);
    }

    void register(int output, int input, Role role) {
        registers.add(new Register(output, input, role, FALSE, false, TRUE));
    }

    void register(Register register) {
        registers.add(register);
    }

    void output(String name, int... signals) {
        outputs.put(name, signals.clone());
    }

    int xor(int left, int right) {
        if (left > right) {
            return xor(right, left);
        }
        if (left == right) {
            return FALSE;
        }
        if (left == FALSE) {
            return right;
        }
        // A double inversion vanishes.
        if (left == TRUE && kind(right) == Kind.XOR && fanIns(right)[0] == TRUE) {
            return fanIns(right)[1];
        }
        return gate(Kind.XOR, left, right);
    }

    int and(int left, int right) {
        if (left > right) {
            return and(right, left);
        }
        if (left == right || left == TRUE) {
            return right;
        }
        if (left == FALSE) {
            return FALSE;
        }
        return gate(Kind.AND, left, right);
    }

    /** {@code ifOne} where {@code selector} is 1, and otherwise {@code ifZero}. */
    int select(int selector, int ifOne, int ifZero) {
        if (ifOne == ifZero || selector == TRUE) {
            return ifOne;
        }
        if (selector == FALSE) {
            return ifZero;
        }
        if (ifOne <= TRUE && ifZero <= TRUE) {
            return ifOne == TRUE ? selector : xor(TRUE, selector);
        }
        return function(Kind.SELECT, null, selector, ifOne, ifZero);
    }

    /** A function given by its table, of signals none of which is constant. */
    int table(TruthTable table, int... inputs) {
        return function(Kind.TABLE, table, inputs);
    }

    /**
     * The signals that the logic between sources has to compute.
     *
     * @param propagate whether carry chains take {@code left} and {@code left ^ right}, rather than both numbers
     */
    int[] sinks(boolean propagate) {
        IntStream.Builder sinks = IntStream.builder();
        registers.forEach(register -> sinks.add(register.input()).add(register.enable()));
        outputs.values().forEach(word -> Arrays.stream(word).forEach(sinks::add));
        memories.forEach(memory -> Arrays.stream(memory.address()).forEach(sinks::add));
        for (CarryChain chain : chains) {
            Arrays.stream(chain.left()).forEach(sinks::add);
            Arrays.stream(propagate ? chain.propagate() : chain.right()).forEach(sinks::add);
        }
        return sinks.build().filter(signal -> !kind(signal).isSource()).toArray();
    }

    /** The sum of two numbers of equal length, least significant bit first, by a carry chain; the carry out is lost. */
    int[] add(int[] left, int[] right) {
        int width = left.length;
        int[] propagate = new int[width];
        for (int i = 0; i < width; i++) {
            propagate[i] = xor(left[i], right[i]);
        }
        int[] sums = new int[width];
        for (int i = 0; i < width; i++) {
            sums[i] = add(Kind.SUM);
            chainOfSum.put(sums[i], chains.size());
        }
        chains.add(new CarryChain(left.clone(), right.clone(), propagate, sums));
        return sums;
    }

    /** The word that a memory reads at the clock. */
    int[] memory(int[] address, List<TruthTable> contents) {
        int[] data = memoryData(contents);
        memory(address, data, contents);
        return data;
    }

    /** The output of a memory that {@link #memory(int[], int[], List)} completes. */
    int[] memoryData(List<TruthTable> contents) {
        return contents.stream().mapToInt(table -> memoryOutput()).toArray();
    }

    /** One bit of the output of a memory. */
    int memoryOutput() {
        return add(Kind.MEMORY);
    }

    void memory(int[] address, int[] data, List<TruthTable> contents) {
        memories.add(new Memory(address.clone(), data, contents));
    }

    private int gate(Kind kind, int left, int right) {
        long key = (long) left << 32 | (long) right << 1 | (kind == Kind.AND ? 1 : 0);
        int signal = gates.get(key);
        if (signal < 0) {
            signal = add(kind, left, right);
            gates.put(key, signal);
        }
        return signal;
    }

    private int function(Kind kind, TruthTable table, int... inputs) {
        List<Object> key = List.of(kind, table == null ? "" : table, IntBuffer.wrap(inputs));
        Integer signal = functions.get(key);
        if (signal == null) {
            signal = add(kind, inputs);
            tables.set(signal, table);
            functions.put(key, signal);
        }
        return signal;
    }

    private int add(Kind kind, int... inputs) {
        kinds.add(kind);
        fanIns.add(inputs);
        tables.add(null);
        return kinds.size() - 1;
    }
}
