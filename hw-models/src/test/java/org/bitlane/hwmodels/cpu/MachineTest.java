package org.bitlane.hwmodels.cpu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.junit.jupiter.api.Test;

class MachineTest {
    private static final String HEADER =
            "id,name,vector_bits,lanes,logic_ports,ternary,rotate_instructions,registers,loads_per_cycle,"
                    + "stores_per_cycle,source\n";

    @Test
    void machinesThatComeWithTheModelNameTheirSources() {
        assertTrue(Machine.builtIn().size() >= 4);
        for (Machine machine : Machine.builtIn()) {
            assertEquals(machine, Machine.named(machine.id()));
            assertTrue(machine.source().length() > 10, machine.id());
        }
    }

    @Test
    void machineFromAFileIsPredictedLikeABuiltInOne() {
        String row = "half,\"one 512-bit port\",512,yes,1,yes,1,32,1,1,made up\n";
        Machine half = Machine.read(new StringReader(HEADER + row)).get(0);
        double full = CpuModel.predict(Algorithm.SM4, Layout.PACKED, Machine.named("avx512"))
                .logicCyclesPerByte();
        assertEquals(
                2 * full, CpuModel.predict(Algorithm.SM4, Layout.PACKED, half).logicCyclesPerByte(), 1e-12);
    }

    @Test
    void badFigureIsReportedWithItsRecord() {
        for (String row :
                List.of("x,x,wide,yes,1,no,1,16,1,1,s\n", "x,x,256,yes,0,no,1,16,1,1,s\n", "x,x,256,yes,1,no\n")) {
            IllegalArgumentException e =
                    assertThrows(IllegalArgumentException.class, () -> Machine.read(new StringReader(HEADER + row)));
            assertTrue(e.getMessage().contains("record 1"), e.getMessage());
        }
    }

    @Test
    void unknownMachineListsTheKnownOnes() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Machine.named("vax"));
        assertTrue(e.getMessage().contains("avx512") && e.getMessage().contains("vax"), e.getMessage());
    }
}
