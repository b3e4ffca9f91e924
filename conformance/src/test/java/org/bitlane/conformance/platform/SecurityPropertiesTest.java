package org.bitlane.conformance.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.provider.BitlaneProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The provider is installed by lines of {@code java.security}. */
class SecurityPropertiesTest {
    private static final String CLASS_NAME = BitlaneProvider.class.getName();

    @TempDir
    private Path folder;

    @Test
    void byClassNameAfterAllOthers() throws Exception {
        assertInstalled("last", withLast(CLASS_NAME), List.of("-cp", Fork.wholeClassPath()));
    }

    @Test
    void byNameAfterAllOthers() throws Exception {
        assertInstalled("last", withLast("Bitlane"), List.of("-cp", Fork.wholeClassPath()));
    }

    @Test
    void byClassNameBeforeAllOthers() throws Exception {
        assertInstalled("first", withFirst(CLASS_NAME), List.of("-cp", Fork.wholeClassPath()));
    }

    @Test
    void byNameBeforeAllOthersOnTheModulePath() throws Exception {
        assertInstalled("first", withFirst("Bitlane"), onModulePath());
    }

    @Test
    void byClassNameOnTheModulePath() throws Exception {
        assertInstalled("last", withLast(CLASS_NAME), onModulePath());
    }

    private static List<String> onModulePath() {
        // What is neither provider nor kernels, on the class path.
        String rest = Fork.wholeClassPath().substring(Fork.provider().length() + 1);
        return List.of("-p", Fork.provider(), "--add-modules", "org.bitlane.provider", "-cp", rest);
    }

    private static List<String> withLast(String provider) {
        return List.of("security.provider." + (Security.getProviders().length + 1) + "=" + provider);
    }

    private static List<String> withFirst(String provider) {
        List<String> lines = new ArrayList<>(List.of("security.provider.1=" + provider));
        for (int i = 1; Security.getProperty("security.provider." + i) != null; i++) {
            lines.add("security.provider." + (i + 1) + "=" + Security.getProperty("security.provider." + i));
        }
        return lines;
    }

    private void assertInstalled(String place, List<String> lines, List<String> options) throws Exception {
        Path properties = folder.resolve("java.security");
        Files.write(properties, lines);
        List<String> all = new ArrayList<>(List.of("-Djava.security.properties=" + properties));
        all.addAll(options);
        assertEquals(place, Fork.run(all, InstalledCheck.class, place).value("installed"));
    }
}
