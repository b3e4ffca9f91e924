package org.bitlane.kernels.generator;

/**
 * One bit of words whose bits are planes, an {@code IntVector} each: words are places, statements go to the source.
 *
 * <p>Bits are done one after the other from the lowest, so that an addition is a full adder whose carry is a local. What is
 * computed is known at the bit at hand only; what lies in memory, at every bit, for it is there twice over: behind the 32
 * planes of a word lie the same again, and a rotation is an offset.
 */
final class PlaneWords implements Words<PlaneWords.Bit> {
    private static final int WORD_BITS = 32;
    private static final Bit ZERO = bits -> "IntVector.zero(Lanes.INTS)";

    private final JavaSource source;
    private final int lastBit;
    private int carries;
    private int locals;

    /**
     * @param lastBit the last bit that the statements will serve
     */
    PlaneWords(JavaSource source, int lastBit) {
        this.source = source;
        this.lastBit = lastBit;
    }

    /** A bit of a word. */
    interface Bit {

        /** An expression for a bit that lies some bits above the one at hand. */
        String above(int bits);
    }

    /** A word in memory, whose first plane is at the given index. */
    static Bit inMemory(String array, String index) {
        return bits -> LaneWords.load(array, bits == 0 ? index + " + bit" : index + " + bit + " + bits);
    }

    /** What is known at the bit at hand only. */
    static Bit atHand(String expression) {
        return bits -> {
            if (bits != 0) {
                throw new IllegalArgumentException(expression + " is not known at other bits");
            }
            return expression;
        };
    }

    /** Gives a bit a local. */
    Bit local(Bit bit) {
        String name = "x" + locals++;
        source.line("IntVector " + name + " = " + bit.above(0) + ";");
        return atHand(name);
    }

    @Override
    public Bit add(Bit left, Bit right) {
        Bit x = local(left);
        Bit y = local(right);
        String carry = "carry" + carries++;
        String unequal = "x" + locals++;
        source.line("IntVector " + unequal + " = " + xor(x, y).above(0) + ";");
        String sum = "x" + locals++;
        source.line("IntVector " + sum + " = " + unequal + ".lanewise(XOR, " + carry + ");");
        source.line(carry + " = " + x.above(0) + ".and(" + y.above(0) + ").lanewise(XOR, " + carry + ".and(" + unequal
                + "));");
        return atHand(sum);
    }

    @Override
    public Bit xor(Bit left, Bit right) {
        if (right == ZERO) {
            return left;
        }
        return atHand(left.above(0) + ".lanewise(XOR, " + right.above(0) + ")");
    }

    @Override
    public Bit and(Bit left, Bit right) {
        return atHand(left.above(0) + ".and(" + right.above(0) + ")");
    }

    @Override
    public Bit rotateRight(Bit word, int bits) {
        return atHand(word.above(bits));
    }

    @Override
    public Bit shiftRight(Bit word, int bits) {
        return lastBit + bits < WORD_BITS ? atHand(word.above(bits)) : ZERO;
    }
}
