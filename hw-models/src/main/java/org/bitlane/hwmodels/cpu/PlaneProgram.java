package org.bitlane.hwmodels.cpu;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.structure.CircuitCover;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Gate;

/**
 * A straight piece of a vector kernel: logic on planes, and the instructions between which it lies.
 *
 * <p>A rotation, shift or addition takes a plane out of the logic and brings a new one in, so that no fusion of logic
 * instructions goes across it. Wires below zero are constants: {@link #ZERO}.
 */
final class PlaneProgram {
    /** A plane of zeros. */
    static final int ZERO = -1;

    private record Rotation(int plane, int distance) {}

    private record Operation(Gate.Operation kind, int left, int right) {}

    private final List<Operation> operations = new ArrayList<>();
    /** For each plane the number of its gate, or -1 for one that is there without logic. */
    private final List<Integer> gateOf = new ArrayList<>();

    private final Map<Operation, Integer> known = new HashMap<>();
    private final Map<Rotation, Integer> rotated = new HashMap<>();
    private final Map<Integer, Rotation> origin = new HashMap<>();
    private final List<Integer> results = new ArrayList<>();
    private final List<Integer> rotations = new ArrayList<>();
    private int shifts;
    private int additions;

    /** A plane that is there already. */
    int input() {
        gateOf.add(-1);
        return gateOf.size() - 1;
    }

    int[] inputs(int count) {
        int[] planes = new int[count];
        for (int i = 0; i < count; i++) {
            planes[i] = input();
        }
        return planes;
    }

    int logic(Gate.Operation kind, int left, int right) {
        if (left == ZERO || right == ZERO) {
            return kind == Gate.Operation.AND ? ZERO : Math.max(left, right);
        }
        Operation operation = new Operation(kind, Math.min(left, right), Math.max(left, right));
        return known.computeIfAbsent(operation, absent -> {
            operations.add(operation);
            gateOf.add(operations.size() - 1);
            return gateOf.size() - 1;
        });
    }

    /** The outputs of a circuit on the given planes. */
    int[] apply(Circuit circuit, int... planes) {
        int[] wires = new int[planes.length + circuit.gates().size()];
        System.arraycopy(planes, 0, wires, 0, planes.length);
        for (int i = 0; i < circuit.gates().size(); i++) {
            Gate gate = circuit.gates().get(i);
            wires[planes.length + i] = logic(gate.operation(), wires[gate.left()], wires[gate.right()]);
        }
        return circuit.outputs().stream().mapToInt(wire -> wires[wire]).toArray();
    }

    /** A plane with all its lanes rotated left; one that has been rotated so before is taken from there. */
    int rotate(int plane, int distance) {
        Rotation from = origin.getOrDefault(plane, new Rotation(plane, 0));
        Rotation to = new Rotation(from.plane(), (from.distance() + distance) % Integer.SIZE);
        if (to.distance() == 0) {
            return to.plane();
        }
        return rotated.computeIfAbsent(to, absent -> {
            results.add(to.plane());
            rotations.add(to.distance());
            int result = input();
            origin.put(result, to);
            return result;
        });
    }

    /** A plane with all its lanes shifted by a constant. */
    int shift(int plane) {
        results.add(plane);
        shifts++;
        return input();
    }

    /** The sum of two planes, lane by lane. */
    int add(int left, int right) {
        results.add(left);
        results.add(right);
        additions++;
        return input();
    }

    /** Marks planes as results. */
    void result(int... planes) {
        for (int plane : planes) {
            results.add(plane);
        }
    }

    /** The distances of the rotations. */
    List<Integer> rotations() {
        return rotations;
    }

    int shifts() {
        return shifts;
    }

    int additions() {
        return additions;
    }

    /** The logic instructions, with two or three inputs each. */
    int logicInstructions(boolean ternary) {
        return CircuitCover.functions(circuit(), ternary ? 3 : 2);
    }

    /** The logic as a circuit from the planes that are there to those that are needed. */
    private Circuit circuit() {
        Map<Integer, Integer> wires = new HashMap<>();
        List<String> names = new ArrayList<>();
        for (int plane = 0; plane < gateOf.size(); plane++) {
            if (gateOf.get(plane) < 0) {
                wires.put(plane, names.size());
                names.add("p" + plane);
            }
        }
        List<Gate> gates = new ArrayList<>();
        for (int plane = 0; plane < gateOf.size(); plane++) {
            if (gateOf.get(plane) >= 0) {
                Operation operation = operations.get(gateOf.get(plane));
                gates.add(new Gate(operation.kind(), wires.get(operation.left()), wires.get(operation.right())));
                wires.put(plane, names.size() + gates.size() - 1);
            }
        }
        List<Integer> outputs = results.stream()
                .filter(plane -> plane != ZERO && gateOf.get(plane) >= 0)
                .distinct()
                .map(wires::get)
                .toList();
        return new Circuit("planes", names, gates, outputs);
    }
}
