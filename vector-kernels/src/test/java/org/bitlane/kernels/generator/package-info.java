/**
 * Turns circuits and dataflows into Java: the round functions in the {@code generated} packages.
 *
 * <p>Four things vary on their own: the <b>word type</b> that holds a plane ({@link
 * org.bitlane.kernels.generator.WordType}), the <b>round</b> of an algorithm, written from its circuit ({@link
 * org.bitlane.kernels.generator.Round}), where the <b>planes</b> of the state live ({@link
 * org.bitlane.kernels.generator.PlaneAccess}), and how rounds are laid out in <b>methods</b> ({@link
 * org.bitlane.kernels.generator.RoundLayout}). {@link org.bitlane.kernels.generator.GeneratedSources} lists the
 * combinations that are shipped, and writes them.
 *
 * <p>A <b>defended</b> class is a driver alone: it calls the rounds of the class without the defence, and in the place
 * of the first and the last of them the one masked round ({@link org.bitlane.kernels.generator.MaskedRound}).
 */
package org.bitlane.kernels.generator;
