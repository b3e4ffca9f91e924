package org.bitlane.jmh.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bitlane.jmh.report.page.HtmlPage;
import org.bitlane.jmh.report.page.MarkdownPage;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.report.section.AllocationSection;
import org.bitlane.jmh.report.section.ComparisonSection;
import org.bitlane.jmh.report.section.DataflowSection;
import org.bitlane.jmh.report.section.RampSection;
import org.bitlane.jmh.report.section.RunsSection;
import org.bitlane.jmh.report.section.TargetsSection;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.startup.RampContest;

/** The report on a set of results: one HTML page that needs no network, and the same in Markdown. */
public final class Report {
    private static final String TITLE = "Bitlane: measured, beside its peers and beside hardware";

    /** What benchmarks are called in the report, in its order. Others come after them, under their own names. */
    private static final Map<String, Heading> HEADINGS = headings();

    private Report() {}

    private record Heading(String title, String text) {}

    /**
     * Writes {@code report.html} and {@code report.md}.
     *
     * @throws IOException if a file cannot be written
     */
    public static void write(ResultSet results, Path folder) throws IOException {
        List<Part> parts = parts(results);
        Files.writeString(folder.resolve("report.html"), HtmlPage.of(TITLE, parts));
        Files.writeString(folder.resolve("report.md"), MarkdownPage.of(TITLE, parts));
    }

    /** All parts. No row of the results is left out. */
    static List<Part> parts(ResultSet results) {
        List<Part> parts = new ArrayList<>(RunsSection.of(results));
        parts.addAll(TargetsSection.of(results));
        for (String benchmark : comparedBenchmarks(results)) {
            Heading heading = HEADINGS.getOrDefault(benchmark, new Heading(benchmark, ""));
            parts.addAll(ComparisonSection.of(results, benchmark, heading.title(), heading.text()));
        }
        parts.addAll(RampSection.of(results));
        parts.addAll(DataflowSection.of(results));
        parts.addAll(AllocationSection.of(results));
        return parts;
    }

    /** Benchmarks that have no section of their own. */
    private static Set<String> comparedBenchmarks(ResultSet results) {
        Set<String> found = new LinkedHashSet<>();
        results.runs()
                .forEach(run -> run.rows().stream()
                        .filter(row -> !row.benchmark().equals(RampContest.BENCHMARK))
                        .filter(row -> !row.parameters().containsKey(DataflowSection.CONFIGURATION))
                        .forEach(row -> found.add(row.benchmark())));
        Set<String> ordered = new LinkedHashSet<>(HEADINGS.keySet());
        ordered.retainAll(found);
        ordered.addAll(found);
        return ordered;
    }

    private static Map<String, Heading> headings() {
        Map<String, Heading> headings = new LinkedHashMap<>();
        headings.put(
                "CipherBenchmark.update",
                new Heading(
                        "SM4 through Cipher.update",
                        "Steady state, from the caller's array to the caller's array. SunJCE-AES is the JDK's AES, for scale."));
        headings.put(
                "TablesCipherBenchmark.update",
                new Heading("SM4 with tables allowed", "Not constant-time; only where org.bitlane.sm4.tables=true."));
        headings.put(
                "CipherBenchmark.oneShot",
                new Heading("SM4, one-shot", "A new key each time: Cipher.init and Cipher.doFinal."));
        headings.put("CipherBenchmark.updateDirect", new Heading("SM4 between direct buffers", ""));
        headings.put("SimonCipherBenchmark.update", new Heading("SIMON 64/128 through Cipher.update", ""));
        headings.put("DigestBenchmark.digest", new Heading("SHA-256, one message at a time", ""));
        headings.put(
                "JavaDigestBenchmark.digest",
                new Heading("SHA-256 by Bitlane's own compression function", "org.bitlane.sha256.engine=java."));
        headings.put("BatchDigestBenchmark.digest", new Heading("SHA-256, many messages at once", ""));
        headings.put("MacBenchmark.mac", new Heading("HMAC-SHA-256", ""));
        headings.put(
                "KeySetupBenchmark.init", new Heading("Key set-up alone", "Cipher.init with a new key each time."));
        headings.put(
                "StartupBenchmark.process",
                new Heading(
                        "Start-up: whole processes",
                        "A fresh JVM encrypts and ends; timed from before its start until after its end. Bitlane's JVM is"
                                + " started with the Vector API's flag, where the setting has it, others' without."));
        return headings;
    }
}
