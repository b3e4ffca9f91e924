package org.bitlane.kernels.selection;

import org.bitlane.kernels.batch.Digests;
import org.bitlane.kernels.batch.LaneHasher;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.batch.Messages;
import org.bitlane.kernels.batch.Prefix;

/** Hashes many messages by what serves best now. An instance is for one thread at a time. */
public final class BatchHasher {
    private final BatchTiers tiers;
    private final MessageHasher single;
    private LaneHasher lanes;

    BatchHasher(BatchTiers tiers) {
        this.tiers = tiers;
        this.single = EngineSelection.newHasher();
    }

    /** Another one like this. */
    public BatchHasher another() {
        return new BatchHasher(tiers);
    }

    /** What it hashes single messages by. */
    public MessageHasher single() {
        return single;
    }

    /** Hashes messages. */
    public void hash(Prefix prefix, Messages messages, Digests digests) {
        if (messages.count() > 0) {
            hash(tiers.isReady(), prefix, messages, digests);
        }
    }

    /** Whether lanes serve is an argument, so that those who compile them take both ways. */
    private void hash(boolean inLanes, Prefix prefix, Messages messages, Digests digests) {
        if (inLanes) {
            if (lanes == null) {
                lanes = tiers.newLanes(single);
            }
            lanes.hash(prefix, messages, digests);
        } else {
            single.hashFrom(0, prefix, messages, digests);
            if (!tiers.isClaimed() && messages.count() > 1) {
                tiers.countSingleWork(bytes(messages));
            }
        }
    }

    private static long bytes(Messages messages) {
        long bytes = 0;
        for (int i = 0; i < messages.count(); i++) {
            bytes += messages.length(i);
        }
        return bytes;
    }

    /** Overwrites what remains of messages. */
    public void clear() {
        single.clear();
        if (lanes != null) {
            lanes.clear();
        }
    }
}
