package org.bitlane.kernels.circuit;

import java.util.List;

/**
 * A combinational Boolean function as a straight-line program: inputs, two-input gates in an order in which they can be
 * computed, outputs.
 *
 * <p>Wires are numbered: {@code 0 .. inputs-1} are the inputs, {@code inputs + i} is the output of gate {@code i}.
 * There are no inverters and no constants; what a function needs of them is folded into what surrounds it.
 *
 * @param name a short name, for messages and reports
 * @param inputs the names of the inputs, least significant first where they form a number
 * @param gates the gates; each one's inputs are wires with lower numbers than its own
 * @param outputs the wires of the outputs, least significant first
 */
public record Circuit(String name, List<String> inputs, List<Gate> gates, List<Integer> outputs) {

    /**
     * @throws IllegalArgumentException if a gate or output names a wire that does not come before it
     */
    public Circuit {
        inputs = List.copyOf(inputs);
        gates = List.copyOf(gates);
        outputs = List.copyOf(outputs);
        for (int i = 0; i < gates.size(); i++) {
            Gate gate = gates.get(i);
            int own = inputs.size() + i;
            requireWire(name, gate.left(), own);
            requireWire(name, gate.right(), own);
        }
        for (int output : outputs) {
            requireWire(name, output, inputs.size() + gates.size());
        }
    }

    /** How many gates compute the given operation. */
    public long count(Gate.Operation operation) {
        return gates.stream().filter(gate -> gate.operation() == operation).count();
    }

    /** The greatest number of gates on a way from an input to an output. */
    public int depth() {
        int[] depth = new int[inputs.size() + gates.size()];
        for (int i = 0; i < gates.size(); i++) {
            Gate gate = gates.get(i);
            depth[inputs.size() + i] = 1 + Math.max(depth[gate.left()], depth[gate.right()]);
        }
        return outputs.stream().mapToInt(wire -> depth[wire]).max().orElse(0);
    }

    /**
     * Evaluates the circuit for 64 independent inputs at once, one in each bit position.
     *
     * @param values one word per input
     * @return one word per output
     * @throws IllegalArgumentException if the number of words is not the number of inputs
     */
    public long[] evaluate(long... values) {
        if (values.length != inputs.size()) {
            throw new IllegalArgumentException(
                    name + " has " + inputs.size() + " inputs, but " + values.length + " values were given");
        }
        long[] wires = new long[inputs.size() + gates.size()];
        System.arraycopy(values, 0, wires, 0, values.length);
        for (int i = 0; i < gates.size(); i++) {
            Gate gate = gates.get(i);
            long left = wires[gate.left()];
            long right = wires[gate.right()];
            wires[inputs.size() + i] = switch (gate.operation()) {
                case AND -> left & right;
                case XOR -> left ^ right;
            };
        }
        return outputs.stream().mapToLong(wire -> wires[wire]).toArray();
    }

    private static void requireWire(String name, int wire, int limit) {
        if (wire < 0 || wire >= limit) {
            throw new IllegalArgumentException(name + ": wire " + wire + " is not one of the " + limit + " before it");
        }
    }
}
