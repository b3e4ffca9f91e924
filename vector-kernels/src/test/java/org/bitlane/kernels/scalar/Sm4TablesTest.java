package org.bitlane.kernels.scalar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.bitlane.kernels.reference.Sm4Reference;
import org.junit.jupiter.api.Test;

class Sm4TablesTest {

    @Test
    void theAlgebraicSboxIsTheStandardsTable() {
        for (int x = 0; x < 256; x++) {
            assertEquals(Sm4Reference.sbox(x), Sm4Tables.sbox(x), "S(" + x + ")");
        }
    }

    @Test
    void theTablesTogetherAreTheSboxesAndL() {
        int[] inputs = {0, -1, 0x01234567, 0x89abcdef, 0x80000001};
        for (int x : inputs) {
            int expected = linear(Sm4Reference.sbox(x >>> 24) << 24
                    | Sm4Reference.sbox(x >>> 16 & 0xff) << 16
                    | Sm4Reference.sbox(x >>> 8 & 0xff) << 8
                    | Sm4Reference.sbox(x & 0xff));
            int actual = Sm4Tables.FIRST[x >>> 24]
                    ^ Sm4Tables.SECOND[x >>> 16 & 0xff]
                    ^ Sm4Tables.THIRD[x >>> 8 & 0xff]
                    ^ Sm4Tables.FOURTH[x & 0xff];
            assertEquals(expected, actual);
        }
        assertEquals(256, Arrays.stream(Sm4Tables.FIRST).distinct().count());
    }

    private static int linear(int word) {
        int sum = word;
        for (int distance : new int[] {2, 10, 18, 24}) {
            sum ^= Integer.rotateLeft(word, distance);
        }
        return sum;
    }
}
