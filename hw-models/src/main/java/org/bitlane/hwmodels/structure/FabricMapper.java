package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.structure.Design.Part;
import org.bitlane.hwmodels.structure.LogicNetwork.Role;

/** Maps the parts of a design to a fabric and adds up what they take. */
final class FabricMapper {
    private static final int REGISTERS_PER_ALM = 4;
    private static final int BITS_PER_CARRY4 = 4;
    private static final int PORTS_PER_RAM = 2;

    private record Mapped(Part part, LutCover cover, CoverAnalysis analysis) {}

    private FabricMapper() {}

    static RegisterCounts registers(List<Part> parts) {
        int[] counts = new int[Role.values().length];
        for (Part part : parts) {
            part.network()
                    .registers()
                    .forEach(register -> counts[register.role().ordinal()] += part.copies());
        }
        return new RegisterCounts(
                counts[Role.STATE.ordinal()],
                counts[Role.PIPELINE.ordinal()],
                counts[Role.KEY_SCHEDULE.ordinal()],
                counts[Role.CONTROL.ordinal()]);
    }

    static FabricLut6 lut6(List<Part> parts, Objective objective) {
        List<Mapped> mapped = map(parts, LutLibrary.LUT6, objective);
        List<Integer> byInputs = IntStream.rangeClosed(0, TruthTable.MAX_INPUTS)
                .mapToObj(inputs -> sum(mapped, each -> each.cover().functions(inputs)))
                .toList();
        int wide = byInputs.get(TruthTable.MAX_INPUTS);
        return new FabricLut6(
                sum(mapped, each -> each.cover().cost()),
                byInputs,
                byInputs.get(TruthTable.MAX_INPUTS - 1) + 2 * wide,
                wide,
                sum(mapped, each -> each.cover().carryBlocks(BITS_PER_CARRY4)),
                sum(mapped, each -> each.cover().carryBlocks(1)),
                memoryBits(parts),
                rams(parts),
                worst(mapped),
                maxFanOut(mapped),
                lutsByLevel(mapped),
                stagePaths(mapped));
    }

    static FabricAlm alm(List<Part> parts, Objective objective) {
        List<Mapped> mapped = map(parts, LutLibrary.ALUT, objective);
        int arithmetic = sum(mapped, each -> each.cover().carryBlocks(1));
        int modules = sum(
                mapped, each -> AlmPacker.modules(each.cover()) + each.cover().carryBlocks(2));
        int registers = registers(parts).total();
        return new FabricAlm(
                sum(mapped, each -> each.cover().cost()) + arithmetic,
                sum(mapped, each -> each.cover().functions(LutLibrary.ALUT.maxInputs())),
                arithmetic,
                Math.max(modules, (registers + REGISTERS_PER_ALM - 1) / REGISTERS_PER_ALM),
                memoryBits(parts),
                rams(parts),
                worst(mapped),
                maxFanOut(mapped),
                lutsByLevel(mapped),
                stagePaths(mapped));
    }

    private static List<Mapped> map(List<Part> parts, LutLibrary library, Objective objective) {
        List<Mapped> mapped = new ArrayList<>();
        for (Part part : parts) {
            LutCover cover = LutCover.of(part.network(), library, objective);
            mapped.add(new Mapped(part, cover, new CoverAnalysis(cover)));
        }
        return mapped;
    }

    private static int sum(List<Mapped> mapped, ToIntFunction<Mapped> ofOne) {
        return mapped.stream()
                .mapToInt(each -> each.part().copies() * ofOne.applyAsInt(each))
                .sum();
    }

    private static List<Mapped> timed(List<Mapped> mapped) {
        return mapped.stream().filter(each -> each.part().timed()).toList();
    }

    private static CriticalPath worst(List<Mapped> mapped) {
        return timed(mapped).stream()
                .map(Mapped::analysis)
                .max(Comparator.comparingDouble(CoverAnalysis::criticalDelay))
                .orElseThrow()
                .criticalPath();
    }

    private static List<CriticalPath> stagePaths(List<Mapped> mapped) {
        return timed(mapped).stream()
                .map(each -> each.analysis().criticalPath())
                .toList();
    }

    private static int maxFanOut(List<Mapped> mapped) {
        return timed(mapped).stream()
                .mapToInt(each -> each.analysis().maxFanOut())
                .max()
                .orElse(0);
    }

    private static List<Integer> lutsByLevel(List<Mapped> mapped) {
        List<Mapped> timed = timed(mapped);
        int levels = timed.stream()
                .mapToInt(each -> each.analysis().lutsByLevel().length)
                .max()
                .orElse(0);
        return IntStream.range(0, levels)
                .mapToObj(level -> sum(timed, each -> {
                    int[] own = each.analysis().lutsByLevel();
                    return level < own.length ? own[level] : 0;
                }))
                .toList();
    }

    private static long memoryBits(List<Part> parts) {
        return parts.stream()
                .mapToLong(part -> part.copies()
                        * part.network().memories().stream()
                                .mapToLong(memory -> (long) memory.data().length << memory.address().length)
                                .sum())
                .sum();
    }

    private static int rams(List<Part> parts) {
        return parts.stream()
                .mapToInt(part ->
                        part.copies() * ((part.network().memories().size() + PORTS_PER_RAM - 1) / PORTS_PER_RAM))
                .sum();
    }
}
