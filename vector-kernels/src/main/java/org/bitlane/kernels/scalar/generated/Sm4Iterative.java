package org.bitlane.kernels.scalar.generated;

import org.bitlane.kernels.scalar.PlaneRounds;

/**
 * The rounds of {@code SM4/iterative} with a plane in each {@code long}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-125}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Iterative implements PlaneRounds {
    @Override
    public void apply(long[] planes, long[] roundKeys) {
        int w0 = 0;
        int w1 = 8;
        int w2 = 16;
        int w3 = 24;
        for (int key = 0; key < 256; key += 8) {
            replace(planes, roundKeys, key, w0, w1, w2, w3);
            int oldest0 = w0;
            w0 = w1;
            w1 = w2;
            w2 = w3;
            w3 = oldest0;
        }
    }

    private static void replace(long[] planes, long[] roundKeys, int key, int w0, int w1, int w2, int w3) {
        // What enters the S-boxes: three words and the round key.
        long x0 = planes[w1] ^ planes[w2] ^ planes[w3] ^ roundKeys[key];
        long x1 = planes[w1 + 1] ^ planes[w2 + 1] ^ planes[w3 + 1] ^ roundKeys[key + 1];
        long x2 = planes[w1 + 2] ^ planes[w2 + 2] ^ planes[w3 + 2] ^ roundKeys[key + 2];
        long x3 = planes[w1 + 3] ^ planes[w2 + 3] ^ planes[w3 + 3] ^ roundKeys[key + 3];
        long x4 = planes[w1 + 4] ^ planes[w2 + 4] ^ planes[w3 + 4] ^ roundKeys[key + 4];
        long x5 = planes[w1 + 5] ^ planes[w2 + 5] ^ planes[w3 + 5] ^ roundKeys[key + 5];
        long x6 = planes[w1 + 6] ^ planes[w2 + 6] ^ planes[w3 + 6] ^ roundKeys[key + 6];
        long x7 = planes[w1 + 7] ^ planes[w2 + 7] ^ planes[w3 + 7] ^ roundKeys[key + 7];
        // Circuit sm4-sbox-125.
        long g0 = x2 ^ x4;
        long g1 = x0 ^ x3;
        long g2 = x1 ^ g1;
        long g3 = x7 ^ g0;
        long g4 = x5 ^ g2;
        long g5 = x2 ^ x6;
        long g6 = x5 ^ g3;
        long g7 = x4 ^ x7;
        long g8 = x5 ^ g0;
        long g9 = x6 ^ g6;
        long g10 = x3 ^ x7;
        long g11 = x6 ^ g7;
        long g12 = g4 ^ g5;
        long g13 = x0 ^ g3;
        long g14 = x1 ^ g10;
        long g15 = x1 ^ g5;
        long g16 = x1 ^ g9;
        long g17 = x6 ^ g1;
        long g18 = x0 ^ g11;
        long g19 = g1 ^ g8;
        long g20 = g4 ^ g11;
        long g21 = x7 ^ g2;
        long g22 = g3 ^ g17;
        long g23 = x3 ^ g8;
        long g24 = g0 ^ g2;
        long g25 = x2 ^ x7;
        long g26 = x1 ^ g18;
        long g27 = g0 ^ g4;
        long g28 = x1 ^ g6;
        long g29 = x5 ^ g10;
        long g30 = g2 ^ g7;
        long g31 = g16 & g28;
        long g32 = g4 & g23;
        long g33 = g25 ^ g31;
        long g34 = g22 & g14;
        long g35 = g34 ^ g31;
        long g36 = x1 & g19;
        long g37 = g5 & g29;
        long g38 = g27 ^ g36;
        long g39 = g15 & g13;
        long g40 = g39 ^ g36;
        long g41 = g30 & g24;
        long g42 = g9 & g21;
        long g43 = g42 ^ g41;
        long g44 = g12 & g3;
        long g45 = g44 ^ g41;
        long g46 = g33 ^ g32;
        long g47 = g35 ^ g20;
        long g48 = g38 ^ g37;
        long g49 = g40 ^ g45;
        long g50 = g46 ^ g43;
        long g51 = g47 ^ g45;
        long g52 = g48 ^ g43;
        long g53 = g49 ^ g26;
        long g54 = g52 ^ g53;
        long g55 = g52 & g50;
        long g56 = g51 ^ g55;
        long g57 = g50 ^ g51;
        long g58 = g53 ^ g55;
        long g59 = g58 & g57;
        long g60 = g56 & g54;
        long g61 = g50 & g53;
        long g62 = g57 & g61;
        long g63 = g57 ^ g55;
        long g64 = g51 & g52;
        long g65 = g54 & g64;
        long g66 = g54 ^ g55;
        long g67 = g51 ^ g59;
        long g68 = g62 ^ g63;
        long g69 = g53 ^ g60;
        long g70 = g65 ^ g66;
        long g71 = g68 ^ g70;
        long g72 = g67 ^ g69;
        long g73 = g67 ^ g68;
        long g74 = g69 ^ g70;
        long g75 = g72 ^ g71;
        long g76 = g74 & g28;
        long g77 = g70 & g23;
        long g78 = g69 & g14;
        long g79 = g73 & g19;
        long g80 = g68 & g29;
        long g81 = g67 & g13;
        long g82 = g72 & g24;
        long g83 = g75 & g21;
        long g84 = g71 & g3;
        long g85 = g74 & g16;
        long g86 = g70 & g4;
        long g87 = g69 & g22;
        long g88 = g73 & x1;
        long g89 = g68 & g5;
        long g90 = g67 & g15;
        long g91 = g72 & g30;
        long g92 = g75 & g9;
        long g93 = g71 & g12;
        long g94 = g85 ^ g91;
        long g95 = g76 ^ g86;
        long g96 = g77 ^ g95;
        long g97 = g82 ^ g89;
        long g98 = g90 ^ g97;
        long g99 = g93 ^ g94;
        long g100 = g80 ^ g98;
        long g101 = g81 ^ g84;
        long g102 = g96 ^ g101;
        long g103 = g94 ^ g102;
        long g104 = g79 ^ g83;
        long g105 = g92 ^ g103;
        long g106 = g87 ^ g100;
        long g107 = g83 ^ g95;
        long g108 = g86 ^ g100;
        long g109 = g99 ^ g104;
        long g110 = g98 ^ g99;
        long g111 = g96 ^ g110;
        long g112 = g102 ^ g106;
        long g113 = g81 ^ g106;
        long g114 = g107 ^ g113;
        long g115 = g108 ^ g109;
        long g116 = g88 ^ g91;
        long g117 = g80 ^ g105;
        long g118 = g89 ^ g116;
        long g119 = g83 ^ g111;
        long g120 = g82 ^ g117;
        long g121 = g104 ^ g105;
        long g122 = g87 ^ g99;
        long g123 = g78 ^ g114;
        long g124 = g92 ^ g118;
        // L(s) = q ^ t ^ q<<<24 with t = s<<<2 and q = s ^ t<<<16.
        long t0 = Long.rotateLeft(g123, 16);
        long q0 = g121 ^ Long.rotateLeft(t0, 32);
        planes[w0] = planes[w0] ^ (q0 ^ t0 ^ Long.rotateLeft(q0, 48));
        long t1 = Long.rotateLeft(g124, 16);
        long q1 = g112 ^ Long.rotateLeft(t1, 32);
        planes[w0 + 1] = planes[w0 + 1] ^ (q1 ^ t1 ^ Long.rotateLeft(q1, 48));
        long q2 = g115 ^ Long.rotateLeft(g121, 32);
        planes[w0 + 2] = planes[w0 + 2] ^ (q2 ^ g121 ^ Long.rotateLeft(q2, 48));
        long q3 = g122 ^ Long.rotateLeft(g112, 32);
        planes[w0 + 3] = planes[w0 + 3] ^ (q3 ^ g112 ^ Long.rotateLeft(q3, 48));
        long q4 = g120 ^ Long.rotateLeft(g115, 32);
        planes[w0 + 4] = planes[w0 + 4] ^ (q4 ^ g115 ^ Long.rotateLeft(q4, 48));
        long q5 = g119 ^ Long.rotateLeft(g122, 32);
        planes[w0 + 5] = planes[w0 + 5] ^ (q5 ^ g122 ^ Long.rotateLeft(q5, 48));
        long q6 = g123 ^ Long.rotateLeft(g120, 32);
        planes[w0 + 6] = planes[w0 + 6] ^ (q6 ^ g120 ^ Long.rotateLeft(q6, 48));
        long q7 = g124 ^ Long.rotateLeft(g119, 32);
        planes[w0 + 7] = planes[w0 + 7] ^ (q7 ^ g119 ^ Long.rotateLeft(q7, 48));
    }
}
