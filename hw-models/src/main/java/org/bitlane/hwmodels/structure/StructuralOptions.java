package org.bitlane.hwmodels.structure;

import java.util.Objects;
import java.util.Optional;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/**
 * What a design's structure depends on beside its configuration.
 *
 * @param keySchedule where round keys, or SHA-256's constants, come from
 * @param sBox how SM4's S-box is built
 * @param defence what becomes of the masked rounds of a defended SM4
 * @param adders how SHA-256's sums are built
 * @param bothDirections whether a cipher decrypts too. Decryption differs in the order of the round keys only (SIMON's
 *     swapped words are wiring at the interface), so it costs nothing where they are precomputed
 * @param outputRegistered whether a pipeline's last stage ends in registers
 * @param chainingValue whether SHA-256's chaining value, its initial value and the final additions are part of the design
 */
public record StructuralOptions(
        KeySchedule keySchedule,
        SBox sBox,
        Defence defence,
        Adders adders,
        boolean bothDirections,
        boolean outputRegistered,
        boolean chainingValue) {
    private static final StructuralOptions DEFAULTS = new StructuralOptions(
            KeySchedule.PRECOMPUTED, SBox.LOGIC, Defence.ACTIVE, Adders.CARRY_SAVE, false, true, true);

    /** All components are required. */
    public StructuralOptions {
        Objects.requireNonNull(keySchedule, "keySchedule");
        Objects.requireNonNull(sBox, "sBox");
        Objects.requireNonNull(defence, "defence");
        Objects.requireNonNull(adders, "adders");
    }

    /**
     * Round keys as ports, S-boxes in logic, the defence of a defended configuration active, carry-save adders, one
     * direction, pipelines with registered output, SHA-256 with its chaining value.
     */
    public static StructuralOptions defaults() {
        return DEFAULTS;
    }

    /** These options with another place for the key schedule. */
    public StructuralOptions withKeySchedule(KeySchedule value) {
        return new StructuralOptions(value, sBox, defence, adders, bothDirections, outputRegistered, chainingValue);
    }

    /** These options with another form of S-box. */
    public StructuralOptions withSBox(SBox value) {
        return new StructuralOptions(
                keySchedule, value, defence, adders, bothDirections, outputRegistered, chainingValue);
    }

    /** These options with another treatment of masked rounds. */
    public StructuralOptions withDefence(Defence value) {
        return new StructuralOptions(keySchedule, sBox, value, adders, bothDirections, outputRegistered, chainingValue);
    }

    /** These options with another form of adders. */
    public StructuralOptions withAdders(Adders value) {
        return new StructuralOptions(
                keySchedule, sBox, defence, value, bothDirections, outputRegistered, chainingValue);
    }

    /** These options with or without decryption. */
    public StructuralOptions withBothDirections(boolean value) {
        return new StructuralOptions(keySchedule, sBox, defence, adders, value, outputRegistered, chainingValue);
    }

    /** These options with or without registers behind a pipeline's last stage. */
    public StructuralOptions withOutputRegistered(boolean value) {
        return new StructuralOptions(keySchedule, sBox, defence, adders, bothDirections, value, chainingValue);
    }

    /** These options with or without SHA-256's chaining value. */
    public StructuralOptions withChainingValue(boolean value) {
        return new StructuralOptions(keySchedule, sBox, defence, adders, bothDirections, outputRegistered, value);
    }

    /** Why a configuration cannot be built with these options; empty if it can. */
    public static Optional<String> unsupported(KernelConfiguration configuration, StructuralOptions options) {
        Dataflow dataflow = configuration.dataflow();
        boolean pipelined = dataflow instanceof Dataflow.Pipelined;
        boolean allRounds = dataflow instanceof Dataflow.Unrolled unrolled
                && unrolled.factor() == configuration.algorithm().rounds();
        boolean oneRoundPerClock = dataflow instanceof Dataflow.Iterative || dataflow.equals(Dataflow.pipelined(1));
        KeySchedule schedule = options.keySchedule();
        String reason = null;
        if (schedule == KeySchedule.ON_THE_FLY && pipelined) {
            reason = "a pipeline has blocks in all rounds at once: its key schedule cannot advance with one of them";
        } else if (schedule == KeySchedule.UNROLLED && !pipelined && !allRounds) {
            reason = "rounds that are computed by the same logic cannot have a copy of the key schedule each";
        } else if (schedule == KeySchedule.PIPELINED && !pipelined) {
            reason = "only a pipeline has key words that travel with the block";
        } else if (schedule == KeySchedule.PIPELINED
                && !configuration.algorithm().isCipher()) {
            reason = "a hash function has no key to travel with the block; its message schedule always does";
        } else if (options.bothDirections() && !configuration.algorithm().isCipher()) {
            reason = "a hash function has one direction";
        } else if (options.bothDirections() && schedule == KeySchedule.PIPELINED) {
            reason = "key words that travel with the block run one way";
        } else if (options.bothDirections()
                && schedule == KeySchedule.ON_THE_FLY
                && !(dataflow instanceof Dataflow.Iterative)) {
            reason = "a key schedule that runs both ways on the fly is described for one round a clock";
        } else if (options.sBox() != SBox.LOGIC && configuration.algorithm() != Algorithm.SM4) {
            reason = configuration.algorithm() + " has no S-box";
        } else if (options.sBox() == SBox.BLOCK_RAM && !oneRoundPerClock) {
            reason = "a block RAM takes a clock to read: no two S-boxes can follow each other in " + dataflow;
        } else if (options.sBox() == SBox.BLOCK_RAM && isDefended(configuration, options)) {
            reason = "masked rounds have their S-box in logic, not in block RAM";
        } else if (options.sBox() == SBox.BLOCK_RAM && schedule != KeySchedule.PRECOMPUTED) {
            reason = "with S-boxes in block RAM the round keys are taken as precomputed";
        }
        return Optional.ofNullable(reason);
    }

    /** Whether the design has masked rounds. */
    static boolean isDefended(KernelConfiguration configuration, StructuralOptions options) {
        return configuration.variant().filter(Variant.DEFENDED::equals).isPresent()
                && options.defence() != Defence.REMOVED;
    }
}
