package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.bitlane.kernels.KernelConfiguration;

/** Whatever is mapped computes what it was mapped from. */
class LutMapperTest {
    private static final List<LutLibrary> LIBRARIES = List.of(LutLibrary.LUT6, LutLibrary.ALUT);

    @Property(tries = 60)
    void mappedRandomLogicComputesWhatItsGatesDo(@ForAll long seed, @ForAll @IntRange(min = 5, max = 120) int gates) {
        LogicNetwork network = randomNetwork(new Random(seed), gates);
        for (LutLibrary library : LIBRARIES) {
            for (Objective objective : Objective.values()) {
                assertMappedAlike(network, library, objective, seed);
            }
        }
    }

    @Property(tries = 30)
    void mappingForAreaNeverTakesMoreTablesThanThereAreGates(
            @ForAll long seed, @ForAll @IntRange(min = 5, max = 120) int gates) {
        LogicNetwork network = randomNetwork(new Random(seed), gates);
        assertTrue(LutCover.of(network, LutLibrary.ALUT, Objective.AREA).cost() <= gates);
    }

    @Example
    void mappedDesignsComputeWhatTheirGatesDo() {
        StructuralOptions options = StructuralOptions.defaults();
        assertDesignMappedAlike("SIMON64_128/unrolled-6", options);
        assertDesignMappedAlike("SIMON64_128/unrolled-44", options);
        assertDesignMappedAlike("SIMON64_128/iterative", options.withKeySchedule(KeySchedule.ON_THE_FLY));
        assertDesignMappedAlike("SIMON64_128/pipelined-4", options);
        assertDesignMappedAlike("SM4/unrolled-3", options);
        assertDesignMappedAlike("SM4/unrolled-2", options.withSBox(SBox.COMPOSITE));
        assertDesignMappedAlike("SM4/pipelined-1+defended", options);
        assertDesignMappedAlike("SM4/iterative", options.withKeySchedule(KeySchedule.ON_THE_FLY));
        assertDesignMappedAlike("SM4/pipelined-1", options.withSBox(SBox.BLOCK_RAM));
        assertDesignMappedAlike("SHA256/unrolled-2", options.withKeySchedule(KeySchedule.ON_THE_FLY));
        assertDesignMappedAlike("SHA256/pipelined-2", options.withKeySchedule(KeySchedule.UNROLLED));
    }

    @Example
    void mappingForDepthIsNoDeeperThanItsFirstPassFoundPossible() {
        LogicNetwork network = Design.of(
                        KernelConfiguration.parse("SIMON64_128/unrolled-9"), StructuralOptions.defaults())
                .parts()
                .get(0)
                .network();
        for (Island island : Island.of(network, network.sinks(true))) {
            LutMapper mapper = LutMapper.forDepth(island, LutLibrary.LUT6);
            int least = mapper.depth();
            mapper.map(least);
            assertEquals(least, mapper.depth());
        }
    }

    private static void assertDesignMappedAlike(String configuration, StructuralOptions options) {
        Design design = Design.of(KernelConfiguration.parse(configuration), options);
        for (Design.Part part : design.parts()) {
            for (LutLibrary library : LIBRARIES) {
                for (Objective objective : Objective.values()) {
                    assertMappedAlike(part.network(), library, objective, 11);
                }
            }
        }
    }

    private static void assertMappedAlike(LogicNetwork network, LutLibrary library, Objective objective, long seed) {
        LutCover cover = LutCover.of(network, library, objective);
        cover.luts().forEach(lut -> assertTrue(lut.inputs().length <= library.maxInputs()));
        NetworkSimulator gates = new NetworkSimulator(network);
        NetworkSimulator tables = new NetworkSimulator(cover);
        gates.randomise(new Random(seed));
        tables.randomise(new Random(seed));
        gates.evaluate();
        tables.evaluate();
        assertEquals(gates.results(), tables.results(), () -> library + " " + objective);
    }

    private static LogicNetwork randomNetwork(Random random, int gates) {
        LogicNetwork network = new LogicNetwork();
        List<Integer> signals = new ArrayList<>();
        for (int bit : network.input("in", 10)) {
            signals.add(bit);
        }
        for (int gate = 0; gate < gates; gate++) {
            int a = signals.get(random.nextInt(signals.size()));
            int b = signals.get(Math.max(0, signals.size() - 1 - random.nextInt(12)));
            int c = signals.get(random.nextInt(signals.size()));
            signals.add(
                    switch (random.nextInt(5)) {
                        case 0, 1 -> network.xor(a, b);
                        case 2 -> network.and(a, b);
                        case 3 -> network.select(c, a, b);
                        default -> network.xor(LogicNetwork.TRUE, b);
                    });
        }
        for (int i = 0; i < 4; i++) {
            network.output("out" + i, signals.get(signals.size() - 1 - i));
        }
        int[] sum = network.add(
                new int[] {signals.get(12), signals.get(3)},
                new int[] {signals.get(signals.size() - 2), signals.get(5)});
        network.output("sum", network.xor(sum[1], signals.get(4)));
        return network;
    }
}
