package org.bitlane.kernels.batch;

/** Hashes one message after the other. An instance is for one thread at a time. */
public interface MessageHasher {

    /**
     * Hashes a message.
     *
     * @param prefix what comes before it
     * @param out receives {@link Digests#BYTES}; may lie anywhere, on the message too
     */
    void hash(Prefix prefix, byte[] in, int offset, int length, byte[] out, int outOffset);

    /** Overwrites what remains of messages. */
    void clear();

    /** Hashes messages from a given one on, in their order. */
    default void hashFrom(int first, Prefix prefix, Messages messages, Digests digests) {
        for (int i = first; i < messages.count(); i++) {
            hash(prefix, messages, i, digests);
        }
    }

    /** Hashes one of many messages. */
    default void hash(Prefix prefix, Messages messages, int message, Digests digests) {
        hash(
                prefix,
                messages.array(message),
                messages.offset(message),
                messages.length(message),
                digests.array(message),
                digests.offset(message));
    }
}
