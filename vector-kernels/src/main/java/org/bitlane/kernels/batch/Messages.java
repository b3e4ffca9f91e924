package org.bitlane.kernels.batch;

/**
 * Independent messages, each a region of an array. Refers to the caller's arrays, and must not outlive the call that it was
 * filled for.
 *
 * <p>One object serves all calls of a batch, in one of three shapes: whole arrays, equal records of one array, or regions of
 * one array.
 */
public final class Messages {
    private static final byte[][] NONE = {};

    private byte[][] arrays = NONE;
    private byte[] array;
    private int[] offsets;
    private int[] lengths;
    private int first;
    private int recordLength;
    private int count;

    /** The messages are the first arrays of {@code arrays}, each from its first byte to its last. */
    public void setArrays(byte[][] newArrays, int newCount) {
        clear();
        arrays = newArrays;
        count = newCount;
    }

    /** The messages lie one after the other in an array, all of one length. */
    public void setRecords(byte[] newArray, int newFirst, int newRecordLength, int newCount) {
        clear();
        array = newArray;
        first = newFirst;
        recordLength = newRecordLength;
        count = newCount;
    }

    /** The messages are regions of an array. */
    public void setRegions(byte[] newArray, int[] newOffsets, int[] newLengths) {
        clear();
        array = newArray;
        offsets = newOffsets;
        lengths = newLengths;
        count = newOffsets.length;
    }

    /** Forgets all arrays. */
    public void clear() {
        arrays = NONE;
        array = null;
        offsets = null;
        lengths = null;
        count = 0;
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** The array that a message lies in. */
    public byte[] array(int message) {
        return array == null ? arrays[message] : array;
    }

    /** Where in its array a message starts. */
    public int offset(int message) {
        if (array == null) {
            return 0;
        }
        return offsets == null ? first + message * recordLength : offsets[message];
    }

    /** Bytes of a message. */
    public int length(int message) {
        if (array == null) {
            return arrays[message].length;
        }
        return offsets == null ? recordLength : lengths[message];
    }

    /** The length of all messages if they have one and the same; negative otherwise. */
    int commonLength() {
        if (array != null && offsets == null) {
            return recordLength;
        }
        for (int i = 1; i < count; i++) {
            if (length(i) != length(0)) {
                return -1;
            }
        }
        return count == 0 ? -1 : length(0);
    }
}
