package org.bitlane.kernels.generator;

/** Java source text under construction: lines, indented by the blocks that are open. */
final class JavaSource {
    private static final String INDENT = "    ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Adds a line. */
    JavaSource line(String line) {
        text.append(INDENT.repeat(depth)).append(line).append('\n');
        return this;
    }

    /** Adds an empty line. */
    JavaSource blank() {
        text.append('\n');
        return this;
    }

    /** Adds a line that opens a block: the head and a brace, or the brace alone if the head is empty. */
    JavaSource open(String head) {
        line(head.isEmpty() ? "{" : head + " {");
        depth++;
        return this;
    }

    /** Closes the block opened last and opens its alternative, which has a condition or, if the head is empty, none. */
    JavaSource orElse(String head) {
        depth--;
        return open(head.isEmpty() ? "} else" : "} else " + head);
    }

    /** Closes the block opened last. */
    JavaSource close() {
        depth--;
        return line("}");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
