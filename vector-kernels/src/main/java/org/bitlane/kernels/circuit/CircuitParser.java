package org.bitlane.kernels.circuit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a circuit from its text, one statement a line:
 *
 * <pre>
 * # a comment
 * inputs x y z
 * g0 = y ^ z
 * g1 = x &amp; g0
 * g2 = z ^ g1
 * outputs g2
 * </pre>
 *
 * <p>A statement may use what the lines above it define. {@code inputs} comes first, {@code outputs} last.
 */
final class CircuitParser {
    private static final String NAME = "[A-Za-z][A-Za-z0-9]*";

    private final String circuit;
    private final Map<String, Integer> wires = new HashMap<>();
    private final List<Gate> gates = new ArrayList<>();
    private List<String> inputs;
    private List<Integer> outputs;
    private int line;

    private CircuitParser(String circuit) {
        this.circuit = circuit;
    }

    /**
     * The circuit that a text describes.
     *
     * @throws IllegalArgumentException if the text is not a circuit; the message names circuit and line
     */
    static Circuit parse(String name, List<String> text) {
        CircuitParser parser = new CircuitParser(name);
        for (String statement : text) {
            parser.line++;
            parser.parseLine(statement.replaceAll("#.*", "").strip());
        }
        if (parser.outputs == null) {
            throw parser.error("the line \"outputs ...\" is missing at the end");
        }
        return new Circuit(name, parser.inputs, parser.gates, parser.outputs);
    }

    private void parseLine(String statement) {
        if (statement.isEmpty()) {
            return;
        }
        List<String> words = Arrays.asList(statement.split("\\s+"));
        boolean isInputs = words.get(0).equals("inputs");
        if (isInputs != (inputs == null)) {
            throw error(isInputs ? "a second line of inputs" : "the line \"inputs ...\" must come first");
        }
        if (outputs != null) {
            throw error("\"" + statement + "\" comes after the outputs");
        }
        List<String> names = words.subList(1, words.size());
        if (isInputs) {
            names.forEach(this::define);
            inputs = names;
        } else if (words.get(0).equals("outputs")) {
            outputs = names.stream().map(this::wire).toList();
        } else {
            parseGate(statement, words);
        }
    }

    private void parseGate(String statement, List<String> words) {
        if (words.size() != 5 || !words.get(1).equals("=")) {
            throw error("\"" + statement + "\" is not of the form \"name = left ^ right\"");
        }
        gates.add(new Gate(operation(words.get(3)), wire(words.get(2)), wire(words.get(4))));
        define(words.get(0));
    }

    private Gate.Operation operation(String symbol) {
        return Arrays.stream(Gate.Operation.values())
                .filter(operation -> symbol.equals(String.valueOf(operation.symbol())))
                .findFirst()
                .orElseThrow(() -> error("unknown operation \"" + symbol + "\": expected & or ^"));
    }

    private int wire(String name) {
        Integer wire = wires.get(name);
        if (wire == null) {
            throw error("\"" + name + "\" is not defined above");
        }
        return wire;
    }

    private void define(String name) {
        if (!name.matches(NAME)) {
            throw error("\"" + name + "\" is not a name");
        }
        if (wires.putIfAbsent(name, wires.size()) != null) {
            throw error("\"" + name + "\" is defined twice");
        }
    }

    private IllegalArgumentException error(String message) {
        return new IllegalArgumentException("circuit " + circuit + ", line " + line + ": " + message);
    }
}
