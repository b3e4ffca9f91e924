package org.bitlane.hwmodels;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bitlane.hwmodels.cpu.Machine;
import org.bitlane.hwmodels.data.DeviceFile;
import org.bitlane.hwmodels.data.PublishedData;

/** The devices that predictions can be asked for. */
public final class Devices {
    private final Map<String, Device> devices;

    private Devices(Map<String, Device> devices) {
        this.devices = Collections.unmodifiableMap(devices);
    }

    /** The devices that come with this library: FPGAs, microcontrollers, processors. */
    public static Devices builtIn(PublishedData data) {
        Map<String, Device> devices = new LinkedHashMap<>();
        DeviceFile.builtIn(data).forEach(device -> devices.put(device.id(), device));
        for (Machine machine : Machine.builtIn()) {
            devices.put(machine.id(), new ProcessorDevice(machine));
        }
        return new Devices(devices);
    }

    /** These and more; one with a known id takes its place. */
    public Devices and(List<? extends Device> more) {
        Map<String, Device> merged = new LinkedHashMap<>(devices);
        more.forEach(device -> merged.put(device.id(), device));
        return new Devices(merged);
    }

    /** The device of an id, in upper or lower case. */
    public Optional<Device> find(String id) {
        return devices.values().stream()
                .filter(device -> device.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /** All, in the order of the files. */
    public Collection<Device> all() {
        return devices.values();
    }
}
