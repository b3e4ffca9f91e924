package org.bitlane.kernels.reference;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** SHA-256 as FIPS 180-4 describes it, in plain Java. */
public final class Sha256Reference {
    private static final int BLOCK_BYTES = 64;
    private static final int LENGTH_BYTES = 8;

    /** The constants K (FIPS 180-4, 4.2.2). */
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };

    private Sha256Reference() {}

    /** The initial hash value (FIPS 180-4, 5.3.3). */
    public static int[] initialState() {
        return new int[] {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
        };
    }

    /** The digest of a message, 32 bytes. */
    public static byte[] digest(byte[] message) {
        int padded = (message.length + 1 + LENGTH_BYTES + BLOCK_BYTES - 1) / BLOCK_BYTES * BLOCK_BYTES;
        byte[] blocks = Arrays.copyOf(message, padded);
        blocks[message.length] = (byte) 0x80;
        ByteBuffer.wrap(blocks).putLong(padded - LENGTH_BYTES, 8L * message.length);
        int[] state = initialState();
        for (int offset = 0; offset < padded; offset += BLOCK_BYTES) {
            compress(state, blocks, offset);
        }
        ByteBuffer digest = ByteBuffer.allocate(32);
        for (int word : state) {
            digest.putInt(word);
        }
        return digest.array();
    }

    /** Feeds one 64-byte block into the hash value {@code state} (FIPS 180-4, 6.2.2). */
    public static void compress(int[] state, byte[] in, int offset) {
        ByteBuffer block = ByteBuffer.wrap(in, offset, BLOCK_BYTES);
        int[] w = new int[64];
        for (int t = 0; t < 16; t++) {
            w[t] = block.getInt();
        }
        for (int t = 16; t < 64; t++) {
            w[t] = smallSigma1(w[t - 2]) + w[t - 7] + smallSigma0(w[t - 15]) + w[t - 16];
        }
        int[] v = state.clone();
        for (int t = 0; t < 64; t++) {
            int t1 = v[7] + bigSigma1(v[4]) + choose(v[4], v[5], v[6]) + K[t] + w[t];
            int t2 = bigSigma0(v[0]) + majority(v[0], v[1], v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++) {
            state[i] += v[i];
        }
    }

    private static int choose(int x, int y, int z) {
        return (x & y) ^ (~x & z);
    }

    private static int majority(int x, int y, int z) {
        return (x & y) ^ (x & z) ^ (y & z);
    }

    private static int bigSigma0(int x) {
        return Integer.rotateRight(x, 2) ^ Integer.rotateRight(x, 13) ^ Integer.rotateRight(x, 22);
    }

    private static int bigSigma1(int x) {
        return Integer.rotateRight(x, 6) ^ Integer.rotateRight(x, 11) ^ Integer.rotateRight(x, 25);
    }

    private static int smallSigma0(int x) {
        return Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
    }

    private static int smallSigma1(int x) {
        return Integer.rotateRight(x, 17) ^ Integer.rotateRight(x, 19) ^ x >>> 10;
    }
}
