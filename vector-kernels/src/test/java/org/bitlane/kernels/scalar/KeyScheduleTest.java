package org.bitlane.kernels.scalar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.Random;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.reference.Sm4Reference;
import org.junit.jupiter.api.Test;

class KeyScheduleTest {
    private static final int ROUNDS = 32;

    @Test
    void sm4RoundKeysAreThoseOfTheStandardWithTheConstantsOfTheSboxFoldedIn() {
        Random random = new Random(3);
        Sm4KeySchedule schedule = new Sm4KeySchedule();
        long[] planes = new long[8 * ROUNDS];
        byte[] key = new byte[16];
        for (int n = 0; n < 200; n++) {
            random.nextBytes(key);
            int[] expected = new Sm4Reference(key).roundKeys();
            for (Direction direction : Direction.values()) {
                schedule.expand(
                        direction,
                        ByteBuffer.wrap(key).getLong(),
                        ByteBuffer.wrap(key).getLong(8),
                        planes);
                for (int i = 0; i < ROUNDS; i++) {
                    int roundKey = expected[direction == Direction.ENCRYPT ? i : ROUNDS - 1 - i];
                    assertEquals(roundKey ^ foldedConstant(i), word(planes, i), direction + ", round " + i);
                }
            }
        }
    }

    /** 0x75 for the input of the S-box; 0x4f is what its output constant becomes behind L, in words of odd i / 4. */
    private static int foldedConstant(int round) {
        int constant = 0x75757575;
        for (int i = round + 1; i <= round + 3; i++) {
            constant ^= i / 4 % 2 == 1 ? 0x4f4f4f4f : 0;
        }
        return constant;
    }

    /** The word that eight planes hold for every block. */
    private static int word(long[] planes, int index) {
        int word = 0;
        for (int bit = 0; bit < 32; bit++) {
            long sixteen = planes[8 * index + bit % 8] >>> bit / 8 * 16 & 0xffff;
            assertEquals(0, sixteen * (sixteen ^ 0xffff), "blocks differ in bit " + bit);
            word |= (int) (sixteen & 1) << bit;
        }
        return word;
    }
}
