package org.bitlane.jmh.tour;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The real input of the tour.
 *
 * @param path where it is
 * @param fileBytes the size of the whole file
 * @param content the file, or as much of its beginning as the tour takes
 */
record SampleFile(Path path, long fileBytes, byte[] content) {

    /**
     * Reads a file.
     *
     * @param name its path; blank for the largest file of the running JDK's {@code lib} folder
     * @param limit the most bytes to take
     * @throws UnusableFileException if it is not there, not a regular file, empty, or cannot be read
     */
    static SampleFile read(String name, int limit) throws UnusableFileException {
        return read(name.isBlank() ? largestOf(Path.of(System.getProperty("java.home"), "lib")) : pathOf(name), limit);
    }

    private static SampleFile read(Path path, int limit) throws UnusableFileException {
        if (!Files.exists(path)) {
            throw new UnusableFileException("no such file: " + path);
        }
        if (Files.isDirectory(path)) {
            throw new UnusableFileException("a directory, not a file: " + path);
        }
        if (!Files.isRegularFile(path)) {
            throw new UnusableFileException("not a regular file: " + path);
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] content = in.readNBytes(limit);
            if (content.length == 0) {
                throw new UnusableFileException("an empty file: " + path);
            }
            return new SampleFile(path, Files.size(path), content);
        } catch (IOException e) {
            throw new UnusableFileException("cannot read the file " + path + " (" + e + ")");
        }
    }

    private static Path pathOf(String name) throws UnusableFileException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UnusableFileException("not a path: " + e.getMessage());
        }
    }

    private static Path largestOf(Path folder) throws UnusableFileException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .max(Comparator.comparingLong(file -> file.toFile().length()))
                    .orElseThrow(() -> new UnusableFileException("no file in " + folder));
        } catch (IOException e) {
            throw new UnusableFileException("cannot look for a file in " + folder + " (" + e + ")");
        }
    }
}
