package org.bitlane.hwmodels.data;

import java.util.Locale;

/** What a published figure may be used for. */
public enum Use {
    /** Technology constants may be fitted on it. */
    CALIBRATE,
    /** Predicted, compared and reported, never fitted. */
    VALIDATE,
    /** At odds with other figures: shown with the reason, neither fitted nor scored. */
    CONTRADICTION,
    /** Shown, neither fitted nor scored. */
    CONTEXT,
    /** What a device holds. */
    CAPACITY;

    /** The name in lower case, as the data files have it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
