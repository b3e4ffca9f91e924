package org.bitlane.hwmodels.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Family;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.Microcontroller;
import org.bitlane.kernels.KernelConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeviceFileTest {
    private final PublishedData data = PublishedData.builtIn();

    @Test
    void aLineIsAnFpgaThatCanBePredictedFor() throws IOException {
        FpgaDevice device = (FpgaDevice) read("id,kind,family,grade,cells,flip_flops\nmine,fpga,artix-7,2,8000,16000\n")
                .get(0);
        assertEquals(Family.ARTIX_7, device.family());
        assertEquals(8000, device.cells().getAsInt());
        assertInstanceOf(
                FpgaPrediction.class,
                HardwareModel.builtIn().predict(KernelConfiguration.parse("SIMON64_128/iterative"), device));
    }

    @Test
    void aLineIsAMicrocontrollerWithItsClockAndMemories() throws IOException {
        Microcontroller device =
                (Microcontroller) read("id,kind,core,clock_mhz,flash_kib,ram_kib\nmine,mcu,cortex-m4,80,256,64\n")
                        .get(0);
        assertEquals(80, device.clock().megahertz());
        assertEquals(256 * 1024, device.flashBytes());
        assertTrue(device.supplyVolts().isEmpty());
    }

    @Test
    void capacitiesOfAPublishedPartAreTakenFromItsFigures() throws IOException {
        FpgaDevice device = (FpgaDevice)
                read("id,kind,family,grade,part\nmine,fpga,artix-7,1,xc7a35t\n").get(0);
        assertEquals(20800, device.cells().getAsInt());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id,kind\\nx,asic                             | my.csv:2: column kind is \"asic\", not fpga or mcu",
                "id,kind,family,grade\\nx,fpga,virtex,1       | my.csv:2: column family is \"virtex\", not one of artix-7",
                "id,kind,family,grade\\nx,fpga,cyclone-v,3    | my.csv:2: column grade is 3, but cyclone-v is modelled in",
                "id,kind,family,grade,cells\\nx,fpga,artix-7,1,-5 | my.csv:2: column cells is -5, not positive",
                "id,kind,core\\nx,mcu,z80                     | my.csv:2: column core is \"z80\", not one of cortex-m0plus",
                "id,kind,core,clock_mhz\\nx,mcu,avr,          | my.csv:2: column clock_mhz is empty",
                "id,kind,family,grade\\nx,fpga,artix-7,1\\nx,fpga,artix-7,2 | my.csv:3: column id repeats \"x\""
            })
    void aLineThatIsNoDeviceIsRefusedWithItsPlace(String csv, String complaint) {
        DataFormatException refusal =
                assertThrows(DataFormatException.class, () -> read(csv.replace("\\n", "\n") + "\n"));
        assertTrue(refusal.getMessage().startsWith(complaint), refusal::getMessage);
    }

    private List<Device> read(String csv) throws IOException {
        return DeviceFile.read(new StringReader(csv), "my.csv", data);
    }
}
