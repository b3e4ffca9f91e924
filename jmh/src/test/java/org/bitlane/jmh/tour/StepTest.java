package org.bitlane.jmh.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.crypto.BadPaddingException;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;
import org.junit.jupiter.api.Test;

class StepTest {
    private static final byte[] FILE = new byte[1000];
    private static final Operation COPY = byte[]::clone;

    @Test
    void whoAgreesIsTimed() {
        StepResult result = run(COPY, COPY);

        assertEquals(Optional.empty(), result.fault());
        assertTrue(result.speeds().orElseThrow().ours() > 0);
        assertTrue(result.speeds().orElseThrow().ratio() > 0);
    }

    @Test
    void whoDiffersIsNotTimedAndTheFirstWrongByteIsNamed() {
        StepResult result = run(StepTest::spoilByte700, COPY);

        assertEquals(Optional.of("differs from byte 700"), result.fault());
        assertEquals(Optional.empty(), result.speeds());
    }

    @Test
    void aShorterResultIsAFault() {
        assertEquals(
                Optional.of("differs from byte 0"),
                run(input -> new byte[0], COPY).fault());
    }

    @Test
    void anExceptionIsAFault() {
        StepResult result = run(StepTest::refuse, COPY);

        assertEquals(Optional.of("javax.crypto.BadPaddingException: no"), result.fault());
    }

    @Test
    void theKernelIsTheOneThatServes() {
        assertEquals(
                KernelStatus.of(Algorithm.SM4).configuration(), run(COPY, COPY).configuration());
    }

    @Test
    void aFailedStepSaysSoInTheTable() {
        String row = TourReport.table(List.of(run(StepTest::spoilByte700, COPY)))
                .lines()
                .toList()
                .get(2);

        assertTrue(row.endsWith("-  peer          -      -  FAILED: differs from byte 700"), row);
    }

    private static StepResult run(Operation ours, Operation theirs) {
        return new Step("T", "copy", Algorithm.SM4, ours, "peer", theirs, input -> input)
                .run(FILE, Duration.ofMillis(1));
    }

    private static byte[] spoilByte700(byte[] input) {
        byte[] output = input.clone();
        output[700] ^= 1;
        return output;
    }

    private static byte[] refuse(byte[] input) throws GeneralSecurityException {
        throw new BadPaddingException("no");
    }
}
