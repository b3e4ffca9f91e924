package org.bitlane.jmh.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private final Table table = new Table().left("name").right("MB/s").left("check");

    @Test
    void columnsAreAsWideAsTheirWidestCell() {
        table.row("a long name", "1.0", "ok").row("b", "12345.6", "ok");

        assertEquals(
                List.of(
                        "name            MB/s  check", //
                        "-----------  -------  -----",
                        "a long name      1.0  ok",
                        "b            12345.6  ok"),
                table.toString().lines().toList());
    }

    @Test
    void aHeaderMayBeTheWidestCell() {
        table.row("a", "1", "ok");

        assertEquals("a        1  ok", table.toString().lines().toList().get(2));
    }

    @Test
    void aRowOfTheWrongLengthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> table.row("a", "1"));
    }
}
