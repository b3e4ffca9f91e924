/** From a kernel configuration to predictions of area, clock, rate, power and energy. */
module org.bitlane.hwmodels {
    requires transitive org.bitlane.kernels;
}
