package org.bitlane.jmh.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.bitlane.jmh.JavaDigestBenchmark;
import org.bitlane.jmh.TablesCipherBenchmark;
import org.bitlane.jmh.compare.Contest;
import org.bitlane.jmh.compare.JmhContest;
import org.bitlane.jmh.compare.JmhContests;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.results.Setting;
import org.bitlane.jmh.startup.RampContest;
import org.bitlane.jmh.startup.StartupContest;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** What is measured, the most important first: where there is too little time, it is the rest that is left out. */
final class Plan {
    private static final List<String> PEERS = List.of("Bitlane", "BC");
    private static final String ALL_SIZES = "size=16,64,256,1024,4096,16384,1048576";
    private static final String ALL_MODES = "transformation=SM4/ECB/NoPadding,SM4/CBC/NoPadding,SM4/CTR/NoPadding";
    private static final List<String> MODES = List.of("CTR", "CBC");
    private static final TimeValue SHORT_WARMUP = TimeValue.milliseconds(500);

    /** Longer, because the loop around a kernel is compiled anew when JMH begins, and boxes vectors until then. */
    private static final String KERNEL_WARMUP = "1s";

    private static final int RAMP_BYTES = 16384;
    private static final int RAMP_SECONDS = 10;
    private static final long MEBIBYTE = 1 << 20;

    private final Scope scope;
    private final List<Setting> settings;
    private final Path log;
    private final BiConsumer<Setting, RunResult> results;
    private final List<Job> jobs = new ArrayList<>();

    /**
     * A plan without jobs.
     *
     * @param settings the settings to measure in
     * @param log the file for all that JMH says of a fork
     * @param results takes JMH's own result of each fork
     */
    private Plan(Scope scope, List<Setting> settings, Path log, BiConsumer<Setting, RunResult> results) {
        this.scope = scope;
        this.settings = settings;
        this.log = log;
        this.results = results;
    }

    /** The jobs for a scope. */
    static List<Job> jobs(Scope scope, List<Setting> settings, Path log, BiConsumer<Setting, RunResult> results)
            throws IOException {
        Plan plan = new Plan(scope, settings, log, results);
        if (scope == Scope.SUBSET) {
            plan.subset();
        } else {
            plan.full();
        }
        return plan.jobs;
    }

    private void subset() throws IOException {
        jmh("\\.CipherBenchmark\\.update$", Plan::isNeeded, "-p", "provider=Bitlane,BC");
        jmh("\\.BatchDigestBenchmark\\.", all -> true);
        startup(MODES, 16, MEBIBYTE);
        ramp();
        kernels("mode=CTR", (setting, variant) -> !variant || setting == settings.get(0));
        jmh("\\.SimonCipherBenchmark\\.update$", Plan::isNeeded, "-p", "size=16384");
        jmh("\\.DigestBenchmark\\.", all -> true, "-p", "size=16384", "-p", "provider=Bitlane,BC,SUN");
        variants();
        startup(List.of("CTR"), 256 * MEBIBYTE);
    }

    private void full() throws IOException {
        jmh("\\.CipherBenchmark\\.update$", Plan::isNeeded, "-p", ALL_SIZES, "-p", ALL_MODES);
        jmh("\\.CipherBenchmark\\.oneShot$", Plan::isNeeded, "-p", "size=64,256,16384", "-p", ALL_MODES);
        jmh("\\.BatchDigestBenchmark\\.", all -> true);
        startup(MODES, 16, MEBIBYTE, 256 * MEBIBYTE);
        ramp();
        kernels("mode=CTR,ECB", (setting, variant) -> true);
        variants();
        jmh("\\.SimonCipherBenchmark\\.update$", Plan::isNeeded, "-p", ALL_SIZES);
        jmh("\\.CipherBenchmark\\.updateDirect$", Plan::isNeeded, "-p", "size=1024,16384,1048576", "-p", ALL_MODES);
        jmh("\\.(DigestBenchmark|MacBenchmark)\\.", all -> true, "-p", ALL_SIZES);
        jmh("\\.KeySetupBenchmark\\.", all -> true);
    }

