package org.bitlane.kernels.generator;

import java.util.List;
import java.util.Locale;

/**
 * SM4's rounds and key expansion in 128-bit registers with the S-box by shuffles. The text is repeated for each use and for
 * each group of blocks, because vectors that cross a call are boxed.
 *
 * <p>Statements name the values that each group has to itself with a {@code #} in place of the group.
 */
final class NibbleRounds implements GeneratedSource {
    private static final String PACKAGE = "org.bitlane.kernels.vector.generated";
    private static final String NAME = "Sm4NibbleRounds";

    /** The next S-box input without this round's result: ready early, and so off the critical path. */
    private static final List<String> NEXT_INPUT = List.of(
            "ByteVector key# = IntVector.broadcast(INTS, keys[round]).reinterpretAsBytes();",
            "ByteVector next# = x2#.lanewise(XOR, x3#).lanewise(XOR, key#);",
            "ByteVector rest# = next#.lanewise(XOR, x0#);");

    /** From t to io and jo. Lookups are masked to four bits first, because JDK 17 throws on other indices. */
    private static final List<String> INVERSION = List.of(
            "ByteVector i# = t#.reinterpretAsInts().lanewise(LSHR, 4).reinterpretAsBytes().lanewise(AND, nibble);",
            "ByteVector k# = t#.lanewise(AND, nibble);",
            "ByteVector j# = i#.lanewise(XOR, k#);",
            "ByteVector overK# = k#.selectFrom(inverse);",
            "ByteVector overI# = i#.selectFrom(lambdaOver);",
            "ByteVector overJ# = j#.selectFrom(lambdaOver);",
            "ByteVector p# = overI#.lanewise(XOR, overJ#).lanewise(AND, nibble);",
            "ByteVector q# = overI#.lanewise(XOR, overK#).lanewise(AND, nibble);",
            "IntVector pMask# = overI#.lanewise(AND, overJ#).reinterpretAsInts().lanewise(LSHR, 4);",
            "IntVector qMask# = overI#.lanewise(AND, overK#).reinterpretAsInts().lanewise(LSHR, 4);",
            "ByteVector overP# = p#.selectFrom(inverse).lanewise(AND, pMask#.reinterpretAsBytes());",
            "ByteVector overQ# = q#.selectFrom(lambdaOver).lanewise(AND, qMask#.reinterpretAsBytes());",
            "ByteVector jUnlessQ# = q#.selectFrom(nonzero).lanewise(AND, j#);",
            "ByteVector io# = overP#.lanewise(XOR, k#).lanewise(AND, nibble);",
            "ByteVector jo# = overQ#.lanewise(XOR, jUnlessQ#).lanewise(AND, nibble);");

    /** The cipher's L with the end of the S-box in its tables, and the round's exclusive-ors. */
    private static final List<String> DIFFUSION = List.of(
            "ByteVector l0# = io#.selectFrom(l0i).lanewise(XOR, jo#.selectFrom(l0j));",
            "ByteVector l24# = io#.selectFrom(l24i).lanewise(XOR, jo#.selectFrom(l24j));",
            "ByteVector l8# = l0#.lanewise(XOR, l24#);",
            "ByteVector outer# = l0#.lanewise(XOR, l24#.rearrange(ROTATE_24));",
            "ByteVector inner# = l8#.rearrange(ROTATE_8).lanewise(XOR, l8#.rearrange(ROTATE_16));",
            "t# = rest#.lanewise(XOR, outer#).lanewise(XOR, inner#);",
            "x0# = x1#;",
            "x1# = x2#;",
            "x2# = x3#;",
            "x3# = t#.lanewise(XOR, next#);");

    /** The key expansion's L', likewise. */
    private static final List<String> KEY_DIFFUSION = List.of(
            "ByteVector l0# = io#.selectFrom(l0i).lanewise(XOR, jo#.selectFrom(l0j));",
            "ByteVector l8# = io#.selectFrom(l8i).lanewise(XOR, jo#.selectFrom(l8j)).rearrange(ROTATE_8);",
            "ByteVector l16# = io#.selectFrom(l16i).lanewise(XOR, jo#.selectFrom(l16j)).rearrange(ROTATE_16);",
            "ByteVector l24# = io#.selectFrom(l24i).lanewise(XOR, jo#.selectFrom(l24j)).rearrange(ROTATE_24);",
            "ByteVector word# = x0#.lanewise(XOR, l0#).lanewise(XOR, l8#).lanewise(XOR, l16#).lanewise(XOR, l24#);",
            "word#.reinterpretAsInts().intoArray(words, 4 * round);",
            "x0# = x1#;",
            "x1# = x2#;",
            "x2# = x3#;",
            "x3# = word#;");

