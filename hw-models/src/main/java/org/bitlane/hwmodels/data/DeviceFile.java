package org.bitlane.hwmodels.data;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Family;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.Microcontroller;
import org.bitlane.hwmodels.quantity.Frequency;

/**
 * Devices as a CSV file: a line is a device, so that adding one needs no code.
 *
 * <p>Columns: {@code id}, {@code kind} (fpga or mcu), {@code name}; for an FPGA {@code family}, {@code grade},
 * {@code part} (the device in the published figures, from which capacities are taken where the columns are empty),
 * {@code cells}, {@code flip_flops}, {@code block_ram_kbit}, {@code static_w}; for a microcontroller {@code core},
 * {@code clock_mhz}, {@code flash_kib}, {@code ram_kib}, {@code supply_v}, {@code low_ma}, {@code high_ma},
 * {@code accelerator} (sha256 or nothing); {@code source}.
 */
public final class DeviceFile {
    private static final int MEGA = 1_000_000;
    private static final int KIBI = 1024;

    private DeviceFile() {}

    /** The FPGAs and microcontrollers that come with this library. */
    public static List<Device> builtIn(PublishedData data) {
        return devices(CsvTable.resource("catalogue.csv", "id", "kind", "name", "source"), data);
    }

    /**
     * The devices of a file.
     *
     * @param name of the file, for messages
     * @throws DataFormatException if a line is not a device; the message says which and why
     * @throws IOException if it cannot be read
     */
    public static List<Device> read(Reader reader, String name, PublishedData data) throws IOException {
        return devices(CsvTable.read(reader, name, "id", "kind"), data);
    }

    private static List<Device> devices(List<CsvTable.Row> rows, PublishedData data) {
        List<Device> devices = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (CsvTable.Row row : rows) {
            if (!ids.add(row.required("id"))) {
                throw row.fault("id", "repeats \"" + row.text("id") + "\"");
            }
            devices.add(
                    switch (row.required("kind")) {
                        case "fpga" -> fpga(row, data);
                        case "mcu" -> microcontroller(row);
                        default -> throw row.fault("kind", "is \"" + row.text("kind") + "\", not fpga or mcu");
                    });
        }
        return devices;
    }

    private static FpgaDevice fpga(CsvTable.Row row, PublishedData data) {
        Family family = row.named("family", List.of(Family.values()), Family::toString);
        int grade = (int) row.parse("grade", row.required("grade"));
        requireGrade(row, family, grade);
        String part = row.text("part");
        return new FpgaDevice(
                row.text("id"),
                name(row),
                family,
                grade,
                count(row, "cells", data, part + " " + family.fabric().cell()),
                count(row, "flip_flops", data, part + " FF"),
                count(row, "block_ram_kbit", data, part + " block RAM"),
                row.number("static_w").isPresent()
                        ? positive(row, "static_w")
                        : published(data, part + " -" + grade + " static power", part + " static power"),
                row.text("source"));
    }

    private static void requireGrade(CsvTable.Row row, Family family, int grade) {
        int least = family == Family.CYCLONE_V ? 7 : 1;
        int most = family == Family.CYCLONE_V ? 8 : 3;
        if (grade < least || grade > most) {
            throw row.fault(
                    "grade", "is " + grade + ", but " + family + " is modelled in grades " + least + " to " + most);
        }
    }

    private static Microcontroller microcontroller(CsvTable.Row row) {
        String core = row.required("core");
        if (InstructionSet.find(core).isEmpty()) {
            throw row.fault("core", "is \"" + core + "\", not one of " + String.join(", ", InstructionSet.names()));
        }
        String accelerator = row.text("accelerator");
        if (!accelerator.isEmpty() && !accelerator.equals("sha256")) {
            throw row.fault("accelerator", "is \"" + accelerator + "\", not sha256 or empty");
        }
        OptionalDouble low = positive(row, "low_ma");
        OptionalDouble high = positive(row, "high_ma");
        if (low.isPresent() != high.isPresent() || low.orElse(0) > high.orElse(0)) {
            throw row.fault("low_ma", "and high_ma are not two ends of a range");
        }
        return new Microcontroller(
                row.text("id"),
                name(row),
                core,
                new Frequency(required(row, "clock_mhz") * MEGA),
                (int) (required(row, "flash_kib") * KIBI),
                (int) (required(row, "ram_kib") * KIBI),
                positive(row, "supply_v"),
                scaled(low, 1e-3),
                scaled(high, 1e-3),
                !accelerator.isEmpty(),
                row.text("source"));
    }

    private static String name(CsvTable.Row row) {
        return row.text("name").isEmpty() ? row.text("id") : row.text("name");
    }

    private static double required(CsvTable.Row row, String column) {
        row.required(column);
        return positive(row, column).orElseThrow();
    }

    private static OptionalDouble positive(CsvTable.Row row, String column) {
        OptionalDouble number = row.number(column);
        if (number.isPresent() && !(number.getAsDouble() > 0)) {
            throw row.fault(column, "is " + row.text(column) + ", not positive");
        }
        return number;
    }

    private static OptionalDouble scaled(OptionalDouble value, double factor) {
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() * factor) : value;
    }

    private static OptionalInt count(CsvTable.Row row, String column, PublishedData data, String figure) {
        OptionalDouble own = positive(row, column);
        OptionalDouble value = own.isPresent() ? own : published(data, figure);
        return value.isPresent() ? OptionalInt.of((int) value.getAsDouble()) : OptionalInt.empty();
    }

    private static OptionalDouble published(PublishedData data, String... ids) {
        for (String id : ids) {
            PublishedFigure figure = data.figures().get(id);
            if (figure != null) {
                return OptionalDouble.of(figure.value());
            }
        }
        return OptionalDouble.empty();
    }
}
