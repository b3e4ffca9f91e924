package org.bitlane.provider.cipher;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import javax.crypto.BadPaddingException;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.ShortBufferException;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;

/**
 * A cipher over a stream of bytes: holds back what does not fill a block, pads the end, and gives everything else to
 * the mode in runs as long as the caller's.
 *
 * <p>A call that is refused has changed nothing: lengths, room and padding are checked before the first byte of output
 * is written. Whole blocks go straight from the caller's array to the caller's array. They take the way through
 * {@link #stage} if earlier bytes are waiting, if a buffer has no array, or if output would overtake input that lies in
 * the same memory.
 */
public final class CipherEngine {
    private static final int STAGE_BYTES = 4096;
    private static final byte[] NOTHING = {};

    private final BlockKernel kernel;
    private final Mode mode;
    private final BlockMode blockMode;
    private final Padding padding;
    private final int blockBytes;

    private final byte[] iv;
    private final byte[] pending;
    private int pendingLength;
    private final byte[] lastBlock;
    private final byte[] blockBeforeLast;
    private byte[] stage = NOTHING;

    private byte[] key = NOTHING;
    private Direction keyed;
    private boolean encrypting;
    private boolean ready;

    /**
     * An engine without a key.
     *
     * @throws IllegalArgumentException if a stream mode is to be padded
     */
    public CipherEngine(BlockKernel kernel, Mode mode, Padding padding) {
        if (mode.isStream() && padding != Padding.NONE) {
            throw new IllegalArgumentException(mode + " takes data of any length and no padding");
        }
        this.kernel = kernel;
        this.mode = mode;
        this.blockMode = mode.over(kernel);
        this.padding = padding;
        this.blockBytes = blockMode.blockBytes;
        this.iv = new byte[mode.needsIv() ? blockBytes : 0];
        this.pending = new byte[blockBytes];
        this.lastBlock = new byte[blockBytes];
        this.blockBeforeLast = new byte[blockBytes];
    }

    /** Drops key-dependent use and all data of an unfinished message: until the next {@link #init} nothing works. */
    public void disable() {
        ready = false;
        dropMessage();
    }

    /**
     * Sets key and initialization vector. The schedule of an equal key in the same direction is kept.
     *
     * @param encrypt whether data will be encrypted, not decrypted
     * @param key the key, copied
     * @param iv one block, copied; ignored by a mode without one
     */
    public void init(boolean encrypt, byte[] key, byte[] iv) {
        disable();
        Direction direction = encrypt || mode.isStream() ? Direction.ENCRYPT : Direction.DECRYPT;
        if (direction != keyed || !MessageDigest.isEqual(key, this.key)) {
            keyed = null;
            kernel.init(direction, key);
            Arrays.fill(this.key, (byte) 0);
            this.key = key.clone();
            keyed = direction;
        }
        encrypting = encrypt;
        if (mode.needsIv()) {
            System.arraycopy(iv, 0, this.iv, 0, blockBytes);
        }
        blockMode.start(this.iv);
        ready = true;
    }

    /** A copy of the initialization vector, or null for a mode without one and before the first {@link #init}. */
    public byte[] iv() {
        return ready && mode.needsIv() ? iv.clone() : null;
    }

    /**
     * No fewer bytes than the next update or final call with {@code length} more bytes puts out, and no more than
     * {@link Integer#MAX_VALUE}.
     */
    public int outputSize(int length) {
        long total = (long) pendingLength + length;
        boolean grows = encrypting && padding == Padding.PKCS7;
        return (int) Math.min(Integer.MAX_VALUE, grows ? paddedLength(total) : total);
    }

    /**
     * Takes bytes and returns all that can be put out.
     *
     * @throws IllegalStateException if there is no key
     */
    public byte[] update(byte[] in, int inOffset, int length) {
        requireReady();
        byte[] out = new byte[Math.toIntExact(updateLength(length))];
        transform(in, inOffset, length, out, 0, out.length);
        return out;
    }

    /**
     * Takes bytes and writes all that can be put out.
     *
     * @return how many bytes were written
     * @throws ShortBufferException if they do not fit; nothing has happened then
     * @throws IllegalStateException if there is no key
     */
    public int update(byte[] in, int inOffset, int length, byte[] out, int outOffset) throws ShortBufferException {
        return update(in, inOffset, length, out, outOffset, out.length - outOffset);
    }

    /**
     * Takes what remains of a buffer and writes all that can be put out. Positions advance if the call returns.
     *
     * @return how many bytes were written
     * @throws ShortBufferException if they do not fit; nothing has happened then
     * @throws IllegalStateException if there is no key
     */
    public int update(ByteBuffer in, ByteBuffer out) throws ShortBufferException {
        int produced = update(
                Memory.of(in), Memory.offset(in), in.remaining(), Memory.of(out), Memory.offset(out), out.remaining());
        return advance(in, out, produced);
    }

