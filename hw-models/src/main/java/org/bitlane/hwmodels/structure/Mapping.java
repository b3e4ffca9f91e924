package org.bitlane.hwmodels.structure;

import java.util.List;
import java.util.function.Supplier;

/** A design mapped for one objective. Each fabric is mapped when it is first asked for. */
public final class Mapping {
    private final Objective objective;
    private final Supplier<List<Design.Part>> parts;
    private FabricLut6 lut6;
    private FabricAlm alm;

    /**
     * @param parts elaborates the parts; networks are large and are not kept
     */
    Mapping(Objective objective, Supplier<List<Design.Part>> parts) {
        this.objective = objective;
        this.parts = parts;
    }

    /** What it is mapped for. */
    public Objective objective() {
        return objective;
    }

    /** The design on LUT6 with wide multiplexers and carry chains. */
    public synchronized FabricLut6 lut6() {
        if (lut6 == null) {
            lut6 = FabricMapper.lut6(parts.get(), objective);
        }
        return lut6;
    }

    /** The design on adaptive logic modules. */
    public synchronized FabricAlm alm() {
        if (alm == null) {
            alm = FabricMapper.alm(parts.get(), objective);
        }
        return alm;
    }
}
