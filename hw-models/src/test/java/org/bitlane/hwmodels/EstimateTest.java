package org.bitlane.hwmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.bitlane.hwmodels.quantity.Power;
import org.junit.jupiter.api.Test;

class EstimateTest {
    private static final Provenance NOWHERE = Provenance.counted("a rule");

    @Test
    void anIntervalByAFactorReachesAsFarEitherWay() {
        Estimate<Power> estimate = Estimate.within(new Power(2), 1.25, NOWHERE);
        assertEquals(1.6, estimate.low().watts(), 1e-12);
        assertEquals(2.5, estimate.high().watts(), 1e-12);
        assertEquals(1.5625, estimate.width(), 1e-12);
        assertTrue(estimate.contains(1.7));
        assertFalse(estimate.contains(2.6));
    }

    @Test
    void anExactEstimateContainsItselfOnly() {
        Estimate<Power> estimate = Estimate.exact(new Power(3), NOWHERE);
        assertTrue(estimate.contains(3));
        assertFalse(estimate.contains(3.01));
    }

    @Test
    void aValueOutsideItsIntervalIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Estimate<>(new Power(1), new Power(2), new Power(3), NOWHERE));
        assertThrows(IllegalArgumentException.class, () -> Estimate.exact(new Power(Double.NaN), NOWHERE));
    }

    @Test
    void provenanceKeepsEachRuleAndRowOnce() {
        Provenance both =
                new Provenance(List.of("a", "b"), List.of("w1")).and(new Provenance(List.of("b"), List.of("w1", "w2")));
        assertEquals(List.of("a", "b"), both.rules());
        assertEquals(List.of("w1", "w2"), both.rows());
    }
}
