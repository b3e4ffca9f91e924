package org.bitlane.hwmodels.structure;

/** What software on 32-bit words does in a round. */
public enum WordOperation {
    /** Bitwise AND of two words. */
    AND,
    /** Exclusive or of two words. */
    XOR,
    /** Addition modulo 2^32. */
    ADD,
    /** Rotation by a constant. */
    ROTATE,
    /** Shift by a constant. */
    SHIFT,
    /** Extraction of one byte of a word, as the index of a table. */
    EXTRACT_BYTE,
    /** Load of a byte or word of a table. */
    LOAD_TABLE,
    /** Insertion of a byte into a word. */
    INSERT_BYTE,
    /** Load of a round key. */
    LOAD_KEY,
    /** Load of a round constant. */
    LOAD_CONSTANT,
    /** Load of a word of the message or its schedule. */
    LOAD_MESSAGE,
    /** Store of a word of the message's schedule. */
    STORE_MESSAGE
}
