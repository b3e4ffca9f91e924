package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.structure.LogicNetwork.Kind;
import org.bitlane.hwmodels.structure.LogicNetwork.Register;

/**
 * Rewrites a network before it is mapped: tables that are too wide for the fabric are taken apart; for depth, so are
 * exclusive-or trees, across shared signals, and put together again so that the operands that arrive last enter last.
 *
 * <p>The latter is what a delay-driven synthesis does, and why it needs more tables than rounds have: in a chain of
 * rounds the linear part of a round, which is known early, no longer shares its signals with the round before.
 */
final class NetworkRewriter {
    /** The gate delays of an and-inverter graph, in which an exclusive or is two levels. */
    private static final int AND_LEVELS = 1;

    private static final int XOR_LEVELS = 2;

    private final LogicNetwork from;
    private final LogicNetwork to = new LogicNetwork();
    private final LutLibrary library;
    private final int maxOperands;
    private final int[] image;
    private int[] levels = new int[0];

    private NetworkRewriter(LogicNetwork from, LutLibrary library, int maxOperands) {
        this.from = from;
        this.library = library;
        this.maxOperands = maxOperands;
        image = new int[from.size()];
        image[LogicNetwork.TRUE] = LogicNetwork.TRUE;
    }

    /** The network as it is mapped to the given fabric. */
    static LogicNetwork rewrite(LogicNetwork network, LutLibrary library, Objective objective) {
        if (objective == Objective.AREA && library.maxInputs() == TruthTable.MAX_INPUTS) {
            return network;
        }
        int operands = objective == Objective.DEPTH ? library.treeOperands() : 2;
        return new NetworkRewriter(network, library, operands).run();
    }

    private LogicNetwork run() {
        Map<Integer, String> portNames = new HashMap<>();
        from.inputs().forEach((name, word) -> Arrays.stream(word).limit(1).forEach(bit -> portNames.put(bit, name)));
        for (int signal = LogicNetwork.TRUE + 1; signal < from.size(); signal++) {
            if (from.kind(signal).isSource()) {
                copySource(signal, portNames.get(signal));
            } else {
                copyGate(signal);
            }
        }
        for (Register register : from.registers()) {
            to.register(new Register(
                    image[register.output()],
                    image[register.input()],
                    register.role(),
                    image[register.presetBy()],
                    register.preset(),
                    image[register.enable()]));
        }
        from.memories()
                .forEach(memory -> to.memory(images(memory.address()), images(memory.data()), memory.contents()));
        from.outputs().forEach((name, word) -> to.output(name, images(word)));
        return to;
    }

    private void copySource(int signal, String portName) {
        if (portName != null) {
            int[] word = from.inputs().get(portName);
            boolean memory = from.kind(signal) == Kind.MEMORY;
            int[] copy = memory ? to.inputFromMemory(portName, word.length) : to.input(portName, word.length);
            for (int bit = 0; bit < word.length; bit++) {
                image[word[bit]] = copy[bit];
            }
        } else if (from.kind(signal) == Kind.SUM && image[signal] == 0) {
            LogicNetwork.CarryChain chain = from.chainOf(signal);
            int[] sums = to.add(images(chain.left()), images(chain.right()));
            for (int bit = 0; bit < sums.length; bit++) {
                image[chain.sums()[bit]] = sums[bit];
            }
        } else if (image[signal] == 0) {
            image[signal] = from.kind(signal) == Kind.MEMORY ? to.memoryOutput() : to.registerOutput();
        }
        if (from.isControl(signal)) {
            to.markControl(image[signal]);
        }
    }

    private void copyGate(int signal) {
        int[] inputs = images(from.fanIns(signal));
        image[signal] = switch (from.kind(signal)) {
            case AND -> to.and(inputs[0], inputs[1]);
            case SELECT -> to.select(inputs[0], inputs[1], inputs[2]);
            case TABLE -> TableDecomposer.add(to, from.table(signal), inputs, library.maxInputs());
            default -> tree(inputs[0], inputs[1]);
        };
    }

    private int[] images(int[] signals) {
        int[] images = new int[signals.length];
        for (int i = 0; i < images.length; i++) {
            images[i] = image[signals[i]];
        }
        return images;
    }

    /** The level of a signal, from those of what it takes. */
    private int level(int signal) {
        if (to.kind(signal).isSource()) {
            return 0;
        }
        if (signal >= levels.length) {
            levels = Arrays.copyOf(levels, 2 * to.size());
        }
        // A gate's level is never 0, so that 0 means not known yet.
        if (levels[signal] == 0) {
            int deepest = 0;
            for (int input : to.fanIns(signal)) {
                deepest = Math.max(deepest, level(input));
            }
            levels[signal] = deepest + (to.kind(signal) == Kind.AND ? AND_LEVELS : XOR_LEVELS);
        }
        return levels[signal];
    }

    /** The exclusive or of two signals, from the operands into which their trees are best taken apart. */
    private int tree(int left, int right) {
        List<Integer> operands = new ArrayList<>(List.of(left, right));
        List<Integer> best = List.copyOf(operands);
        int bestLevel = treeLevel(operands);
        while (operands.size() < maxOperands) {
            Integer latest = latestTree(operands);
            if (latest == null) {
                break;
            }
            operands.remove(latest);
            for (Integer operand : to.fanIns(latest)) {
                // An operand that comes twice cancels itself.
                if (!operands.remove(operand)) {
                    operands.add(operand);
                }
            }
            int level = treeLevel(operands);
            if (level < bestLevel) {
                bestLevel = level;
                best = List.copyOf(operands);
            }
        }
        return combine(best);
    }

    /** The operand that arrives last of those that are trees themselves, or null if none is. */
    private Integer latestTree(List<Integer> operands) {
        Integer latest = null;
        for (Integer operand : operands) {
            if (to.kind(operand) == Kind.XOR && (latest == null || level(operand) > level(latest))) {
                latest = operand;
            }
        }
        return latest;
    }

    /** The level of a tree that combines the two earliest operands until one is left. */
    private int treeLevel(List<Integer> operands) {
        int count = operands.size();
        int[] open = new int[count];
        for (int i = 0; i < count; i++) {
            open[i] = level(operands.get(i));
        }
        Arrays.sort(open);
        for (int first = 0; first + 1 < count; first++) {
            // The tree of the two earliest takes its place among those behind them.
            int combined = open[first + 1] + XOR_LEVELS;
            int at = first + 1;
            while (at + 1 < count && open[at + 1] < combined) {
                open[at] = open[at + 1];
                at++;
            }
            open[at] = combined;
        }
        return count == 0 ? 0 : open[count - 1];
    }

    private int combine(List<Integer> operands) {
        List<Integer> open = new ArrayList<>(operands);
        while (open.size() > 1) {
            open.sort(Comparator.comparingInt(this::level));
            open.add(to.xor(open.remove(0), open.remove(0)));
        }
        return open.isEmpty() ? LogicNetwork.FALSE : open.get(0);
    }
}
