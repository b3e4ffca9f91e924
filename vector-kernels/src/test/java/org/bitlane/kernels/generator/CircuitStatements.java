package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Gate;

/** Writes a circuit as Java. */
final class CircuitStatements {
    private CircuitStatements() {}

    /**
     * Writes one statement per gate, defining the locals {@code g0}, {@code g1} and so on. The inputs are expected as
     * locals of the names that the circuit gives them.
     *
     * @return the names of the locals that hold the outputs
     */
    static List<String> write(JavaSource source, WordType type, Circuit circuit) {
        List<String> wires = new ArrayList<>(circuit.inputs());
        source.line("// Circuit " + circuit.name() + ".");
        for (Gate gate : circuit.gates()) {
            String name = wireName(circuit, wires.size());
            String value = type.gate(gate.operation(), wires.get(gate.left()), wires.get(gate.right()));
            source.line(type.name() + " " + name + " = " + value + ";");
            wires.add(name);
        }
        return circuit.outputs().stream().map(wires::get).toList();
    }

    /** The name of the local that holds a wire. */
    static String wireName(Circuit circuit, int wire) {
        int inputs = circuit.inputs().size();
        return wire < inputs ? circuit.inputs().get(wire) : "g" + (wire - inputs);
    }

    /**
     * One expression for the output of a small circuit.
     *
     * @param inputs an expression for each input
     * @throws IllegalArgumentException if the circuit has more than one output, or the inputs do not match
     */
    static String expression(WordType type, Circuit circuit, String... inputs) {
        if (circuit.outputs().size() != 1 || inputs.length != circuit.inputs().size()) {
            throw new IllegalArgumentException(circuit.name() + " is not a function of " + inputs.length + " planes");
        }
        List<String> wires = new ArrayList<>(List.of(inputs));
        for (Gate gate : circuit.gates()) {
            wires.add(type.gate(gate.operation(), wires.get(gate.left()), wires.get(gate.right())));
        }
        return wires.get(circuit.outputs().get(0));
    }
}
