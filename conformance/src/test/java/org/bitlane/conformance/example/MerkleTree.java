package org.bitlane.conformance.example;

import java.util.List;
import org.bitlane.kernels.Sha256Batch;

/**
 * The root of a Merkle tree over records, as Certificate Transparency defines it (RFC 6962, 2.1): a worked example of hashing
 * in batches. Every level of the tree is one batch of independent messages.
 *
 * <p>A leaf is the hash of a zero byte and a record, a node the hash of a one byte and its two children. With an odd number of
 * nodes in a level, the last one goes up as it is.
 */
public final class MerkleTree {
    private static final int HASH_BYTES = Sha256Batch.HASH_BYTES;
    private static final byte LEAF = 0;
    private static final byte NODE = 1;

    /** What a node is the hash of. */
    private static final int NODE_BYTES = 1 + 2 * HASH_BYTES;

    private final Sha256Batch sha256 = Sha256Batch.create();

    /** The root over some records; over none, the hash of nothing. */
    public byte[] root(List<byte[]> records) {
        if (records.isEmpty()) {
            return sha256.hash(List.of(new byte[0]))[0];
        }
        byte[] level = leaves(records);
        while (level.length > HASH_BYTES) {
            level = levelAbove(level);
        }
        return level;
    }

    private byte[] leaves(List<byte[]> records) {
        int[] offsets = new int[records.size()];
        int[] lengths = new int[records.size()];
        int end = 0;
        for (int i = 0; i < lengths.length; i++) {
            offsets[i] = end;
            lengths[i] = 1 + records.get(i).length;
            end = Math.addExact(end, lengths[i]);
        }
        byte[] prefixed = new byte[end];
        for (int i = 0; i < lengths.length; i++) {
            prefixed[offsets[i]] = LEAF;
            System.arraycopy(records.get(i), 0, prefixed, offsets[i] + 1, lengths[i] - 1);
        }
        byte[] leaves = new byte[lengths.length * HASH_BYTES];
        sha256.hashRegions(prefixed, offsets, lengths, leaves, 0);
        return leaves;
    }

    private byte[] levelAbove(byte[] level) {
        int pairs = level.length / (2 * HASH_BYTES);
        int single = level.length % (2 * HASH_BYTES);
        byte[] prefixed = new byte[pairs * NODE_BYTES];
        for (int i = 0; i < pairs; i++) {
            prefixed[i * NODE_BYTES] = NODE;
            System.arraycopy(level, i * 2 * HASH_BYTES, prefixed, i * NODE_BYTES + 1, 2 * HASH_BYTES);
        }
        byte[] above = new byte[pairs * HASH_BYTES + single];
        sha256.hashRecords(prefixed, 0, NODE_BYTES, pairs, above, 0);
        System.arraycopy(level, level.length - single, above, pairs * HASH_BYTES, single);
        return above;
    }
}
