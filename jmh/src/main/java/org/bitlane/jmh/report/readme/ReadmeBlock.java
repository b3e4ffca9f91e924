package org.bitlane.jmh.report.readme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.report.page.MarkdownPage;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.report.section.Wording;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.startup.StartupContest;
import org.bitlane.jmh.targets.Targets;
import org.bitlane.jmh.targets.Verdict;
import org.bitlane.provider.BitlaneProvider;

/** The part of the README that a set of results gives, between two lines that mark it. */
public final class ReadmeBlock {
    private static final String BEGIN = "<!-- figures: written by ReadmeFigures, not by hand -->";
    private static final String END = "<!-- end of figures -->";

    /** What the README shows, by benchmark; the report has the rest. */
    private static final Map<String, String> SHOWN = shown();

    private ReadmeBlock() {}

    private static Map<String, String> shown() {
        Map<String, String> shown = new LinkedHashMap<>();
        shown.put("CipherBenchmark.update", "SM4 through `Cipher.update`");
        shown.put("CipherBenchmark.oneShot", "SM4, new key and whole message");
        shown.put("SimonCipherBenchmark.update", "SIMON 64/128 through `Cipher.update`");
        shown.put("DigestBenchmark.digest", "SHA-256, one message");
        shown.put("BatchDigestBenchmark.digest", "SHA-256, many messages");
        shown.put(StartupContest.BENCHMARK, "Whole processes, JVM start and exit included");
        return shown;
    }

    /** What the peers of these benchmarks are for scale only. */
    private static final Set<String> FOR_SCALE = Set.of("SunJCE-AES");

    /**
     * The README with the block that the results give in place of the one it has.
     *
     * @throws IllegalArgumentException if it does not have the two lines that mark the block
     */
    public static String replace(String readme, ResultSet results) {
        int begin = readme.indexOf(BEGIN);
        int end = readme.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("no lines \"" + BEGIN + "\" and \"" + END + "\"");
        }
        return readme.substring(0, begin) + BEGIN + "\n\n" + MarkdownPage.body(parts(results)) + "\n"
                + readme.substring(end);
    }

    private static List<Part> parts(ResultSet results) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part.Paragraph("On " + results.machine().describe() + "; "
                + results.runs().stream().map(Run::jdk).distinct().collect(Collectors.joining(" and "))
                + ". One thread; megabytes, 10^6 bytes, a second, or seconds where it says so; how many times as fast as"
                + " the peer, with the least and the greatest over "
                + rounds(results) + " rounds."));
        SHOWN.forEach((benchmark, title) -> {
            for (String peer : peers(results, benchmark)) {
                parts.add(new Part.Paragraph("**" + title + ", against " + peer + "**"));
                parts.add(table(results, benchmark, peer));
            }
        });
        parts.add(new Part.Paragraph(verdicts(results)));
        return parts;
    }

    private static String rounds(ResultSet results) {
        List<Integer> counts = results.runs().stream()
                .flatMap(run -> Comparison.among(run.rows()).stream())
                .map(comparison -> comparison.ours().values().size())
                .sorted()
                .distinct()
                .toList();
        if (counts.isEmpty()) {
            return "no";
        }
        int least = counts.get(0);
        int most = counts.get(counts.size() - 1);
        return least == most ? Integer.toString(least) : least + " to " + most;
    }

    private static Set<String> peers(ResultSet results, String benchmark) {
        Set<String> peers = new LinkedHashSet<>();
        results.runs()
                .forEach(run -> Comparison.among(run.rows()).stream()
                        .filter(comparison -> comparison.ours().benchmark().equals(benchmark))
                        .map(comparison -> comparison.theirs().provider())
                        .filter(peer -> !FOR_SCALE.contains(peer))
                        .forEach(peers::add));
        return peers;
    }

    private static Part table(ResultSet results, String benchmark, String peer) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        List<String> headings = new ArrayList<>(List.of(""));
        int columns = 1;
        for (Run run : results.runs()) {
            headings.add(run.title());
            headings.add("times " + peer);
            for (Comparison comparison : Comparison.among(run.rows())) {
                if (comparison.ours().benchmark().equals(benchmark)
                        && comparison.theirs().provider().equals(peer)) {
                    List<String> cells = rows.computeIfAbsent(
                            Wording.work(comparison.ours().work()), name -> new ArrayList<>(List.of(name)));
                    fill(cells, columns);
                    cells.add(figure(comparison));
                    cells.add(ratio(comparison));
                }
            }
            columns += 2;
        }
        int all = columns;
        rows.values().forEach(cells -> fill(cells, all));
        return new Part.Grid(headings, List.copyOf(rows.values()));
    }

    private static void fill(List<String> cells, int count) {
        while (cells.size() < count) {
            cells.add(Figures.NONE);
        }
    }

    private static String figure(Comparison comparison) {
        String figure = Figures.digits(Spread.of(comparison.ours().values()).median());
        String unsettled = Wording.isUnsettled(comparison.ours()) ? ", kernels still being compiled" : "";
        return (comparison.ours().benchmark().equals(StartupContest.BENCHMARK) ? figure + " s" : figure) + unsettled;
    }

    private static String ratio(Comparison comparison) {
        Spread ratio = comparison.ratio();
        String range = Figures.decimals(2, ratio.min()) + ".." + Figures.decimals(2, ratio.max());
        return "**" + Figures.decimals(2, ratio.median()) + "** (" + range + ")";
    }

    private static String verdicts(ResultSet results) {
        List<Verdict> verdicts = Verdict.on(Targets.all(), results);
        String missed = verdicts.stream()
                .filter(verdict -> verdict.outcome() == Verdict.Outcome.MISSED)
                .map(verdict -> verdict.target().algorithm() + ", "
                        + verdict.target().what() + ", "
                        + verdict.target().setting().title() + ", JDK "
                        + verdict.target().release() + " ("
                        + Figures.decimals(2, verdict.figure().orElseThrow().median()) + ", "
                        + verdict.target().asked() + ")")
                .collect(Collectors.joining("; "));
        long measured = verdicts.stream()
                .filter(verdict ->
                        verdict.figure().isPresent() && verdict.target().least().isPresent())
                .count();
        long met = measured
                - verdicts.stream()
                        .filter(verdict -> verdict.outcome() == Verdict.Outcome.MISSED)
                        .count();
        return BitlaneProvider.NAME + " meets " + met + " of the " + measured
                + " targets that this run measured (`targets.csv` in `jmh` has them all)."
                + (missed.isEmpty() ? "" : " Missed: " + missed + ".");
    }
}
