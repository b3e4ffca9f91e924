package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Clearing leaves nothing of keys or data in any array that a kernel holds. */
class ClearTest {

    static List<CipherCase> cases() {
        return CipherCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void clearingABlockKernelOverwritesAllItsArrays(CipherCase tested) throws ReflectiveOperationException {
        byte[] bytes = new byte[40 * tested.blockBytes()];
        new Random(6).nextBytes(bytes);
        byte[] key = java.util.Arrays.copyOf(bytes, 16);
        byte[] iv = java.util.Arrays.copyOf(bytes, tested.blockBytes());
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        kernel.ctr(iv, bytes, 0, bytes, 0, 40);
        kernel.ctr(iv, bytes, 0, bytes, 0, 1);
        kernel.init(Direction.DECRYPT, key);
        kernel.cbc(iv, bytes, 0, bytes, 0, 40);
        assertNotEquals(0, nonZero(kernel));

        kernel.clear();

        assertEquals(0, nonZero(kernel));
    }

    @Test
    void clearingACompressionKernelOverwritesAllItsArrays() throws ReflectiveOperationException {
        CompressionKernel kernel = Kernels.compressionKernel();
        kernel.compress(new int[8], new byte[64], 0, 1);
        assertNotEquals(0, nonZero(kernel));

        kernel.clear();

        assertEquals(0, nonZero(kernel));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void clearingAKernelThatWasNeverUsedIsAllowed(CipherCase tested) throws ReflectiveOperationException {
        BlockKernel kernel = tested.kernel();
        kernel.clear();
        assertEquals(0, nonZero(kernel));
    }

    /** Elements that are not 0 in the arrays of an object and of the kernel's parts that it holds. */
    private static int nonZero(Object object) throws ReflectiveOperationException {
        int count = 0;
        for (Field field : instanceFields(object.getClass())) {
            field.setAccessible(true);
            Object value = field.get(object);
            if (value != null && value.getClass().isArray()) {
                count += nonZeroElements(value);
            } else if (value != null && value.getClass().getPackageName().startsWith("org.bitlane.kernels.")) {
                count += nonZero(value);
            }
        }
        return count;
    }

    private static int nonZeroElements(Object array) {
        int count = 0;
        for (int i = 0; i < Array.getLength(array); i++) {
            count += ((Number) Array.get(array, i)).longValue() != 0 ? 1 : 0;
        }
        return count;
    }

    private static List<Field> instanceFields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> declaring = type; declaring != Object.class; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
