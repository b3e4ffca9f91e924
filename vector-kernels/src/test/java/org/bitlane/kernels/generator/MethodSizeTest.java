package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated methods stay small enough for both compilers of HotSpot: it never compiles a method of more than 8000
 * bytes of bytecode, and well below that it may fail in the first tier and stay there.
 */
class MethodSizeTest {
    private static final int MOST_BYTES = 2600;

    static List<GeneratedSource> generated() {
        return GeneratedSources.all();
    }

    @ParameterizedTest
    @MethodSource("generated")
    void generatedMethodsAreWithinTheBudgetOfTheCompilers(GeneratedSource generated) throws IOException {
        Map<String, Integer> sizes = codeSizes(generated.path().replace(".java", ".class"));
        assertTrue(sizes.size() > 1, sizes.toString());
        sizes.forEach((method, size) -> assertTrue(
                size <= MOST_BYTES, generated.path() + " " + method + " has " + size + " bytes of bytecode"));
    }

    /** The size of every method's bytecode, from the class file (Java Virtual Machine Specification, chapter 4). */
    private static Map<String, Integer> codeSizes(String path) throws IOException {
        Map<String, Integer> sizes = new TreeMap<>();
        try (InputStream stream = MethodSizeTest.class.getClassLoader().getResourceAsStream(path);
                DataInputStream in = new DataInputStream(stream)) {
            in.skipNBytes(8);
            String[] names = readNames(in);
            in.skipNBytes(6);
            in.skipNBytes(2L * in.readUnsignedShort());
            int fields = in.readUnsignedShort();
            for (int i = 0; i < fields; i++) {
                readMember(in, names, new TreeMap<>());
            }
            int methods = in.readUnsignedShort();
            for (int i = 0; i < methods; i++) {
                readMember(in, names, sizes);
            }
        }
        return sizes;
    }

    /** The constant pool's strings. */
    private static String[] readNames(DataInputStream in) throws IOException {
        String[] names = new String[in.readUnsignedShort()];
        for (int i = 1; i < names.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> names[i] = in.readUTF();
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                default -> throw new IOException("unknown constant tag " + tag);
            }
        }
        return names;
    }

    /** One field or method; of a method, the length of its code. */
    private static void readMember(DataInputStream in, String[] names, Map<String, Integer> sizes) throws IOException {
        in.skipNBytes(2);
        String name = names[in.readUnsignedShort()];
        in.skipNBytes(2);
        int attributes = in.readUnsignedShort();
        for (int i = 0; i < attributes; i++) {
            String attribute = names[in.readUnsignedShort()];
            int length = in.readInt();
            if (attribute.equals("Code")) {
                in.skipNBytes(4);
                sizes.put(name, in.readInt());
                length -= 8;
            }
            in.skipNBytes(length);
        }
    }
}
