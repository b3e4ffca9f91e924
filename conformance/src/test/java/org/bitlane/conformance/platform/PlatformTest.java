package org.bitlane.conformance.platform;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same results come out whatever the JVM's compilers, vectors, locale and security manager. */
class PlatformTest {
    private static final String VECTOR_MODULE = "--add-modules=jdk.incubator.vector";
    // Long enough for hot code to be compiled and for another kernel to take over.
    private static final String UNTIL_WARM = "1500";

    @Test
    void withoutTheVectorModule() throws Exception {
        check(List.of(), UNTIL_WARM);
    }

    @Test
    void withTheVectorModule() throws Exception {
        check(List.of(VECTOR_MODULE), UNTIL_WARM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xint", "-XX:TieredStopAtLevel=1", "-XX:-UseSuperWord", "-XX:-TieredCompilation"})
    void withOtherCompilers(String option) throws Exception {
        check(List.of(option));
        check(List.of(option, VECTOR_MODULE));
    }

    @ParameterizedTest(name = "-XX:UseAVX={0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void withVectorsOfEveryWidth(int width) throws Exception {
        assumeTrue(
                Set.of("amd64", "x86_64", "x86", "i386").contains(System.getProperty("os.arch")),
                "only x86 processors have the option UseAVX");
        Fork.Output output = check(List.of("-XX:UseAVX=" + width, VECTOR_MODULE), UNTIL_WARM);
        // HotSpot lowers what the processor does not have; the check has passed, but for another width.
        assumeTrue(
                output.value("UseAVX").equals(String.valueOf(width)),
                () -> "this processor has UseAVX=" + output.value("UseAVX") + " at most");
    }

    @Test
    void inATurkishLocale() throws Exception {
        check(List.of("-Duser.language=tr", "-Duser.country=TR"));
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_23, disabledReason = "later JDKs have no security manager")
    void underASecurityManagerThatPermitsAll(@TempDir Path folder) throws Exception {
        Path policy = folder.resolve("all.policy");
        Files.writeString(policy, "grant { permission java.security.AllPermission; };\n");
        check(List.of("-Djava.security.manager", "-Djava.security.policy==" + policy));
    }

    private static Fork.Output check(List<String> options, String... arguments) throws Exception {
        Fork.Output output = Fork.onClassPath(options, PlatformCheck.class, arguments);
        assertTrue(Integer.parseInt(output.value("comparisons")) >= 400, output.text());
        return output;
    }
}
