package org.bitlane.kernels.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/** The vector shape that all packed kernels of this JVM use: the widest that it supports well. */
public final class Lanes {
    /** Planes: one {@code int} lane for eight blocks. */
    public static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;

    /** The same bytes, as they lie in the caller's arrays. */
    public static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;

    /** {@code int} lanes in a vector: 4, 8 or 16. */
    public static final int COUNT = INTS.length();

    /** Bytes in a vector. */
    public static final int VECTOR_BYTES = BYTES.length();

    /** Blocks in a batch of a packed kernel: each lane holds eight. */
    public static final int BATCH = 8 * COUNT;

    private Lanes() {}
}
