package org.bitlane.hwmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.bitlane.hwmodels.structure.Defence;
import org.bitlane.hwmodels.structure.KeySchedule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    private final ImplementationOptions defaults = ImplementationOptions.defaults();

    @Test
    void everySettingTakesItsFirstValue() {
        Settings.known().forEach((name, values) -> {
            String first = values.startsWith("a ") ? "8" : values.split("\\|")[0];
            Settings.apply(defaults, name + "=" + first);
        });
    }

    @Test
    void severalSettingsAddUp() {
        ImplementationOptions options =
                Settings.applyAll(defaults, "key-schedule=unrolled; defence=bypass-multiplexer;clock-mhz=140");
        assertEquals(KeySchedule.UNROLLED, options.structure().keySchedule());
        assertEquals(Defence.BYPASS_MULTIPLEXER, options.structure().defence());
        assertEquals(140, options.clock().orElseThrow().megahertz(), 1e-9);
    }

    @Test
    void noSettingChangesNothing() {
        assertEquals(defaults, Settings.applyAll(defaults, ""));
    }

    @ParameterizedTest
    @CsvSource({
        "speed=fast,unknown option \"speed\": expected one of key-schedule",
        "retiming,option retiming needs a value: retiming=none|across-stages|every-level",
        "retiming=some,option retiming does not take \"some\": expected none|across-stages|every-level",
        "both-directions=maybe,option both-directions does not take \"maybe\": expected yes|no",
        "clock-mhz=quick,option clock-mhz=quick is not a frequency",
        "clock-mhz=-3,clock of",
        "message-bytes=0,a message of 0 bytes"
    })
    void aSettingThatCannotBeReadIsRefusedWithWhatThereIs(String setting, String complaint) {
        String message = assertThrows(IllegalArgumentException.class, () -> Settings.apply(defaults, setting))
                .getMessage();
        assertTrue(message.startsWith(complaint), message);
    }
}
