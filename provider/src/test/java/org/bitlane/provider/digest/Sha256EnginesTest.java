package org.bitlane.provider.digest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Random;
import org.bitlane.kernels.Sha256Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both engines hash alike, however a message is cut, and start anew alike. */
class Sha256EnginesTest {
    private static final int HASH_BYTES = Sha256.HASH_BYTES;

    private final Random random = new Random(4);

    @Test
    void bothHashAlikeHoweverTheMessageIsCut() {
        Sha256 jdk = Sha256.of(Sha256Engine.JDK);
        Sha256 java = Sha256.of(Sha256Engine.JAVA);
        for (int message = 0; message < 500; message++) {
            for (int piece = random.nextInt(6); piece > 0; piece--) {
                byte[] bytes = new byte[random.nextInt(200)];
                random.nextBytes(bytes);
                int offset = random.nextInt(bytes.length + 1);
                switch (random.nextInt(4)) {
                    case 0 -> {
                        jdk.update((byte) piece);
                        java.update((byte) piece);
                    }
                    case 1 -> {
                        jdk.update(ByteBuffer.wrap(bytes));
                        java.update(ByteBuffer.wrap(bytes));
                    }
                    case 2 -> {
                        ByteBuffer direct =
                                ByteBuffer.allocateDirect(bytes.length).put(bytes);
                        jdk.update(direct.flip());
                        java.update(direct.flip());
                    }
                    default -> {
                        jdk.update(bytes, offset, bytes.length - offset);
                        java.update(bytes, offset, bytes.length - offset);
                    }
                }
            }
            if (message % 7 == 0) {
                jdk.reset();
                java.reset();
            }
            assertArrayEquals(digest(java), digest(jdk));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCopyGoesOnByItself(Sha256Engine engine) {
        for (int length = 0; length <= 130; length++) {
            Sha256 original = Sha256.of(engine);
            original.update(new byte[length], 0, length);
            Sha256 copy = Sha256.of(engine);
            copy.update((byte) 1);
            copy.copyFrom(original);
            original.update((byte) 2);
            digest(original);
            original.update(new byte[length], 0, length);
            assertArrayEquals(digest(original), digest(copy), length + " bytes");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatLeavesTheArrayIsRefusedAndTheStreamStays(Sha256Engine engine) {
        Sha256 hash = Sha256.of(engine);
        hash.update((byte) 5);
        assertThrows(IndexOutOfBoundsException.class, () -> hash.update(new byte[10], 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> hash.update(new byte[10], -1, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> hash.digest(new byte[HASH_BYTES], 1));
        Sha256 expected = Sha256.of(engine);
        expected.update((byte) 5);
        assertArrayEquals(digest(expected), digest(hash));
    }

    private static byte[] digest(Sha256 hash) {
        byte[] out = new byte[HASH_BYTES];
        hash.digest(out, 0);
        return out;
    }
}
