package org.bitlane.jmh.report.section;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.work.KernelProfiler;

/** Measurements in words, the same in all sections. */
public final class Wording {
    private static final Pattern WIDTH = Pattern.compile("(\\d+)-bit");
    private static final Map<Long, String> UNITS = Map.of(1L << 30, "GiB", 1L << 20, "MiB", 1L << 10, "KiB");

    private Wording() {}

    /** A number of bytes, for people: {@code 16 KiB}. */
    static String bytes(String count) {
        if (!count.matches("\\d+")) {
            return count;
        }
        long bytes = Long.parseLong(count);
        return UNITS.keySet().stream()
                .filter(unit -> bytes >= unit && bytes % unit == 0)
                .max(Long::compare)
                .map(unit -> bytes / unit + " " + UNITS.get(unit))
                .orElse(bytes + " B");
    }

    /** A median, and least and greatest where they differ. */
    static String spread(Spread spread, int decimals) {
        String median = Figures.decimals(decimals, spread.median());
        String least = Figures.decimals(decimals, spread.min());
        String greatest = Figures.decimals(decimals, spread.max());
        return least.equals(greatest) ? median : median + " (" + least + ".." + greatest + ")";
    }

    /** The median of a row. */
    static String median(Row row) {
        return Figures.digits(Spread.of(row.values()).median());
    }

    /**
     * The kernels that served a row, shortly: the configuration and the widths of the registers that it and its helpers fill,
     * in bits.
     */
    static String kernels(Row row) {
        return row.kernels().isEmpty()
                ? Figures.NONE
                : row.kernels().stream().map(Wording::kernel).distinct().collect(Collectors.joining(", then "));
    }

    private static String kernel(String kernel) {
        String configuration = kernel.replaceFirst(":.*", "");
        String widths =
                WIDTH.matcher(kernel).results().map(match -> match.group(1)).collect(Collectors.joining("+"));
        return configuration
                + (widths.isEmpty() ? "" : ", " + widths + " bit")
                + (kernel.endsWith(KernelProfiler.STILL_COMPILING) ? KernelProfiler.STILL_COMPILING : "");
    }

    /** Whether the kernels changed while a row was measured, or might still have. */
    public static boolean isUnsettled(Row row) {
        return row.kernels().size() > 1
                || row.kernels().stream().anyMatch(kernel -> kernel.endsWith(KernelProfiler.STILL_COMPILING));
    }

    /** Parameters in words: the values alone, where they speak for themselves. */
    public static String work(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(entry -> switch (entry.getKey()) {
                    case "size" -> bytes(entry.getValue());
                    case "transformation" -> entry.getValue().replace("/NoPadding", "");
                    case "direction" -> entry.getValue().equals("ENCRYPT") ? "encryption" : "decryption";
                    case "algorithm", "configuration", "mode" -> entry.getValue();
                    default -> entry.getKey() + " " + entry.getValue();
                })
                .collect(Collectors.joining(", "));
    }
}
