package org.bitlane.hwmodels.cpu;

/**
 * The vector instructions of a kernel for one batch.
 *
 * @param logic logic instructions, of two or three inputs as the machine has them
 * @param rotations instructions of rotations
 * @param shifts shifts by a constant, apart from those of rotations
 * @param additions additions
 * @param transposition instructions that bring blocks into the layout, and for a cipher back
 * @param loads loads of state, keys, constants and message words
 * @param stores stores
 */
public record VectorOperations(
        long logic, long rotations, long shifts, long additions, long transposition, long loads, long stores) {
    /** Logic, rotations, shifts and additions: what the rounds cost. */
    public long arithmetic() {
        return logic + rotations + shifts + additions;
    }
}
