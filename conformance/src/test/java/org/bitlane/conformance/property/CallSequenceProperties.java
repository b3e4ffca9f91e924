package org.bitlane.conformance.property;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;

/**
 * Any sequence of calls has the same lengths and exceptions as with SunJCE's cipher of the same block size, and the
 * output that belongs to it. Only what SunJCE holds back in padded decryption, and how it answers a lack of room, is its
 * own affair.
 */
@Domain(DomainContext.Global.class)
@Domain(CipherArbitraries.class)
class CallSequenceProperties {

    /** What to call. */
    enum Call {
        UPDATE,
        UPDATE_INTO,
        UPDATE_WITHOUT_ROOM,
        DO_FINAL,
        DO_FINAL_INTO,
        DO_FINAL_WITHOUT_ROOM,
        OUTPUT_SIZE,
        IV,
        INIT
    }

    /** One call, with a number of bytes. */
    record Step(Call call, int length) {}

    @Provide
    Arbitrary<Step> steps() {
        Arbitrary<Integer> lengths = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 35),
                Arbitraries.of(8, 16, 24, 32, 48),
                Arbitraries.integers().between(36, 300));
        return Combinators.combine(Arbitraries.of(Call.class), lengths).as(Step::new);
    }

    @Property(tries = 3000)
    void everySequenceOfCallsIsAnsweredAsByThePeer(
            @ForAll Operation operation, @ForAll @Size(min = 1, max = 40) List<@From("steps") Step> steps)
            throws Exception {
        Run run = new Run(operation);
        for (Step step : steps) {
            if (!run.take(step)) {
                return;
            }
        }
    }

    /** The provider's cipher and its peer, in step with each other. */
    private static final class Run {
        private static final int LONGEST = 40 * 300 + 64;

        private final Operation operation;
        private final Cipher cipher;
        private final Cipher peer;
        private final SecretKeySpec peerKey;
        private final byte[] input;
        private final byte[] output;
        private final byte[] peerInput;
        private final ByteArrayOutputStream produced = new ByteArrayOutputStream();
        private int consumed;
        private int peerProduced;

        Run(Operation operation) throws GeneralSecurityException {
            Transformation transformation = operation.transformation();
            this.operation = operation;
            this.cipher = operation.cipher();
            String peerName = transformation.cipher().peer();
            byte[] peerBytes = transformation.key().getEncoded();
            this.peerKey = new SecretKeySpec(Arrays.copyOf(peerBytes, peerName.equals("AES") ? 16 : 24), peerName);
            String padding = transformation.pads() ? "PKCS5Padding" : "NoPadding";
            this.peer = Cipher.getInstance(peerName + "/" + transformation.mode() + "/" + padding, "SunJCE");

            // Every block of plaintext ends like a padding of two bytes, so a message may end after any of them.
            byte[] plaintext = new byte[LONGEST - LONGEST % transformation.blockBytes()];
            for (int i = 0; i < plaintext.length; i++) {
                plaintext[i] = (byte) (i % transformation.blockBytes() < transformation.blockBytes() - 2 ? i : 2);
            }
            Transformation unpadded = new Transformation(transformation.cipher(), transformation.mode(), "NoPadding");
            byte[] ciphertext = unpadded.ciphertext(plaintext);
            this.input = operation.encrypts() ? plaintext : ciphertext;
            this.output = operation.encrypts() ? ciphertext : plaintext;
            Cipher peerEncryptor = Cipher.getInstance(peerName + "/" + transformation.mode() + "/NoPadding", "SunJCE");
            peerEncryptor.init(Cipher.ENCRYPT_MODE, peerKey, transformation.parameters());
            this.peerInput = operation.encrypts() ? plaintext : peerEncryptor.doFinal(plaintext);
            initPeer();
        }

        /** Makes one call on both; answers whether to go on. */
        boolean take(Step step) throws GeneralSecurityException {
            int length = step.length();
            switch (step.call()) {
                case UPDATE -> update(length, false, false);
                case UPDATE_INTO -> update(length, true, false);
                case UPDATE_WITHOUT_ROOM -> update(length, true, true);
                case DO_FINAL -> {
                    return doFinal(length, false, false);
                }
                case DO_FINAL_INTO -> {
                    return doFinal(length, true, false);
                }
                case DO_FINAL_WITHOUT_ROOM -> {
                    return doFinal(length, true, true);
                }
                case OUTPUT_SIZE -> {
                    int pending = consumed - produced.size();
                    int size = cipher.getOutputSize(length);
                    if (operation.holdsBackOneBlock()) {
                        assertTrue(size <= pending + length && size >= pending + length - 16, () -> "size " + size);
                    } else {
                        assertEquals(peer.getOutputSize(length), size, "output size");
                    }
                }
                case IV -> assertArrayEquals(peer.getIV(), cipher.getIV());
                case INIT -> {
                    operation.init(cipher);
                    initPeer();
                    restart();
                }
            }
            return true;
        }

        private void update(int length, boolean into, boolean withoutRoom) throws GeneralSecurityException {
            byte[] peerOutput = peer.update(peerInput, consumed, length);
            peerProduced += peerOutput == null ? 0 : peerOutput.length;
            byte[] output = new byte[length + 16];
            if (withoutRoom) {
                int needed = expectedUpdate(length);
                if (needed > 0) {
                    assertShort(() -> cipher.update(input, consumed, length, new byte[needed - 1], 0));
                }
            }
            if (into) {
                int count = cipher.update(input, consumed, length, output, 1);
                output = Arrays.copyOfRange(output, 1, 1 + count);
            } else {
                output = cipher.update(input, consumed, length);
                assertEquals(peerOutput == null, output == null, "null for no input");
                output = output == null ? new byte[0] : output;
            }
            consumed += length;
            produced.writeBytes(output);
            if (operation.holdsBackOneBlock()) {
                assertTrue(produced.size() >= peerProduced, "no more is held back than by the peer");
                assertTrue(produced.size() < consumed || consumed == 0, "a block is held back");
            } else {
                assertEquals(peerProduced, produced.size(), "bytes produced by update");
            }
            assertArrayEquals(Arrays.copyOf(this.output, produced.size()), produced.toByteArray());
        }

        private int expectedUpdate(int length) {
            int total = consumed + length;
            int unit = operation.transformation().mode() == Mode.CTR ? 1 : cipher.getBlockSize();
            if (operation.holdsBackOneBlock()) {
                total = Math.max(0, total - 1);
            }
            return total - total % unit - produced.size();
        }

        /** Ends the message on both. A message that may not end there ends the run: what follows is nowhere laid down. */
        private boolean doFinal(int length, boolean into, boolean withoutRoom) throws GeneralSecurityException {
            int peerLength;
            try {
                peerLength = peer.doFinal(peerInput, consumed, length).length;
            } catch (IllegalBlockSizeException refused) {
                try {
                    cipher.doFinal(input, consumed, length);
                } catch (IllegalBlockSizeException refusedToo) {
                    return false;
                }
                throw new AssertionError("the peer refuses this length: " + refused.getMessage());
            }
            int needed = peerProduced + peerLength - produced.size();
            if (withoutRoom && needed > 0) {
                assertShort(() -> cipher.doFinal(input, consumed, length, new byte[needed - 1], 0));
            }
            byte[] last;
            if (into) {
                last = new byte[needed];
                assertEquals(needed, cipher.doFinal(input, consumed, length, last, 0), "bytes produced by doFinal");
            } else {
                last = cipher.doFinal(input, consumed, length);
                assertEquals(needed, last.length, "bytes produced by doFinal");
            }
            produced.writeBytes(last);
            byte[] expected = operation.encrypts()
                    ? operation.transformation().ciphertext(Arrays.copyOf(input, consumed + length))
                    : Arrays.copyOf(output, produced.size());
            assertArrayEquals(expected, produced.toByteArray());
            restart();
            return true;
        }

        private void restart() {
            produced.reset();
            consumed = 0;
            peerProduced = 0;
        }

        private void initPeer() throws GeneralSecurityException {
            peer.init(
                    operation.operationMode(),
                    peerKey,
                    operation.transformation().parameters());
        }

        private static void assertShort(Executable call) throws GeneralSecurityException {
            try {
                call.execute();
            } catch (ShortBufferException expected) {
                return;
            }
            throw new AssertionError("one byte too little room is enough");
        }
    }

    private interface Executable {
        void execute() throws GeneralSecurityException;
    }
}
