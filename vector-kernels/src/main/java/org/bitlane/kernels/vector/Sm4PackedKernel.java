package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.XOR;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.Sm4KeySchedule;

/** SM4 in the packed layout: 32 planes, eight for each of a block's four words. */
class Sm4PackedKernel extends PackedKernel {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    private static final int L = Lanes.COUNT;
    private static final int WORD = 8 * L;

    /** The scalar one: not all compilers keep vectors of two widths apart. */
    private final Sm4KeySchedule keySchedule = new Sm4KeySchedule();

    private final int[] roundKeys = new int[Sm4PlaneKeys.ROUNDS];
    private final Sm4PlaneKeys keys = new Sm4PlaneKeys();

    Sm4PackedKernel(KernelConfiguration configuration, PlaneRounds rounds) {
        this(configuration, rounds, PlaneLayout.ofSm4(configuration));
    }

    Sm4PackedKernel(KernelConfiguration configuration, PlaneRounds rounds, PlaneLayout layout) {
        super(configuration, rounds, layout, true, false);
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] key) {
        keySchedule.expandToWords(newDirection, (long) LONGS.get(key, 0), (long) LONGS.get(key, Long.BYTES), roundKeys);
        keys.expand(roundKeys);
    }

    @Override
    final int[] keys() {
        return keys.masks();
    }

    @Override
    final void separateWords(int[] planes) {
        Transposition.fourWords(planes, 0, WORD, 0);
    }

    @Override
    final void enter(int[] planes) {
        add(planes, 3 * WORD, Sm4PlaneKeys.WHITENING, 1);
    }

    /** The words that leave are 32 to 35; the block is 35, 34, 33, 32. */
    @Override
    final void joinWords(int[] planes, int exit) {
        add(planes, exit, Sm4PlaneKeys.WHITENING + 8, 3);
        Transposition.fourWords(planes, exit + 3 * WORD, -WORD, exit);
    }

    private void add(int[] planes, int offset, int keyOffset, int words) {
        int[] masks = keys.masks();
        for (int plane = 0; plane < 8 * words; plane++) {
            IntVector.fromArray(Lanes.INTS, planes, offset + plane * L)
                    .lanewise(XOR, masks[keyOffset + plane])
                    .intoArray(planes, offset + plane * L);
        }
    }

    @Override
    protected void wipe() {
        super.wipe();
        keySchedule.clear();
        Arrays.fill(roundKeys, 0);
        keys.clear();
    }
}