    /**
     * Takes the last bytes of a message and returns the rest of its output. The engine is then as after {@link #init}.
     *
     * @throws IllegalBlockSizeException if the message is not a whole number of blocks where it must be; nothing has
     *     happened then
     * @throws BadPaddingException if the padding is wrong; the message is dropped then
     * @throws IllegalStateException if there is no key
     */
    public byte[] doFinal(byte[] in, int inOffset, int length) throws IllegalBlockSizeException, BadPaddingException {
        requireReady();
        try {
            byte[] out = new byte[Math.toIntExact(finalLength(in, inOffset, length, Long.MAX_VALUE))];
            finish(in, inOffset, length, out, 0, out.length);
            return out;
        } catch (ShortBufferException e) {
            throw new AssertionError("any length has room", e);
        }
    }

    /**
     * Takes the last bytes of a message and writes the rest of its output. The engine is then as after {@link #init}.
     *
     * @return how many bytes were written
     * @throws ShortBufferException if they do not fit; nothing has happened then
     * @throws IllegalBlockSizeException as {@link #doFinal(byte[], int, int)}
     * @throws BadPaddingException as {@link #doFinal(byte[], int, int)}
     * @throws IllegalStateException if there is no key
     */
    public int doFinal(byte[] in, int inOffset, int length, byte[] out, int outOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return doFinal(in, inOffset, length, out, outOffset, out.length - outOffset);
    }

