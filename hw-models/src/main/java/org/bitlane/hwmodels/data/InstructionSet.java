package org.bitlane.hwmodels.data;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a core's instructions cost, in cycles for 32-bit operands. Cores with narrower registers pay for each part.
 *
 * @param core short name
 * @param name full name
 * @param alu one AND, XOR or ADD
 * @param move keeping an operand that a two-operand instruction would overwrite; 0 for three-operand instructions
 * @param rotation how it rotates
 * @param rotateCycles one rotation, or one step of one bit where rotations go by bytes and bits
 * @param referenceRotateCycles one rotation as compilers build it from two shifts
 * @param shift one shift
 * @param load one load from data memory
 * @param loadUse what a load costs more where the next instruction needs it
 * @param store one store
 * @param tableLoad one byte from a table, with its address
 * @param extract taking a byte from a word or putting one into it
 * @param constant loading a 32-bit constant
 * @param trip counting and branching, once a loop trip
 * @param registers 32-bit values that fit into registers beside pointers
 * @param instructionBytes bytes of an instruction, on average
 * @param source where the figures come from
 */
public record InstructionSet(
        String core,
        String name,
        double alu,
        double move,
        Rotation rotation,
        double rotateCycles,
        double referenceRotateCycles,
        double shift,
        double load,
        double loadUse,
        double store,
        double tableLoad,
        double extract,
        double constant,
        double trip,
        int registers,
        double instructionBytes,
        String source) {

    /** How a core rotates a 32-bit value. */
    public enum Rotation {
        /** By an instruction. */
        NATIVE,
        /** As part of the instruction that uses the result; one in three needs an instruction of its own. */
        FOLDED,
        /** By two shifts and an OR. */
        SHIFTS,
        /** By choice of registers for whole bytes, and bit by bit for the rest. */
        BYTES
    }

    private static final Map<String, InstructionSet> BUILT_IN = readBuiltIn();

    /** The instruction set of a core. */
    public static Optional<InstructionSet> find(String core) {
        return Optional.ofNullable(BUILT_IN.get(core));
    }

    /** The cores that are known. */
    public static List<String> names() {
        return List.copyOf(BUILT_IN.keySet());
    }

    /** Cycles of rotating by a distance, in hand-written or well compiled code. */
    public double rotate(int distance) {
        return rotation == Rotation.BYTES ? rotateCycles * Math.abs(bitSteps(distance)) : rotateCycles;
    }

    /**
     * Cycles of rotating one word by several distances: where it goes bit by bit, a further rotation goes on from a
     * nearer one.
     */
    public double rotateOne(List<Integer> distances) {
        if (rotation != Rotation.BYTES) {
            return distances.size() * rotateCycles;
        }
        int left = distances.stream().mapToInt(InstructionSet::bitSteps).max().orElse(0);
        int right = distances.stream()
                .mapToInt(distance -> -bitSteps(distance))
                .max()
                .orElse(0);
        return rotateCycles * (Math.max(0, left) + Math.max(0, right));
    }

    /** Steps of one bit that a rotation needs beside whole bytes, to the right if negative. */
    private static int bitSteps(int distance) {
        int bits = distance % Byte.SIZE;
        return bits <= Byte.SIZE / 2 ? bits : bits - Byte.SIZE;
    }

    /** Cycles of rotating by a distance as compilers build it from two shifts; whole bytes are moved. */
    public double referenceRotate(int distance) {
        return rotation == Rotation.BYTES && distance % 8 == 0 ? 2 * move : referenceRotateCycles;
    }

    private static Map<String, InstructionSet> readBuiltIn() {
        Map<String, InstructionSet> sets = new LinkedHashMap<>();
        for (CsvTable.Row row : CsvTable.resource("instruction-sets.csv", "core", "name", "rotate", "source")) {
            sets.put(
                    row.required("core"),
                    new InstructionSet(
                            row.text("core"),
                            row.text("name"),
                            cycles(row, "alu"),
                            cycles(row, "move"),
                            row.named(
                                    "rotate",
                                    List.of(Rotation.values()),
                                    r -> r.name().toLowerCase(Locale.ROOT)),
                            cycles(row, "rotate_cycles"),
                            cycles(row, "reference_rotate_cycles"),
                            cycles(row, "shift"),
                            cycles(row, "load"),
                            cycles(row, "load_use"),
                            cycles(row, "store"),
                            cycles(row, "table_load"),
                            cycles(row, "extract"),
                            cycles(row, "constant"),
                            cycles(row, "trip"),
                            (int) cycles(row, "registers"),
                            cycles(row, "instruction_bytes"),
                            row.text("source")));
        }
        return sets;
    }

    private static double cycles(CsvTable.Row row, String column) {
        return row.parse(column, row.required(column));
    }
}
