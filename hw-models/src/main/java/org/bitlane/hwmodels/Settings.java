package org.bitlane.hwmodels;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.structure.Adders;
import org.bitlane.hwmodels.structure.Defence;
import org.bitlane.hwmodels.structure.KeySchedule;
import org.bitlane.hwmodels.structure.Objective;
import org.bitlane.hwmodels.structure.SBox;

/** Implementation options as text: {@code name=value}, as the command line and the data files have them. */
public final class Settings {
    private static final Map<String, Setting> SETTINGS = new LinkedHashMap<>();

    private record Setting(String values, BiFunction<ImplementationOptions, String, ImplementationOptions> apply) {}

    static {
        one(
                "key-schedule",
                KeySchedule.class,
                (o, v) -> o.withStructure(o.structure().withKeySchedule(v)));
        one("key-store", KeyStore.class, ImplementationOptions::withKeyStore);
        one("s-box", SBox.class, (o, v) -> o.withStructure(o.structure().withSBox(v)));
        one("defence", Defence.class, (o, v) -> o.withStructure(o.structure().withDefence(v)));
        one("adders", Adders.class, (o, v) -> o.withStructure(o.structure().withAdders(v)));
        yesNo("both-directions", (o, v) -> o.withStructure(o.structure().withBothDirections(v)));
        yesNo("output-registered", (o, v) -> o.withStructure(o.structure().withOutputRegistered(v)));
        yesNo("chaining-value", (o, v) -> o.withStructure(o.structure().withChainingValue(v)));
        one("retiming", Retiming.class, ImplementationOptions::withRetiming);
        one("mapping", Objective.class, ImplementationOptions::withMapping);
        SETTINGS.put("constraint-mhz", new Setting("a frequency", (o, v) -> o.withConstraint(megahertz(v))));
        SETTINGS.put("clock-mhz", new Setting("a frequency", (o, v) -> o.withClock(megahertz(v))));
        one("style", CodeStyle.class, (o, v) -> o.withSoftware(o.software().withStyle(v)));
        one("engine", Engine.class, (o, v) -> o.withSoftware(o.software().withEngine(v)));
        SETTINGS.put(
                "message-bytes",
                new Setting(
                        "a number of bytes",
                        (o, v) -> o.withSoftware(o.software().withMessageBytes(Long.parseLong(v)))));
    }

    private Settings() {}

    /** The names that exist, each with the values it takes. */
    public static Map<String, String> known() {
        Map<String, String> known = new LinkedHashMap<>();
        SETTINGS.forEach((name, setting) -> known.put(name, setting.values()));
        return known;
    }

    /**
     * The options after one change.
     *
     * @param setting {@code name=value}
     * @throws IllegalArgumentException if there is no such name, or it does not take the value; the message says what
     *     there is
     */
    public static ImplementationOptions apply(ImplementationOptions options, String setting) {
        int equals = setting.indexOf('=');
        String name = equals < 0 ? setting : setting.substring(0, equals);
        Setting known = SETTINGS.get(name);
        if (known == null) {
            throw new IllegalArgumentException(
                    "unknown option \"" + name + "\": expected one of " + String.join(", ", SETTINGS.keySet()));
        }
        if (equals < 0) {
            throw new IllegalArgumentException("option " + name + " needs a value: " + name + "=" + known.values());
        }
        try {
            return known.apply().apply(options, setting.substring(equals + 1));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("option " + setting + " is not " + known.values(), e);
        }
    }

    /**
     * The options after a list of changes.
     *
     * @param settings {@code name=value} pairs with semicolons between, or nothing
     */
    public static ImplementationOptions applyAll(ImplementationOptions options, String settings) {
        ImplementationOptions changed = options;
        for (String setting : settings.split(";")) {
            if (!setting.isBlank()) {
                changed = apply(changed, setting.strip());
            }
        }
        return changed;
    }

    /** The text form of a constant: its name in lower case, with dashes. */
    public static String text(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <E extends Enum<E>> void one(
            String name, Class<E> type, BiFunction<ImplementationOptions, E, ImplementationOptions> apply) {
        List<E> constants = Arrays.asList(type.getEnumConstants());
        String values = constants.stream().map(Settings::text).collect(Collectors.joining("|"));
        SETTINGS.put(
                name,
                new Setting(
                        values,
                        (options, value) -> apply.apply(
                                options,
                                constants.stream()
                                        .filter(constant -> text(constant).equals(value))
                                        .findFirst()
                                        .orElseThrow(() -> new IllegalArgumentException("option " + name
                                                + " does not take \"" + value + "\": expected " + values)))));
    }

    private static void yesNo(String name, BiFunction<ImplementationOptions, Boolean, ImplementationOptions> apply) {
        SETTINGS.put(name, new Setting("yes|no", (options, value) -> {
            if (!value.equals("yes") && !value.equals("no")) {
                throw new IllegalArgumentException(
                        "option " + name + " does not take \"" + value + "\": expected yes|no");
            }
            return apply.apply(options, value.equals("yes"));
        }));
    }

    private static Frequency megahertz(String text) {
        return Frequency.ofMegahertz(Double.parseDouble(text));
    }
}
