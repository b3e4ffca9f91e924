package org.bitlane.provider;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Kernels;

/**
 * A block cipher as the JCA sees it: names, key and block length, kernel.
 *
 * @param name the standard name of its services
 * @param aliases other names of its services, object identifiers without prefix among them
 * @param keyNames names beyond these that its keys may carry
 * @param algorithm the algorithm that its kernels run
 * @param order the order of the bytes in keys and blocks
 */
record CipherFamily(String name, List<String> aliases, List<String> keyNames, Algorithm algorithm, ByteOrder order) {
    private static final String SM4_OID = "1.2.156.10197.1.104";

    static final String SM4_ECB_OID = SM4_OID + ".1";
    static final String SM4_CBC_OID = SM4_OID + ".2";
    static final String SM4_CTR_OID = SM4_OID + ".7";

    /** GB/T 32907-2016; object identifiers from GM/T 0006-2012. */
    static final CipherFamily SM4 = new CipherFamily(
            "SM4",
            withPrefix(SM4_OID),
            Stream.of(SM4_ECB_OID, SM4_CBC_OID, SM4_CTR_OID)
                    .flatMap(oid -> withPrefix(oid).stream())
                    .toList(),
            Algorithm.SM4,
            ByteOrder.BIG_ENDIAN);

    /** SIMON 64/128 with the words as the paper prints them. */
    static final CipherFamily SIMON =
            new CipherFamily("SIMON64_128", List.of("SIMON"), List.of(), Algorithm.SIMON64_128, ByteOrder.BIG_ENDIAN);

    /** SIMON 64/128 with every key and block reversed, as in the designers' implementation guide. */
    static final CipherFamily SIMON_LE = new CipherFamily(
            "SIMON64_128-LE",
            List.of(),
            List.of("SIMON64_128", "SIMON"),
            Algorithm.SIMON64_128,
            ByteOrder.LITTLE_ENDIAN);

    /** An object identifier alone and with the prefix under which it is also asked for. */
    static List<String> withPrefix(String oid) {
        return List.of(oid, "OID." + oid);
    }

    int keyBytes() {
        return algorithm.keyBytes();
    }

    int blockBytes() {
        return algorithm.blockBytes();
    }

    BlockKernel newKernel() {
        return Kernels.blockKernel(algorithm, order);
    }

    /** Whether a key so labelled is one of this cipher's: a name of its own, alone or with mode and padding behind. */
    boolean ownsKeyLabel(String label) {
        if (label == null) {
            return false;
        }
        int slash = label.indexOf('/');
        String labelName = (slash < 0 ? label : label.substring(0, slash)).toUpperCase(Locale.ROOT);
        return Stream.of(Stream.of(name), aliases.stream(), keyNames.stream())
                .flatMap(names -> names)
                .anyMatch(own -> own.toUpperCase(Locale.ROOT).equals(labelName));
    }
}
