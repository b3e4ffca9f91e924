package org.bitlane.hwmodels.data;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a published figure is predicted: which configuration on which device, built how, and which of the prediction's
 * figures is meant.
 *
 * @param id the published figure's id
 * @param configuration text form of a kernel configuration; empty if the figure is not of one
 * @param device id of a device; empty if the figure is not of one
 * @param options settings with semicolons between
 * @param figure which figure; empty if none is predicted
 * @param remark why this reading, or why none
 */
public record Scenario(String id, String configuration, String device, String options, String figure, String remark) {

    /**
     * The readings that come with this library, by id.
     *
     * @throws DataFormatException if the file is damaged
     */
    public static Map<String, Scenario> builtIn() {
        Map<String, Scenario> scenarios = new LinkedHashMap<>();
        for (CsvTable.Row row :
                CsvTable.resource("scenarios.csv", "id", "configuration", "device", "options", "figure", "remark")) {
            Scenario scenario = new Scenario(
                    row.required("id"),
                    row.text("configuration"),
                    row.text("device"),
                    row.text("options"),
                    row.text("figure"),
                    row.text("remark"));
            if (scenarios.put(scenario.id(), scenario) != null) {
                throw row.fault("id", "repeats \"" + scenario.id() + "\"");
            }
        }
        return scenarios;
    }
}
