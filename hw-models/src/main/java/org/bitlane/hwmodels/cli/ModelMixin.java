package org.bitlane.hwmodels.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Devices;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.Settings;
import org.bitlane.hwmodels.data.DataFormatException;
import org.bitlane.hwmodels.data.DeviceFile;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands that predict have in common: device files and implementation options. */
final class ModelMixin {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--device-file",
            paramLabel = "FILE",
            description = "CSV file with devices of your own (\"devices --help\" has the columns); may be repeated.")
    private final List<Path> deviceFiles = new ArrayList<>();

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "How it is built, beyond the configuration; may be repeated. Names and values:%n"
                    + "${COMPLETION-CANDIDATES}",
            completionCandidates = SettingNames.class)
    private final List<String> settings = new ArrayList<>();

    private HardwareModel model;

    /** Lists settings in help texts. */
    static final class SettingNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        SettingNames() {
            Settings.known().forEach((name, values) -> add("%n  " + name + "=" + values));
        }
    }

    HardwareModel model() {
        if (model == null) {
            model = HardwareModel.builtIn();
        }
        return model;
    }

    Devices devices() {
        Devices devices = model().devices();
        for (Path file : deviceFiles) {
            try (Reader reader = Files.newBufferedReader(file)) {
                devices = devices.and(DeviceFile.read(reader, file.toString(), model().data()));
            } catch (DataFormatException e) {
                throw usage(e.getMessage());
            } catch (IOException e) {
                throw usage("cannot read device file " + file + ": " + e);
            }
        }
        return devices;
    }

    Device device(String id) {
        Devices devices = devices();
        return devices.find(id).orElseThrow(() -> {
            List<String> known = devices.all().stream().map(Device::id).toList();
            return usage("unknown device \"" + id + "\": " + Names.didYouMean(id, known)
                    + " (\"devices\" lists all, --device-file adds your own)");
        });
    }

    ImplementationOptions options() {
        ImplementationOptions options = ImplementationOptions.defaults();
        for (String setting : settings) {
            try {
                options = Settings.apply(options, setting);
            } catch (IllegalArgumentException e) {
                throw usage(e.getMessage());
            }
        }
        return options;
    }

    KernelConfiguration configuration(String text) {
        try {
            return KernelConfiguration.parse(text);
        } catch (IllegalArgumentException e) {
            List<String> known = DesignSpace.all().stream()
                    .map(KernelConfiguration::toString)
                    .toList();
            throw usage(e.getMessage() + "; " + Names.didYouMean(text, known) + " (\"configurations\" lists all)");
        }
    }

    Algorithm algorithm(String text) {
        List<String> known = Arrays.stream(Algorithm.values()).map(Enum::name).toList();
        return Arrays.stream(Algorithm.values())
                .filter(algorithm -> algorithm.name().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> usage("unknown algorithm \"" + text + "\": " + Names.didYouMean(text, known)));
    }

    /** A complaint about the command line, which ends the command with status 2. */
    ParameterException usage(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
