package org.bitlane.jmh.compare;

import java.io.IOException;
import java.util.List;
import org.bitlane.jmh.results.Row;

/** A piece of work that one or several contestants do in turns. */
public interface Contest {

    /** The work, on one line. */
    String name();

    /**
     * Lets each contestant do the work once, one right after the other.
     *
     * @return a row for each contestant, with one value
     * @throws IOException if one of them fails; the message says what went wrong
     */
    List<Row> run() throws IOException;
}
