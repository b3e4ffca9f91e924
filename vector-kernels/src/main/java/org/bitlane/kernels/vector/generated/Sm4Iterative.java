package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.PlaneRounds;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SM4/iterative} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Iterative implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        rounds(planes, roundKeys, 0, 256);
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        rounds(planes, roundKeys, 0, 8);
    }

    static void rounds(int[] planes, int[] roundKeys, int from, int to) {
        IntVector newest0 = IntVector.fromArray(Lanes.INTS, planes, (from + 24) * Lanes.COUNT);
        IntVector newest1 = IntVector.fromArray(Lanes.INTS, planes, (from + 25) * Lanes.COUNT);
        IntVector newest2 = IntVector.fromArray(Lanes.INTS, planes, (from + 26) * Lanes.COUNT);
        IntVector newest3 = IntVector.fromArray(Lanes.INTS, planes, (from + 27) * Lanes.COUNT);
        IntVector newest4 = IntVector.fromArray(Lanes.INTS, planes, (from + 28) * Lanes.COUNT);
        IntVector newest5 = IntVector.fromArray(Lanes.INTS, planes, (from + 29) * Lanes.COUNT);
        IntVector newest6 = IntVector.fromArray(Lanes.INTS, planes, (from + 30) * Lanes.COUNT);
        IntVector newest7 = IntVector.fromArray(Lanes.INTS, planes, (from + 31) * Lanes.COUNT);
        for (int key = from; key < to; key += 8) {
            // What enters the S-boxes: three words.
            IntVector x0 = IntVector.fromArray(Lanes.INTS, planes, (key + 8) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 16) * Lanes.COUNT)).lanewise(XOR, newest0);
            IntVector x1 = IntVector.fromArray(Lanes.INTS, planes, (key + 9) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 17) * Lanes.COUNT)).lanewise(XOR, newest1);
            IntVector x2 = IntVector.fromArray(Lanes.INTS, planes, (key + 10) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 18) * Lanes.COUNT)).lanewise(XOR, newest2);
            IntVector x3 = IntVector.fromArray(Lanes.INTS, planes, (key + 11) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 19) * Lanes.COUNT)).lanewise(XOR, newest3);
            IntVector x4 = IntVector.fromArray(Lanes.INTS, planes, (key + 12) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 20) * Lanes.COUNT)).lanewise(XOR, newest4);
            IntVector x5 = IntVector.fromArray(Lanes.INTS, planes, (key + 13) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 21) * Lanes.COUNT)).lanewise(XOR, newest5);
            IntVector x6 = IntVector.fromArray(Lanes.INTS, planes, (key + 14) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 22) * Lanes.COUNT)).lanewise(XOR, newest6);
            IntVector x7 = IntVector.fromArray(Lanes.INTS, planes, (key + 15) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, planes, (key + 23) * Lanes.COUNT)).lanewise(XOR, newest7);
            // Circuit sm4-sbox-110.
            IntVector g0 = x0.lanewise(XOR, x1);
            IntVector g1 = x2.lanewise(XOR, x6);
            IntVector g2 = x1.lanewise(XOR, g1);
            IntVector g3 = x6.lanewise(XOR, g0);
            IntVector g4 = x0.lanewise(XOR, g2);
            IntVector g5 = x5.lanewise(XOR, g4);
            IntVector g6 = x1.lanewise(XOR, g5);
            IntVector g7 = x3.lanewise(XOR, g5);
            IntVector g8 = x1.lanewise(XOR, g7);
            IntVector g9 = x0.lanewise(XOR, x4);
            IntVector g10 = x6.lanewise(XOR, g9);
            IntVector g11 = x2.lanewise(XOR, g10);
            IntVector g12 = x5.lanewise(XOR, g10);
            IntVector g13 = g3.lanewise(XOR, g12);
            IntVector g14 = x7.lanewise(XOR, g13);
            IntVector g15 = g2.lanewise(XOR, g14);
            IntVector g16 = g8.lanewise(XOR, g14);
            IntVector g17 = g1.lanewise(XOR, g16);
            IntVector g18 = g12.lanewise(XOR, g15);
            IntVector g19 = g3.lanewise(XOR, g17);
            IntVector g20 = g10.and(g14);
            IntVector g21 = g11.and(g8);
            IntVector g22 = g21.lanewise(XOR, g20);
            IntVector g23 = x2.and(g16);
            IntVector g24 = g23.lanewise(XOR, g20);
            IntVector g25 = g12.and(g15);
            IntVector g26 = g13.and(g7);
            IntVector g27 = g26.lanewise(XOR, g25);
            IntVector g28 = g3.and(g17);
            IntVector g29 = g28.lanewise(XOR, g25);
            IntVector g30 = g4.and(g1);
            IntVector g31 = x5.and(g2);
            IntVector g32 = g31.lanewise(XOR, g30);
            IntVector g33 = g5.and(x1);
            IntVector g34 = g33.lanewise(XOR, g30);
            IntVector g35 = g22.lanewise(XOR, g32);
            IntVector g36 = g24.lanewise(XOR, g34);
            IntVector g37 = g27.lanewise(XOR, g32);
            IntVector g38 = g29.lanewise(XOR, g34);
            IntVector g39 = g35.lanewise(XOR, g0);
            IntVector g40 = g36.lanewise(XOR, g6);
            IntVector g41 = g37.lanewise(XOR, g18);
            IntVector g42 = g38.lanewise(XOR, g19);
            IntVector g43 = g39.lanewise(XOR, g40);
            IntVector g44 = g39.and(g41);
            IntVector g45 = g42.lanewise(XOR, g44);
            IntVector g46 = g43.and(g45);
            IntVector g47 = g46.lanewise(XOR, g40);
            IntVector g48 = g41.lanewise(XOR, g42);
            IntVector g49 = g40.lanewise(XOR, g44);
            IntVector g50 = g49.and(g48);
            IntVector g51 = g50.lanewise(XOR, g42);
            IntVector g52 = g41.lanewise(XOR, g51);
            IntVector g53 = g45.lanewise(XOR, g51);
            IntVector g54 = g42.and(g53);
            IntVector g55 = g54.lanewise(XOR, g52);
            IntVector g56 = g45.lanewise(XOR, g54);
            IntVector g57 = g47.and(g56);
            IntVector g58 = g43.lanewise(XOR, g57);
            IntVector g59 = g58.lanewise(XOR, g55);
            IntVector g60 = g47.lanewise(XOR, g51);
            IntVector g61 = g47.lanewise(XOR, g58);
            IntVector g62 = g51.lanewise(XOR, g55);
            IntVector g63 = g60.lanewise(XOR, g59);
            IntVector g64 = g62.and(g14);
            IntVector g65 = g55.and(g8);
            IntVector g66 = g51.and(g16);
            IntVector g67 = g61.and(g15);
            IntVector g68 = g58.and(g7);
            IntVector g69 = g47.and(g17);
            IntVector g70 = g60.and(g1);
            IntVector g71 = g63.and(g2);
            IntVector g72 = g59.and(x1);
            IntVector g73 = g62.and(g10);
            IntVector g74 = g55.and(g11);
            IntVector g75 = g51.and(x2);
            IntVector g76 = g61.and(g12);
            IntVector g77 = g58.and(g13);
            IntVector g78 = g47.and(g3);
            IntVector g79 = g60.and(g4);
            IntVector g80 = g63.and(x5);
            IntVector g81 = g59.and(g5);
            IntVector g82 = g68.lanewise(XOR, g67);
            IntVector g83 = g69.lanewise(XOR, g67);
            IntVector g84 = g71.lanewise(XOR, g70);
            IntVector g85 = g72.lanewise(XOR, g70);
            IntVector g86 = g66.lanewise(XOR, g83);
            IntVector g87 = g85.lanewise(XOR, g83);
            IntVector g88 = g73.lanewise(XOR, g87);
            IntVector g89 = g81.lanewise(XOR, g76);
            IntVector g90 = g80.lanewise(XOR, g89);
            IntVector g91 = g79.lanewise(XOR, g89);
            IntVector g92 = g78.lanewise(XOR, g91);
            IntVector g93 = g64.lanewise(XOR, g92);
            IntVector g94 = g86.lanewise(XOR, g93);
            IntVector g95 = g65.lanewise(XOR, g93);
            IntVector g96 = g82.lanewise(XOR, g95);
            IntVector g97 = g84.lanewise(XOR, g95);
            IntVector g98 = g76.lanewise(XOR, g77);
            IntVector g99 = g75.lanewise(XOR, g77);
            IntVector g100 = g91.lanewise(XOR, g99);
            IntVector g101 = g90.lanewise(XOR, g99);
            IntVector g102 = g98.lanewise(XOR, g88);
            IntVector g103 = g101.lanewise(XOR, g88);
            IntVector g104 = g103.lanewise(XOR, g97);
            IntVector g105 = g102.lanewise(XOR, g74);
            IntVector g106 = g100.lanewise(XOR, g74);
            IntVector g107 = g97.lanewise(XOR, g94);
            IntVector g108 = g87.lanewise(XOR, g104);
            IntVector g109 = g92.lanewise(XOR, g104);
            // L(s) = q ^ t ^ q<<<24 with t = s<<<2 and q = s ^ t<<<16.
            IntVector t0 = g106.lanewise(ROR, 8);
            IntVector q0 = g108.lanewise(XOR, t0.lanewise(ROR, 16));
            newest0 = IntVector.fromArray(Lanes.INTS, planes, key * Lanes.COUNT).lanewise(XOR, roundKeys[key]).lanewise(XOR, q0.lanewise(XOR, t0).lanewise(XOR, q0.lanewise(ROR, 24)));
            IntVector t1 = g87.lanewise(ROR, 8);
            IntVector q1 = g96.lanewise(XOR, t1.lanewise(ROR, 16));
            newest1 = IntVector.fromArray(Lanes.INTS, planes, (key + 1) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 1]).lanewise(XOR, q1.lanewise(XOR, t1).lanewise(XOR, q1.lanewise(ROR, 24)));
            IntVector q2 = g109.lanewise(XOR, g108.lanewise(ROR, 16));
            newest2 = IntVector.fromArray(Lanes.INTS, planes, (key + 2) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 2]).lanewise(XOR, q2.lanewise(XOR, g108).lanewise(XOR, q2.lanewise(ROR, 24)));
            IntVector q3 = g107.lanewise(XOR, g96.lanewise(ROR, 16));
            newest3 = IntVector.fromArray(Lanes.INTS, planes, (key + 3) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 3]).lanewise(XOR, q3.lanewise(XOR, g96).lanewise(XOR, q3.lanewise(ROR, 24)));
            IntVector q4 = g94.lanewise(XOR, g109.lanewise(ROR, 16));
            newest4 = IntVector.fromArray(Lanes.INTS, planes, (key + 4) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 4]).lanewise(XOR, q4.lanewise(XOR, g109).lanewise(XOR, q4.lanewise(ROR, 24)));
            IntVector q5 = g105.lanewise(XOR, g107.lanewise(ROR, 16));
            newest5 = IntVector.fromArray(Lanes.INTS, planes, (key + 5) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 5]).lanewise(XOR, q5.lanewise(XOR, g107).lanewise(XOR, q5.lanewise(ROR, 24)));
            IntVector q6 = g106.lanewise(XOR, g94.lanewise(ROR, 16));
            newest6 = IntVector.fromArray(Lanes.INTS, planes, (key + 6) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 6]).lanewise(XOR, q6.lanewise(XOR, g94).lanewise(XOR, q6.lanewise(ROR, 24)));
            IntVector q7 = g87.lanewise(XOR, g105.lanewise(ROR, 16));
            newest7 = IntVector.fromArray(Lanes.INTS, planes, (key + 7) * Lanes.COUNT).lanewise(XOR, roundKeys[key + 7]).lanewise(XOR, q7.lanewise(XOR, g105).lanewise(XOR, q7.lanewise(ROR, 24)));
            newest0.intoArray(planes, (key + 32) * Lanes.COUNT);
            newest1.intoArray(planes, (key + 33) * Lanes.COUNT);
            newest2.intoArray(planes, (key + 34) * Lanes.COUNT);
            newest3.intoArray(planes, (key + 35) * Lanes.COUNT);
            newest4.intoArray(planes, (key + 36) * Lanes.COUNT);
            newest5.intoArray(planes, (key + 37) * Lanes.COUNT);
            newest6.intoArray(planes, (key + 38) * Lanes.COUNT);
            newest7.intoArray(planes, (key + 39) * Lanes.COUNT);
        }
    }
}
