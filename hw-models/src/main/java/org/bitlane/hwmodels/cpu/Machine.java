package org.bitlane.hwmodels.cpu;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A processor as far as vector kernels depend on it.
 *
 * @param id a short name
 * @param name a name for people
 * @param vectorBits bits of a vector, or of a general register of a machine without vectors
 * @param lanes whether arithmetic and rotations work on lanes of 32 bits; a general register has one word at a time
 * @param logicPorts vector logic instructions that can start in one cycle
 * @param ternaryLogic whether one instruction computes any function of three inputs
 * @param rotateInstructions instructions of a rotation of all lanes by a constant
 * @param registers vector registers
 * @param loadsPerCycle vector loads that can start in one cycle
 * @param storesPerCycle vector stores that can start in one cycle
 * @param source where the figures come from
 */
public record Machine(
        String id,
        String name,
        int vectorBits,
        boolean lanes,
        double logicPorts,
        boolean ternaryLogic,
        int rotateInstructions,
        int registers,
        double loadsPerCycle,
        double storesPerCycle,
        String source) {
    private static final String RESOURCE = "/org/bitlane/hwmodels/data/cpu-machines.csv";
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    /**
     * @throws IllegalArgumentException if a figure is not positive
     */
    public Machine {
        if (vectorBits < Integer.SIZE
                || logicPorts <= 0
                || rotateInstructions <= 0
                || registers <= 0
                || loadsPerCycle <= 0
                || storesPerCycle <= 0) {
            throw new IllegalArgumentException(
                    "machine " + id + " has a width, port or register count that is too small");
        }
    }

    /** The blocks that one vector of words or planes in the given layout takes part of. */
    int blocks(Layout layout) {
        int words = layout == Layout.WORD_PER_LANE && !lanes ? 1 : vectorBits / Integer.SIZE;
        return words * layout.planesPerWord();
    }

    /** The machines that come with the model. */
    public static List<Machine> builtIn() {
        return BuiltIn.MACHINES;
    }

    /**
     * The built-in machine of the given id.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public static Machine named(String id) {
        return builtIn().stream()
                .filter(machine -> machine.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown machine \"" + id + "\": expected one of "
                        + builtIn().stream().map(Machine::id).collect(Collectors.joining(", "))));
    }

    /**
     * Reads machines from a file in the form of the built-in one: columns {@code id}, {@code name}, {@code vector_bits},
     * {@code lanes} (yes or no), {@code logic_ports}, {@code ternary} (yes or no), {@code rotate_instructions}, {@code registers},
     * {@code loads_per_cycle}, {@code stores_per_cycle}, {@code source}.
     *
     * @throws IllegalArgumentException if a column is missing or not a number; the message names the record
     * @throws UncheckedIOException if reading fails
     */
    public static List<Machine> read(Reader csv) {
        try (CSVParser parser = FORMAT.parse(csv)) {
            return parser.stream().map(Machine::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read machines", e);
        }
    }

    private static Machine parse(CSVRecord row) {
        try {
            return new Machine(
                    row.get("id"),
                    row.get("name"),
                    Integer.parseInt(row.get("vector_bits")),
                    row.get("lanes").equals("yes"),
                    Double.parseDouble(row.get("logic_ports")),
                    row.get("ternary").equals("yes"),
                    Integer.parseInt(row.get("rotate_instructions")),
                    Integer.parseInt(row.get("registers")),
                    Double.parseDouble(row.get("loads_per_cycle")),
                    Double.parseDouble(row.get("stores_per_cycle")),
                    row.get("source"));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "record " + row.getRecordNumber() + " of the machines: " + e.getMessage(), e);
        }
    }

    /** Read when first asked for, so that reading a machine from elsewhere does not depend on the resource. */
    private static final class BuiltIn {
        private static final List<Machine> MACHINES = load();

        private static List<Machine> load() {
            try (InputStream stream = Machine.class.getResourceAsStream(RESOURCE)) {
                if (stream == null) {
                    throw new IllegalStateException("the resource " + RESOURCE + " is missing");
                }
                return read(new InputStreamReader(stream, StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + RESOURCE, e);
            }
        }
    }
}
