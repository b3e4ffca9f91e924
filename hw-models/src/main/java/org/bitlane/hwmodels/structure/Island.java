package org.bitlane.hwmodels.structure;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.structure.LogicNetwork.Kind;

/**
 * A connected piece of a network's logic, between sources and sinks, with signals numbered anew.
 *
 * <p>Number 0 is a constant, then come the sources in order of first use, then the gates. Equal pieces, such as the rounds
 * of a hash function between its carry chains, have equal shapes and need to be mapped only once.
 */
final class Island {
    private static final int UNNUMBERED = -1;

    private final int[] globals;
    private final int sources;
    private final int[][] fanIns;
    private final boolean[] tables;
    private final int[] sinks;
    private final IntBuffer shape;

    /**
     * @param gates the piece's gates, in ascending order
     * @param sinkCount for each signal of the network, how often it is used outside of the logic
     * @param numbers scratch memory of the network's size, all of it {@link #UNNUMBERED}, as it is again afterwards
     */
    private Island(LogicNetwork network, int[] gates, int[] sinkCount, int[] numbers) {
        IntStream.Builder order = IntStream.builder();
        order.add(LogicNetwork.TRUE);
        numbers[LogicNetwork.TRUE] = 0;
        numbers[LogicNetwork.FALSE] = 0;
        int next = 1;
        for (int gate : gates) {
            for (int input : network.fanIns(gate)) {
                if (network.kind(input).isSource() && numbers[input] == UNNUMBERED) {
                    numbers[input] = next++;
                    order.add(input);
                }
            }
        }
        sources = next;
        for (int gate : gates) {
            numbers[gate] = next++;
            order.add(gate);
        }
        globals = order.build().toArray();
        fanIns = new int[gates.length][];
        tables = new boolean[gates.length];
        IntStream.Builder sinkNumbers = IntStream.builder();
        IntBuffer description = IntBuffer.allocate(gates.length * (TruthTable.MAX_INPUTS + 2) + 1);
        description.put(sources);
        for (int i = 0; i < gates.length; i++) {
            int[] inputs = network.fanIns(gates[i]);
            fanIns[i] = new int[inputs.length];
            tables[i] = network.kind(gates[i]) == Kind.TABLE;
            // A table is told from a multiplexer, but not what it holds: any function of its inputs maps alike.
            description.put(tables[i] ? -inputs.length : inputs.length).put(sinkCount[gates[i]]);
            for (int j = 0; j < inputs.length; j++) {
                fanIns[i][j] = numbers[inputs[j]];
                description.put(fanIns[i][j]);
            }
            for (int use = 0; use < sinkCount[gates[i]]; use++) {
                sinkNumbers.add(sources + i);
            }
        }
        shape = description.flip();
        sinks = sinkNumbers.build().toArray();
        for (int signal : globals) {
            numbers[signal] = UNNUMBERED;
        }
        numbers[LogicNetwork.FALSE] = UNNUMBERED;
    }

    /** The pieces of the logic that the given sinks need. */
    static List<Island> of(LogicNetwork network, int[] sinks) {
        int[] sinkCount = new int[network.size()];
        boolean[] needed = new boolean[network.size()];
        for (int sink : sinks) {
            sinkCount[sink]++;
            needed[sink] = true;
        }
        int[] group = new int[network.size()];
        for (int signal = network.size() - 1; signal >= 0; signal--) {
            group[signal] = signal;
        }
        for (int signal = network.size() - 1; signal >= 0; signal--) {
            if (!needed[signal]) {
                continue;
            }
            for (int input : network.fanIns(signal)) {
                if (!network.kind(input).isSource()) {
                    needed[input] = true;
                    group[find(group, input)] = find(group, signal);
                }
            }
        }
        Map<Integer, IntStream.Builder> pieces = new LinkedHashMap<>();
        for (int signal = 0; signal < network.size(); signal++) {
            if (needed[signal]) {
                pieces.computeIfAbsent(find(group, signal), absent -> IntStream.builder())
                        .add(signal);
            }
        }
        int[] numbers = new int[network.size()];
        Arrays.fill(numbers, UNNUMBERED);
        return pieces.values().stream()
                .map(gates -> new Island(network, gates.build().toArray(), sinkCount, numbers))
                .toList();
    }

    private static int find(int[] group, int signal) {
        int root = signal;
        while (group[root] != root) {
            group[root] = group[group[root]];
            root = group[root];
        }
        return root;
    }

    /** What pieces have in common that are mapped alike. */
    IntBuffer shape() {
        return shape;
    }

    int size() {
        return globals.length;
    }

    /** How many signals, the first ones, are not computed in this piece. */
    int sources() {
        return sources;
    }

    int[] fanIns(int signal) {
        return fanIns[signal - sources];
    }

    boolean isTable(int signal) {
        return tables[signal - sources];
    }

    /** The signals that are used outside of the piece, as often as they are. */
    int[] sinks() {
        return sinks;
    }

    /** The number that a signal has in the network. */
    int global(int signal) {
        return globals[signal];
    }
}
