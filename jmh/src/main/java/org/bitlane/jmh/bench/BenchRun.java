package org.bitlane.jmh.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.bitlane.jmh.compare.Rounds;
import org.bitlane.jmh.report.Host;
import org.bitlane.jmh.results.Machine;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.results.Setting;
import org.bitlane.jmh.work.Providers;

/**
 * One run of everything.
 *
 * @param scope how much
 * @param settings in which settings; empty for all that differ on this machine
 * @param include only jobs whose name contains a match
 * @param rounds how often at most
 * @param limit how long at most
 * @param command what to type to run the same again
 * @param progress takes a line for each job
 */
public record BenchRun(
        Scope scope,
        List<Setting> settings,
        Pattern include,
        int rounds,
        Duration limit,
        String command,
        PrintStream progress) {

    /**
     * Measures.
     *
     * @param folder takes JMH's own results, a file for each setting
     * @throws IOException if nothing can be measured, or the files cannot be written
     */
    public ResultSet run(Path folder) throws IOException {
        Instant started = Instant.now();
        Machine machine = Surroundings.machine();
        progress.println("on " + machine.describe());
        List<Double> load = new ArrayList<>(List.of(Surroundings.load()));
        JmhFiles jmh = new JmhFiles();
        Path log = folder.resolve("jmh.log");
        List<Job> jobs = Plan.jobs(scope, chosenSettings(), log, jmh::add).stream()
                .filter(job -> include.matcher(job.name()).find())
                .toList();
        if (jobs.isEmpty()) {
            throw new IOException("nothing to measure matches " + include);
        }
        progress.println(jobs.size() + " jobs, " + rounds + " rounds or " + limit.toMinutes() + " minutes");
        Rounds.Outcome outcome = new Rounds(rounds, limit, progress).run(jobs);
        jmh.write(folder);
        load.add(Surroundings.load());
        List<Run> runs = new ArrayList<>();
        for (Setting setting : chosenSettings()) {
            runs.add(run(setting, outcome, started, load));
        }
        return new ResultSet(machine, command, runs);
    }

    private List<Setting> chosenSettings() throws IOException {
        return settings.isEmpty() ? Surroundings.settings() : settings;
    }

    private static Run run(Setting setting, Rounds.Outcome outcome, Instant started, List<Double> load)
            throws IOException {
        List<Row> rows = new ArrayList<>();
        outcome.rows().forEach((contest, values) -> {
            if (((Job) contest).setting() == setting) {
                rows.addAll(values);
            }
        });
        SortedMap<String, String> failed = new TreeMap<>();
        outcome.failed().forEach((contest, reason) -> {
            if (((Job) contest).setting() == setting) {
                failed.put(((Job) contest).contest().name(), reason);
            }
        });
        return new Run(
                setting,
                Runtime.version().feature(),
                Host.jvm(),
                setting.ourOptions(),
                Surroundings.useAvx(setting.options()),
                started.truncatedTo(ChronoUnit.SECONDS).toString(),
                Duration.between(started, Instant.now()).toSeconds(),
                load,
                Surroundings.peers(),
                new TreeMap<>(Providers.absent()),
                failed,
                outcome.omitted().stream()
                        .map(Job.class::cast)
                        .filter(job -> job.setting() == setting)
                        .map(job -> job.contest().name())
                        .toList(),
                rows);
    }
}
