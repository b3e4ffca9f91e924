package org.bitlane.provider;

import java.io.IOException;
import java.security.AlgorithmParametersSpi;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.HexFormat;
import javax.crypto.spec.IvParameterSpec;

/** A cipher's IV as parameters, encoded as a DER OCTET STRING. */
final class IvParameters extends AlgorithmParametersSpi {
    private static final byte OCTET_STRING = 4;

    private final int ivBytes;
    private byte[] iv;

    IvParameters(CipherFamily family) {
        this.ivBytes = family.blockBytes();
    }

    /** The name under which a family's parameters are served: both byte orders of SIMON share theirs. */
    static String serviceName(CipherFamily family) {
        return family.algorithm().name();
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec spec) throws InvalidParameterSpecException {
        if (!(spec instanceof IvParameterSpec ivSpec)) {
            throw new InvalidParameterSpecException("expected an IvParameterSpec, not "
                    + (spec == null ? "null" : spec.getClass().getName()));
        }
        byte[] bytes = ivSpec.getIV();
        if (bytes.length != ivBytes) {
            throw new InvalidParameterSpecException("the IV has " + bytes.length + " bytes, not " + ivBytes);
        }
        // A subclass may have handed out its own array.
        iv = bytes.clone();
    }

    @Override
    protected void engineInit(byte[] encoded) throws IOException {
        if (encoded == null || encoded.length != ivBytes + 2 || encoded[0] != OCTET_STRING || encoded[1] != ivBytes) {
            throw new IOException("not the DER encoding of an OCTET STRING of " + ivBytes + " bytes");
        }
        byte[] bytes = new byte[ivBytes];
        System.arraycopy(encoded, 2, bytes, 0, ivBytes);
        iv = bytes;
    }

    @Override
    protected void engineInit(byte[] encoded, String format) throws IOException {
        requireAsn1(format);
        engineInit(encoded);
    }

    @Override
    protected <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> type)
            throws InvalidParameterSpecException {
        if (!type.isAssignableFrom(IvParameterSpec.class)) {
            throw new InvalidParameterSpecException("the parameters are an IvParameterSpec, not a " + type.getName());
        }
        return type.cast(new IvParameterSpec(iv));
    }

    @Override
    protected byte[] engineGetEncoded() {
        byte[] encoded = new byte[ivBytes + 2];
        encoded[0] = OCTET_STRING;
        encoded[1] = (byte) ivBytes;
        System.arraycopy(iv, 0, encoded, 2, ivBytes);
        return encoded;
    }

    @Override
    protected byte[] engineGetEncoded(String format) throws IOException {
        requireAsn1(format);
        return engineGetEncoded();
    }

    @Override
    protected String engineToString() {
        return "IV " + HexFormat.of().formatHex(iv);
    }

    private static void requireAsn1(String format) throws IOException {
        if (format != null && !format.equalsIgnoreCase("ASN.1")) {
            throw new IOException("the parameters have the format ASN.1 only, not " + format);
        }
    }
}
