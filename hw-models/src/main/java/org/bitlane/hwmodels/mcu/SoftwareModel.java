package org.bitlane.hwmodels.mcu;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bitlane.hwmodels.CodeStyle;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.InstructionSet;
import org.bitlane.hwmodels.data.InstructionSet.Rotation;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.structure.RoundOperations;
import org.bitlane.hwmodels.structure.WordOperation;
import org.bitlane.kernels.Algorithm;

/**
 * Cycles of a block in software: operations counted from the algorithm's rounds, each at what it costs on the core, and
 * a factor for how the code is written, which covers moves, addresses and what a compiler leaves undone.
 */
public final class SoftwareModel {
    /** Values that a round needs beside its state. */
    private static final int TEMPORARIES = 3;

    /** Code of a function beside its rounds: entry, exit, block input and output, in instructions. */
    private static final int FRAME_INSTRUCTIONS = 60;

    private final Constants constants;

    /** The model with the given constants. */
    public SoftwareModel(Constants constants) {
        this.constants = constants;
    }

    /**
     * Cycles of one block.
     *
     * @param roundsPerTrip rounds of straight-line code in a loop trip; what a trip costs is shared by them
     */
    public double cyclesPerBlock(Algorithm algorithm, InstructionSet core, CodeStyle style, int roundsPerTrip) {
        RoundOperations operations = RoundOperations.of(algorithm);
        int schedules = scheduleSteps(operations);
        double work = operations.rounds() * (cycles(operations.perRound(), core) + spills(operations, core))
                + schedules * cycles(operations.scheduleRound(), core)
                + operations.loadsPerBlock() * core.load()
                + operations.storesPerBlock() * core.store();
        double rotations = operations.rounds() * rotations(algorithm, operations.rotations(), core, style)
                + schedules * rotations(algorithm, operations.scheduleRotations(), core, style);
        double trips = Math.ceil((double) operations.rounds() / roundsPerTrip) * core.trip();
        return work * factor(style) + rotations + trips;
    }

    /** Bytes of program memory for the code. */
    public double codeBytes(Algorithm algorithm, InstructionSet core, int roundsPerTrip) {
        RoundOperations operations = RoundOperations.of(algorithm);
        double round = instructions(operations.perRound(), operations.rotations(), core);
        double schedule = scheduleSteps(operations) == 0
                ? 0
                : instructions(operations.scheduleRound(), operations.scheduleRotations(), core);
        return core.instructionBytes() * (FRAME_INSTRUCTIONS + (round + schedule) * roundsPerTrip);
    }

    /** Bytes of tables beside the code. */
    public int tableBytes(Algorithm algorithm) {
        return RoundOperations.of(algorithm).tableBytes();
    }

    /** The figures that the factor of a style comes from. */
    public Set<String> rows(CodeStyle style) {
        return constants.rowsOf(parameter(style));
    }

    private double factor(CodeStyle style) {
        return constants.get(parameter(style));
    }

    private static Parameter parameter(CodeStyle style) {
        return switch (style) {
            case ASSEMBLY -> Parameter.ASSEMBLY_FACTOR;
            case PORTABLE_C -> Parameter.PORTABLE_C_FACTOR;
            case REFERENCE_C -> Parameter.REFERENCE_C_FACTOR;
        };
    }

    /** A hash's message schedule is part of its block; a cipher's round keys are computed once a key. */
    private static int scheduleSteps(RoundOperations operations) {
        return operations.algorithm().isCipher() ? 0 : operations.scheduleSteps();
    }

    private static double cycles(Map<WordOperation, Integer> counts, InstructionSet core) {
        double cycles = 0;
        for (Map.Entry<WordOperation, Integer> entry : counts.entrySet()) {
            cycles += entry.getValue()
                    * switch (entry.getKey()) {
                        case AND, XOR, ADD -> core.alu();
                        case ROTATE -> core.move();
                        case SHIFT -> core.shift() + core.move();
                        // Half of the loads are scheduled ahead of their use.
                        case LOAD_KEY, LOAD_MESSAGE -> core.load() + core.loadUse() / 2;
                        case STORE_MESSAGE -> core.store();
                        case LOAD_TABLE -> core.tableLoad();
                        case EXTRACT_BYTE, INSERT_BYTE -> core.extract();
                        case LOAD_CONSTANT -> core.constant();
                    };
        }
        return cycles;
    }

    /** A rotation is what the core's idiom for its distance costs, however the rest of the code is written. */
    private static double rotations(
            Algorithm algorithm, List<Integer> distances, InstructionSet core, CodeStyle style) {
        if (style == CodeStyle.REFERENCE_C) {
            return distances.stream().mapToDouble(core::referenceRotate).sum();
        }
        // A cipher's round rotates one word by all its distances; SHA-256 rotates several words.
        return algorithm.isCipher()
                ? core.rotateOne(distances)
                : distances.stream().mapToDouble(core::rotate).sum();
    }

    /** What does not fit into registers is stored and loaded again once a round. */
    private static double spills(RoundOperations operations, InstructionSet core) {
        int spilled = Math.max(0, operations.stateWords() + TEMPORARIES - core.registers());
        return spilled * (core.load() + core.store());
    }

    private static double instructions(
            Map<WordOperation, Integer> counts, List<Integer> rotations, InstructionSet core) {
        double instructions = 0;
        for (Map.Entry<WordOperation, Integer> entry : counts.entrySet()) {
            instructions += entry.getKey() == WordOperation.ROTATE ? 0 : entry.getValue() * core.alu();
        }
        for (int distance : rotations) {
            instructions += core.rotation() == Rotation.FOLDED ? 0 : core.rotate(distance);
        }
        return instructions;
    }
}
