package org.bitlane.jmh.startup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bitlane.jmh.compare.Contest;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Units;
import org.bitlane.kernels.Algorithm;
import org.bitlane.provider.BitlaneProvider;

/**
 * Whole processes against the clock: a fresh JVM for each provider encrypts and ends. What is timed is what a user waits
 * for, from before the process's start until after its end. All must come to the same result.
 */
public final class StartupContest implements Contest {
    /** The name of the benchmark in results. */
    public static final String BENCHMARK = "StartupBenchmark.process";

    private final String transformation;
    private final long size;
    private final List<String> providers;
    private final ChildJvm ours;
    private final ChildJvm theirs;
    private List<String> kernels;

    /**
     * A contest.
     *
     * @param transformation {@code algorithm/mode/NoPadding}
     * @param size bytes to encrypt, whole blocks
     * @param providers who takes part
     * @param ours how to start a JVM for Bitlane
     * @param theirs how to start a JVM for others, who have no use for the Vector API
     */
    public StartupContest(String transformation, long size, List<String> providers, ChildJvm ours, ChildJvm theirs) {
        this.transformation = transformation;
        this.size = size;
        this.providers = List.copyOf(providers);
        this.ours = ours;
        this.theirs = theirs;
    }

    @Override
    public String name() {
        return BENCHMARK + " size=" + size + " transformation=" + transformation + ", " + String.join(", ", providers);
    }

    @Override
    public List<Row> run() throws IOException {
        if (kernels == null) {
            kernels = kernels();
        }
        List<Row> rows = new ArrayList<>();
        String checksum = null;
        for (String provider : providers) {
            ChildJvm.Outcome outcome =
                    jvm(provider).run(StartupMain.class, provider, transformation, Long.toString(size));
            String own = outcome.value(StartupMain.CHECKSUM);
            if (checksum != null && !own.equals(checksum)) {
                throw new IOException(provider + " comes to another result than " + providers.get(0));
            }
            checksum = own;
            rows.add(new Row(
                    BENCHMARK,
                    new TreeMap<>(Map.of(
                            Row.PROVIDER, provider, "transformation", transformation, "size", Long.toString(size))),
                    Units.SECONDS,
                    List.of(outcome.seconds()),
                    List.of(),
                    provider.equals(BitlaneProvider.NAME) ? kernels : List.of()));
        }
        return rows;
    }

    private ChildJvm jvm(String provider) {
        return provider.equals(BitlaneProvider.NAME) ? ours : theirs;
    }

    /** What served at the end of a process: told by one that is not timed, since telling takes its time. */
    private List<String> kernels() throws IOException {
        if (!providers.contains(BitlaneProvider.NAME)) {
            return List.of();
        }
        String algorithm = Algorithm.valueOf(transformation.split("/")[0]).toString();
        return ours
                .run(StartupMain.class, BitlaneProvider.NAME, transformation, Long.toString(size), "status")
                .lines()
                .stream()
                .filter(line -> line.startsWith(StartupMain.KERNEL + " " + algorithm + "/"))
                .map(line -> line.substring(StartupMain.KERNEL.length() + 1))
                .toList();
    }
}
