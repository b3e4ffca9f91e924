package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bitlane.hwmodels.structure.LogicNetwork.CarryChain;
import org.bitlane.hwmodels.structure.LogicNetwork.Kind;
import org.bitlane.hwmodels.structure.LutCover.Lut;

/**
 * Levels, fan-out and the critical path of a mapped network.
 *
 * <p>The weights in here only decide which way is the critical one; what it takes in nanoseconds is for a device's timing
 * to say. They are in levels: the delay of a look-up table and the net to it.
 */
final class CoverAnalysis {
    /** Into a carry chain and out of it again. */
    private static final double CHAIN = 1;

    private static final double CARRY_BIT = 0.04;
    /** How much longer a block RAM takes to its output than a register. */
    private static final double BLOCK_RAM_OUTPUT = 2;

    /** The net to a block RAM's address. */
    private static final double BLOCK_RAM_ADDRESS = 0.5;
    /** Of two equal ways the one that does not start at a control signal is told of. */
    private static final double BEFORE_DATA = -0.01;

    private static final int NONE = -1;

    private final LutCover cover;
    private final LogicNetwork network;
    private final Lut[] lutOf;
    private final double[] arrival;
    private final int[] level;
    private final int[] before;
    private final int[] carriesBefore;
    private final int[] fanOut;
    private final int[] lutsByLevel;
    private int end = NONE;
    private boolean endsAtMemory;
    private double criticalDelay;

    CoverAnalysis(LutCover cover) {
        this.cover = cover;
        network = cover.network();
        int size = network.size();
        lutOf = new Lut[size];
        cover.luts().forEach(lut -> lutOf[lut.output()] = lut);
        arrival = new double[size];
        level = new int[size];
        before = new int[size];
        carriesBefore = new int[size];
        fanOut = new int[size];
        Arrays.fill(before, NONE);
        propagate();
        countFanOut();
        findEnd();
        lutsByLevel = new int
                [cover.luts().stream()
                        .mapToInt(lut -> level[lut.output()])
                        .max()
                        .orElse(0)];
        for (Lut lut : cover.luts()) {
            lutsByLevel[level[lut.output()] - 1] += cover.library().cost()[lut.inputs().length];
        }
    }

    private void propagate() {
        Set<CarryChain> done = new HashSet<>();
        for (int signal = 0; signal < network.size(); signal++) {
            if (network.isControl(signal)) {
                arrival[signal] = BEFORE_DATA;
            } else if (network.kind(signal) == Kind.MEMORY) {
                arrival[signal] = BLOCK_RAM_OUTPUT;
            } else if (network.kind(signal) == Kind.SUM && done.add(network.chainOf(signal))) {
                propagateChain(network.chainOf(signal));
            } else if (lutOf[signal] != null) {
                int[] inputs = lutOf[signal].inputs();
                for (int input : inputs) {
                    level[signal] = Math.max(level[signal], level[input]);
                    if (before[signal] == NONE || arrival[input] > arrival[before[signal]]) {
                        before[signal] = input;
                    }
                }
                level[signal]++;
                double start = before[signal] == NONE ? 0 : arrival[before[signal]];
                arrival[signal] = start + (double) cover.library().delay()[inputs.length] / LutLibrary.LEVEL;
            }
        }
    }

    private void propagateChain(CarryChain chain) {
        int latest = NONE;
        int bitOfLatest = 0;
        int deepest = 0;
        int[] second = secondOperand(chain);
        for (int bit = 0; bit < chain.sums().length; bit++) {
            for (int operand : new int[] {chain.left()[bit], second[bit]}) {
                deepest = Math.max(deepest, level[operand]);
                double rippled = latest == NONE ? -1 : arrival[latest] + CARRY_BIT * (bit - bitOfLatest);
                if (operand > LogicNetwork.TRUE && arrival[operand] > rippled) {
                    latest = operand;
                    bitOfLatest = bit;
                }
            }
            int sum = chain.sums()[bit];
            before[sum] = latest;
            carriesBefore[sum] = bit - bitOfLatest;
            level[sum] = deepest + 1;
            arrival[sum] = (latest == NONE ? 0 : arrival[latest]) + CHAIN + CARRY_BIT * carriesBefore[sum];
        }
    }

