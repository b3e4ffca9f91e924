package org.bitlane.kernels.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.CheckedBlockKernel;
import org.bitlane.kernels.vector.generated.Sm4NibbleRounds;

/**
 * SM4 for few blocks and for chains: up to four blocks take as long as one, and one takes about as long as with a table.
 *
 * <p>Data passes through a scratch of {@link #STAGE_GROUPS} groups as 32-bit words, because that is what lays blocks side by
 * side; all of a stage's input is read before its output is written.
 */
final class Sm4NibbleKernel extends CheckedBlockKernel implements VectorBlockKernel {
    private static final KernelConfiguration CONFIGURATION =
            KernelConfiguration.of(Algorithm.SM4, Dataflow.iterative());
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int BLOCK_BYTES = 16;
    private static final int BLOCK_WORDS = 4;
    private static final int LANES = Sm4NibbleGroup.BLOCKS;
    private static final int GROUP_WORDS = Sm4NibbleGroup.WORDS;

    /** Groups that pass the rounds side by side, one filling the other's waits; three of them are worth it. */
    private static final int QUAD = 4;

    private static final int ROUNDS = Sm4NibbleRounds.ROUNDS;
    private static final int STAGE_GROUPS = 16;
    private static final int STAGE_BLOCKS = STAGE_GROUPS * LANES;

    private final Sm4NibbleKeys keys = new Sm4NibbleKeys();
    private final int[] words = new int[STAGE_GROUPS * GROUP_WORDS];
    private final int[] addends = new int[STAGE_GROUPS * GROUP_WORDS];
    private final int[] chainGroup = new int[GROUP_WORDS];
    private final int[] counterWords = new int[BLOCK_WORDS];

    Sm4NibbleKernel() {
        super(CONFIGURATION);
    }

