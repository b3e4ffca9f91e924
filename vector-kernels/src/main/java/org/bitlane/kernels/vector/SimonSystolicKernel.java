package org.bitlane.kernels.vector;

import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;
import org.bitlane.kernels.scalar.CheckedBlockKernel;

/**
 * SIMON 64/128 with a pipeline's stages in the lanes of vectors: a block enters with every tick, and leaves when it has been
 * through all of them. Nothing is transposed, and no batch is waited for.
 */
final class SimonSystolicKernel extends CheckedBlockKernel implements VectorBlockKernel {
    static final KernelConfiguration CONFIGURATION =
            KernelConfiguration.of(Algorithm.SIMON64_128, Dataflow.pipelined(1), Variant.SYSTOLIC);

    private static final int DELAY = SimonStageLanes.STAGES - 1;

    private final SimonKey key;
    private final SimonStageLanes pipeline = new SimonStageLanes();

    /** Ciphertext, or a counter, that waits for its block to leave. */
    private final long[] waiting = new long[DELAY + 1];

    SimonSystolicKernel(ByteOrder order) {
        super(CONFIGURATION);
        this.key = new SimonKey(order);
    }

    @Override
    public int batch() {
        return 1;
    }

    @Override
    public void runRoundsBriefly() {
        pipeline.tick(0);
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] newKey) {
        key.expand(newDirection, newKey);
        pipeline.setKeys(key.roundKeys());
    }

    @Override
    protected void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        for (int tick = 0; tick < blocks + DELAY; tick++) {
            long entering = tick < blocks ? key.block(in, inOffset + tick * blockBytes) : 0;
            long leaving = key.turn(pipeline.tick(key.turn(entering)));
            if (tick >= DELAY) {
                key.put(leaving, out, outOffset + (tick - DELAY) * blockBytes);
            }
        }
    }

    @Override
    protected void runCtr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        long number = SimonKey.number(counter);
        for (int tick = 0; tick < blocks + DELAY; tick++) {
            long leaving = pipeline.tick(key.blockOf(number + tick));
            if (tick >= DELAY) {
                int done = (tick - DELAY) * blockBytes;
                key.put(leaving ^ key.block(in, inOffset + done), out, outOffset + done);
            }
        }
        SimonKey.putNumber(number + blocks, counter);
    }

    @Override
    protected void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        if (direction() == Direction.ENCRYPT) {
            cbcEncrypt(chain, in, inOffset, out, outOffset, blocks);
        } else {
            cbcDecrypt(chain, in, inOffset, out, outOffset, blocks);
        }
    }

    /** Each block has the pipeline to itself. */
    private void cbcEncrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        long block = key.block(chain, 0);
        for (int done = 0; done < blocks * blockBytes; done += blockBytes) {
            block = pipeline.tick(block ^ key.block(in, inOffset + done));
            for (int tick = 0; tick < DELAY; tick++) {
                block = pipeline.tick(0);
            }
            key.put(block, out, outOffset + done);
        }
        key.put(block, chain, 0);
    }

    private void cbcDecrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        long before = key.block(chain, 0);
        for (int tick = 0; tick < blocks + DELAY; tick++) {
            long entering = 0;
            if (tick < blocks) {
                entering = key.block(in, inOffset + tick * blockBytes);
                waiting[tick % waiting.length] = entering;
            }
            long leaving = key.turn(pipeline.tick(key.turn(entering)));
            if (tick >= DELAY) {
                int block = tick - DELAY;
                key.put(leaving ^ before, out, outOffset + block * blockBytes);
                before = waiting[block % waiting.length];
            }
        }
        key.put(before, chain, 0);
    }

    @Override
    protected void wipe() {
        key.clear();
        pipeline.clear();
        Arrays.fill(waiting, 0);
    }
}
