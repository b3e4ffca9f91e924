package org.bitlane.hwmodels.structure;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Maps the pieces of a design's logic, each shape once.
 *
 * <p>Mappings of pieces are kept beyond a design, since designs of one algorithm have most of them in common.
 */
final class IslandMapper {
    /** Larger pieces are whole designs, which do not come again. */
    private static final int LARGEST_KEPT = 5000;

    private static final int MOST_KEPT = 300;
    private static final Map<Key, Object> KNOWN =
            Collections.synchronizedMap(new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Object> eldest) {
                    return size() > MOST_KEPT;
                }
            });

    /** The objective is null where the least depth is asked for. */
    private record Key(IntBuffer shape, LutLibrary library, Objective objective, int limit) {}

    private final LutLibrary library;
    private final Map<IntBuffer, LutMapper> started = new HashMap<>();

    private IslandMapper(LutLibrary library) {
        this.library = library;
    }

    /**
     * The inputs of the look-up tables that compute each of the given pieces.
     *
     * @return for each shape, by signal, null where a signal is not computed by a table of its own
     */
    static Map<IntBuffer, int[][]> map(Collection<Island> islands, LutLibrary library, Objective objective) {
        IslandMapper mapper = new IslandMapper(library);
        // All pieces may be as deep as the deepest must be.
        int limit = objective == Objective.AREA
                ? Integer.MAX_VALUE
                : islands.stream().mapToInt(mapper::leastDepth).max().orElse(0);
        Map<IntBuffer, int[][]> mapped = new HashMap<>();
        islands.forEach(island -> mapped.put(island.shape(), mapper.map(island, objective, limit)));
        return mapped;
    }

    private int leastDepth(Island island) {
        Key key = new Key(island.shape(), library, null, 0);
        return remembered(island, key, () -> depthMapper(island).depth());
    }

    private int[][] map(Island island, Objective objective, int limit) {
        Key key = new Key(island.shape(), library, objective, limit);
        return remembered(
                island,
                key,
                () -> objective == Objective.AREA
                        ? mapForArea(island)
                        : depthMapper(island).map(limit));
    }

    private LutMapper depthMapper(Island island) {
        return started.computeIfAbsent(island.shape(), absent -> LutMapper.forDepth(island, library));
    }

    /** Neither start finds the fewest tables always, so the better one is taken. */
    private int[][] mapForArea(Island island) {
        int[][] byFlow = LutMapper.forArea(island, library, false).map(Integer.MAX_VALUE);
        int[][] byDepth = LutMapper.forArea(island, library, true).map(Integer.MAX_VALUE);
        return cost(byDepth) < cost(byFlow) ? byDepth : byFlow;
    }

    private int cost(int[][] inputs) {
        return Arrays.stream(inputs)
                .mapToInt(each -> each == null ? 0 : library.cost()[each.length])
                .sum();
    }

    @SuppressWarnings("unchecked")
    private static <T> T remembered(Island island, Key key, Supplier<T> compute) {
        Object known = KNOWN.get(key);
        if (known != null) {
            return (T) known;
        }
        T computed = compute.get();
        if (island.size() <= LARGEST_KEPT) {
            KNOWN.put(key, computed);
        }
        return computed;
    }
}
