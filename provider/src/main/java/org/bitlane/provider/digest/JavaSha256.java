package org.bitlane.provider.digest;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.Kernels;

/** By our own compression function. Whole blocks go straight from the caller's array to the kernel. */
final class JavaSha256 extends Sha256 {
    private static final int[] INITIAL_STATE = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    private static final int LENGTH_OFFSET = BLOCK_BYTES - Long.BYTES;
    private static final VarHandle BIG_ENDIAN_INTS =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle BIG_ENDIAN_LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final CompressionKernel kernel = Kernels.compressionKernel();
    private final int[] state = INITIAL_STATE.clone();
    private final byte[] block = new byte[BLOCK_BYTES];
    private byte[] stage;
    private long byteCount;

    @Override
    public void update(byte value) {
        int position = position();
        block[position] = value;
        byteCount++;
        if (position == BLOCK_BYTES - 1) {
            kernel.compress(state, block, 0, 1);
        }
    }

    @Override
    public void update(byte[] in, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, in.length);
        int position = position();
        int from = offset;
        int left = length;
        byteCount += length;
        if (position > 0) {
            int count = Math.min(left, BLOCK_BYTES - position);
            System.arraycopy(in, from, block, position, count);
            if (position + count < BLOCK_BYTES) {
                return;
            }
            kernel.compress(state, block, 0, 1);
            from += count;
            left -= count;
        }
        int blocks = left / BLOCK_BYTES;
        kernel.compress(state, in, from, blocks);
        System.arraycopy(in, from + blocks * BLOCK_BYTES, block, 0, left % BLOCK_BYTES);
    }

    @Override
    public void update(ByteBuffer in) {
        if (in.hasArray()) {
            update(in.array(), in.arrayOffset() + in.position(), in.remaining());
            in.position(in.limit());
            return;
        }
        if (stage == null) {
            stage = new byte[BLOCK_BYTES * BLOCK_BYTES];
        }
        while (in.hasRemaining()) {
            int count = Math.min(stage.length, in.remaining());
            in.get(stage, 0, count);
            update(stage, 0, count);
        }
    }

    @Override
    public void digest(byte[] out, int offset) {
        Objects.checkFromIndexSize(offset, HASH_BYTES, out.length);
        int position = position();
        block[position] = (byte) 0x80;
        Arrays.fill(block, position + 1, BLOCK_BYTES, (byte) 0);
        if (position >= LENGTH_OFFSET) {
            kernel.compress(state, block, 0, 1);
            Arrays.fill(block, (byte) 0);
        }
        BIG_ENDIAN_LONGS.set(block, LENGTH_OFFSET, byteCount * Byte.SIZE);
        kernel.compress(state, block, 0, 1);
        for (int i = 0; i < state.length; i++) {
            BIG_ENDIAN_INTS.set(out, offset + i * Integer.BYTES, state[i]);
        }
        reset();
    }

    @Override
    public void reset() {
        System.arraycopy(INITIAL_STATE, 0, state, 0, state.length);
        byteCount = 0;
        Arrays.fill(block, (byte) 0);
        if (stage != null) {
            Arrays.fill(stage, (byte) 0);
        }
        kernel.clear();
    }

    @Override
    public void copyFrom(Sha256 hash) {
        JavaSha256 other = (JavaSha256) hash;
        System.arraycopy(other.state, 0, state, 0, state.length);
        System.arraycopy(other.block, 0, block, 0, BLOCK_BYTES);
        byteCount = other.byteCount;
    }

    /** Bytes of the unfinished block: derived from the count, so that it is in range whatever threads do. */
    private int position() {
        return (int) (byteCount & BLOCK_BYTES - 1);
    }
}
