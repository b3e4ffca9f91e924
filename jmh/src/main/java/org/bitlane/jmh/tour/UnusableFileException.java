package org.bitlane.jmh.tour;

/** A file that the tour cannot run on. The message is for the user: it names the file and what is wrong with it. */
public final class UnusableFileException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableFileException(String message) {
        super(message);
    }
}
