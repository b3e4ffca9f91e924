package org.bitlane.hwmodels.structure;

import java.util.Arrays;

/** Takes wide tables apart for a fabric whose look-up tables have fewer inputs. */
final class TableDecomposer {
    private TableDecomposer() {}

    /** A table as signals: by Shannon's expansion on its two highest inputs, as often as it takes. */
    static int add(LogicNetwork network, TruthTable table, int[] inputs, int maxInputs) {
        if (inputs.length <= maxInputs) {
            return network.table(table, inputs);
        }
        int open = inputs.length - 2;
        int[] lower = Arrays.copyOf(inputs, open);
        int[] quarters = new int[4];
        for (int quarter = 0; quarter < 4; quarter++) {
            quarters[quarter] = add(network, table.quarter(quarter), lower, maxInputs);
        }
        return network.select(
                inputs[open + 1],
                network.select(inputs[open], quarters[3], quarters[2]),
                network.select(inputs[open], quarters[1], quarters[0]));
    }
}
