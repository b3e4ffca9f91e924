package org.bitlane.jmh.tour;

import java.security.GeneralSecurityException;

/** Something that turns one whole message into another, as often as it is asked to. */
@FunctionalInterface
interface Operation {

    /**
     * What the input becomes, in an array of its own.
     *
     * @throws GeneralSecurityException if the input is not one that this operation takes
     */
    byte[] apply(byte[] input) throws GeneralSecurityException;
}