    /** What a system property of Bitlane's changes. */
    private void variants() {
        for (Setting setting : settings) {
            String[] tables = {"-p", "size=16384", "-p", "direction=ENCRYPT", "-p", "provider=Bitlane,BC"};
            contests(setting, TablesCipherBenchmark.OPTION, "\\.TablesCipherBenchmark\\.update$", tables)
                    .forEach(contest -> add(setting, contest));
            String[] digest = {"-p", "size=16384", "-p", "provider=Bitlane,BC"};
            contests(setting, JavaDigestBenchmark.OPTION, "\\.JavaDigestBenchmark\\.", digest)
                    .forEach(contest -> add(setting, contest));
        }
    }

    /** In CTR, and for the time in ECB, decryption is encryption. */
    private static boolean isNeeded(JmhContest contest) {
        return !(contest.parameters().getOrDefault("direction", "").equals("DECRYPT")
                && contest.parameters().getOrDefault("transformation", "").matches(".*/(CTR|ECB)/.*"));
    }

    private void jmh(String pattern, Predicate<JmhContest> filter, String... options) {
        for (Setting setting : settings) {
            contests(setting, "", pattern, options).stream()
                    .filter(filter)
                    .map(JmhContest::withoutAbsent)
                    .forEach(contest -> add(setting, contest));
        }
    }

    /**
     * Bare kernels: of all configurations that run in a setting, those that are wanted.
     *
     * @param wanted by setting, and whether the configuration is a variant
     */
    private void kernels(String mode, BiPredicate<Setting, Boolean> wanted) throws IOException {
        for (Setting setting : settings) {
            List<String> runnable = Surroundings.configurations(setting);
            Stream.concat(
                            contests(setting, "", "\\.KernelBenchmark\\.", "-p", mode, "-w", KERNEL_WARMUP).stream(),
                            contests(setting, "", "\\.\\w+KernelBenchmark\\.", "-w", KERNEL_WARMUP).stream())
                    .filter(contest -> runnable.contains(configuration(contest)))
                    .filter(contest ->
                            wanted.test(setting, configuration(contest).contains("+")))
                    .forEach(contest -> add(setting, contest));
        }
    }

    private static String configuration(JmhContest contest) {
        return contest.parameters().getOrDefault("configuration", "");
    }

    private List<JmhContest> contests(Setting setting, String jvmOption, String pattern, String... options) {
        return new JmhContests(log, result -> results.accept(setting, result))
                .find(pattern, options(setting, jvmOption, options));
    }

    private Options options(Setting setting, String jvmOption, String... options) {
        List<String> jvmOptions = new ArrayList<>(setting.ourOptions());
        if (!jvmOption.isEmpty()) {
            jvmOptions.add(jvmOption);
        }
        try {
            OptionsBuilder builder = new OptionsBuilder();
            Options parent = new CommandLineOptions(options);
            builder.parent(parent).jvmArgsAppend(jvmOptions.toArray(String[]::new));
            if (scope == Scope.SUBSET) {
                builder.warmupIterations(1).warmupTime(parent.getWarmupTime().orElse(SHORT_WARMUP));
                builder.measurementIterations(2).measurementTime(TimeValue.milliseconds(250));
            }
            return builder.build();
        } catch (CommandLineOptionException e) {
            throw new IllegalStateException(e);
        }
    }

    private void startup(List<String> modes, long... sizes) {
        for (Setting setting : settings) {
            ChildJvm ours = new ChildJvm(setting.ourOptions());
            ChildJvm theirs = new ChildJvm(setting.options());
            for (long size : sizes) {
                for (String mode : modes) {
                    add(setting, new StartupContest("SM4/" + mode + "/NoPadding", size, PEERS, ours, theirs));
                }
            }
        }
    }

    private void ramp() {
        for (Setting setting : settings) {
            if (setting != Setting.SCALAR) {
                add(
                        setting,
                        new RampContest(
                                "SM4/CTR/NoPadding",
                                RAMP_BYTES,
                                RAMP_SECONDS,
                                new ChildJvm(setting.ourOptions()),
                                new ChildJvm(setting.options())));
            }
        }
    }

    private void add(Setting setting, Contest contest) {
        jobs.add(new Job(setting, contest));
    }
}