    private static final String ROUNDS_PARAMETER =
            " * @param rounds how many rounds: {@link #ROUNDS}, or fewer only to have the method compiled";

    private static final List<String> INVERSION_TABLES = List.of("lambdaOver", "inverse", "nonzero");
    private static final List<String> ALONE = List.of("");
    private static final List<String> QUAD = List.of("A", "B", "C", "D");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String path() {
        return PACKAGE.replace('.', '/') + "/" + NAME + ".java";
    }

    @Override
    public String text() {
        JavaSource source = new JavaSource();
        source.line("package " + PACKAGE + ";").blank();
        for (String operation : List.of("AND", "LSHR", "XOR")) {
            source.line("import static jdk.incubator.vector.VectorOperators." + operation + ";");
        }
        for (String member : List.of("BYTES", "INTS", "ROTATE_16", "ROTATE_24", "ROTATE_8", "WORDS")) {
            source.line("import static org.bitlane.kernels.vector.Sm4NibbleGroup." + member + ";");
        }
        source.blank();
        source.line("import jdk.incubator.vector.ByteVector;");
        source.line("import jdk.incubator.vector.IntVector;");
        source.line("import org.bitlane.kernels.vector.Sm4NibbleTables;").blank();
        GeneratedSource.writeJavadoc(
                source,
                "SM4's rounds on groups of four blocks, all values in the coordinates of {@link Sm4NibbleTables}.",
                "the description {@code NibbleRounds}");
        source.open("public final class " + NAME);
        source.line("/** Rounds of the cipher, and of its key expansion. */");
        source.line("public static final int ROUNDS = 32;").blank();
        source.line("private " + NAME + "() {}").blank();
        writeChain(source);
        source.blank();
        writeQuads(source);
        source.blank();
        writeExpandKey(source);
        source.close();
        return source.toString();
    }

    private static void writeChain(JavaSource source) {
        source.line("/**");
        source.line(" * Encrypts or decrypts groups in place, one after the other.");
        source.line(" *");
        source.line(" * @param words the groups");
        source.line(" * @param first the first group to take");
        source.line(" * @param end the group behind the last one");
        source.line(ROUNDS_PARAMETER);
        source.line(" * @param keys 33 round keys, the last of which does not matter");
        source.line(" * @param chain a group that is added to the first group; the last group's result afterwards");
        source.line(" * @param chained all ones to add each group's result to the next group, 0 to add nothing");
        source.line(" */");
        source.open("public static void chain("
                + "int[] words, int first, int end, int rounds, int[] keys, int[] chain, int chained)");
        writeDataTables(source);
        for (int word = 0; word < 4; word++) {
            source.line("IntVector c" + word + " = IntVector.fromArray(INTS, chain, " + 4 * word + ");");
        }
        source.open("for (int group = first * WORDS; group < end * WORDS; group += WORDS)");
        for (int word = 0; word < 4; word++) {
            source.line("IntVector w" + word + " = IntVector.fromArray(INTS, words, group + " + 4 * word + ");");
        }
        for (int word = 0; word < 4; word++) {
            source.line("ByteVector x" + word + " = w" + word + ".lanewise(XOR, c" + word
                    + ".lanewise(AND, chained)).reinterpretAsBytes();");
        }
        writeRounds(source, ALONE);
        for (int word = 0; word < 4; word++) {
            source.line("c" + word + " = x" + (3 - word) + ".reinterpretAsInts();");
        }
        for (int word = 0; word < 4; word++) {
            source.line("c" + word + ".intoArray(words, group + " + 4 * word + ");");
        }
        source.close();
        for (int word = 0; word < 4; word++) {
            source.line("c" + word + ".intoArray(chain, " + 4 * word + ");");
        }
        source.close();
    }

