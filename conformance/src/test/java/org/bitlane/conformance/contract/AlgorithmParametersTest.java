package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.PROVIDER;
import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.security.AlgorithmParameterGenerator;
import java.security.AlgorithmParameters;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.conformance.SharedIv;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The IV as algorithm parameters, and their generators. */
class AlgorithmParametersTest {
    @ParameterizedTest
    @CsvSource({"SM4, 16", "SIMON64_128, 8"})
    void initFromSpecAndFromBytesAgree(String name, int size) throws Exception {
        byte[] iv = bytes(size, 0);
        byte[] der = der(iv);
        AlgorithmParameters fromSpec = parameters(name);
        fromSpec.init(new IvParameterSpec(iv));
        AlgorithmParameters fromBytes = parameters(name);
        fromBytes.init(der);
        AlgorithmParameters fromFormat = parameters(name);
        fromFormat.init(der, "ASN.1");
        for (AlgorithmParameters each : new AlgorithmParameters[] {fromSpec, fromBytes, fromFormat}) {
            assertArrayEquals(der, each.getEncoded());
            assertArrayEquals(der, each.getEncoded("ASN.1"));
            assertArrayEquals(iv, each.getParameterSpec(IvParameterSpec.class).getIV());
            AlgorithmParameterSpec general = each.getParameterSpec(AlgorithmParameterSpec.class);
            assertArrayEquals(iv, ((IvParameterSpec) general).getIV());
            assertFalse(each.toString().isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "04",
                "0410",
                "0400",
                "040f 000102030405060708090a0b0c0d0e",
                "0411 000102030405060708090a0b0c0d0e0f10",
                "0410 000102030405060708090a0b0c0d0e",
                "0410 000102030405060708090a0b0c0d0e0f 00",
                "0410 000102030405060708090a0b0c0d0e0f 0500",
                "0310 000102030405060708090a0b0c0d0e0f",
                "3012 0410 000102030405060708090a0b0c0d0e0f",
                "0480 000102030405060708090a0b0c0d0e0f 0000",
                "048110 000102030405060708090a0b0c0d0e0f",
                "0484ffffffff 0001020304050607",
                "0408 0001020304050607",
            })
    void encodingOfAnotherLengthOrWithTrailingBytesOrNotInDerIsAnIoException(String encoding) throws Exception {
        AlgorithmParameters parameters = parameters("SM4");
        assertThrows(IOException.class, () -> parameters.init(hex(encoding)));
        assertThrows(IOException.class, () -> parameters("SM4").init(hex(encoding), "ASN.1"));
        parameters.init(new IvParameterSpec(new byte[16]));
        assertArrayEquals(der(new byte[16]), parameters.getEncoded());
    }

    @ParameterizedTest
    @CsvSource({"SM4, 16", "SIMON64_128, 8"})
    void ivOfAnotherLengthIsRefused(String name, int size) throws Exception {
        for (int length = 0; length <= 33; length++) {
            if (length != size) {
                AlgorithmParameters parameters = parameters(name);
                IvParameterSpec spec = new IvParameterSpec(new byte[length]);
                assertThrows(InvalidParameterSpecException.class, () -> parameters.init(spec));
                byte[] der = der(new byte[length]);
                assertThrows(IOException.class, () -> parameters.init(der));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128"})
    void anotherKindOfSpecIsRefused(String name) throws Exception {
        AlgorithmParameters parameters = parameters(name);
        assertThrows(
                InvalidParameterSpecException.class, () -> parameters.init(new GCMParameterSpec(128, new byte[16])));
        assertThrows(InvalidParameterSpecException.class, () -> parameters.init((AlgorithmParameterSpec) null));
        AlgorithmParameters generated =
                AlgorithmParameterGenerator.getInstance(name, PROVIDER).generateParameters();
        assertThrows(InvalidParameterSpecException.class, () -> generated.getParameterSpec(GCMParameterSpec.class));
    }

    @ParameterizedTest
    @CsvSource({"SM4, 16", "SIMON64_128, 8"})
    void ivIsCopiedInAndOut(String name, int size) throws Exception {
        byte[] iv = bytes(size, 0);
        byte[] shared = iv.clone();
        AlgorithmParameters parameters = parameters(name);
        parameters.init(new SharedIv(shared));
        Arrays.fill(shared, (byte) 0);
        Arrays.fill(parameters.getEncoded(), (byte) 0);
        assertArrayEquals(der(iv), parameters.getEncoded());
    }

    @ParameterizedTest
    @CsvSource({"SM4, 16", "SIMON64_128, 8", "1.2.156.10197.1.104.2, 16", "OID.1.2.156.10197.1.104.7, 16"})
    void generatorWorksWithoutInitAndMakesFreshIvs(String name, int size) throws Exception {
        AlgorithmParameterGenerator generator = AlgorithmParameterGenerator.getInstance(name, PROVIDER);
        byte[] first = generated(generator);
        byte[] second = generated(generator);
        assertEquals(size, first.length);
        assertEquals(size, second.length);
        assertFalse(Arrays.equals(first, second));
        assertEquals(PROVIDER, generator.generateParameters().getProvider());
    }

    private static byte[] generated(AlgorithmParameterGenerator generator) throws Exception {
        return generator
                .generateParameters()
                .getParameterSpec(IvParameterSpec.class)
                .getIV();
    }

    private static AlgorithmParameters parameters(String name) throws Exception {
        return AlgorithmParameters.getInstance(name, PROVIDER);
    }

    private static byte[] der(byte[] iv) {
        byte[] der = new byte[iv.length + 2];
        der[0] = 4;
        der[1] = (byte) iv.length;
        System.arraycopy(iv, 0, der, 2, iv.length);
        return der;
    }
}
