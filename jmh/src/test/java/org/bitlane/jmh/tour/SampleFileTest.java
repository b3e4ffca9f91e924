package org.bitlane.jmh.tour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileUpToTheLimitIsTakenWhole() throws Exception {
        SampleFile file = SampleFile.read(fileOf(1, 2, 3).toString(), 3);

        assertArrayEquals(new byte[] {1, 2, 3}, file.content());
        assertEquals(3, file.fileBytes());
    }

    @Test
    void ofALongerFileTheBeginningIsTaken() throws Exception {
        SampleFile file = SampleFile.read(fileOf(1, 2, 3).toString(), 2);

        assertArrayEquals(new byte[] {1, 2}, file.content());
        assertEquals(3, file.fileBytes());
    }

    @Test
    void withoutANameALargeFileOfTheJdkIsTaken() throws Exception {
        SampleFile file = SampleFile.read("", 1000);

        assertTrue(file.path().startsWith(System.getProperty("java.home")));
        assertEquals(1000, file.content().length);
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        String name = folder.resolve("nowhere").toString();

        assertEquals("no such file: " + name, refusalOf(name));
    }

    @Test
    void aFolderIsRefused() {
        assertEquals("a directory, not a file: " + folder, refusalOf(folder.toString()));
    }

    @Test
    void anEmptyFileIsRefused() throws IOException {
        Path file = fileOf();

        assertEquals("an empty file: " + file, refusalOf(file.toString()));
    }

    @Test
    void aDeviceIsRefused() {
        assumeTrue(Files.exists(Path.of("/dev/zero")), "no such device here");

        assertEquals("not a regular file: /dev/zero", refusalOf("/dev/zero"));
    }

    @Test
    void aFileThatCannotBeReadIsRefused() throws IOException {
        Path file = fileOf(1);
        assumeTrue(file.toFile().setReadable(false), "the file system has no such permission");
        assumeFalse(Files.isReadable(file), "this user may read everything");

        assertTrue(refusalOf(file.toString()).startsWith("cannot read the file " + file));
    }

    @Test
    void whatIsNoPathIsRefused() {
        assertTrue(refusalOf("a\0b").startsWith("not a path: "));
    }

    private static String refusalOf(String name) {
        return assertThrows(UnusableFileException.class, () -> SampleFile.read(name, 100))
                .getMessage();
    }

    private Path fileOf(int... bytes) throws IOException {
        byte[] content = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            content[i] = (byte) bytes[i];
        }
        return Files.write(folder.resolve("sample"), content);
    }
}
