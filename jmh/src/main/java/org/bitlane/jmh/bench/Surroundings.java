package org.bitlane.jmh.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.process.Clock;
import org.bitlane.jmh.report.Host;
import org.bitlane.jmh.results.Machine;
import org.bitlane.jmh.results.Setting;
import org.bitlane.jmh.work.Providers;

/** What can be found out about the machine and the JVMs before anything is measured. */
final class Surroundings {
    private static final String USE_AVX = "UseAVX";

    private Surroundings() {}

    /** The machine, with its clock. */
    static Machine machine() {
        OptionalDouble clock = Clock.gigahertz();
        return new Machine(
                Host.processor().orElse("unknown processor"),
                Host.family().orElse(""),
                Runtime.getRuntime().availableProcessors(),
                Host.system(),
                clock.isPresent() ? clock.getAsDouble() : null,
                "measured by a chain of multiplications");
    }

    /** The settings that differ on this machine. */
    static List<Setting> settings() throws IOException {
        List<Setting> settings = new ArrayList<>();
        String widest = useAvx(List.of("-XX:UseAVX=3"));
        if (widest.isEmpty()) {
            settings.add(Setting.VECTOR);
        } else {
            int level = Integer.parseInt(widest);
            if (level >= 3) {
                settings.add(Setting.AVX512);
            }
            if (level >= 2) {
                settings.add(Setting.AVX2);
            }
        }
        settings.add(Setting.SCALAR);
        return settings;
    }

    /** HotSpot's final value of {@code UseAVX} with the given options, or an empty text where it knows no such option. */
    static String useAvx(List<String> options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-XX:+PrintFlagsFinal", "-version"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var lines = process.inputReader()) {
            return lines.lines()
                    .map(String::strip)
                    .filter(line -> line.matches("\\w+ " + USE_AVX + "\\s+=.*"))
                    .map(line -> line.replaceAll(".*=\\s*(\\d+).*", "$1"))
                    .findFirst()
                    .orElse("");
        }
    }

    /** The configurations that have a kernel in a setting. */
    static List<String> configurations(Setting setting) throws IOException {
        String word = RunnableMain.CONFIGURATION + " ";
        return new ChildJvm(setting.ourOptions())
                .run(RunnableMain.class).lines().stream()
                        .filter(line -> line.startsWith(word))
                        .map(line -> line.substring(word.length()))
                        .toList();
    }

    /** The peers that can be had here, with their versions. */
    static SortedMap<String, String> peers() {
        SortedMap<String, String> peers = new TreeMap<>();
        Providers.present().forEach(provider -> peers.put(provider.getName(), provider.getVersionStr()));
        return peers;
    }

    /** The system's load average over the last minute; negative where it has none. */
    static double load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return Math.round(load * 100) / 100.0;
    }
}
