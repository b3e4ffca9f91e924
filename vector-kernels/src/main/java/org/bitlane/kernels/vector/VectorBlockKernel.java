package org.bitlane.kernels.vector;

import org.bitlane.kernels.BlockKernel;

/** A block kernel that must be compiled before it is of use. */
public interface VectorBlockKernel extends BlockKernel {

    /**
     * Runs the least part of the rounds that has a method of its own, on no data in particular: the cheapest way to make
     * the compiler take notice of that method. The kernel must have a key.
     */
    void runRoundsBriefly();
}
