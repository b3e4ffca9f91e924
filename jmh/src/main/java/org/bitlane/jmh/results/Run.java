package org.bitlane.jmh.results;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All that was measured with the same JVM and the same options for it.
 *
 * @param setting what the options choose
 * @param release the JDK's feature release, such as 25
 * @param jdk the JVM, with its version
 * @param options the options of Bitlane's JVMs
 * @param useAvx HotSpot's final value of {@code UseAVX}, or an empty text where it has none
 * @param started when, in ISO 8601
 * @param seconds how long it took
 * @param load the system's load averages over one minute, before, after, and at each round between
 * @param peers the peers that took part, with their versions
 * @param absent peers that cannot be had here, with the reason
 * @param failed what failed, with the reason
 * @param omitted what there was no time for
 * @param rows what was measured
 */
public record Run(
        Setting setting,
        int release,
        String jdk,
        List<String> options,
        String useAvx,
        String started,
        long seconds,
        List<Double> load,
        SortedMap<String, String> peers,
        SortedMap<String, String> absent,
        SortedMap<String, String> failed,
        List<String> omitted,
        List<Row> rows) {

    /** Takes copies; what a file leaves out is empty. */
    public Run {
        options = copy(options);
        load = copy(load);
        peers = copy(peers);
        absent = copy(absent);
        failed = copy(failed);
        omitted = copy(omitted);
        rows = copy(rows);
    }

    private static <T> List<T> copy(List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }

    private static SortedMap<String, String> copy(Map<String, String> map) {
        return map == null ? new TreeMap<>() : new TreeMap<>(map);
    }

    /** Setting and JDK, as a heading. */
    public String title() {
        return setting.title() + ", JDK " + release;
    }
}
