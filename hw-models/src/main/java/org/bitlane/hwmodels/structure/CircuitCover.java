package org.bitlane.hwmodels.structure;

import java.util.Arrays;
import org.bitlane.kernels.circuit.Circuit;

/** Covers circuits by functions of few inputs, as instructions or look-up tables compute them. */
public final class CircuitCover {
    private CircuitCover() {}

    /**
     * The fewest functions found that compute a circuit.
     *
     * @param circuit the circuit; gates that no output needs do not count
     * @param maxInputs the most inputs of a function: 2 for plain logic instructions, 3 for ternary ones, 2 to 8
     */
    public static int functions(Circuit circuit, int maxInputs) {
        int[] cost = new int[maxInputs + 1];
        int[] delay = new int[maxInputs + 1];
        Arrays.fill(cost, 1);
        Arrays.fill(delay, LutLibrary.LEVEL);
        LogicNetwork network = new LogicNetwork();
        int[] inputs = network.input("input", circuit.inputs().size());
        network.output("output", BitLogic.instantiate(network, circuit, inputs));
        return LutCover.of(network, new LutLibrary(maxInputs, 2, false, cost, delay), Objective.AREA)
                .cost();
    }
}
