package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published counts of open synthesis, which maps for depth.
 *
 * <p>What cannot be met is listed with its figures, so that a change for better or worse shows.
 */
class SynthesisTest {
    private static final double PLAIN = 0.10;
    private static final double ELSEWHERE = 0.25;
    private static final Set<String> PLAIN_DESIGNS = Set.of(
            "simon_round", "simon_pipelined1", "sm4_round", "sm4_pipelined1", "sm4_sbox_composite", "sm4_sbox_table");

    /**
     * ALUT counts out of reach. An 8-input function is four tables of six inputs and one that selects, so an S-box is 40;
     * the synthesis needed 50 for it, and with it more for what contains it. Eight rounds of SM4 grew there to three times
     * four rounds, which no other count does.
     */
    private static final Map<String, Integer> ALUT_EXCEPTIONS = Map.of(
            "sm4_sbox_table", 40,
            "sm4_round", 224,
            "sm4_pipelined1", 7168,
            "sm4_unrolled8", 2464);

    record Row(String design, int lut, int ff, int carry4, int alut, int arithmeticAlut, int alutFf) {
        @Override
        public String toString() {
            return design;
        }
    }

    static List<Row> rows() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                SynthesisTest.class.getResourceAsStream("/org/bitlane/hwmodels/data/synthesis.csv"),
                StandardCharsets.UTF_8))) {
            List<Row> rows = new ArrayList<>();
            List<String> lines = reader.lines().toList();
            List<String> header = List.of(lines.get(0).split(","));
            for (String line : lines.subList(1, lines.size())) {
                String[] fields = line.split(",");
                int[] values = Stream.of(
                                "xc7_lut",
                                "xc7_ff",
                                "xc7_carry4",
                                "cyclonev_alut",
                                "cyclonev_arith_alut",
                                "cyclonev_ff")
                        .mapToInt(column -> Integer.parseInt(fields[header.indexOf(column)]))
                        .toArray();
                rows.add(new Row(fields[0], values[0], values[1], values[2], values[3], values[4], values[5]));
            }
            return rows;
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void flipFlopsAreExact(Row row) {
        int flipFlops = SynthesisDesigns.analyse(row.design()).registers().total();
        assertAll(() -> assertEquals(row.ff(), flipFlops), () -> assertEquals(row.alutFf(), flipFlops));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void lutsAreWithinATenthWherePlainAndAQuarterElsewhere(Row row) {
        FabricLut6 mapped = SynthesisDesigns.analyse(row.design()).depth().lut6();
        assertWithin(PLAIN_DESIGNS.contains(row.design()) ? PLAIN : ELSEWHERE, row.lut(), mapped.luts());
        assertEquals(row.carry4(), mapped.carry4());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void alutsAreWithinATenthWherePlainAndAQuarterElsewhereButForTheListedOnes(Row row) {
        FabricAlm mapped = SynthesisDesigns.analyse(row.design()).depth().alm();
        double limit = PLAIN_DESIGNS.contains(row.design()) ? PLAIN : ELSEWHERE;
        Integer exception = ALUT_EXCEPTIONS.get(row.design());
        if (exception == null) {
            assertWithin(limit, row.alut(), mapped.aluts());
        } else {
            assertEquals(exception, mapped.aluts());
            assertTrue(Math.abs(mapped.aluts() - row.alut()) > limit * row.alut(), "no exception any more");
        }
    }

    @Test
    void medianErrorOfLutCountsIsUnderATwelfth() throws IOException {
        double[] errors = rows().stream()
                .mapToDouble(row -> Math.abs(SynthesisDesigns.analyse(row.design())
                                        .depth()
                                        .lut6()
                                        .luts()
                                - row.lut())
                        / (double) row.lut())
                .sorted()
                .toArray();
        assertTrue(errors[errors.length / 2] < 1 / 12.0, "median error " + errors[errors.length / 2]);
    }

    @Test
    void sBoxIs32TablesWith16AndEightWideMultiplexersInBothForms() {
        for (String design : List.of("sm4_sbox_table", "sm4_sbox_composite")) {
            FabricLut6 mapped = SynthesisDesigns.analyse(design).depth().lut6();
            assertAll(
                    design,
                    () -> assertEquals(32, mapped.luts()),
                    () -> assertEquals(16, mapped.muxF7()),
                    () -> assertEquals(8, mapped.muxF8()));
        }
    }

    @Test
    void countedCounterOfTheKeyScheduleIsTheOnlyCarryChainOfItsDesign() {
        FabricAlm mapped =
                SynthesisDesigns.analyse("simon_iterative_otf").depth().alm();
        assertEquals(6, mapped.arithmeticAluts());
    }

    @Test
    void unknownDesignIsNamed() {
        for (String name : List.of("des_round", "simon_unrolled99", "sm4")) {
            IllegalArgumentException e =
                    assertThrows(IllegalArgumentException.class, () -> SynthesisDesigns.analyse(name));
            assertTrue(e.getMessage().contains(name), e.getMessage());
        }
    }

    private static void assertWithin(double limit, int published, int counted) {
        assertTrue(
                Math.abs(counted - published) <= limit * published,
                counted + " against " + published + ", more than " + 100 * limit + " % off");
    }
}
