package org.bitlane.provider.cipher;

import org.bitlane.kernels.BlockKernel;

/** The modes of operation, as NIST SP 800-38A names them. */
public enum Mode {
    /** Electronic codebook. */
    ECB,
    /** Cipher block chaining. */
    CBC,
    /** Counter. */
    CTR;

    /** Whether the mode needs an initialization vector. */
    public boolean needsIv() {
        return this != ECB;
    }

    /** Whether the mode takes data of any length as it is, so that there is nothing to pad. */
    public boolean isStream() {
        return this == CTR;
    }

    BlockMode over(BlockKernel kernel) {
        return switch (this) {
            case ECB -> new EcbMode(kernel);
            case CBC -> new CbcMode(kernel);
            case CTR -> new CtrMode(kernel);
        };
    }
}
