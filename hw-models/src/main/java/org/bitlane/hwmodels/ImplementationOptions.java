package org.bitlane.hwmodels;

import java.util.Objects;
import java.util.Optional;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.structure.Objective;
import org.bitlane.hwmodels.structure.StructuralOptions;

/**
 * What only hardware or a microcontroller's software has, and what is therefore no part of a kernel configuration.
 *
 * @param structure what changes the circuit: key schedule, S-boxes, defence, adders, directions
 * @param keyStore where precomputed round keys are held
 * @param retiming where the registers of a pipeline stand
 * @param mapping whether logic is mapped for least area or least depth
 * @param constraint the timing constraint given to the tool, which stops improving once it is met; without one it goes
 *     as far as it can
 * @param clock the clock the design is run at; without one, the least of data path limit, clock buffer limit and
 *     constraint
 * @param software how it is run on a microcontroller
 */
public record ImplementationOptions(
        StructuralOptions structure,
        KeyStore keyStore,
        Retiming retiming,
        Objective mapping,
        Optional<Frequency> constraint,
        Optional<Frequency> clock,
        SoftwareOptions software) {
    private static final ImplementationOptions DEFAULTS = new ImplementationOptions(
            StructuralOptions.defaults(),
            KeyStore.PORTS,
            Retiming.NONE,
            Objective.AREA,
            Optional.empty(),
            Optional.empty(),
            SoftwareOptions.defaults());

    /**
     * @throws IllegalArgumentException if constraint or clock is not a positive frequency
     */
    public ImplementationOptions {
        Objects.requireNonNull(structure, "structure");
        Objects.requireNonNull(keyStore, "keyStore");
        Objects.requireNonNull(retiming, "retiming");
        Objects.requireNonNull(mapping, "mapping");
        Objects.requireNonNull(software, "software");
        constraint.ifPresent(frequency -> requirePositive("constraint", frequency));
        clock.ifPresent(frequency -> requirePositive("clock", frequency));
    }

    /** Round keys as ports, S-boxes in logic, mapped for area, no constraint, run as fast as is allowed. */
    public static ImplementationOptions defaults() {
        return DEFAULTS;
    }

    /** The same with another structure. */
    public ImplementationOptions withStructure(StructuralOptions value) {
        return new ImplementationOptions(value, keyStore, retiming, mapping, constraint, clock, software);
    }

    /** The same with round keys held elsewhere. */
    public ImplementationOptions withKeyStore(KeyStore value) {
        return new ImplementationOptions(structure, value, retiming, mapping, constraint, clock, software);
    }

    /** The same with other register places. */
    public ImplementationOptions withRetiming(Retiming value) {
        return new ImplementationOptions(structure, keyStore, value, mapping, constraint, clock, software);
    }

    /** The same, mapped for another objective. */
    public ImplementationOptions withMapping(Objective value) {
        return new ImplementationOptions(structure, keyStore, retiming, value, constraint, clock, software);
    }

    /** The same under a timing constraint. */
    public ImplementationOptions withConstraint(Frequency value) {
        return new ImplementationOptions(structure, keyStore, retiming, mapping, Optional.of(value), clock, software);
    }

    /** The same, run at the given clock. */
    public ImplementationOptions withClock(Frequency value) {
        return new ImplementationOptions(
                structure, keyStore, retiming, mapping, constraint, Optional.of(value), software);
    }

    /** The same with other software. */
    public ImplementationOptions withSoftware(SoftwareOptions value) {
        return new ImplementationOptions(structure, keyStore, retiming, mapping, constraint, clock, value);
    }

    private static void requirePositive(String what, Frequency frequency) {
        if (!(frequency.hertz() > 0) || !Double.isFinite(frequency.hertz())) {
            throw new IllegalArgumentException(what + " of " + frequency + " is not a positive frequency");
        }
    }
}