    @Override
    public int batch() {
        return LANES;
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] key) {
        keys.expand(newDirection, key);
    }

    @Override
    public void runRoundsBriefly() {
        Sm4NibbleGroup.map(words, GROUP_WORDS, Sm4NibbleTables.TO_TOWER);
        Sm4NibbleRounds.quads(words, 1, 1, keys.roundKeys());
        Sm4NibbleRounds.chain(words, 0, 1, 1, keys.roundKeys(), chainGroup, 0);
    }

    @Override
    protected void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        Arrays.fill(addends, 0);
        for (int done = 0; done < blocks; done += STAGE_BLOCKS) {
            int count = Math.min(STAGE_BLOCKS, blocks - done);
            gather(in, inOffset + done * BLOCK_BYTES, count, words);
            crypt(groups(count));
            scatter(out, outOffset + done * BLOCK_BYTES, count);
        }
    }

    @Override
    protected void runCtr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        for (int w = 0; w < BLOCK_WORDS; w++) {
            counterWords[w] = Integer.reverseBytes((int) INTS.get(counter, w * Integer.BYTES));
        }
        for (int done = 0; done < blocks; done += STAGE_BLOCKS) {
            int count = Math.min(STAGE_BLOCKS, blocks - done);
            for (int block = 0; block < count; block++) {
                for (int w = 0; w < BLOCK_WORDS; w++) {
                    words[place(block, w)] = Integer.reverseBytes(counterWords[w]);
                }
                countUp();
            }
            gather(in, inOffset + done * BLOCK_BYTES, count, addends);
            crypt(groups(count));
            scatter(out, outOffset + done * BLOCK_BYTES, count);
        }
        for (int w = 0; w < BLOCK_WORDS; w++) {
            INTS.set(counter, w * Integer.BYTES, Integer.reverseBytes(counterWords[w]));
        }
    }

    @Override
    protected void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        if (direction() == Direction.ENCRYPT) {
            cbcEncrypt(chain, in, inOffset, out, outOffset, blocks);
        } else {
            cbcDecrypt(chain, in, inOffset, out, outOffset, blocks);
        }
    }

    /** A block has a group to itself, so that its result is in the registers when the next block wants it. */
    private void cbcEncrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        gather(chain, 0, 1, chainGroup);
        Sm4NibbleGroup.map(chainGroup, GROUP_WORDS, Sm4NibbleTables.TO_TOWER);
        for (int done = 0; done < blocks; done += STAGE_GROUPS) {
            int count = Math.min(STAGE_GROUPS, blocks - done);
            for (int i = 0; i < count * BLOCK_WORDS; i++) {
                words[i * LANES] = (int) INTS.get(in, inOffset + done * BLOCK_BYTES + i * Integer.BYTES);
            }
            cryptChain(count);
            for (int i = 0; i < count * BLOCK_WORDS; i++) {
                INTS.set(out, outOffset + done * BLOCK_BYTES + i * Integer.BYTES, words[i * LANES]);
            }
        }
        Sm4NibbleGroup.map(chainGroup, GROUP_WORDS, Sm4NibbleTables.FROM_TOWER);
        for (int w = 0; w < BLOCK_WORDS; w++) {
            INTS.set(chain, w * Integer.BYTES, chainGroup[w * LANES]);
        }
    }

    private void cbcDecrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        for (int done = 0; done < blocks; done += STAGE_BLOCKS) {
            int count = Math.min(STAGE_BLOCKS, blocks - done);
            int from = inOffset + done * BLOCK_BYTES;
            gather(chain, 0, 1, addends);
            gather(in, from, count, words);
            for (int block = 1; block < count; block++) {
                for (int w = 0; w < BLOCK_WORDS; w++) {
                    addends[place(block, w)] = words[place(block - 1, w)];
                }
            }
            System.arraycopy(in, from + (count - 1) * BLOCK_BYTES, chain, 0, BLOCK_BYTES);
            crypt(groups(count));
            scatter(out, outOffset + done * BLOCK_BYTES, count);
        }
    }

    @Override
    protected void wipe() {
        keys.clear();
        Arrays.fill(words, 0);
        Arrays.fill(addends, 0);
        Arrays.fill(chainGroup, 0);
        Arrays.fill(counterWords, 0);
    }

    private void crypt(int groups) {
        int quads = (groups + 1) / QUAD;
        Sm4NibbleGroup.map(words, groups * GROUP_WORDS, Sm4NibbleTables.TO_TOWER);
        Sm4NibbleRounds.quads(words, quads, ROUNDS, keys.roundKeys());
        Sm4NibbleRounds.chain(words, quads * QUAD, groups, ROUNDS, keys.roundKeys(), chainGroup, 0);
        Sm4NibbleGroup.map(words, groups * GROUP_WORDS, Sm4NibbleTables.FROM_TOWER);
    }

    private void cryptChain(int groups) {
        Sm4NibbleGroup.map(words, groups * GROUP_WORDS, Sm4NibbleTables.TO_TOWER);
        Sm4NibbleRounds.chain(words, 0, groups, ROUNDS, keys.roundKeys(), chainGroup, -1);
        Sm4NibbleGroup.map(words, groups * GROUP_WORDS, Sm4NibbleTables.FROM_TOWER);
    }

    private static int groups(int blocks) {
        return (blocks + LANES - 1) / LANES;
    }

    /** Where word {@code w} of a block of the stage lies. */
    private static int place(int block, int w) {
        return block / LANES * GROUP_WORDS + w * LANES + block % LANES;
    }

    private static void gather(byte[] in, int offset, int blocks, int[] groups) {
        for (int block = 0; block < blocks; block++) {
            for (int w = 0; w < BLOCK_WORDS; w++) {
                groups[place(block, w)] = (int) INTS.get(in, offset + block * BLOCK_BYTES + w * Integer.BYTES);
            }
        }
    }

    private void scatter(byte[] out, int offset, int blocks) {
        for (int block = 0; block < blocks; block++) {
            for (int w = 0; w < BLOCK_WORDS; w++) {
                int at = place(block, w);
                INTS.set(out, offset + block * BLOCK_BYTES + w * Integer.BYTES, words[at] ^ addends[at]);
            }
        }
    }

    private void countUp() {
        long carry = 1;
        for (int w = BLOCK_WORDS - 1; w >= 0; w--) {
            carry += counterWords[w] & 0xffffffffL;
            counterWords[w] = (int) carry;
            carry >>>= Integer.SIZE;
        }
    }
}
