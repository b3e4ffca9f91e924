package org.bitlane.jmh.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What one or several runs on a machine came to.
 *
 * @param machine the machine
 * @param command what to type to run the same again
 * @param runs the runs
 */
public record ResultSet(Machine machine, String command, List<Run> runs) {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /** Takes a copy. */
    public ResultSet {
        runs = List.copyOf(runs);
    }

    /**
     * Reads a file that {@link #write} wrote.
     *
     * @throws IOException if it cannot be read or is not such a file
     */
    public static ResultSet read(Path file) throws IOException {
        try {
            return MAPPER.readValue(Files.readString(file), ResultSet.class);
        } catch (JsonProcessingException e) {
            throw new IOException(file + " is no set of results: " + e.getOriginalMessage(), e);
        }
    }

    /**
     * Writes the set as JSON.
     *
     * @throws IOException if the file cannot be written
     */
    public void write(Path file) throws IOException {
        Files.writeString(file, MAPPER.writeValueAsString(this) + "\n");
    }

    /**
     * The runs of several sets as one: those of another JDK on the same machine, for example.
     *
     * @throws IllegalArgumentException if the machines' processors differ, or there is no set
     */
    public static ResultSet join(List<ResultSet> sets) {
        if (sets.isEmpty()) {
            throw new IllegalArgumentException("no results");
        }
        ResultSet first = sets.get(0);
        List<Run> runs = new ArrayList<>();
        for (ResultSet set : sets) {
            if (!set.machine.processor().equals(first.machine.processor())) {
                throw new IllegalArgumentException("results of different machines: " + first.machine.processor()
                        + " and " + set.machine.processor());
            }
            runs.addAll(set.runs);
        }
        return new ResultSet(first.machine, first.command, runs);
    }
}
