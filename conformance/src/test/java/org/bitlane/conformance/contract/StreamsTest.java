package org.bitlane.conformance.contract;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.SealedObject;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;

/** The streams and sealed objects of {@code javax.crypto} over the provider's ciphers. */
class StreamsTest {
    private static final int[] LENGTHS = {0, 1, 16, 511, 512, 513, 8192, 20_000};

    @EveryOperation
    void cipherInputStreamGivesTheWholeMessage(Operation operation) throws Exception {
        for (int length : LENGTHS) {
            Sample sample = operation.sample(length);
            try (InputStream in = new CipherInputStream(new ByteArrayInputStream(sample.input()), operation.cipher())) {
                assertArrayEquals(sample.output(), in.readAllBytes());
            }
        }
    }

    @EveryOperation
    void cipherInputStreamGivesTheMessageByteByByte(Operation operation) throws Exception {
        Sample sample = operation.sample(1030);
        try (InputStream in = new CipherInputStream(new ByteArrayInputStream(sample.input()), operation.cipher())) {
            for (byte expected : sample.output()) {
                assertEquals(expected & 0xff, in.read());
            }
            assertEquals(-1, in.read());
        }
    }

    @EveryTransformation
    void sealedObjectIsOpenedWithTheKeyAlone(Transformation transformation) throws Exception {
        if (transformation.plaintextLength(1) == 1) {
            SealedObject sealed = new SealedObject("message", transformation.encryptor());
            Bitlane.whileInstalled(() -> assertEquals("message", sealed.getObject(transformation.key(), Bitlane.NAME)));
        }
    }

    @EveryOperation
    void cipherOutputStreamWritesTheWholeMessage(Operation operation) throws Exception {
        for (int length : LENGTHS) {
            for (int piece : new int[] {1, 7, 1000}) {
                Sample sample = operation.sample(length);
                ByteArrayOutputStream target = new ByteArrayOutputStream();
                try (OutputStream out = new CipherOutputStream(target, operation.cipher())) {
                    for (int i = 0; i < sample.input().length; i += piece) {
                        out.write(sample.input(), i, Math.min(piece, sample.input().length - i));
                    }
                }
                assertArrayEquals(sample.output(), target.toByteArray());
            }
        }
    }
}
