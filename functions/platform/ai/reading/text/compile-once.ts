import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles an expression to bytecode for its first match, and again to machine code for its second. The reader asks
 * nearly all of its expressions of each clause, so the bytecode was wasted: a third of the first reading of a process.
 * This compiles all expressions of the process to machine code at once, and leaves those that are compiled.
 */
setFlagsFromString('--no-regexp-tier-up');
