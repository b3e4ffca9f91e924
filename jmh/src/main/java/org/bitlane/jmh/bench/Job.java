package org.bitlane.jmh.bench;

import java.io.IOException;
import java.util.List;
import org.bitlane.jmh.compare.Contest;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Setting;

/**
 * A contest in a setting.
 *
 * @param setting what its JVMs are run with
 * @param contest the contest
 */
record Job(Setting setting, Contest contest) implements Contest {
    @Override
    public String name() {
        return setting.id() + ": " + contest.name();
    }

    @Override
    public List<Row> run() throws IOException {
        return contest.run();
    }
}
