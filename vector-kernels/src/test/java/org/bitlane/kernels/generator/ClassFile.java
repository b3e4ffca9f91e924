package org.bitlane.kernels.generator;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A generated class as the compiler wrote it: its methods' calls, loops and constant offsets into the arrays. */
final class ClassFile {
    /** Round methods are static and take the planes, then the round keys. */
    private static final int PLANES = 0;

    private static final int ROUND_KEYS = 1;

    private final ClassNode node = new ClassNode();

    private ClassFile(String path) {
        try (InputStream stream = ClassFile.class.getClassLoader().getResourceAsStream(path)) {
            new ClassReader(stream).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A class of the kernels, by its name below their package, such as {@code vector.generated.Sm4Iterative}. */
    static ClassFile of(String name) {
        return new ClassFile("org/bitlane/kernels/" + name.replace('.', '/') + ".class");
    }

    /** The names of all methods that start with {@code prefix}, in the order of the file. */
    List<String> methods(String prefix) {
        return node.methods.stream()
                .map(method -> method.name)
                .filter(name -> name.startsWith(prefix))
                .toList();
    }

    /** The methods of this class that a method calls, in order, one entry a call. */
    List<String> calls(String method) {
        return calls(method(method).instructions.toArray());
    }

    /** The methods of this class that the only loop of a method calls in a trip. */
    List<String> callsInLoop(String method) {
        MethodNode code = method(method);
        List<AbstractInsnNode> body = new ArrayList<>();
        for (AbstractInsnNode instruction : code.instructions) {
            if (instruction instanceof JumpInsnNode jump
                    && code.instructions.indexOf(jump.label) < code.instructions.indexOf(jump)) {
                int first = code.instructions.indexOf(jump.label);
                for (int i = first; i < code.instructions.indexOf(jump); i++) {
                    body.add(code.instructions.get(i));
                }
            }
        }
        return calls(body.toArray(AbstractInsnNode[]::new));
    }

    /** What the loops of a method add to their counters, one entry a loop. */
    List<Integer> steps(String method) {
        List<Integer> steps = new ArrayList<>();
        for (AbstractInsnNode instruction : method(method).instructions) {
            if (instruction instanceof IincInsnNode increment) {
                steps.add(increment.incr);
            }
        }
        return steps;
    }

    /** How many times a method calls one of any class. */
    int count(String method, String called) {
        int count = 0;
        for (AbstractInsnNode instruction : method(method).instructions) {
            if (instruction instanceof MethodInsnNode call && call.name.equals(called)) {
                count++;
            }
        }
        return count;
    }

    /** The constants of a method, in order. */
    List<Integer> constants(String method) {
        List<Integer> constants = new ArrayList<>();
        for (AbstractInsnNode instruction : method(method).instructions) {
            Integer constant = constant(instruction);
            if (constant != null) {
                constants.add(constant);
            }
        }
        return constants;
    }

    /** The constants that are added to the index of round keys. */
    List<Integer> keyOffsets(String method) {
        TreeSet<Integer> offsets = new TreeSet<>();
        for (AbstractInsnNode instruction : method(method).instructions) {
            if (loads(instruction, ROUND_KEYS)) {
                offsets.add(offset(instruction));
            }
        }
        return List.copyOf(offsets);
    }

    /** The constants that are added to the index of planes where vectors are read. */
    List<Integer> planesRead(String method) {
        return planes(method, "fromArray");
    }

    /** The constants that are added to the index of planes where vectors are written. */
    List<Integer> planesWritten(String method) {
        return planes(method, "intoArray");
    }

    /** How many times a method loads the array that is its parameter of the given number. */
    int loadsOf(String method, int parameter) {
        int loads = 0;
        for (AbstractInsnNode instruction : method(method).instructions) {
            loads += loads(instruction, parameter) ? 1 : 0;
        }
        return loads;
    }

    /** A method's instructions with all operands, but without the name of the class: equal for equal code only. */
    List<String> text(String method) {
        List<String> text = new ArrayList<>();
        for (AbstractInsnNode instruction : method(method).instructions) {
            if (instruction.getOpcode() >= 0) {
                text.add(instruction.getOpcode() + operands(instruction));
            }
        }
        return text;
    }

    private MethodNode method(String name) {
        return node.methods.stream()
                .filter(method -> method.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(node.name + " has no method " + name));
    }

    private List<String> calls(AbstractInsnNode[] instructions) {
        List<String> calls = new ArrayList<>();
        for (AbstractInsnNode instruction : instructions) {
            if (instruction instanceof MethodInsnNode call && call.owner.equals(node.name)) {
                calls.add(call.name);
            }
        }
        return calls;
    }

    private List<Integer> planes(String method, String access) {
        TreeSet<Integer> offsets = new TreeSet<>();
        for (AbstractInsnNode instruction : method(method).instructions) {
            if (loads(instruction, PLANES) && nextCall(instruction).equals(access)) {
                offsets.add(offset(instruction));
            }
        }
        return List.copyOf(offsets);
    }

    /** What follows the load of an array is its index: a constant, or a variable, and a constant unless it is 0. */
    private static int offset(AbstractInsnNode arrayLoad) {
        AbstractInsnNode index = arrayLoad.getNext();
        if (constant(index) != null) {
            return constant(index);
        }
        Integer constant = constant(index.getNext());
        return constant == null ? 0 : constant;
    }

    private static String nextCall(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction;
        while (!(next instanceof MethodInsnNode)) {
            next = next.getNext();
        }
        return ((MethodInsnNode) next).name;
    }

    private static boolean loads(AbstractInsnNode instruction, int variable) {
        return instruction instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && load.var == variable;
    }

    private static Integer constant(AbstractInsnNode instruction) {
        if (instruction instanceof IntInsnNode push) {
            return push.operand;
        }
        if (instruction instanceof LdcInsnNode load && load.cst instanceof Integer value) {
            return value;
        }
        int opcode = instruction.getOpcode();
        return instruction instanceof InsnNode && opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5
                ? opcode - Opcodes.ICONST_0
                : null;
    }

    private String operands(AbstractInsnNode instruction) {
        if (instruction instanceof VarInsnNode variable) {
            return " " + variable.var;
        }
        if (instruction instanceof IincInsnNode increment) {
            return " " + increment.var + " " + increment.incr;
        }
        if (instruction instanceof MethodInsnNode call) {
            return " " + (call.owner.equals(node.name) ? "" : call.owner) + "." + call.name;
        }
        if (instruction instanceof FieldInsnNode field) {
            return " " + (field.owner.equals(node.name) ? "" : field.owner) + "." + field.name;
        }
        Integer constant = constant(instruction);
        return constant == null ? "" : " " + constant;
    }
}
