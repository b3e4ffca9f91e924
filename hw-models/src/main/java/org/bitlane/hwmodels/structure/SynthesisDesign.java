package org.bitlane.hwmodels.structure;

/**
 * One of the plain designs whose counts from open synthesis are published with the model's data.
 *
 * @param name the design's name in the data
 * @param registers its flip-flops
 * @param area its logic mapped for fewest look-up tables
 * @param depth its logic mapped for fewest levels, which is what the published counts come from
 */
public record SynthesisDesign(String name, RegisterCounts registers, Mapping area, Mapping depth) {}
