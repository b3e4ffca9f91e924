package org.bitlane.kernels;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.bitlane.kernels.batch.Digests;
import org.bitlane.kernels.batch.Messages;
import org.bitlane.kernels.batch.Prefix;
import org.bitlane.kernels.selection.BatchHasher;
import org.bitlane.kernels.selection.KernelSelection;

/**
 * SHA-256, or HMAC with SHA-256 under one key, of many independent messages at once.
 *
 * <p>Messages share the vector registers, one to a lane, and a lane whose message has ended takes the next one, so that their
 * lengths may be any and need not be alike. Where single messages are faster, one by one or because the JVM cannot do better,
 * {@linkplain Sha256Engine what serves those} hashes them; this is measured, not guessed, once enough has been hashed to be
 * worth it.
 *
 * <p><b>Shapes.</b> Messages are whole arrays, records of equal length that lie one after the other, or regions of one array.
 * Hash values, {@link #HASH_BYTES} bytes each, go one after the other into the caller's array, in the order of the messages,
 * or come back in new arrays.
 *
 * <p><b>Errors.</b> Before anything is written, every operation throws
 *
 * <ul>
 *   <li>{@link NullPointerException} if an array, or an entry of the list, is null; the message says which;
 *   <li>{@link IndexOutOfBoundsException} if a message, or the room for the hash values, leaves its array, or a length or
 *       count is negative; the message says which;
 *   <li>{@link IllegalArgumentException} if the room for the hash values overlaps with a message, or there are not as many
 *       lengths as offsets.
 * </ul>
 *
 * <p><b>Cost.</b> Operations that write into the caller's array allocate nothing, once they have seen a list as long. Time
 * depends on the number and the lengths of messages, not on their bytes nor on the key's. No message is kept or written.
 *
 * <p>An instance is for one thread at a time.
 */
public final class Sha256Batch {
    /** Bytes in a hash value. */
    public static final int HASH_BYTES = Digests.BYTES;

    private static final int BLOCK_BYTES = Algorithm.SHA256.blockBytes();
    private static final byte INNER_PAD = 0x36;
    private static final byte OUTER_PAD = 0x5c;

    private final BatchHasher hasher;
    private final Prefix inner;

    /** What comes before the inner hash value in HMAC; null for plain hashing. */
    private final Prefix outer;

    private final Messages messages = new Messages();
    private final Messages innerHashes = new Messages();
    private final Digests digests = new Digests();
    private byte[][] arrays = new byte[0][];
    private int arrayCount;

    private Sha256Batch(BatchHasher hasher, Prefix inner, Prefix outer) {
        this.hasher = hasher;
        this.inner = inner;
        this.outer = outer;
    }

    /** Hashes by what serves best in this JVM. */
    public static Sha256Batch create() {
        return new Sha256Batch(KernelSelection.batchHasher(), Prefix.NONE, null);
    }

    /**
     * Hashes in the lanes of the given configuration, compiled or not.
     *
     * @throws IllegalArgumentException if the configuration is not of SHA-256, or has no kernel with lanes here
     */
    public static Sha256Batch of(KernelConfiguration configuration) {
        return new Sha256Batch(KernelSelection.batchHasher(configuration), Prefix.NONE, null);
    }

    /**
     * The same for message authentication codes: HMAC with SHA-256 (FIPS 198-1). What depends on the key alone is computed
     * now.
     *
     * @param key of any length; read, never kept
     */
    public Sha256Batch withKey(byte[] key) {
        Objects.requireNonNull(key, "key");
        byte[] block = new byte[BLOCK_BYTES];
        if (key.length <= BLOCK_BYTES) {
            System.arraycopy(key, 0, block, 0, key.length);
        } else {
            hasher.single().hash(Prefix.NONE, key, 0, key.length, block, 0);
        }
        CompressionKernel kernel = Kernels.compressionKernel();
        Prefix newInner = padded(block, INNER_PAD, kernel);
        Prefix newOuter = padded(block, OUTER_PAD, kernel);
        Arrays.fill(block, (byte) 0);
        kernel.clear();
        return new Sha256Batch(hasher.another(), newInner, newOuter);
    }

    private static Prefix padded(byte[] key, byte pad, CompressionKernel kernel) {
        byte[] block = new byte[BLOCK_BYTES];
        for (int i = 0; i < BLOCK_BYTES; i++) {
            block[i] = (byte) (key[i] ^ pad);
        }
        Prefix prefix = Prefix.of(block, kernel);
        Arrays.fill(block, (byte) 0);
        return prefix;
    }

    /** Hashes arrays, each from its first byte to its last. */
    public byte[][] hash(List<byte[]> list) {
        try {
            takeArrays(list);
            return run();
        } finally {
            forget();
        }
    }

    /**
     * Hashes arrays, each from its first byte to its last.
     *
     * @param out receives the hash values from {@code outOffset} on
     */
    public void hash(List<byte[]> list, byte[] out, int outOffset) {
        try {
            takeArrays(list);
            run(out, outOffset);
        } finally {
            forget();
        }
    }

