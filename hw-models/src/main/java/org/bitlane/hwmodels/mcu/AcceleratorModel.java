package org.bitlane.hwmodels.mcu;

import java.util.Set;
import org.bitlane.hwmodels.Engine;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.InstructionSet;
import org.bitlane.hwmodels.data.Parameter;

/**
 * The SHA-256 unit of the RP2350, from its bus: words are written through APB, and during the digest of a block no
 * write is accepted.
 */
public final class AcceleratorModel {
    private static final int WORDS_PER_BLOCK = 16;
    private static final int BITS_PER_BLOCK = 512;
    private static final int DIGEST_WORDS = 8;

    private final Constants constants;

    /** The model with the given constants. */
    public AcceleratorModel(Constants constants) {
        this.constants = constants;
    }

    /** Cycles of one block: its writes, its digest, and what the feeding loop adds on the given core. */
    public double cyclesPerBlock(Engine engine, InstructionSet core) {
        double bus = (double) BITS_PER_BLOCK / engine.transferBits() * get(Parameter.APB_WRITE) + get(Parameter.DIGEST);
        return bus
                + switch (engine) {
                    // The loop polls, loads a word and stores it; where a load's result is needed at once, it waits.
                    case ACCELERATOR_CPU ->
                        WORDS_PER_BLOCK * (get(Parameter.APB_READ) + get(Parameter.FEED_CYCLES) + core.loadUse());
                    // A poll that finds the unit busy is repeated: half a poll is lost on average, and one succeeds.
                    case ACCELERATOR_BURST -> 1.5 * (get(Parameter.APB_READ) + core.alu());
                    default -> 0;
                };
    }

    /** Cycles that each message costs beside its blocks: start, result, and with DMA its set-up. */
    public double cyclesPerMessage(Engine engine) {
        double startAndResult = get(Parameter.APB_WRITE) + DIGEST_WORDS * get(Parameter.APB_READ);
        return startAndResult + (engine.isDma() ? get(Parameter.DMA_MESSAGE_CYCLES) : 0);
    }

    /** The figures that the cycles come from. */
    public Set<String> rows(Engine engine) {
        Set<String> rows = constants.rowsOf(Parameter.APB_WRITE, Parameter.APB_READ, Parameter.DIGEST);
        if (engine == Engine.ACCELERATOR_CPU) {
            rows.addAll(constants.rowsOf(Parameter.FEED_CYCLES));
        }
        if (engine.isDma()) {
            rows.addAll(constants.rowsOf(Parameter.DMA_MESSAGE_CYCLES));
        }
        return rows;
    }

    /** Whether the cycles are the bus's alone, with nothing fitted. */
    public boolean isExact(Engine engine) {
        return engine.isDma();
    }

    private double get(Parameter parameter) {
        return constants.get(parameter);
    }
}
