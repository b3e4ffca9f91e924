package org.bitlane.hwmodels.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.bitlane.hwmodels.DoesNotFit;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.NotApplicable;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.hwmodels.Prediction;

/** Outcomes as JSON; figures are in base units. */
final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Json() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static ArrayNode array() {
        return MAPPER.createArrayNode();
    }

    static String text(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain nodes cannot fail to print", e);
        }
    }

    static ObjectNode outcome(Outcome outcome) {
        ObjectNode node = object();
        node.put("configuration", outcome.configuration().toString());
        node.put("device", outcome.device().id());
        if (outcome instanceof Prediction prediction) {
            node.put("outcome", "prediction");
            ObjectNode estimates = node.putObject("estimates");
            prediction.estimates().forEach((name, estimate) -> estimates.set(name, estimate(estimate)));
            if (prediction instanceof FpgaPrediction fpga) {
                node.put("share", fpga.share().value());
                node.put("blockRamKbit", fpga.blockRamKbit());
            }
            node.set("remarks", strings(prediction.remarks()));
        } else if (outcome instanceof DoesNotFit misfit) {
            node.put("outcome", "does not fit");
            node.put("limit", misfit.limit());
            node.put("needed", misfit.needed().value());
            node.put("available", misfit.available().value());
            node.put("unit", misfit.needed().unit());
            node.put("reason", misfit.reason());
        } else {
            node.put("outcome", "not applicable");
            node.put("reason", ((NotApplicable) outcome).reason());
        }
        return node;
    }

    private static ObjectNode estimate(Estimate<?> estimate) {
        ObjectNode node = object();
        node.put("value", estimate.value().value());
        node.put("low", estimate.low().value());
        node.put("high", estimate.high().value());
        node.put("unit", estimate.value().unit());
        node.set("rules", strings(estimate.provenance().rules()));
        node.set("figures", strings(estimate.provenance().rows()));
        return node;
    }

    private static ArrayNode strings(List<String> texts) {
        ArrayNode array = array();
        texts.forEach(array::add);
        return array;
    }
}