    private static void writeQuads(JavaSource source) {
        source.line("/**");
        source.line(" * Encrypts or decrypts groups in place, four at a time so that one fills the other's waits.");
        source.line(" *");
        source.line(" * @param words the groups");
        source.line(" * @param quads how many times four groups");
        source.line(ROUNDS_PARAMETER);
        source.line(" * @param keys 33 round keys, the last of which does not matter");
        source.line(" */");
        source.open("public static void quads(int[] words, int quads, int rounds, int[] keys)");
        writeDataTables(source);
        source.open("for (int quad = 0; quad < 4 * quads * WORDS; quad += 4 * WORDS)");
        for (int group = 0; group < QUAD.size(); group++) {
            for (int word = 0; word < 4; word++) {
                source.line("ByteVector x" + word + QUAD.get(group) + " = IntVector.fromArray(INTS, words, quad + "
                        + (16 * group + 4 * word) + ").reinterpretAsBytes();");
            }
        }
        writeRounds(source, QUAD);
        for (int group = 0; group < QUAD.size(); group++) {
            for (int word = 0; word < 4; word++) {
                source.line("x" + (3 - word) + QUAD.get(group) + ".reinterpretAsInts().intoArray(words, quad + "
                        + (16 * group + 4 * word) + ");");
            }
        }
        source.close();
        source.close();
    }

    private static void writeExpandKey(JavaSource source) {
        source.line("/**");
        source.line(" * Expands a key (GB/T 32907-2016, 7.3).");
        source.line(" *");
        source.line(" * @param key the words of the key plus FK, each in four lanes");
        source.line(" * @param constants the 32 words CK plus {@link Sm4NibbleTables#SBOX_INPUT}");
        source.line(" * @param words receives the 32 round keys, each in four lanes");
        source.line(" */");
        source.open("public static void expandKey(int[] key, int[] constants, int[] words)");
        INVERSION_TABLES.forEach(table -> writeTable(source, table, constant(table)));
        int offset = 0;
        for (String table : List.of("l0i", "l0j", "l8i", "l8j", "l16i", "l16j", "l24i", "l24j")) {
            writeTable(source, table, "KEY_ROTATED" + (offset == 0 ? "" : " + " + offset));
            offset += 16;
        }
        source.line("ByteVector nibble = ByteVector.broadcast(BYTES, (byte) 15);");
        for (int word = 0; word < 4; word++) {
            source.line("ByteVector x" + word + " = IntVector.fromArray(INTS, key, " + 4 * word
                    + ").reinterpretAsBytes();");
        }
        source.open("for (int round = 0; round < ROUNDS; round++)");
        source.line("ByteVector constant = IntVector.broadcast(INTS, constants[round]).reinterpretAsBytes();");
        source.line("ByteVector t = x1.lanewise(XOR, x2).lanewise(XOR, x3.lanewise(XOR, constant));");
        writeStatements(source, INVERSION, ALONE);
        writeStatements(source, KEY_DIFFUSION, ALONE);
        source.close();
        source.close();
    }

    private static void writeRounds(JavaSource source, List<String> groups) {
        source.line("ByteVector key0 = IntVector.broadcast(INTS, keys[0]).reinterpretAsBytes();");
        writeStatements(
                source,
                // In this order, or JDK 17 boxes what the loop carries.
                List.of("ByteVector t# = x1#.lanewise(XOR, x2#).lanewise(XOR, x3#.lanewise(XOR, key0));"),
                groups);
        source.open("for (int round = 1; round <= rounds; round++)");
        source.line("// The next S-box input without this round's result: ready early, and so off the critical path.");
        writeStatements(source, NEXT_INPUT, groups);
        source.blank();
        writeStatements(source, INVERSION, groups);
        source.blank();
        writeStatements(source, DIFFUSION, groups);
        source.close();
    }

    /** Each statement for all groups before the next one. */
    private static void writeStatements(JavaSource source, List<String> statements, List<String> groups) {
        for (String statement : statements) {
            groups.forEach(group -> source.line(statement.replace("#", group)));
        }
    }

    private static void writeDataTables(JavaSource source) {
        INVERSION_TABLES.forEach(table -> writeTable(source, table, constant(table)));
        writeTable(source, "l0i", "L_ROTATED_0_I");
        writeTable(source, "l0j", "L_ROTATED_0_J");
        writeTable(source, "l24i", "L_ROTATED_24_I");
        writeTable(source, "l24j", "L_ROTATED_24_J");
        source.line("ByteVector nibble = ByteVector.broadcast(BYTES, (byte) 15);");
    }

    private static void writeTable(JavaSource source, String name, String table) {
        source.line("ByteVector " + name + " = ByteVector.fromArray(BYTES, Sm4NibbleTables.BYTES, Sm4NibbleTables."
                + table + ");");
    }

    private static String constant(String table) {
        return table.equals("lambdaOver") ? "LAMBDA_OVER" : table.toUpperCase(Locale.ROOT);
    }
}
