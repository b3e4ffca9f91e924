package org.bitlane.hwmodels.validation;

/**
 * Something the models are held to.
 *
 * @param name what is asked, as a sentence
 * @param outcome what was found, with numbers
 * @param met whether it holds
 */
public record Target(String name, String outcome, boolean met) {}
