package org.bitlane.jmh.peer;

import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Direction;

/** The plain SIMON at the same work as a {@link org.bitlane.jmh.work.CipherOperation}. */
public final class PlainSimonOperation {
    private static final int BLOCK_BYTES = 8;

    private final PlainSimon simon;
    private final String mode;
    private final byte[] iv = Samples.iv(BLOCK_BYTES);
    private final byte[] register = iv.clone();
    private final byte[] input;
    private final byte[] output;

    /**
     * Sets up the cipher, its input and room for its output.
     *
     * @param transformation {@code SIMON64_128/mode/NoPadding}
     * @param size bytes of input, whole blocks
     */
    public PlainSimonOperation(String transformation, Direction direction, int size) {
        mode = transformation.split("/")[1];
        simon = new PlainSimon(mode.equals("CTR") ? Direction.ENCRYPT : direction, Samples.key());
        input = Samples.data(size);
        output = new byte[size];
    }

    /** Puts the input through as the next part of an endless message; returns the bytes written. */
    public int update() {
        switch (mode) {
            case "ECB" -> simon.ecb(input, output, input.length);
            case "CBC" -> simon.cbc(register, input, output, input.length);
            default -> simon.ctr(register, input, output, input.length);
        }
        return output.length;
    }

    /** Puts the input through as a whole message; returns the bytes written. */
    public int doFinal() {
        System.arraycopy(iv, 0, register, 0, BLOCK_BYTES);
        return update();
    }

    /** A copy of what was last written. */
    public byte[] output() {
        return output.clone();
    }
}
