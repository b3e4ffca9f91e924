package org.bitlane.hwmodels.structure;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A network's logic as look-up tables: for each table the signal that it computes and those that it takes.
 *
 * @param network the network, as rewritten for the fabric
 * @param library what the fabric has
 * @param luts the tables, in an order in which they can be computed
 */
record LutCover(LogicNetwork network, LutLibrary library, List<Lut> luts) {
    /**
     * One look-up table.
     *
     * @param output the signal it computes
     * @param inputs the signals it takes, in ascending order
     */
    record Lut(int output, int[] inputs) {}

    /** Maps a network to a fabric. */
    static LutCover of(LogicNetwork original, LutLibrary library, Objective objective) {
        LogicNetwork network = NetworkRewriter.rewrite(original, library, objective);
        List<Island> islands = Island.of(network, network.sinks(library.chainsTakePropagate()));
        Map<IntBuffer, Island> shapes = new HashMap<>();
        islands.forEach(island -> shapes.putIfAbsent(island.shape(), island));
        Map<IntBuffer, int[][]> chosen = IslandMapper.map(shapes.values(), library, objective);
        List<Lut> luts = new ArrayList<>();
        for (Island island : islands) {
            int[][] inputs = chosen.get(island.shape());
            for (int signal = island.sources(); signal < island.size(); signal++) {
                if (inputs[signal] != null) {
                    luts.add(new Lut(island.global(signal), globals(island, inputs[signal])));
                }
            }
        }
        luts.sort(Comparator.comparingInt(Lut::output));
        return new LutCover(network, library, luts);
    }

    private static int[] globals(Island island, int[] signals) {
        return Arrays.stream(signals).map(island::global).sorted().toArray();
    }

    /** The plain look-up tables that all functions take. */
    int cost() {
        return luts.stream()
                .mapToInt(lut -> library.cost()[lut.inputs().length])
                .sum();
    }

    /** How many functions have the given number of inputs. */
    int functions(int inputs) {
        return (int) luts.stream().filter(lut -> lut.inputs().length == inputs).count();
    }

    /** How many blocks of carry bits all chains take. */
    int carryBlocks(int bitsPerBlock) {
        return network.chains().stream()
                .mapToInt(chain -> (chain.sums().length + bitsPerBlock - 1) / bitsPerBlock)
                .sum();
    }
}
