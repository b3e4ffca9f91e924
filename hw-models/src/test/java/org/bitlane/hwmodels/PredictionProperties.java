package org.bitlane.hwmodels;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.junit.jupiter.api.Assertions;

class PredictionProperties {
    private static final HardwareModel MODEL = HardwareModel.builtIn();

    @Property(tries = 100)
    void throughputNeverFallsWhenRoundsPerClockGrowAtFixedClock(
            @ForAll Algorithm algorithm,
            @ForAll("fpgas") Device device,
            @ForAll @IntRange(min = 2, max = 63) int factor) {
        Assume.that(factor < algorithm.rounds() && isQuickToMap(algorithm, factor));
        // A clock that every factor reaches: a tenth of a megahertz.
        ImplementationOptions options = ImplementationOptions.defaults().withClock(Frequency.ofMegahertz(0.1));
        Outcome fewer = MODEL.predict(unrolled(algorithm, factor), device, options);
        Outcome more = MODEL.predict(unrolled(algorithm, factor + 1), device, options);
        if (fewer instanceof FpgaPrediction first && more instanceof FpgaPrediction second) {
            Assertions.assertTrue(second.throughput().value().value()
                    >= first.throughput().value().value());
        }
    }

    @Property(tries = 60)
    void areaGrowsWithTheUnrollFactorWhileThereIsALoop(
            @ForAll Algorithm algorithm,
            @ForAll("fpgas") Device device,
            @ForAll @IntRange(min = 2, max = 63) int factor) {
        Assume.that(factor < algorithm.rounds() - 1 && isQuickToMap(algorithm, factor));
        Outcome fewer = MODEL.predict(unrolled(algorithm, factor), device);
        Outcome more = MODEL.predict(unrolled(algorithm, factor + 1), device);
        if (fewer instanceof FpgaPrediction first && more instanceof FpgaPrediction second) {
            Assertions.assertTrue(
                    second.area().value().cells() > first.area().value().cells(),
                    () -> first.area() + " then " + second.area());
        }
    }

    @Property(tries = 100)
    void energyPerBitIsPowerOverRateAndEfficiencyItsInverse(
            @ForAll("configurations") KernelConfiguration configuration, @ForAll("fpgas") Device device) {
        if (MODEL.predict(configuration, device) instanceof FpgaPrediction prediction) {
            double power = prediction.power().value().watts();
            double rate = prediction.throughput().value().bitsPerSecond();
            double energy = prediction.energyPerBit().value().joulesPerBit();
            Assertions.assertEquals(power / rate, energy, 1e-12 * energy);
            Assertions.assertEquals(1, energy * prediction.efficiency().value().value(), 1e-12);
            Assertions.assertEquals(
                    power,
                    prediction.staticPower().value().watts()
                            + prediction.dynamicPower().value().watts(),
                    1e-12 * power);
        }
    }

    @Property(tries = 100)
    void everyIntervalHoldsItsValue(
            @ForAll("configurations") KernelConfiguration configuration, @ForAll("devices") Device device) {
        if (MODEL.predict(configuration, device) instanceof Prediction prediction) {
            prediction
                    .estimates()
                    .forEach((name, estimate) -> Assertions.assertTrue(
                            estimate.contains(estimate.value().value()), name));
        }
    }

    @Property(tries = 100)
    void aSlowerClockNeverDrawsMorePower(
            @ForAll("configurations") KernelConfiguration configuration,
            @ForAll("fpgas") Device device,
            @ForAll @IntRange(min = 1, max = 100) int percent) {
        if (MODEL.predict(configuration, device) instanceof FpgaPrediction full) {
            Frequency slower = new Frequency(full.runClock().value().hertz() * percent / 100);
            FpgaPrediction slow = (FpgaPrediction) MODEL.predict(
                    configuration, device, ImplementationOptions.defaults().withClock(slower));
            Assertions.assertTrue(
                    slow.power().value().watts() <= full.power().value().watts() * (1 + 1e-12));
        }
    }

    @Property(tries = 100)
    void whatIsRecommendedMeetsTheRequirementsAndIsSorted(
            @ForAll Algorithm algorithm,
            @ForAll("fpgas") Device device,
            @ForAll @IntRange(min = 1, max = 20_000) int megabits,
            @ForAll Goal goal) {
        Requirements requirements = new Requirements(
                Optional.of(DataRate.ofMegabitsPerSecond(megabits)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Recommendation recommendation =
                Recommendation.of(MODEL, algorithm, device, ImplementationOptions.defaults(), requirements, goal);
        List<Prediction> meeting = recommendation.meeting();
        meeting.forEach(prediction ->
                Assertions.assertTrue(requirements.misses(prediction).isEmpty()));
        for (int i = 1; i < meeting.size(); i++) {
            Assertions.assertTrue(goal.bestFirst().compare(meeting.get(i - 1), meeting.get(i)) <= 0);
        }
        recommendation
                .nearest()
                .forEach(near -> Assertions.assertTrue(near.misses().get(0).factor() > 1));
    }

    @Provide
    Arbitrary<Device> fpgas() {
        return Arbitraries.of(MODEL.devices().all().stream()
                .filter(FpgaDevice.class::isInstance)
                .toList());
    }

    @Provide
    Arbitrary<Device> devices() {
        return Arbitraries.of(List.copyOf(MODEL.devices().all()));
    }

    @Provide
    Arbitrary<KernelConfiguration> configurations() {
        return Arbitraries.of(DesignSpace.all().stream()
                .filter(configuration -> !(configuration.dataflow() instanceof Dataflow.Unrolled unrolled)
                        || isQuickToMap(configuration.algorithm(), unrolled.factor()))
                .toList());
    }

    /** Rounds of SHA-256 are forty times as large as SIMON's. */
    private static boolean isQuickToMap(Algorithm algorithm, int factor) {
        return algorithm != Algorithm.SHA256 || factor <= 12;
    }

    private static KernelConfiguration unrolled(Algorithm algorithm, int factor) {
        return KernelConfiguration.of(algorithm, Dataflow.unrolled(factor));
    }
}
