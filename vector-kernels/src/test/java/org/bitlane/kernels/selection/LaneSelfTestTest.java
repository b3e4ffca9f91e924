package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.batch.ScalarLanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lanes that hash right pass; those that do not are found out, whichever lane it is. */
class LaneSelfTestTest {

    @Test
    void rightLanesPass() {
        assertEquals(Optional.empty(), LaneSelfTest.failure(new ScalarLanes(1, 8)));
        assertEquals(Optional.empty(), LaneSelfTest.failure(new ScalarLanes(4, 4)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 7})
    void aWrongBitInAnyLaneIsFound(int lane) {
        assertTrue(LaneSelfTest.failure(new Faulty(lane, false)).orElseThrow().contains("published example"));
    }

    @Test
    void anExceptionIsAFailure() {
        assertTrue(LaneSelfTest.failure(new Faulty(2, true)).orElseThrow().contains("threw"));
    }

    /** Lanes of which one is wrong, or throws. */
    private record Faulty(ScalarLanes right, int wrongLane, boolean isThrowing) implements LaneKernel {
        Faulty(int wrongLane, boolean isThrowing) {
            this(new ScalarLanes(1, 8), wrongLane, isThrowing);
        }

        @Override
        public KernelConfiguration configuration() {
            return right.configuration();
        }

        @Override
        public int groups() {
            return 1;
        }

        @Override
        public int groupLanes() {
            return right.groupLanes();
        }

        @Override
        public void setState(int lane, int[] state) {
            right.setState(lane, state);
        }

        @Override
        public void getState(int lane, int[] state) {
            right.getState(lane, state);
            if (lane == wrongLane) {
                if (isThrowing) {
                    throw new IllegalStateException("lane " + lane);
                }
                state[5] ^= 1 << 20;
            }
        }

        @Override
        public void enter(int group, byte[][] arrays, int[] sources, int[] offsets, int distance) {
            right.enter(group, arrays, sources, offsets, distance);
        }

        @Override
        public void runRoundsBriefly() {}

        @Override
        public void clear() {}
    }
}
