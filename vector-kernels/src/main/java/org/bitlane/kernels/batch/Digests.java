package org.bitlane.kernels.batch;

/** Where the hash values of messages go: one after the other into an array, or each into an array of its own. */
public final class Digests {
    /** Bytes in a hash value. */
    public static final int BYTES = 32;

    private byte[] array;
    private int first;
    private byte[][] arrays;

    /** They go into one array. */
    public void setArray(byte[] newArray, int newFirst) {
        array = newArray;
        first = newFirst;
        arrays = null;
    }

    /** Each goes to the start of an array of its own. */
    public void setArrays(byte[][] newArrays) {
        array = null;
        first = 0;
        arrays = newArrays;
    }

    /** Forgets all arrays. */
    public void clear() {
        array = null;
        arrays = null;
    }

    /** The array that a message's hash value goes to. */
    public byte[] array(int message) {
        return array == null ? arrays[message] : array;
    }

    /** Where in that array it starts. */
    public int offset(int message) {
        return array == null ? 0 : first + message * BYTES;
    }
}