    /** Hashes {@code count} records of {@code recordLength} bytes that lie one after the other from {@code offset} on. */
    public byte[][] hashRecords(byte[] in, int offset, int recordLength, int count) {
        try {
            takeRecords(in, offset, recordLength, count);
            return run();
        } finally {
            forget();
        }
    }

    /**
     * Hashes {@code count} records of {@code recordLength} bytes that lie one after the other from {@code offset} on.
     *
     * @param out receives the hash values from {@code outOffset} on
     */
    public void hashRecords(byte[] in, int offset, int recordLength, int count, byte[] out, int outOffset) {
        try {
            takeRecords(in, offset, recordLength, count);
            run(out, outOffset);
        } finally {
            forget();
        }
    }

    /**
     * Hashes regions of an array, which may overlap with each other.
     *
     * @param offsets where each starts
     * @param lengths the bytes of each
     */
    public byte[][] hashRegions(byte[] in, int[] offsets, int[] lengths) {
        try {
            takeRegions(in, offsets, lengths);
            return run();
        } finally {
            forget();
        }
    }

    /**
     * Hashes regions of an array, which may overlap with each other.
     *
     * @param offsets where each starts
     * @param lengths the bytes of each
     * @param out receives the hash values from {@code outOffset} on
     */
    public void hashRegions(byte[] in, int[] offsets, int[] lengths, byte[] out, int outOffset) {
        try {
            takeRegions(in, offsets, lengths);
            run(out, outOffset);
        } finally {
            forget();
        }
    }

    /** Overwrites all that remains of messages and, if there is one, of the key: a batch with a key is of no use afterwards. */
    public void clear() {
        hasher.clear();
        inner.clear();
        if (outer != null) {
            outer.clear();
        }
    }

    private void takeArrays(List<byte[]> list) {
        Objects.requireNonNull(list, "list");
        // A copy, so that nobody exchanges arrays between their examination and their use.
        arrays = list.toArray(arrays);
        arrayCount = list.size();
        for (int i = 0; i < arrayCount; i++) {
            if (arrays[i] == null) {
                throw new NullPointerException("message " + i + " is null");
            }
        }
        messages.setArrays(arrays, arrayCount);
    }

    private void takeRecords(byte[] in, int offset, int recordLength, int count) {
        Objects.requireNonNull(in, "in");
        if (recordLength < 0 || count < 0) {
            throw new IndexOutOfBoundsException(count + " records of " + recordLength + " bytes");
        }
        long length = (long) recordLength * count;
        if (offset < 0 || length > in.length - offset) {
            throw new IndexOutOfBoundsException(count + " records of " + recordLength + " bytes from " + offset
                    + " on leave an array of " + in.length);
        }
        messages.setRecords(in, offset, recordLength, count);
    }

    private void takeRegions(byte[] in, int[] offsets, int[] lengths) {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(offsets, "offsets");
        Objects.requireNonNull(lengths, "lengths");
        if (offsets.length != lengths.length) {
            throw new IllegalArgumentException(offsets.length + " offsets, but " + lengths.length + " lengths");
        }
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] < 0 || lengths[i] < 0 || lengths[i] > in.length - offsets[i]) {
                throw new IndexOutOfBoundsException("message " + i + ", " + lengths[i] + " bytes from " + offsets[i]
                        + " on, leaves an array of " + in.length);
            }
        }
        messages.setRegions(in, offsets, lengths);
    }

    private byte[][] run() {
        byte[][] out = new byte[messages.count()][HASH_BYTES];
        digests.setArrays(out);
        hasher.hash(inner, messages, digests);
        if (outer != null) {
            innerHashes.setArrays(out, out.length);
            hasher.hash(outer, innerHashes, digests);
        }
        return out;
    }

    private void run(byte[] out, int outOffset) {
        Objects.requireNonNull(out, "out");
        int count = messages.count();
        long room = (long) HASH_BYTES * count;
        if (outOffset < 0 || room > out.length - outOffset) {
            throw new IndexOutOfBoundsException(
                    count + " hash values from " + outOffset + " on leave an array of " + out.length);
        }
        requireApart(out, outOffset, outOffset + (int) room);
        digests.setArray(out, outOffset);
        hasher.hash(inner, messages, digests);
        if (outer != null) {
            innerHashes.setRecords(out, outOffset, HASH_BYTES, count);
            hasher.hash(outer, innerHashes, digests);
        }
    }

    private void requireApart(byte[] out, int from, int to) {
        for (int i = 0; i < messages.count(); i++) {
            int start = messages.offset(i);
            int end = start + messages.length(i);
            if (messages.array(i) == out && start < end && start < to && from < end) {
                throw new IllegalArgumentException("the room for the hash values, " + from + " to " + to
                        + ", overlaps with message " + i + ", " + start + " to " + end);
            }
        }
    }

    /** Lets go of the caller's arrays. */
    private void forget() {
        Arrays.fill(arrays, 0, arrayCount, null);
        arrayCount = 0;
        messages.clear();
        innerHashes.clear();
        digests.clear();
    }
}
