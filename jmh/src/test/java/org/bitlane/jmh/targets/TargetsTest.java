package org.bitlane.jmh.targets;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.bitlane.jmh.compare.JmhContest;
import org.bitlane.jmh.compare.JmhContests;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Every target is about something that is measured: a name that nothing has would read "not measured" for ever. */
class TargetsTest {
    /** Measured without JMH. */
    private static final Set<String> COMMANDS = Set.of("StartupBenchmark.process", "RampBenchmark.slices");

    static Stream<Target> targetsOfBenchmarks() {
        return Targets.all().stream().filter(target -> !COMMANDS.contains(target.benchmark()));
    }

    @ParameterizedTest
    @MethodSource("targetsOfBenchmarks")
    void aBenchmarkHasTheNameAndTheParametersOfTheTarget(Target target) throws Exception {
        List<String> options = new ArrayList<>();
        target.work().forEach((name, value) -> options.addAll(List.of("-p", name + "=" + value)));
        List<JmhContest> contests = new JmhContests(Path.of("unused"), result -> {})
                .find(
                        "\\." + target.benchmark().replace(".", "\\.") + "$",
                        new CommandLineOptions(options.toArray(String[]::new)));
        assertFalse(contests.isEmpty(), "no benchmark is called " + target.benchmark());
        assertTrue(
                contests.stream()
                        .anyMatch(contest -> contest.parameters()
                                .entrySet()
                                .containsAll(target.work().entrySet())),
                target.benchmark() + " has other parameters than " + target.work());
    }
}
