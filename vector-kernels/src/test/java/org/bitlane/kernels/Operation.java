package org.bitlane.kernels;

import java.util.Arrays;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.ReferenceModes;

/** A data operation of a block kernel in a direction, and what the reference says of it. */
enum Operation {
    ECB_ENCRYPT(Direction.ENCRYPT),
    ECB_DECRYPT(Direction.DECRYPT),
    CBC_ENCRYPT(Direction.ENCRYPT),
    CBC_DECRYPT(Direction.DECRYPT),
    CTR(Direction.ENCRYPT);

    private final Direction direction;

    Operation(Direction direction) {
        this.direction = direction;
    }

    Direction direction() {
        return direction;
    }

    /** Runs the operation. {@code iv} is the chain or counter block, and is replaced unless the mode has none. */
    void run(BlockKernel kernel, byte[] iv, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        switch (this) {
            case ECB_ENCRYPT, ECB_DECRYPT -> kernel.ecb(in, inOffset, out, outOffset, blocks);
            case CBC_ENCRYPT, CBC_DECRYPT -> kernel.cbc(iv, in, inOffset, out, outOffset, blocks);
            case CTR -> kernel.ctr(iv, in, inOffset, out, outOffset, blocks);
        }
    }

    /** The data that the operation must produce. */
    byte[] expected(BlockFunction reference, byte[] iv, byte[] data) {
        return switch (this) {
            case ECB_ENCRYPT -> ReferenceModes.ecbEncrypt(reference, data);
            case ECB_DECRYPT -> ReferenceModes.ecbDecrypt(reference, data);
            case CBC_ENCRYPT -> ReferenceModes.cbcEncrypt(reference, iv, data);
            case CBC_DECRYPT -> ReferenceModes.cbcDecrypt(reference, iv, data);
            case CTR -> ReferenceModes.ctr(reference, iv, data);
        };
    }

    /** What the chain or counter block must hold afterwards. */
    byte[] expectedIv(BlockFunction reference, byte[] iv, byte[] data) {
        int size = reference.blockBytes();
        if (data.length == 0) {
            return iv.clone();
        }
        return switch (this) {
            case ECB_ENCRYPT, ECB_DECRYPT -> iv.clone();
            case CBC_ENCRYPT -> lastBlock(expected(reference, iv, data), size);
            case CBC_DECRYPT -> lastBlock(data, size);
            case CTR -> ReferenceModes.plus(iv, data.length / size);
        };
    }

    private static byte[] lastBlock(byte[] data, int size) {
        return Arrays.copyOfRange(data, data.length - size, data.length);
    }
}
