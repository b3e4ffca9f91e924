package org.bitlane.hwmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import org.bitlane.hwmodels.data.DeviceFile;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HardwareModelTest {
    private static final HardwareModel MODEL = HardwareModel.builtIn();

    @Test
    void everyConfigurationOnEveryDeviceIsPredictedOrRefusedWithAReason() {
        // Mapping every unroll factor takes minutes; properties sample the others.
        Set<KernelConfiguration> mapped = new HashSet<>();
        for (Algorithm algorithm : Algorithm.values()) {
            mapped.addAll(DesignSpace.worthBuilding(algorithm));
            mapped.addAll(DesignSpace.notable(algorithm));
        }
        for (KernelConfiguration configuration : DesignSpace.all()) {
            boolean variant = configuration.variant().isPresent();
            KernelConfiguration plain = KernelConfiguration.of(configuration.algorithm(), configuration.dataflow());
            for (Device device : MODEL.devices().all()) {
                if (device instanceof FpgaDevice
                        && !(mapped.contains(plain) && (!variant || configuration.algorithm() == Algorithm.SM4))) {
                    continue;
                }
                Outcome outcome = MODEL.predict(configuration, device);
                if (outcome instanceof Prediction prediction) {
                    prediction
                            .estimates()
                            .forEach((name, estimate) -> assertTrue(
                                    estimate.low().value() > 0
                                            && Double.isFinite(estimate.high().value()),
                                    () -> configuration + " on " + device.id() + ": " + name + " is " + estimate));
                } else if (outcome instanceof DoesNotFit misfit) {
                    assertTrue(misfit.excess() > 1, misfit::reason);
                } else {
                    assertFalse(((NotApplicable) outcome).reason().isBlank());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SIMON64_128/iterative,44", "SIMON64_128/unrolled-2,22", "SIMON64_128/unrolled-4,11",
        "SIMON64_128/unrolled-8,6", "SIMON64_128/unrolled-11,4", "SIMON64_128/unrolled-16,3",
        "SIMON64_128/unrolled-22,2", "SIMON64_128/unrolled-44,1", "SIMON64_128/pipelined-1,1",
        "SM4/iterative,32", "SM4/unrolled-4,8", "SM4/pipelined-1,1"
    })
    void clocksPerBlockAreTheRoundsByTheRoundsOfAClock(String configuration, int clocks) {
        assertEquals(
                clocks,
                fpga(configuration, "xc7a100t-1", "").clocksPerBlock().value().clocks());
    }

    @Test
    void aPipelineAtAStatedClockDeliversABlockAClock() {
        FpgaPrediction prediction = fpga("SIMON64_128/pipelined-1", "xc7a100t-1", "clock-mhz=140");
        assertEquals(8.96, prediction.throughput().value().gigabitsPerSecond(), 1e-9);
        assertTrue(prediction.dataPathLimit().value().megahertz() > 140);
    }

    @Test
    void theTwoClocksAreToldApart() {
        FpgaPrediction prediction = fpga("SIMON64_128/pipelined-1", "xc7a100t-1", "");
        assertEquals(464, prediction.runClock().value().megahertz(), 1e-9);
        assertTrue(prediction.dataPathLimit().value().megahertz() > 464);
        assertTrue(prediction.rateAtLimit().value().value()
                > prediction.throughput().value().value());
    }

    @Test
    void aLooseConstraintGivesASlowerDesignAndATightOneIsMissed() {
        double loose = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "constraint-mhz=50")
                .dataPathLimit()
                .value()
                .megahertz();
        double close = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "constraint-mhz=100")
                .dataPathLimit()
                .value()
                .megahertz();
        double free = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "")
                .dataPathLimit()
                .value()
                .megahertz();
        double missed = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "constraint-mhz=900")
                .dataPathLimit()
                .value()
                .megahertz();
        assertTrue(50 < loose && loose < close && close < free);
        assertEquals(free, missed);
    }

    @Test
    void registersInsideTheRoundRaiseTheClockAndTheLatency() {
        FpgaPrediction plain = fpga("SM4/pipelined-1", "xc7z020-1", "");
        FpgaPrediction deep = fpga("SM4/pipelined-1", "xc7z020-1", "retiming=every-level");
        assertTrue(deep.dataPathLimit().value().hertz()
                > 1.5 * plain.dataPathLimit().value().hertz());
        assertTrue(deep.latencyClocks().value().clocks()
                > plain.latencyClocks().value().clocks());
        assertTrue(
                deep.registers().value().flipFlops() > plain.registers().value().flipFlops());
    }

    @Test
    void sBoxesInBlockRamTakeMemoryAndOneMoreStage() {
        FpgaPrediction logic = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "");
        FpgaPrediction memory = fpga("SM4/pipelined-1", "5CGXFC9E7F35C8", "s-box=block-ram");
        assertTrue(memory.blockRamKbit() > 0);
        assertTrue(memory.area().value().cells() < logic.area().value().cells());
        assertEquals(33, memory.latencyClocks().value().clocks());
    }

    @Test
    void aDesignThatIsTooLargeSaysOfWhatAndByHowMuch() throws IOException {
        Device small = DeviceFile.read(
                        new StringReader("id,kind,family,grade,cells,flip_flops\nsmall,fpga,artix-7,1,700,100000\n"),
                        "small.csv",
                        MODEL.data())
                .get(0);
        DoesNotFit misfit = assertInstanceOf(
                DoesNotFit.class, MODEL.predict(KernelConfiguration.parse("SIMON64_128/pipelined-1"), small));
        assertEquals("LUT", misfit.limit());
        assertEquals(1408.0 / 700, misfit.excess(), 0.1);
        assertTrue(misfit.reason().contains("but small has 700 cells"), misfit::reason);
    }

    @Test
    void aClockBeyondTheDataPathsIntervalDoesNotFit() {
        Outcome outcome = MODEL.predict(
                KernelConfiguration.parse("SIMON64_128/unrolled-44"),
                device("xc7a100t-1"),
                ImplementationOptions.defaults().withClock(Frequency.ofMegahertz(300)));
        assertEquals(
                "data path clock", assertInstanceOf(DoesNotFit.class, outcome).limit());
    }

    @Test
    void codeLargerThanFlashDoesNotFit() throws IOException {
        Device tiny = DeviceFile.read(
                        new StringReader("id,kind,core,clock_mhz,flash_kib,ram_kib\ntiny,mcu,avr,8,2,1\n"),
                        "tiny.csv",
                        MODEL.data())
                .get(0);
        Outcome outcome = MODEL.predict(KernelConfiguration.parse("SHA256/unrolled-64"), tiny);
        assertEquals("flash", assertInstanceOf(DoesNotFit.class, outcome).limit());
    }

    @ParameterizedTest
    @CsvSource({
        "SIMON64_128/pipelined-1,rp2350-m33,,one arithmetic unit",
        "SM4/unrolled-4+defended,rp2350-m33,,vector lanes",
        "SM4/iterative,rp2350-m33,engine=accelerator-cpu,computes SHA-256 only",
        "SHA256/iterative,rp2040,engine=accelerator-cpu,has no SHA-256 unit",
        "SHA256/unrolled-4,rp2350-m33,engine=accelerator-cpu,dataflow is fixed",
        "SHA256/iterative,xc7a100t-1,engine=accelerator-cpu,which an FPGA has not",
        "SM4/iterative,xc7a100t-1,retiming=every-level,has none",
        "SM4/pipelined-1,xc7a100t-1,key-store=lut-ram,one word a clock"
    })
    void whatMakesNoSenseIsNotApplicableAndSaysWhy(
            String configuration, String device, String settings, String reason) {
        Outcome outcome = MODEL.predict(
                KernelConfiguration.parse(configuration), device(device), options(settings == null ? "" : settings));
        assertTrue(assertInstanceOf(NotApplicable.class, outcome).reason().contains(reason));
    }

    @Test
    void onAMicrocontrollerUnrollingSavesLoopOverheadAndCostsFlash() {
        MicrocontrollerPrediction once = mcu("SHA256/iterative", "rp2350-m33", "");
        MicrocontrollerPrediction eight = mcu("SHA256/unrolled-8", "rp2350-m33", "");
        assertTrue(eight.cyclesPerByte().value().value()
                < once.cyclesPerByte().value().value());
        assertTrue(
                eight.codeBytes().value().bytes() > 2 * once.codeBytes().value().bytes());
    }

    @ParameterizedTest
    @CsvSource({"accelerator-dma32,121", "accelerator-dma16,185", "accelerator-dma8,313"})
    void theAcceleratorsBlockIsItsWritesAndItsDigest(String engine, int cycles) {
        assertEquals(
                cycles,
                mcu("SHA256/iterative", "rp2350-m33", "engine=" + engine)
                        .cyclesPerBlock()
                        .value()
                        .clocks());
    }

    @Test
    void energyIsNotInventedWhereNoCurrentIsPublished() {
        assertTrue(mcu("SHA256/iterative", "atsam3x8e", "").energyPerMessage().isEmpty());
        assertTrue(mcu("SHA256/iterative", "rp2350-m33", "").energyPerMessage().isPresent());
    }

    @Test
    void aVariantOfDataLayoutIsTheHardwareOfItsDataflow() {
        FpgaPrediction plain = fpga("SIMON64_128/pipelined-1", "xc7a100t-1", "");
        FpgaPrediction systolic = fpga("SIMON64_128/pipelined-1+systolic", "xc7a100t-1", "");
        assertEquals(plain.area().value(), systolic.area().value());
        assertTrue(systolic.remarks().stream().anyMatch(remark -> remark.contains("variant systolic")));
    }

    private static FpgaPrediction fpga(String configuration, String device, String settings) {
        return assertInstanceOf(
                FpgaPrediction.class,
                MODEL.predict(KernelConfiguration.parse(configuration), device(device), options(settings)));
    }

    private static MicrocontrollerPrediction mcu(String configuration, String device, String settings) {
        return assertInstanceOf(
                MicrocontrollerPrediction.class,
                MODEL.predict(KernelConfiguration.parse(configuration), device(device), options(settings)));
    }

    private static ImplementationOptions options(String settings) {
        return Settings.applyAll(ImplementationOptions.defaults(), settings);
    }

    private static Device device(String id) {
        return MODEL.devices().find(id).orElseThrow();
    }
}
