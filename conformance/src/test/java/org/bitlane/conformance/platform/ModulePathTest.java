package org.bitlane.conformance.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The provider and its kernels are modules, and need no others but the base. */
class ModulePathTest {

    @Test
    void onTheModulePath() throws Exception {
        check(List.of("--add-modules", "org.bitlane.provider"));
    }

    @Test
    void onTheModulePathBesideTheVectorModule() throws Exception {
        check(List.of("--add-modules", "org.bitlane.provider,jdk.incubator.vector"));
    }

    @Test
    void inTheSmallestRuntime() throws Exception {
        check(List.of("--add-modules", "org.bitlane.provider", "--limit-modules", "org.bitlane.provider"));
    }

    private static void check(List<String> options) throws Exception {
        List<String> all = new ArrayList<>(List.of("-p", Fork.provider(), "-cp", Fork.tests()));
        all.addAll(options);
        assertEquals(
                "org.bitlane.provider", Fork.run(all, ModulePathCheck.class).value("module"));
    }
}