    /**
     * Takes what remains of a buffer as the last bytes of a message and writes the rest of its output. Positions
     * advance if the call returns. The engine is then as after {@link #init}.
     *
     * @return how many bytes were written
     * @throws ShortBufferException if they do not fit; nothing has happened then
     * @throws IllegalBlockSizeException as {@link #doFinal(byte[], int, int)}
     * @throws BadPaddingException as {@link #doFinal(byte[], int, int)}
     * @throws IllegalStateException if there is no key
     */
    public int doFinal(ByteBuffer in, ByteBuffer out)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        int produced = doFinal(
                Memory.of(in), Memory.offset(in), in.remaining(), Memory.of(out), Memory.offset(out), out.remaining());
        return advance(in, out, produced);
    }

    private int update(Object in, int inOffset, int length, Object out, int outOffset, int room)
            throws ShortBufferException {
        requireReady();
        long produced = updateLength(length);
        requireRoom(room, produced);
        transform(in, inOffset, length, out, outOffset, (int) produced);
        return (int) produced;
    }

    private int doFinal(Object in, int inOffset, int length, Object out, int outOffset, int room)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        requireReady();
        int produced = (int) finalLength(in, inOffset, length, room);
        finish(in, inOffset, length, out, outOffset, produced);
        return produced;
    }

    private static int advance(ByteBuffer in, ByteBuffer out, int produced) {
        in.position(in.limit());
        out.position(out.position() + produced);
        return produced;
    }

    /** What an update with {@code length} bytes puts out, exactly. */
    private long updateLength(int length) {
        long total = (long) pendingLength + length;
        // The last block of a padded message must wait until it is known to be the last.
        boolean holdsBack = padding == Padding.PKCS7 && !encrypting && total > 0;
        long free = holdsBack ? total - 1 : total;
        return free - free % blockMode.unitBytes();
    }

    /** What a final call with {@code length} more bytes puts out, exactly, if it may go ahead and has room. */
    private long finalLength(Object in, int inOffset, int length, long room)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        long total = (long) pendingLength + length;
        boolean unpads = padding == Padding.PKCS7 && !encrypting;
        if ((unpads || padding == Padding.NONE) && total % blockMode.unitBytes() != 0) {
            throw new IllegalBlockSizeException(
                    "the message is " + total + " bytes long, which is not a multiple of " + blockMode.unitBytes());
        }
        long produced;
        if (padding == Padding.NONE) {
            produced = total;
        } else if (encrypting) {
            produced = paddedLength(total);
        } else if (total == 0) {
            produced = 0;
        } else {
            requireRoom(room, total - blockBytes);
            produced = total - paddingOfLastBlock(in, inOffset, length);
        }
        requireRoom(room, produced);
        return produced;
    }

    private long paddedLength(long length) {
        return length - length % blockBytes + blockBytes;
    }

    /** Deciphers the last block of the message into {@link #lastBlock}, and counts its padding. */
    private int paddingOfLastBlock(Object in, int inOffset, int length) throws BadPaddingException {
        readFromEnd(in, inOffset, length, blockBytes, lastBlock);
        boolean first = pendingLength + length == blockBytes;
        if (!first) {
            readFromEnd(in, inOffset, length, 2 * blockBytes, blockBeforeLast);
        }
        blockMode.peek(first ? null : blockBeforeLast, lastBlock, lastBlock);
        int count = Padding.paddingBytes(lastBlock);
        if (count < 0) {
            restart();
            throw new BadPaddingException("the padding is wrong: other key, other message, or damaged");
        }
        return count;
    }

    /** Copies the block that starts {@code distance} bytes before the end of what is pending and the input. */
    private void readFromEnd(Object in, int inOffset, int length, int distance, byte[] block) {
        int before = Math.max(0, distance - length);
        int fromPending = Math.min(blockBytes, before);
        System.arraycopy(pending, pendingLength - before, block, 0, fromPending);
        int skipped = Math.max(0, length - distance);
        Memory.read(in, inOffset + skipped, block, fromPending, blockBytes - fromPending);
    }

    /** Ends the message that the input completes: {@code produced} is what {@link #finalLength} gave. */
    private void finish(Object in, int inOffset, int length, Object out, int outOffset, int produced) {
        if (padding == Padding.NONE) {
            transform(in, inOffset, length, out, outOffset, produced);
        } else {
            long total = (long) pendingLength + length;
            int whole = (int) (encrypting ? total - total % blockBytes : Math.max(0, total - blockBytes));
            transform(in, inOffset, length, out, outOffset, whole);
            if (encrypting) {
                Padding.pad(pending, pendingLength);
                blockMode.process(pending, 0, lastBlock, 0, blockBytes);
            }
            Memory.write(out, outOffset + whole, lastBlock, 0, produced - whole);
        }
        restart();
    }

    /** Takes all input, writes the first {@code produced} bytes of what it completes, and keeps the rest pending. */
    private void transform(Object in, int inOffset, int length, Object out, int outOffset, int produced) {
        if (produced == 0) {
            keepPending(in, inOffset, length);
            return;
        }
        int overtaken = Memory.overtaken(in, inOffset, length, out, outOffset, pendingLength);
        if (pendingLength == 0 && overtaken == 0 && in instanceof byte[] source && out instanceof byte[] target) {
            blockMode.process(source, inOffset, target, outOffset, produced);
            keepPending(in, inOffset + produced, length - produced);
        } else {
            transformStaged(in, inOffset, length, out, outOffset, produced, overtaken);
        }
    }

    /**
     * As {@link #transform}, through the stage. Writing never overtakes reading, because {@code overtaken} bytes more
     * than were put out have always been taken in.
     */
    private void transformStaged(
            Object in, int inOffset, int length, Object out, int outOffset, int produced, int overtaken) {
        byte[] staged = stageFor(overtaken);
        int unit = blockMode.unitBytes();
        System.arraycopy(pending, 0, staged, 0, pendingLength);
        int held = pendingLength;
        int filled = held;
        int taken = 0;
        int put = 0;
        while (put < produced) {
            int count = Math.min(staged.length - held, length - taken);
            Memory.read(in, inOffset + taken, staged, held, count);
            taken += count;
            held += count;
            filled = Math.max(filled, held);
            int free = taken == length ? held : held - overtaken;
            int run = Math.min(produced - put, free - free % unit);
            if (run <= 0) {
                throw new ConcurrentModificationException("the cipher is used by several threads at once");
            }
            blockMode.process(staged, 0, staged, 0, run);
            Memory.write(out, outOffset + put, staged, 0, run);
            put += run;
            held -= run;
            System.arraycopy(staged, run, staged, 0, held);
        }
        System.arraycopy(staged, 0, pending, 0, held);
        pendingLength = held;
        keepPending(in, inOffset + taken, length - taken);
        Arrays.fill(staged, 0, filled, (byte) 0);
    }

    /** Room for the bytes that must be taken in ahead, and for a run of whole blocks besides. */
    private byte[] stageFor(int overtaken) {
        if (overtaken > STAGE_BYTES) {
            return new byte[overtaken + STAGE_BYTES];
        }
        if (stage.length == 0) {
            stage = new byte[2 * STAGE_BYTES];
        }
        return stage;
    }

    private void keepPending(Object in, int inOffset, int count) {
        Memory.read(in, inOffset, pending, pendingLength, count);
        pendingLength += count;
    }

    private void restart() {
        dropMessage();
        blockMode.start(iv);
    }

    private void dropMessage() {
        pendingLength = 0;
        Arrays.fill(pending, (byte) 0);
        Arrays.fill(lastBlock, (byte) 0);
        Arrays.fill(blockBeforeLast, (byte) 0);
        blockMode.clear();
    }

    private void requireReady() {
        if (!ready) {
            throw new IllegalStateException("the cipher has no key: its last init failed, or there was none");
        }
    }

    private static void requireRoom(long room, long needed) throws ShortBufferException {
        if (room < needed) {
            throw new ShortBufferException(
                    "the output needs " + needed + " bytes, but has room for " + Math.max(0, room));
        }
    }
}
