package org.bitlane.kernels.reference;

import java.util.Arrays;

/**
 * The modes of NIST SP 800-38A and the padding of PKCS #7 over a {@link BlockFunction}, one block at a time and from
 * new array to new array.
 *
 * <p>Data lengths must be multiples of the block, except in {@link #ctr} and {@link #pad}.
 */
public final class ReferenceModes {
    private ReferenceModes() {}

    /** Electronic codebook, forward (SP 800-38A, 6.1). */
    public static byte[] ecbEncrypt(BlockFunction cipher, byte[] plaintext) {
        requireWholeBlocks(cipher, plaintext);
        byte[] ciphertext = new byte[plaintext.length];
        for (int i = 0; i < plaintext.length; i += cipher.blockBytes()) {
            cipher.encrypt(plaintext, i, ciphertext, i);
        }
        return ciphertext;
    }

    /** Electronic codebook, backward (SP 800-38A, 6.1). */
    public static byte[] ecbDecrypt(BlockFunction cipher, byte[] ciphertext) {
        requireWholeBlocks(cipher, ciphertext);
        byte[] plaintext = new byte[ciphertext.length];
        for (int i = 0; i < ciphertext.length; i += cipher.blockBytes()) {
            cipher.decrypt(ciphertext, i, plaintext, i);
        }
        return plaintext;
    }

    /** Cipher block chaining, forward (SP 800-38A, 6.2). */
    public static byte[] cbcEncrypt(BlockFunction cipher, byte[] iv, byte[] plaintext) {
        requireWholeBlocks(cipher, plaintext);
        int size = cipher.blockBytes();
        byte[] ciphertext = new byte[plaintext.length];
        byte[] chain = iv.clone();
        for (int i = 0; i < plaintext.length; i += size) {
            cipher.encrypt(xor(chain, Arrays.copyOfRange(plaintext, i, i + size)), 0, ciphertext, i);
            chain = Arrays.copyOfRange(ciphertext, i, i + size);
        }
        return ciphertext;
    }

    /** Cipher block chaining, backward (SP 800-38A, 6.2). */
    public static byte[] cbcDecrypt(BlockFunction cipher, byte[] iv, byte[] ciphertext) {
        requireWholeBlocks(cipher, ciphertext);
        int size = cipher.blockBytes();
        byte[] plaintext = new byte[ciphertext.length];
        byte[] chain = iv.clone();
        for (int i = 0; i < ciphertext.length; i += size) {
            byte[] block = new byte[size];
            cipher.decrypt(ciphertext, i, block, 0);
            System.arraycopy(xor(chain, block), 0, plaintext, i, size);
            chain = Arrays.copyOfRange(ciphertext, i, i + size);
        }
        return plaintext;
    }

    /**
     * Counter mode, either way, for data of any length (SP 800-38A, 6.5). The counter block is one big-endian number
     * that wraps.
     */
    public static byte[] ctr(BlockFunction cipher, byte[] initialCounter, byte[] data) {
        int size = cipher.blockBytes();
        byte[] result = data.clone();
        byte[] counter = initialCounter.clone();
        byte[] keystream = new byte[size];
        for (int i = 0; i < data.length; i++) {
            if (i % size == 0) {
                cipher.encrypt(counter, 0, keystream, 0);
                counter = plus(counter, 1);
            }
            result[i] ^= keystream[i % size];
        }
        return result;
    }

    /** A counter block some counts on, as one big-endian number that wraps. */
    public static byte[] plus(byte[] counter, long count) {
        byte[] sum = counter.clone();
        long carry = count;
        for (int i = sum.length - 1; i >= 0 && carry != 0; i--) {
            carry += sum[i] & 0xff;
            sum[i] = (byte) carry;
            carry >>>= 8;
        }
        return sum;
    }

    /** The data with 1 to {@code blockBytes} bytes of padding (RFC 5652, 6.3). */
    public static byte[] pad(byte[] data, int blockBytes) {
        int count = blockBytes - data.length % blockBytes;
        byte[] padded = Arrays.copyOf(data, data.length + count);
        Arrays.fill(padded, data.length, padded.length, (byte) count);
        return padded;
    }

    /**
     * The data without its padding (RFC 5652, 6.3).
     *
     * @throws IllegalArgumentException if the padding is not well formed
     */
    public static byte[] unpad(byte[] padded, int blockBytes) {
        int count = padded.length == 0 ? 0 : padded[padded.length - 1] & 0xff;
        if (count == 0 || count > blockBytes || padded.length % blockBytes != 0) {
            throw new IllegalArgumentException("bad padding");
        }
        byte[] data = Arrays.copyOf(padded, padded.length - count);
        if (!Arrays.equals(pad(data, blockBytes), padded)) {
            throw new IllegalArgumentException("bad padding");
        }
        return data;
    }

    private static byte[] xor(byte[] a, byte[] b) {
        byte[] result = a.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] ^= b[i];
        }
        return result;
    }

    private static void requireWholeBlocks(BlockFunction cipher, byte[] data) {
        if (data.length % cipher.blockBytes() != 0) {
            throw new IllegalArgumentException(data.length + " bytes are not whole blocks");
        }
    }
}
