package org.bitlane.kernels.circuit;

/**
 * One two-input gate of a {@link Circuit}.
 *
 * @param operation what the gate computes
 * @param left the wire of its first input
 * @param right the wire of its second input
 */
public record Gate(Operation operation, int left, int right) {

    /** What a gate computes. Both operations are symmetric. */
    public enum Operation {
        /** 1 if both inputs are 1. */
        AND('&'),
        /** 1 if the inputs differ. */
        XOR('^');

        private final char symbol;

        Operation(char symbol) {
            this.symbol = symbol;
        }

        /** The operator that stands for this operation in a circuit's text, and in Java. */
        public char symbol() {
            return symbol;
        }
    }
}
