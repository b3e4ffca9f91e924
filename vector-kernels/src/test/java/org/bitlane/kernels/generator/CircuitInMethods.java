package org.bitlane.kernels.generator;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Gate;

/**
 * A circuit that is too large for a method, in several: each computes a run of the gates. What it needs of the methods
 * before, and the inputs, it reads from the array {@code planes}; what is needed of it, and the outputs,
 * it leaves there. All places count from one index.
 */
final class CircuitInMethods {
    private final Circuit circuit;
    private final String base;
    private final int gatesPerMethod;
    private final Map<Integer, Integer> places = new HashMap<>();
    private int end;

    /**
     * @param base the name of the variable from which places count
     * @param inputPlaces where the inputs are; what the methods leave follows behind
     */
    CircuitInMethods(Circuit circuit, String base, List<Integer> inputPlaces, int methods) {
        this.circuit = circuit;
        this.base = base;
        this.gatesPerMethod = (circuit.gates().size() + methods - 1) / methods;
        this.end = inputPlaces.stream().mapToInt(place -> place + 1).max().orElse(0);
        for (int input = 0; input < inputPlaces.size(); input++) {
            places.put(input, inputPlaces.get(input));
        }
        for (int i = 0; i < circuit.gates().size(); i++) {
            placeInputOf(i, circuit.gates().get(i).left());
            placeInputOf(i, circuit.gates().get(i).right());
        }
        circuit.outputs().forEach(this::place);
    }

    /** Planes from the first place to the last. */
    int planes() {
        return end;
    }

    /** The expression for the index of an output's plane. */
    String output(int number) {
        return index(circuit.outputs().get(number));
    }

    /** Writes the calls of the methods, in their order. */
    void writeCalls(JavaSource source, String name) {
        for (int first = 0; first < circuit.gates().size(); first += gatesPerMethod) {
            source.line(name + first / gatesPerMethod + "(planes, " + base + ");");
        }
    }

    /** Writes the methods. */
    void writeMethods(JavaSource source, WordType type, String name) {
        for (int first = 0; first < circuit.gates().size(); first += gatesPerMethod) {
            source.blank();
            source.open("private static void " + name + first / gatesPerMethod + "(" + type.stateType()
                    + " planes, int " + base + ")");
            writeGates(
                    source,
                    type,
                    first,
                    Math.min(first + gatesPerMethod, circuit.gates().size()));
            source.close();
        }
    }

    private void writeGates(JavaSource source, WordType type, int from, int to) {
        Map<Integer, String> locals = new HashMap<>();
        for (int i = from; i < to; i++) {
            Gate gate = circuit.gates().get(i);
            String left = local(source, type, locals, gate.left());
            String right = local(source, type, locals, gate.right());
            int wire = circuit.inputs().size() + i;
            define(source, type, locals, wire, type.gate(gate.operation(), left, right));
        }
        for (int i = from; i < to; i++) {
            int wire = circuit.inputs().size() + i;
            if (places.containsKey(wire)) {
                source.line(type.store("planes", index(wire), locals.get(wire)));
            }
        }
    }

    /** The local that holds a wire, which is read from its place when it is first needed. */
    private String local(JavaSource source, WordType type, Map<Integer, String> locals, int wire) {
        if (!locals.containsKey(wire)) {
            define(source, type, locals, wire, type.load("planes", index(wire)));
        }
        return locals.get(wire);
    }

    private void define(JavaSource source, WordType type, Map<Integer, String> locals, int wire, String value) {
        String name = CircuitStatements.wireName(circuit, wire);
        source.line(type.name() + " " + name + " = " + value + ";");
        locals.put(wire, name);
    }

    private void placeInputOf(int gate, int wire) {
        int definedBy = wire - circuit.inputs().size();
        if (definedBy >= 0 && definedBy / gatesPerMethod != gate / gatesPerMethod) {
            place(wire);
        }
    }

    private void place(int wire) {
        if (!places.containsKey(wire)) {
            places.put(wire, end++);
        }
    }

    private String index(int wire) {
        return PlaneAccess.index(base, places.get(wire));
    }
}
