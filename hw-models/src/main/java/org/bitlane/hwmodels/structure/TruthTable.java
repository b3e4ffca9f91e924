package org.bitlane.hwmodels.structure;

import java.util.Arrays;

/**
 * A Boolean function of up to eight inputs as the list of its values, 64 to a word.
 *
 * <p>Bit {@code v} of the list is the value for the inputs that form the binary number {@code v}, input 0 being its
 * least significant bit.
 */
final class TruthTable {
    /** The most inputs that a function can have: two 7-series wide multiplexers behind four LUT6. */
    static final int MAX_INPUTS = 8;

    private static final long[] LOW_VARIABLES = {
        0xAAAAAAAAAAAAAAAAL, 0xCCCCCCCCCCCCCCCCL, 0xF0F0F0F0F0F0F0F0L,
        0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L
    };

    private final int inputs;
    private final long[] words;

    /**
     * A function given by its values.
     *
     * @param inputs how many inputs it has, 0 to 8
     * @param words its values, 64 to a word; values beyond the last are ignored
     */
    TruthTable(int inputs, long[] words) {
        if (inputs < 0 || inputs > MAX_INPUTS || words.length != wordsFor(inputs)) {
            throw new IllegalArgumentException(words.length + " words do not list a function of " + inputs + " inputs");
        }
        this.inputs = inputs;
        this.words = words.clone();
        if (inputs < 6) {
            this.words[0] &= (1L << (1 << inputs)) - 1;
        }
    }

    /** The words that list a function of that many inputs. */
    static int wordsFor(int inputs) {
        return inputs <= 6 ? 1 : 1 << (inputs - 6);
    }

    /** The list of the function that is its input {@code index}, for functions of {@code inputs} inputs. */
    static long[] variable(int index, int inputs) {
        long[] list = new long[wordsFor(inputs)];
        for (int word = 0; word < list.length; word++) {
            list[word] = index < 6 ? LOW_VARIABLES[index] : -(word >> (index - 6) & 1L);
        }
        return list;
    }

    int inputs() {
        return inputs;
    }

    /** The value for the inputs that form the number {@code index}. */
    boolean at(int index) {
        return (words[index >> 6] >> (index & 63) & 1) != 0;
    }

    /** The function with its two highest inputs set to the bits of {@code quarter}. */
    TruthTable quarter(int quarter) {
        int size = 1 << (inputs - 2);
        long[] part = new long[wordsFor(inputs - 2)];
        for (int i = 0; i < size; i++) {
            part[i >> 6] |= (at(quarter * size + i) ? 1L : 0) << (i & 63);
        }
        return new TruthTable(inputs - 2, part);
    }

    /** Evaluates the function for 64 independent inputs at once, one in each bit position. */
    long evaluate(long... values) {
        return evaluate(values, inputs, 0);
    }

    private long evaluate(long[] values, int open, int prefix) {
        if (open == 0) {
            return at(prefix) ? -1 : 0;
        }
        long selector = values[open - 1];
        long ifZero = evaluate(values, open - 1, prefix);
        long ifOne = evaluate(values, open - 1, prefix | 1 << (open - 1));
        return ifZero ^ (selector & (ifZero ^ ifOne));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TruthTable table && table.inputs == inputs && Arrays.equals(table.words, words);
    }

    @Override
    public int hashCode() {
        return 31 * inputs + Arrays.hashCode(words);
    }
}
