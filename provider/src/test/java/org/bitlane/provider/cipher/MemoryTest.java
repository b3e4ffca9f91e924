package org.bitlane.provider.cipher;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class MemoryTest {
    private static final int LENGTH = 100;

    @Test
    void separateArraysNeverOverlap() {
        assertEquals(0, Memory.overtaken(new byte[LENGTH], 0, LENGTH, new byte[LENGTH], 0, 15));
    }

    @Test
    void outputAheadInTheSameArrayOvertakesByTheShift() {
        byte[] array = new byte[3 * LENGTH];
        for (int shift = -LENGTH; shift <= LENGTH; shift++) {
            int expected = shift >= LENGTH ? 0 : Math.max(0, shift);
            assertEquals(expected, Memory.overtaken(array, LENGTH, LENGTH, array, LENGTH + shift, 0), "shift " + shift);
        }
    }

    @Test
    void outputAheadInTheSameDirectMemoryOvertakesByTheShift() {
        ByteBuffer memory = ByteBuffer.allocateDirect(3 * LENGTH);
        ByteBuffer input = memory.slice(LENGTH, LENGTH).asReadOnlyBuffer();
        for (int shift = -LENGTH; shift <= LENGTH; shift++) {
            ByteBuffer output = memory.duplicate().position(LENGTH + shift);
            int expected = shift >= LENGTH ? 0 : Math.max(0, shift);
            assertEquals(expected, overtaken(input, output), "shift " + shift);
        }
    }

    @Test
    void bytesThatComeOutFirstAddToTheShift() {
        byte[] array = new byte[LENGTH];
        assertEquals(7, Memory.overtaken(array, 0, LENGTH, array, 0, 7));
        assertEquals(0, Memory.overtaken(array, 7, LENGTH - 7, array, 0, 7));
    }

    @Test
    void aReadOnlyViewOfAnArrayIsTakenToOverlap() {
        byte[] array = new byte[LENGTH];
        assertTrue(overtaken(ByteBuffer.wrap(array).asReadOnlyBuffer(), ByteBuffer.wrap(array)) >= LENGTH);
    }

    @Test
    void heapAndDirectMemoryNeverOverlap() {
        assertEquals(0, overtaken(ByteBuffer.allocateDirect(LENGTH), ByteBuffer.allocate(LENGTH)));
        assertEquals(0, overtaken(ByteBuffer.allocate(LENGTH).asReadOnlyBuffer(), ByteBuffer.allocateDirect(LENGTH)));
    }

    @Test
    void aBufferIsReadAndWrittenFromItsPositionWhichStays() {
        for (ByteBuffer whole : new ByteBuffer[] {ByteBuffer.allocateDirect(LENGTH), ByteBuffer.allocate(LENGTH)}) {
            ByteBuffer buffer = whole.slice(20, 50).position(10);
            Memory.write(Memory.of(buffer), Memory.offset(buffer) + 5, new byte[] {1, 2, 3}, 1, 2);
            byte[] read = new byte[4];
            Memory.read(Memory.of(buffer), Memory.offset(buffer) + 4, read, 0, 4);
            assertArrayEquals(new byte[] {0, 2, 3, 0}, read);
            assertEquals(2, whole.get(35));
            assertEquals(10, buffer.position());
        }
    }

    private static int overtaken(ByteBuffer in, ByteBuffer out) {
        return Memory.overtaken(
                Memory.of(in), Memory.offset(in), in.remaining(), Memory.of(out), Memory.offset(out), 0);
    }
}
