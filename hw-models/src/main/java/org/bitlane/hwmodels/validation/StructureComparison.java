package org.bitlane.hwmodels.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.structure.FabricAlm;
import org.bitlane.hwmodels.structure.FabricLut6;
import org.bitlane.hwmodels.structure.SynthesisDesign;
import org.bitlane.hwmodels.structure.SynthesisDesigns;

/**
 * One count of one synthesised design beside the count of the structural model.
 *
 * @param design name of the design
 * @param column which count
 * @param synthesised what synthesis gave
 * @param counted what the model counts, mapped for least depth as synthesis maps
 * @param areaMapped what the model counts when it maps for least area
 */
public record StructureComparison(String design, String column, int synthesised, int counted, int areaMapped) {

    /** Relative error; 0 where both count nothing. */
    public double error() {
        return counted == synthesised ? 0 : (double) counted / synthesised - 1;
    }

    /** Whether there is little for a mapper to decide: single rounds, S-boxes, pipelines of one round a stage. */
    public boolean isPlain() {
        return design.endsWith("_round") || design.contains("sbox") || design.endsWith("pipelined1");
    }

    /** All designs: LUTs and flip-flops on both fabrics. */
    static List<StructureComparison> all() {
        List<StructureComparison> all = new ArrayList<>();
        for (Map.Entry<String, Map<String, Integer>> entry :
                PublishedData.synthesis().entrySet()) {
            SynthesisDesign report = SynthesisDesigns.analyse(entry.getKey());
            String design = entry.getKey();
            Map<String, Integer> counts = entry.getValue();
            FabricLut6 lut6 = report.depth().lut6();
            FabricAlm alm = report.depth().alm();
            int flipFlops = report.registers().total();
            all.add(new StructureComparison(
                    design,
                    "xc7_lut",
                    counts.get("xc7_lut"),
                    lut6.luts(),
                    report.area().lut6().luts()));
            all.add(new StructureComparison(
                    design,
                    "cyclonev_alut",
                    counts.get("cyclonev_alut"),
                    alm.aluts(),
                    report.area().alm().aluts()));
            all.add(new StructureComparison(design, "xc7_ff", counts.get("xc7_ff"), flipFlops, flipFlops));
            all.add(new StructureComparison(design, "cyclonev_ff", counts.get("cyclonev_ff"), flipFlops, flipFlops));
        }
        return all;
    }
}
