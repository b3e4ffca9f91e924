package org.bitlane.kernels.batch;

import java.util.Arrays;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.scalar.Sha256Constants;

/** What comes before every message: nothing, or a block that is the same for all, as in HMAC. */
public final class Prefix {
    /** Nothing. */
    public static final Prefix NONE = new Prefix(new byte[0], Sha256Constants.initialState());

    private final byte[] block;
    private final int[] state;

    private Prefix(byte[] block, int[] state) {
        this.block = block;
        this.state = state;
    }

    /**
     * One block.
     *
     * @param block its 64 bytes, of which a copy is kept
     */
    public static Prefix of(byte[] block, CompressionKernel kernel) {
        int[] state = Sha256Constants.initialState();
        kernel.compress(state, block, 0, 1);
        return new Prefix(block.clone(), state);
    }

    /** Its bytes, none or a block: to be read only. */
    public byte[] block() {
        return block;
    }

    /** The chaining value that messages start from: to be read only. */
    int[] state() {
        return state;
    }

    /** Overwrites the block and what was derived from it. A prefix of nothing has nothing to overwrite. */
    public void clear() {
        if (block.length > 0) {
            Arrays.fill(block, (byte) 0);
            Arrays.fill(state, 0);
        }
    }
}
