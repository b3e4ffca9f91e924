package org.bitlane.conformance.example;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worked example computes the roots that Certificate Transparency's own tests have, and those of the definition. */
class MerkleTreeTest {
    private static final List<byte[]> RECORDS = List.of(
            hex(""),
            hex("00"),
            hex("10"),
            hex("2021"),
            hex("3031"),
            hex("40414243"),
            hex("5051525354555657"),
            hex("606162636465666768696a6b6c6d6e6f"));
    private static final List<String> ROOTS = List.of(
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

    @Test
    void rootsOfCertificateTransparencysTests() {
        MerkleTree tree = new MerkleTree();
        for (int count = 0; count <= RECORDS.size(); count++) {
            assertEquals(ROOTS.get(count), hex(tree.root(RECORDS.subList(0, count))), count + " records");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 100, 1023, 1024, 1025})
    void rootIsThatOfTheDefinition(int count) throws Exception {
        List<byte[]> records =
                IntStream.range(0, count).mapToObj(i -> bytes(i % 150, i)).toList();
        assertArrayEquals(defined(records), new MerkleTree().root(records));
    }

    /** RFC 6962, 2.1: the tree over n records splits at the largest power of two below n. */
    private static byte[] defined(List<byte[]> records) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256", "SUN");
        if (records.size() == 1) {
            digest.update((byte) 0);
            return digest.digest(records.get(0));
        }
        int split = Integer.highestOneBit(records.size() - 1);
        byte[] left = defined(records.subList(0, split));
        byte[] right = defined(records.subList(split, records.size()));
        digest.update((byte) 1);
        digest.update(left);
        return digest.digest(right);
    }
}
