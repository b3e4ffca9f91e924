package org.bitlane.conformance.platform;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.AlgorithmParameterGeneratorSpi;
import java.security.AlgorithmParametersSpi;
import java.security.MessageDigestSpi;
import java.security.Provider;
import java.security.SecureRandom;
import java.util.jar.JarFile;
import javax.crypto.CipherSpi;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.MacSpi;
import javax.crypto.SecretKeyFactorySpi;
import org.bitlane.kernels.Algorithm;
import org.bitlane.provider.BitlaneProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Dependencies point one way. (That {@code hw-models} and {@code jmh} are not depended on, and on what they depend, is
 * the POMs' affair: what a POM does not name cannot be compiled against.)
 */
class ArchitectureTest {
    private static JavaClasses kernels;
    private static JavaClasses provider;

    @BeforeAll
    static void readClasses() throws IOException {
        kernels = classesBeside(Algorithm.class);
        provider = classesBeside(BitlaneProvider.class);
    }

    /**
     * Random bits are no part of the architecture: the masks of defended kernels need them. One class asks the JDK for its own
     * digest, which HotSpot compiles to instructions that cannot be had in any other way: single messages among many need it.
     */
    @Test
    void kernelsKnowNothingOfTheCryptographyArchitecture() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("org.bitlane.kernels.selection.JdkDigest")
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "org.bitlane.provider..", "org.bitlane.hwmodels..", "java.security..", "javax.crypto..")
                        .and(not(type(SecureRandom.class))))
                .check(kernels);
    }

    @Test
    void theVectorModuleIsMentionedInOnePackage() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.bitlane.kernels.vector..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator.vector..")
                .check(kernels);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator.vector..")
                .check(provider);
    }

    @Test
    void kernelsAndProviderNeedNothingButTheJdk() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.bitlane.kernels..", "java..", "jdk.incubator.vector..")
                .check(kernels);
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.bitlane.kernels",
                        "org.bitlane.provider..",
                        "java..",
                        "javax.crypto..",
                        "javax.security.auth")
                .check(provider);
    }

    @Test
    void providerIsTheOnlyClassThatUsersSee() {
        classes()
                .that()
                .arePublic()
                .and()
                .resideInAPackage("org.bitlane.provider")
                .should()
                .beAssignableTo(Provider.class)
                .check(provider);
        for (Class<?> spi : new Class<?>[] {
            AlgorithmParameterGeneratorSpi.class,
            AlgorithmParametersSpi.class,
            CipherSpi.class,
            KeyGeneratorSpi.class,
            MacSpi.class,
            MessageDigestSpi.class,
            SecretKeyFactorySpi.class
        }) {
            classes().that().areAssignableTo(spi).should().notBePublic().check(provider);
        }
    }

    @Test
    void cipherEngineAndDigestsKnowNothingOfTheServicesAboveThem() {
        noClasses()
                .that()
                .resideInAPackage("org.bitlane.provider.*..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("org.bitlane.provider"))
                .check(provider);
    }

    /** All classes of the folder or jar that a class comes from. */
    private static JavaClasses classesBeside(Class<?> witness) throws IOException {
        Path home = Path.of(Fork.home(witness));
        if (Files.isDirectory(home)) {
            return new ClassFileImporter().importPath(home);
        }
        try (JarFile jar = new JarFile(home.toFile())) {
            return new ClassFileImporter().importJar(jar);
        }
    }
}
