package org.bitlane.hwmodels.cli;

/** A request was understood and cannot be met; ends the command with status 1. */
final class UnmetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnmetException(String message) {
        super(message);
    }
}
