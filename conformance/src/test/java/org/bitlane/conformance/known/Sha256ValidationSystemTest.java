package org.bitlane.conformance.known;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.kernels.Sha256Batch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tests of NIST's Secure Hash Algorithm Validation System (SHAVS), clauses 6.2 to 6.4, for one message and for many. Short
 * messages and Monte Carlo checkpoints are NIST's own (CAVS 11.0, byte-oriented); long messages are of the lengths that it
 * prescribes, and compared with the JDK.
 */
class Sha256ValidationSystemTest {
    private static final byte[] SEED = hex("6d1e72ad03ddeb5de891e572e2396f8da015d899ef0e79503152d6010a3fe691");
    private static final int HASH_BYTES = 32;

    @ParameterizedTest
    @CsvSource(textBlock = """
            '', e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
            d3, 28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1
            11af, 5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98
            b4190e, dff2e73091f6c05e528896c4c831b9448653dc2ff043528f6769437bc7b975c2
            74ba2521, b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e
            5738c929c4f4ccb6, 963bb88f27f512777aab6c8b1a02c70ec0ad651d428f870036e1917120fb48bf
            0a27847cdc98bd6f62220b046edd762b, 80c25ec1600587e7f28b18b1b18e3cdc89928e39cab3bc25e4d4a4c139bcedc4
            09fc1accc230a205e4a208e64a8f204291f581a12756392da4b8c0cf5ef02b95, \
                4f44c1c7fbebb6f9601829f3897bfd650c56fa07844be76489076356ac1886a4
            2d52447d1244d2ebc28650e7b05654bad35b3a68eedc7f8515306b496d75f3e73385dd1b002625024b81a02f2fd6dffb\
            6e6d561cb7d0bd7a, \
                cfb88d6faf2de3a69d36195acec2e255e2af2b7d933997f348e09f6ce5758360
            e2f76e97606a872e317439f1a03fcd92e632e5bd4e7cbc4e97f1afc19a16fde92d77cbe546416b51640cddb92af99653\
            4dfd81edb17c4424cf1ac4d75aceeb, \
                18041bd4665083001fba8c5411d2d748e8abbfdcdfd9218cb02b68a78e7d4c23
            5a86b737eaea8ee976a0a24da63e7ed7eefad18a101c1211e2b3650c5187c2a8a650547208251f6d4237e661c7bf4c77\
            f335390394c37fa1a9f9be836ac28509, \
                42e61e174fbb3897d6dd6cef3dd2802fe67b331953b06114a65c772859dfc1aa
            """)
    void shortMessages(String message, String digest) throws Exception {
        assertEquals(digest, hex(sha256().digest(hex(message))));
        assertEquals(digest, hex(Sha256Batch.create().hash(List.of(new byte[7], hex(message)))[1]));
    }

    @Test
    void longMessages() throws Exception {
        // 64 messages of 512 + 99 * 8 * i bits.
        List<byte[]> messages = new ArrayList<>();
        for (int i = 1; i <= 64; i++) {
            messages.add(bytes(64 + 99 * i, i));
        }
        byte[][] hashes = Sha256Batch.create().hash(messages);
        for (int i = 0; i < messages.size(); i++) {
            byte[] expected = MessageDigest.getInstance("SHA-256", "SUN").digest(messages.get(i));
            assertArrayEquals(expected, sha256().digest(messages.get(i)));
            assertArrayEquals(expected, hashes[i]);
        }
    }

    @Test
    void monteCarlo() throws Exception {
        MessageDigest digest = sha256();
        List<String> checkpoints = new ArrayList<>();
        byte[] seed = SEED;
        for (int checkpoint = 0; checkpoint < 100; checkpoint++) {
            byte[] three = chainStart(seed);
            for (int i = 0; i < 1000; i++) {
                chain(three, digest.digest(three));
            }
            seed = Arrays.copyOfRange(three, 2 * HASH_BYTES, 3 * HASH_BYTES);
            checkpoints.add(hex(seed));
        }
        assertEquals(
                List.of(
                        "e93c330ae5447738c8aa85d71a6c80f2a58381d05872d26bdd39f1fcd4f2b788",
                        "2e78f8c8772ea7c9331d41ed3f9cdf27d8f514a99342ee766ee3b8b0d0b121c0",
                        "d6a23dff1b7f2eddc1a212f8a218397523a799b07386a30692fd6fe9d2bf0944",
                        "fb0099a964fad5a88cf12952f2991ce256a4ac3049f3d389c3b9e6c00e585db4",
                        "f9eba2a4cf6263826beaf6150057849eb975a9513c0b76ecad0f1c19ebbad89b"),
                checkpoints.subList(0, 5));
        assertEquals("6a912ba4188391a78e6f13d88ed2d14e13afce9db6f7dcbf4a48c24f3db02778", checkpoints.get(99));
    }

    /** NIST's chain and others, all a step further with each batch. */
    @Test
    void monteCarloOfManyChainsAtOnce() throws Exception {
        int chains = 37;
        Sha256Batch batch = Sha256Batch.create();
        byte[] records = new byte[chains * 3 * HASH_BYTES];
        byte[] hashes = new byte[chains * HASH_BYTES];
        for (int chain = 0; chain < chains; chain++) {
            byte[] seed = chain == 20 ? SEED : bytes(HASH_BYTES, chain);
            System.arraycopy(chainStart(seed), 0, records, chain * 3 * HASH_BYTES, 3 * HASH_BYTES);
        }
        byte[] other = Arrays.copyOfRange(records, 5 * 3 * HASH_BYTES, 6 * 3 * HASH_BYTES);
        for (int i = 0; i < 1000; i++) {
            batch.hashRecords(records, 0, 3 * HASH_BYTES, chains, hashes, 0);
            for (int chain = 0; chain < chains; chain++) {
                int at = chain * 3 * HASH_BYTES;
                System.arraycopy(records, at + HASH_BYTES, records, at, 2 * HASH_BYTES);
                System.arraycopy(hashes, chain * HASH_BYTES, records, at + 2 * HASH_BYTES, HASH_BYTES);
            }
            chain(other, MessageDigest.getInstance("SHA-256", "SUN").digest(other));
        }
        assertEquals(
                "e93c330ae5447738c8aa85d71a6c80f2a58381d05872d26bdd39f1fcd4f2b788",
                hex(Arrays.copyOfRange(hashes, 20 * HASH_BYTES, 21 * HASH_BYTES)));
        assertArrayEquals(other, Arrays.copyOfRange(records, 5 * 3 * HASH_BYTES, 6 * 3 * HASH_BYTES));
    }

    private static byte[] chainStart(byte[] seed) {
        byte[] three = new byte[3 * HASH_BYTES];
        for (int i = 0; i < 3; i++) {
            System.arraycopy(seed, 0, three, i * HASH_BYTES, HASH_BYTES);
        }
        return three;
    }

    private static void chain(byte[] three, byte[] hash) {
        System.arraycopy(three, HASH_BYTES, three, 0, 2 * HASH_BYTES);
        System.arraycopy(hash, 0, three, 2 * HASH_BYTES, HASH_BYTES);
    }
}
