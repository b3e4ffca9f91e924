package org.bitlane.hwmodels.data;

/**
 * Where a figure was published.
 *
 * @param id the short name that rows use, for example {@code S1}
 * @param title author and title
 * @param where DOI or repository, if there is one
 */
public record Source(String id, String title, String where) {}
