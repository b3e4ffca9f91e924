package org.bitlane.hwmodels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.PrintWriter;
import java.util.OptionalInt;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.Microcontroller;
import org.bitlane.hwmodels.ProcessorDevice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The devices that are known. */
@Command(
        name = "devices",
        mixinStandardHelpOptions = true,
        description = "Lists the devices that predictions can be asked for.",
        footer = {
            "",
            "A device of your own is a line of a CSV file, given with --device-file. Columns, of which those that do not"
                    + " apply may be left out:",
            "  id,kind,name,source                 kind is fpga or mcu",
            "  family,grade,cells,flip_flops,block_ram_kbit,static_w",
            "                                      FPGA: family artix-7, spartan-6, cyclone-v or stratix-ii;",
            "                                      without static_w static power is scaled by cells",
            "  core,clock_mhz,flash_kib,ram_kib,supply_v,low_ma,high_ma,accelerator",
            "                                      microcontroller: core as in this list; accelerator sha256 or empty",
            "Example of a file:",
            "  id,kind,family,grade,cells,flip_flops",
            "  my-board,fpga,artix-7,2,8000,16000"
        })
final class DevicesCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Mixin
    private ModelMixin models;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        TextTable table = new TextTable("id", "kind", "name", "what it is", "capacity", "source");
        ArrayNode array = Json.array();
        for (Device device : models.devices().all()) {
            String kind = kind(device);
            table.add(device.id(), kind, device.name(), technology(device), capacity(device), device.source());
            array.addObject()
                    .put("id", device.id())
                    .put("kind", kind)
                    .put("name", device.name())
                    .put("technology", technology(device))
                    .put("capacity", capacity(device))
                    .put("source", device.source());
        }
        PrintWriter out = command.commandLine().getOut();
        if (format.json()) {
            out.println(Json.text(array));
        } else if (format.csv()) {
            table.printCsv(out);
        } else {
            table.print(out);
        }
    }

    private static String kind(Device device) {
        return device instanceof FpgaDevice ? "fpga" : device instanceof Microcontroller ? "mcu" : "cpu";
    }

    private static String technology(Device device) {
        if (device instanceof FpgaDevice fpga) {
            return fpga.family() + ", speed grade " + fpga.speedGrade();
        }
        if (device instanceof Microcontroller mcu) {
            return mcu.core() + " at " + mcu.clock() + (mcu.shaAccelerator() ? ", SHA-256 unit" : "");
        }
        return ((ProcessorDevice) device).machine().vectorBits() + "-bit vectors";
    }

    private static String capacity(Device device) {
        if (device instanceof FpgaDevice fpga) {
            return count(fpga.cells()) + " " + fpga.family().fabric().cell() + ", " + count(fpga.flipFlops()) + " FF";
        }
        if (device instanceof Microcontroller mcu) {
            return mcu.flashBytes() / 1024 + " KiB flash, " + mcu.ramBytes() / 1024 + " KiB RAM";
        }
        return "";
    }

    private static String count(OptionalInt count) {
        return count.isPresent() ? Integer.toString(count.getAsInt()) : "unknown";
    }
}