    private int[] secondOperand(CarryChain chain) {
        return cover.library().chainsTakePropagate() ? chain.propagate() : chain.right();
    }

    private void countFanOut() {
        cover.luts().forEach(lut -> Arrays.stream(lut.inputs()).forEach(input -> fanOut[input]++));
        network.registers().forEach(register -> fanOut[register.input()]++);
        network.memories().forEach(memory -> Arrays.stream(memory.address()).forEach(address -> fanOut[address]++));
        for (CarryChain chain : network.chains()) {
            Arrays.stream(chain.left()).forEach(operand -> fanOut[operand]++);
            Arrays.stream(secondOperand(chain)).forEach(operand -> fanOut[operand]++);
        }
        fanOut[LogicNetwork.FALSE] = 0;
        fanOut[LogicNetwork.TRUE] = 0;
    }

    private void findEnd() {
        network.registers().forEach(register -> considerEnd(register.input(), false));
        network.outputs().values().forEach(word -> Arrays.stream(word).forEach(bit -> considerEnd(bit, false)));
        network.memories()
                .forEach(memory -> Arrays.stream(memory.address()).forEach(address -> considerEnd(address, true)));
    }

    private void considerEnd(int signal, boolean memory) {
        double delay = arrival[signal] + (memory ? BLOCK_RAM_ADDRESS : 0);
        // A block RAM's output that leaves the network is where the next stage's ways begin.
        boolean outside = network.kind(signal) == Kind.MEMORY;
        if (end == NONE || delay > criticalDelay && !outside) {
            end = signal;
            endsAtMemory = memory;
            criticalDelay = outside ? 0 : delay;
        }
    }

    /** The delay of the critical path in levels, to compare the parts of a design by. */
    double criticalDelay() {
        return criticalDelay;
    }

    int maxFanOut() {
        int most = 0;
        for (int signal = 0; signal < fanOut.length; signal++) {
            if (!network.isControl(signal)) {
                most = Math.max(most, fanOut[signal]);
            }
        }
        return most;
    }

    /** Look-up tables at the levels 1, 2, ... */
    int[] lutsByLevel() {
        return lutsByLevel;
    }

    CriticalPath criticalPath() {
        int lutLevels = 0;
        int muxF7 = 0;
        int muxF8 = 0;
        int chains = 0;
        int carryBits = 0;
        List<Integer> fanOuts = new ArrayList<>();
        boolean dedicated = !endsAtMemory;
        int signal = end;
        while (before[signal] != NONE) {
            if (!dedicated) {
                fanOuts.add(fanOut[signal]);
            }
            if (lutOf[signal] != null) {
                int inputs = lutOf[signal].inputs().length;
                lutLevels++;
                muxF7 += inputs >= TruthTable.MAX_INPUTS - 1 ? 1 : 0;
                muxF8 += inputs == TruthTable.MAX_INPUTS ? 1 : 0;
                dedicated = false;
            } else {
                chains++;
                carryBits += carriesBefore[signal];
                // The table in front of a 7-series chain is in the chain's own slice.
                dedicated = cover.library().chainsTakePropagate() && lutOf[before[signal]] != null;
            }
            signal = before[signal];
        }
        fanOuts.add(fanOut[signal]);
        Collections.reverse(fanOuts);
        return new CriticalPath(
                lutLevels,
                muxF7,
                muxF8,
                chains,
                carryBits,
                fanOuts.size(),
                fanOuts,
                network.kind(signal) == Kind.MEMORY,
                endsAtMemory);
    }
}
