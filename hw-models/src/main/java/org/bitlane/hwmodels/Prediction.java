package org.bitlane.hwmodels;

import java.util.List;
import java.util.Map;

/** What a configuration would cost and deliver on a device. */
public sealed interface Prediction extends Outcome
        permits FpgaPrediction, MicrocontrollerPrediction, ProcessorPrediction {

    /** All estimates by name, in a fixed order, for programs that print whatever there is. */
    Map<String, Estimate<?>> estimates();

    /** What a reader should know beside the figures. */
    List<String> remarks();
}
