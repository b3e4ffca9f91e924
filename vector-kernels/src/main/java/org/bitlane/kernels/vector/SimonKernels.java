package org.bitlane.kernels.vector;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.vector.generated.SimonIterative;
import org.bitlane.kernels.vector.generated.SimonIterativeLittleEndian;
import org.bitlane.kernels.vector.generated.SimonPipelined1;
import org.bitlane.kernels.vector.generated.SimonPipelined1LittleEndian;
import org.bitlane.kernels.vector.generated.SimonPipelined2;
import org.bitlane.kernels.vector.generated.SimonPipelined2LittleEndian;
import org.bitlane.kernels.vector.generated.SimonPipelined4;
import org.bitlane.kernels.vector.generated.SimonPipelined4LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled11;
import org.bitlane.kernels.vector.generated.SimonUnrolled11LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled16;
import org.bitlane.kernels.vector.generated.SimonUnrolled16LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled2;
import org.bitlane.kernels.vector.generated.SimonUnrolled22;
import org.bitlane.kernels.vector.generated.SimonUnrolled22LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled2LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled4;
import org.bitlane.kernels.vector.generated.SimonUnrolled44;
import org.bitlane.kernels.vector.generated.SimonUnrolled44LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled4LittleEndian;
import org.bitlane.kernels.vector.generated.SimonUnrolled8;
import org.bitlane.kernels.vector.generated.SimonUnrolled8LittleEndian;

/** SIMON's kernels on the Vector API, for either byte order. */
final class SimonKernels {
    /** The rounds of each packed configuration. */
    private static final Map<KernelConfiguration, Rounds> PACKED = packed();

    private SimonKernels() {}

    /** The configurations that have a kernel. */
    static List<KernelConfiguration> configurations() {
        List<KernelConfiguration> all = new ArrayList<>(PACKED.keySet());
        all.add(SimonSystolicKernel.CONFIGURATION);
        return all;
    }

    /** A new kernel of one of {@link #configurations}. */
    static VectorBlockKernel kernel(KernelConfiguration configuration, ByteOrder order) {
        return configuration.equals(SimonSystolicKernel.CONFIGURATION)
                ? new SimonSystolicKernel(order)
                : new SimonPackedKernel(
                        configuration, order, PACKED.get(configuration).of(order));
    }

    /** A new kernel for few blocks. */
    static VectorBlockKernel forFewBlocks(ByteOrder order) {
        return new SimonLaneKernel(order);
    }

    private static Map<KernelConfiguration, Rounds> packed() {
        Map<KernelConfiguration, Rounds> rounds = new LinkedHashMap<>();
        add(rounds, Dataflow.iterative(), new SimonIterative(), new SimonIterativeLittleEndian());
        add(rounds, Dataflow.unrolled(2), new SimonUnrolled2(), new SimonUnrolled2LittleEndian());
        add(rounds, Dataflow.unrolled(4), new SimonUnrolled4(), new SimonUnrolled4LittleEndian());
        add(rounds, Dataflow.unrolled(8), new SimonUnrolled8(), new SimonUnrolled8LittleEndian());
        add(rounds, Dataflow.unrolled(11), new SimonUnrolled11(), new SimonUnrolled11LittleEndian());
        add(rounds, Dataflow.unrolled(16), new SimonUnrolled16(), new SimonUnrolled16LittleEndian());
        add(rounds, Dataflow.unrolled(22), new SimonUnrolled22(), new SimonUnrolled22LittleEndian());
        add(rounds, Dataflow.unrolled(44), new SimonUnrolled44(), new SimonUnrolled44LittleEndian());
        add(rounds, Dataflow.pipelined(4), new SimonPipelined4(), new SimonPipelined4LittleEndian());
        add(rounds, Dataflow.pipelined(2), new SimonPipelined2(), new SimonPipelined2LittleEndian());
        add(rounds, Dataflow.pipelined(1), new SimonPipelined1(), new SimonPipelined1LittleEndian());
        return rounds;
    }

    private static void add(
            Map<KernelConfiguration, Rounds> all, Dataflow dataflow, PlaneRounds bigEndian, PlaneRounds littleEndian) {
        all.putIfAbsent(KernelConfiguration.of(Algorithm.SIMON64_128, dataflow), new Rounds(bigEndian, littleEndian));
    }

    /** The same rounds on words in either byte order. */
    private record Rounds(PlaneRounds bigEndian, PlaneRounds littleEndian) {
        PlaneRounds of(ByteOrder order) {
            return order == ByteOrder.BIG_ENDIAN ? bigEndian : littleEndian;
        }
    }
}
