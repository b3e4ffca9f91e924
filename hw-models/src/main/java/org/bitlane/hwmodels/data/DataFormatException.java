package org.bitlane.hwmodels.data;

/** A data file is not as it should be. The message names file, line, column and what was expected. */
public final class DataFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DataFormatException(String message) {
        super(message);
    }
}
