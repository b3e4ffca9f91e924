package org.bitlane.provider.cipher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaddingTest {
    @ParameterizedTest
    @ValueSource(ints = {8, 16})
    void whatWasPaddedIsRecognised(int blockBytes) {
        for (int used = 0; used < blockBytes; used++) {
            byte[] block = new byte[blockBytes];
            Arrays.fill(block, 0, used, (byte) blockBytes);
            Padding.pad(block, used);
            assertEquals(blockBytes - used, Padding.paddingBytes(block), "used " + used);
        }
    }

    @Test
    void everyChangeOfAPaddingByteIsRefusedUnlessItIsAnotherPadding() {
        for (int used = 0; used < 16; used++) {
            for (int position = used; position < 16; position++) {
                for (int change = 1; change < 256; change++) {
                    byte[] block = new byte[16];
                    Arrays.fill(block, 0, used, (byte) 0x55);
                    Padding.pad(block, used);
                    block[position] ^= (byte) change;
                    assertEquals(expected(block), Padding.paddingBytes(block), Arrays.toString(block));
                }
            }
        }
    }

    @Property
    void anyBlockIsJudgedAsByThePlainRule(@ForAll @Size(16) byte[] block) {
        assertEquals(expected(block), Padding.paddingBytes(block));
    }

    /** RFC 5652, 6.3, with branches. */
    private static int expected(byte[] block) {
        int count = block[block.length - 1];
        if (count < 1 || count > block.length) {
            return -1;
        }
        for (int i = block.length - count; i < block.length; i++) {
            if (block[i] != count) {
                return -1;
            }
        }
        return count;
    }
}
