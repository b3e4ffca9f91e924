package org.bitlane.hwmodels.data;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PublishedDataTest {
    private final PublishedData data = PublishedData.builtIn();

    @Test
    void everyRowOfTheFilesIsLoadedWithItsSource() throws IOException {
        long lines = 0;
        for (String file : new String[] {"devices.csv", "breakdowns.csv", "fpga.csv", "mcu.csv"}) {
            try (var stream = PublishedData.class.getResourceAsStream(file)) {
                lines += new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                                .lines()
                                .count()
                        - 1;
            }
        }
        assertEquals(lines, data.figures().size());
        assertTrue(data.figures().values().stream()
                .noneMatch(figure -> figure.source().title().isEmpty()));
    }

    @Test
    void aRangeKeepsBothEndsAndABoundItsRelation() {
        assertEquals(13, data.figure("r2").low());
        assertEquals(14, data.figure("r2").high());
        assertEquals(Relation.ABOVE, data.figure("m1h").relation());
        assertEquals(Relation.BELOW, data.figure("e4").relation());
    }

    @Test
    void aRowWithoutFigureIsKept() {
        assertEquals(Relation.NONE, data.figure("e8").relation());
        assertTrue(Double.isNaN(data.figure("e8").value()));
    }

    @Test
    void twoFiguresOfOneDeviceAndQuantityHaveDifferentNames() {
        assertEquals(0.0174, data.figure("5CGXFC9E7F35C8 dynamic power").value());
        assertEquals(0.0300, data.figure("5CGXFC9E7F35C8 dynamic power (2)").value());
    }

    @Test
    void everyScenarioReadsAFigureThatExists() {
        assertTrue(data.figures().keySet().containsAll(Scenario.builtIn().keySet()));
    }

    @Test
    void everyFigureOfADesignHasAScenarioOrAReasonForNone() {
        Map<String, Scenario> scenarios = Scenario.builtIn();
        Set<String> files = Set.of("fpga.csv", "mcu.csv", "breakdowns.csv");
        for (PublishedFigure figure : data.figures().values()) {
            if (files.contains(figure.file())) {
                Scenario scenario = scenarios.get(figure.id());
                assertTrue(scenario != null, () -> figure.id() + " has no scenario");
                assertFalse(
                        scenario.figure().isEmpty() && scenario.remark().isEmpty(),
                        () -> figure.id() + " is not predicted and no reason is given");
            }
        }
    }

    @Test
    void anUnknownFigureIsRefusedByName() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> data.figure("nowhere"))
                .getMessage()
                .contains("\"nowhere\""));
    }

    @Test
    void complaintsNameFileLineAndColumn() {
        assertAll(
                () -> assertComplaint("t.csv:3: column b is \"x\", not a number", "a,b\n1,2\n3,x\n"),
                () -> assertComplaint("t.csv:2: 1 fields, but the header has 2", "a,b\n1\n"),
                () -> assertComplaint("t.csv:1: no column \"b\"; the header has a, c", "a,c\n1,2\n"),
                () -> assertComplaint("t.csv:2: column b is empty", "a,b\n1,\n"));
    }

    private static void assertComplaint(String expected, String csv) {
        DataFormatException complaint = assertThrows(DataFormatException.class, () -> {
            for (CsvTable.Row row : CsvTable.read(new StringReader(csv), "t.csv", "a", "b")) {
                row.parse("b", row.required("b"));
            }
        });
        assertEquals(expected, complaint.getMessage());
    }
}
