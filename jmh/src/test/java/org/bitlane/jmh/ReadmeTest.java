package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.bitlane.provider.BitlaneProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what there is. */
class ReadmeTest {
    private static final Path README = Path.of("..", "README.md");
    private static final Path CI = Path.of("..", ".ci", "run");

    @Test
    void theSampleCompilesAndRunsAsShown(@TempDir Path folder) throws Exception {
        Path source = Files.writeString(folder.resolve("Sample.java"), firstBlock("java"));
        String classPath = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), "-classpath", classPath, source.toString());

        assertEquals(0, status);
        assertEquals("attack at dawn", outputOf(folder, "Sample").strip());
    }

    @Test
    void theTestCommandIsTheOneThatCiRuns() throws IOException {
        String command =
                firstBlock("sh").lines().findFirst().orElseThrow().split("#")[0].strip();

        assertTrue(Files.readString(CI).lines().anyMatch(line -> line.strip().equals(command)), command);
    }

    private static String outputOf(Path classes, String name) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, ReadmeTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
            Security.removeProvider(BitlaneProvider.NAME);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static String firstBlock(String language) throws IOException {
        Matcher block = Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(Files.readString(README));
        assertTrue(block.find(), "a block of " + language);
        return block.group(1);
    }
}
