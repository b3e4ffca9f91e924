package org.bitlane.kernels;

/**
 * An algorithm that kernels exist for, with the shapes its standard gives it.
 *
 * <p>The constant's name is the algorithm's name in the text form of a {@link KernelConfiguration}.
 */
public enum Algorithm {
    /** SIMON with 64-bit blocks and 128-bit keys (Beaulieu et al., "The SIMON and SPECK Families", 2013). */
    SIMON64_128(8, 16, 44),
    /** The block cipher SM4 (GB/T 32907-2016, ISO/IEC 18033-3/Amd 1). */
    SM4(16, 16, 32),
    /** The hash function SHA-256 (FIPS 180-4). */
    SHA256(64, 0, 64);

    private final int blockBytes;
    private final int keyBytes;
    private final int rounds;

    Algorithm(int blockBytes, int keyBytes, int rounds) {
        this.blockBytes = blockBytes;
        this.keyBytes = keyBytes;
        this.rounds = rounds;
    }

    /** Bytes in one block: of plaintext for a cipher, of message for a hash function. */
    public int blockBytes() {
        return blockBytes;
    }

    /** Bytes in a key; 0 for a hash function. */
    public int keyBytes() {
        return keyBytes;
    }

    /** Rounds that one block goes through. */
    public int rounds() {
        return rounds;
    }

    /** Whether this is a block cipher, as opposed to a hash function. */
    public boolean isCipher() {
        return keyBytes != 0;
    }
}
