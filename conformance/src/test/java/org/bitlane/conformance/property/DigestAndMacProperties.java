package org.bitlane.conformance.property;

import static org.bitlane.conformance.Bitlane.hmacSha256;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.List;
import java.util.function.Consumer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.bitlane.conformance.Bitlane;
import org.bitlane.kernels.reference.Sha256Reference;

/** SHA-256 and HmacSHA256 give what the JDK gives, however the message is cut and handed over. */
@Domain(DomainContext.Global.class)
@Domain(CipherArbitraries.class)
class DigestAndMacProperties {
    private static final int LONGEST = 5000;

    @Property(tries = 1500)
    void digestIsTheJdks(@ForAll @IntRange(max = LONGEST) int length, @ForAll long seed, @ForAll List<Integer> pieces)
            throws Exception {
        byte[] message = Bitlane.bytes(length, seed);
        MessageDigest digest = sha256();
        feed(message, pieces, digest::update, digest::update);
        byte[] expected = MessageDigest.getInstance("SHA-256", "SUN").digest(message);
        assertArrayEquals(expected, digest.digest());
        assertArrayEquals(expected, Sha256Reference.digest(message));
    }

    @Property(tries = 1500)
    void macIsTheJdks(
            @ForAll @Size(min = 1, max = 200) byte[] key,
            @ForAll @IntRange(max = LONGEST) int length,
            @ForAll long seed,
            @ForAll List<Integer> pieces)
            throws Exception {
        byte[] message = Bitlane.bytes(length, seed);
        SecretKeySpec secretKey = new SecretKeySpec(key, "HmacSHA256");
        Mac mac = hmacSha256();
        mac.init(secretKey);
        feed(message, pieces, mac::update, mac::update);
        Mac jdk = Mac.getInstance("HmacSHA256", "SunJCE");
        jdk.init(secretKey);
        assertArrayEquals(jdk.doFinal(message), mac.doFinal());
    }

    private static void feed(
            byte[] message, List<Integer> pieces, Consumer<byte[]> array, Consumer<ByteBuffer> buffer) {
        ByteBuffer rest = ByteBuffer.wrap(message);
        for (int piece : pieces) {
            ByteBuffer part = rest.slice(rest.position(), Math.min(piece, rest.remaining()));
            rest.position(rest.position() + part.remaining());
            switch (piece % 3) {
                case 0 -> {
                    byte[] copy = new byte[part.remaining()];
                    part.get(copy);
                    array.accept(copy);
                }
                case 1 -> buffer.accept(part.asReadOnlyBuffer());
                default -> {
                    ByteBuffer direct = ByteBuffer.allocateDirect(part.remaining());
                    buffer.accept(direct.put(part).flip());
                }
            }
        }
        buffer.accept(rest);
    }
}
