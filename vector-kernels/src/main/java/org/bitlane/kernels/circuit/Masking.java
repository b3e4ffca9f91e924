package org.bitlane.kernels.circuit;

import java.util.ArrayList;
import java.util.List;

/**
 * First-order Boolean masking: computes on two shares of every bit, whose sum is the bit, so that no single wire tells
 * anything of it.
 *
 * <p>XOR is done share by share. AND is the private product of two shares of Ishai, Sahai and Wagner ("Private
 * Circuits: Securing Hardware against Probing Attacks", CRYPTO 2003, section 4), with the cross terms added to the
 * fresh bit one at a time as by Trichina ("Combinational Logic Design for AES SubByte Transformation on Masked Data",
 * 2003): for shares (a0, a1), (b0, b1) and the fresh bit r,
 *
 * <pre>
 * c0 = (a0 &amp; b0) ^ ((a0 &amp; b1) ^ r)
 * c1 = (a1 &amp; b1) ^ ((a1 &amp; b0) ^ r)
 * </pre>
 *
 * <p>That is 8 gates (4 AND, 4 XOR) for an AND and 2 for an XOR.
 *
 * <p>Two conditions are the caller's. All masks and fresh bits must be independent and uniform in every evaluation. And
 * the two operands of no AND may have the same mask, as those of {@code x & x} would, because the cross terms then tell
 * x; whether a circuit is free of that is a matter of a test. The model is one value a wire: in hardware, registers
 * must keep glitches from joining the shares, and in software a compiler may join them.
 */
public final class Masking {
    private final Circuit circuit;
    private final int freshBits;
    private final List<Gate> gates = new ArrayList<>();
    private final List<Shares> shares = new ArrayList<>();

    private Masking(Circuit circuit) {
        this.circuit = circuit;
        this.freshBits = (int) circuit.count(Gate.Operation.AND);
    }

    /**
     * The masked form of a circuit.
     *
     * @return a circuit whose inputs are share 0 of each input, then share 1 of each, which is its mask, then a fresh
     *     bit for each AND in the order of the gates, and whose outputs are share 0 of each output, then share 1 of
     *     each. An input {@code x} becomes {@code xs0} and {@code xs1}; the name gets {@code -masked} behind it
     */
    public static Circuit mask(Circuit circuit) {
        return new Masking(circuit).masked();
    }

    private Circuit masked() {
        int inputs = circuit.inputs().size();
        List<String> names = new ArrayList<>();
        for (int share = 0; share < 2; share++) {
            for (String input : circuit.inputs()) {
                names.add(input + "s" + share);
            }
        }
        for (int i = 0; i < freshBits; i++) {
            names.add("fresh" + i);
        }
        for (int i = 0; i < inputs; i++) {
            shares.add(new Shares(i, inputs + i));
        }
        int fresh = 2 * inputs;
        for (Gate gate : circuit.gates()) {
            Shares left = shares.get(gate.left());
            Shares right = shares.get(gate.right());
            shares.add(
                    switch (gate.operation()) {
                        case XOR -> new Shares(xor(left.zero, right.zero), xor(left.one, right.one));
                        case AND -> product(left, right, fresh++);
                    });
        }
        List<Integer> outputs = new ArrayList<>();
        circuit.outputs().forEach(output -> outputs.add(shares.get(output).zero));
        circuit.outputs().forEach(output -> outputs.add(shares.get(output).one));
        return new Circuit(circuit.name() + "-masked", names, gates, outputs);
    }

    private Shares product(Shares a, Shares b, int fresh) {
        int zero = xor(and(a.zero, b.zero), xor(and(a.zero, b.one), fresh));
        int one = xor(and(a.one, b.one), xor(and(a.one, b.zero), fresh));
        return new Shares(zero, one);
    }

    private int and(int left, int right) {
        return add(new Gate(Gate.Operation.AND, left, right));
    }

    private int xor(int left, int right) {
        return add(new Gate(Gate.Operation.XOR, left, right));
    }

    /** Appends a gate and returns its wire. */
    private int add(Gate gate) {
        gates.add(gate);
        return 2 * circuit.inputs().size() + freshBits + gates.size() - 1;
    }

    /** The wires of the two shares of a wire. */
    private record Shares(int zero, int one) {}
}
