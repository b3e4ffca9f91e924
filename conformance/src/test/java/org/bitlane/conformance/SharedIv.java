package org.bitlane.conformance;

import javax.crypto.spec.IvParameterSpec;

/** An IV that hands out the very array it was made with; {@link IvParameterSpec} itself copies. */
public final class SharedIv extends IvParameterSpec {
    private final byte[] iv;

    /** An IV of any length. */
    public SharedIv(byte[] iv) {
        super(iv);
        this.iv = iv;
    }

    @Override
    public byte[] getIV() {
        return iv;
    }
}
