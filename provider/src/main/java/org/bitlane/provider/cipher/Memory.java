package org.bitlane.provider.cipher;

import java.nio.ByteBuffer;

/**
 * Reads and writes the caller's memory, which is an array or a buffer without one, by absolute position.
 *
 * <p>A region of it is passed along as three values, memory, offset and length: an object for it would have to be made
 * anew for each call, or be shared by calls that must not meet.
 */
final class Memory {
    /** Two direct buffers' addresses are compared modulo this; longer ones count as overlapping. */
    private static final int ADDRESS_MODULUS = 1 << 30;

    private Memory() {}

    /** The memory behind a buffer: its array if it can be had, otherwise the buffer itself. */
    static Object of(ByteBuffer buffer) {
        return buffer.hasArray() ? buffer.array() : buffer;
    }

    /** Where in {@link #of} a buffer's position lies. */
    static int offset(ByteBuffer buffer) {
        return buffer.hasArray() ? buffer.arrayOffset() + buffer.position() : buffer.position();
    }

    static void read(Object memory, int offset, byte[] target, int targetOffset, int count) {
        if (memory instanceof byte[] array) {
            System.arraycopy(array, offset, target, targetOffset, count);
        } else if (count > 0) {
            ((ByteBuffer) memory).get(offset, target, targetOffset, count);
        }
    }

    static void write(Object memory, int offset, byte[] source, int sourceOffset, int count) {
        if (memory instanceof byte[] array) {
            System.arraycopy(source, sourceOffset, array, offset, count);
        } else if (count > 0) {
            ((ByteBuffer) memory).put(offset, source, sourceOffset, count);
        }
    }

    /**
     * How many bytes of input writing would overtake: 0 if output can be written byte by byte as input is read.
     *
     * @param length bytes of input
     * @param delay bytes of output that come before what the first byte of input becomes
     */
    static int overtaken(Object in, int inOffset, int length, Object out, int outOffset, int delay) {
        if (in instanceof byte[] && out instanceof byte[]) {
            return in == out ? overtaken((long) outOffset - inOffset, length, delay) : 0;
        }
        boolean directInput = in instanceof ByteBuffer buffer && buffer.isDirect();
        boolean directOutput = out instanceof ByteBuffer buffer && buffer.isDirect();
        if (directInput != directOutput) {
            return 0;
        }
        if (!directInput || length >= ADDRESS_MODULUS / 2) {
            // A read-only view of an array does not tell which array: assume the worst.
            return length + delay;
        }
        int difference = addressBits(out, outOffset) - addressBits(in, inOffset);
        int signed = difference << 2 >> 2;
        return overtaken(signed, length, delay);
    }

    private static int overtaken(long outputAfterInput, int length, int delay) {
        return outputAfterInput >= length ? 0 : (int) Math.max(0, outputAfterInput + delay);
    }

    /** The address of a byte of a direct buffer, modulo {@link #ADDRESS_MODULUS}. */
    private static int addressBits(Object buffer, int offset) {
        return ((ByteBuffer) buffer).alignmentOffset(offset, ADDRESS_MODULUS);
    }
}
