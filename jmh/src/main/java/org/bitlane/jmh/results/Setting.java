package org.bitlane.jmh.results;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.jmh.process.VectorFlag;

/** What benchmarks are run with. */
public enum Setting {
    /** Vectors of 512 bits. */
    AVX512("avx512", "AVX-512", List.of("-XX:UseAVX=3"), true, "avx512"),
    /** Vectors of 256 bits: the JDK's default on Skylake servers, which have 512. */
    AVX2("avx2", "AVX2", List.of("-XX:UseAVX=2"), true, "avx2"),
    /** Whatever vectors a processor of another architecture has. */
    VECTOR("vector", "Vector API", List.of(), true, "neon"),
    /** Without the module that has the Vector API. */
    SCALAR("scalar", "without the Vector module", List.of(), false, "long64");

    private final String id;
    private final String title;
    private final List<String> options;
    private final boolean vectorFlag;
    private final String processorModel;

    Setting(String id, String title, List<String> options, boolean vectorFlag, String processorModel) {
        this.id = id;
        this.title = title;
        this.options = options;
        this.vectorFlag = vectorFlag;
        this.processorModel = processorModel;
    }

    /** The name on command lines and in files. */
    @JsonValue
    public String id() {
        return id;
    }

    /** The name in reports. */
    public String title() {
        return title;
    }

    /** JVM options for everybody. */
    public List<String> options() {
        return options;
    }

    /** JVM options for Bitlane. */
    public List<String> ourOptions() {
        List<String> ours = new ArrayList<>(options);
        if (vectorFlag) {
            ours.add(VectorFlag.OPTION);
        }
        return ours;
    }

    /** The id of the processor model whose limit kernels have. */
    public String processorModel() {
        return processorModel;
    }

    /**
     * The setting of an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    @JsonCreator
    public static Setting of(String id) {
        return Arrays.stream(values())
                .filter(setting -> setting.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown setting \"" + id + "\": expected one of "
                        + Arrays.stream(values()).map(Setting::id).toList()));
    }
}
