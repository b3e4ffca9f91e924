package org.bitlane.hwmodels.cpu;

import java.util.List;
import org.bitlane.kernels.Algorithm;

/**
 * What a kernel could reach on a machine if nothing but its instructions' ports held it up.
 *
 * @param algorithm the algorithm
 * @param layout the layout of the blocks in vectors
 * @param machine the machine
 * @param operations the instructions of one batch, in the form that the machine's own kernel takes
 * @param batchBytes bytes of one batch
 * @param logicCyclesPerByte cycles a byte for the rounds' logic, rotations, shifts and additions
 * @param transpositionCyclesPerByte cycles a byte for bringing blocks into the layout and back
 * @param memoryCyclesPerByte cycles a byte for loads or stores, whichever take longer; they run beside the rest
 * @param cyclesPerByte cycles a byte in all
 * @param lowestLogicCyclesPerByte that of the rounds with the cheapest known forms: fewest gates, rotations by bytes as one
 *     permutation
 * @param highestLogicCyclesPerByte that of the rounds with the dearest of the forms in use
 * @param rules what it follows from, for people
 */
public record CpuPrediction(
        Algorithm algorithm,
        Layout layout,
        Machine machine,
        VectorOperations operations,
        int batchBytes,
        double logicCyclesPerByte,
        double transpositionCyclesPerByte,
        double memoryCyclesPerByte,
        double cyclesPerByte,
        double lowestLogicCyclesPerByte,
        double highestLogicCyclesPerByte,
        List<String> rules) {

    /** The list is copied. */
    public CpuPrediction {
        rules = List.copyOf(rules);
    }

    /** The lower end of the cycles per byte in all. */
    public double lowestCyclesPerByte() {
        return Math.max(memoryCyclesPerByte, lowestLogicCyclesPerByte + transpositionCyclesPerByte);
    }

    /** The upper end of the cycles per byte in all. */
    public double highestCyclesPerByte() {
        return Math.max(memoryCyclesPerByte, highestLogicCyclesPerByte + transpositionCyclesPerByte);
    }

    /** The bytes per second that this is at a clock of the given frequency in hertz, with one thread. */
    public double bytesPerSecond(double hertz) {
        return hertz / cyclesPerByte;
    }
}
