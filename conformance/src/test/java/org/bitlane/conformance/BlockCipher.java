package org.bitlane.conformance;

import java.nio.ByteOrder;
import java.util.function.Function;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.SimonReference;
import org.bitlane.kernels.reference.Sm4Reference;

/** A block cipher of the provider, and the reference to hold it against. */
public enum BlockCipher {
    /** SM4. */
    SM4("SM4", "SM4", 16, "AES", Sm4Reference::new),
    /** SIMON 64/128 with the bytes in the order of the paper. */
    SIMON("SIMON64_128", "SIMON64_128", 8, "DESede", SimonReference::new),
    /** SIMON 64/128 with the bytes in the order of the designers' implementation guide. */
    SIMON_LE("SIMON64_128-LE", "SIMON64_128", 8, "DESede", key -> new SimonReference(key, ByteOrder.LITTLE_ENDIAN));

    /** Bytes in every key. */
    public static final int KEY_BYTES = 16;

    private final String algorithm;
    private final String keyAlgorithm;
    private final int blockBytes;
    private final String peer;
    private final Function<byte[], BlockFunction> reference;

    BlockCipher(
            String algorithm,
            String keyAlgorithm,
            int blockBytes,
            String peer,
            Function<byte[], BlockFunction> reference) {
        this.algorithm = algorithm;
        this.keyAlgorithm = keyAlgorithm;
        this.blockBytes = blockBytes;
        this.peer = peer;
        this.reference = reference;
    }

    /** The name to ask {@code Cipher} for. */
    public String algorithm() {
        return algorithm;
    }

    /** The name of its keys, key generators and parameters. */
    public String keyAlgorithm() {
        return keyAlgorithm;
    }

    /** Bytes in one block. */
    public int blockBytes() {
        return blockBytes;
    }

    /** A cipher of the JDK with blocks of the same size. */
    public String peer() {
        return peer;
    }

    /** A key for the provider. */
    public SecretKey key(byte[] key) {
        return new SecretKeySpec(key, keyAlgorithm);
    }

    /** The reference under a key. */
    public BlockFunction reference(byte[] key) {
        return reference.apply(key);
    }
}
