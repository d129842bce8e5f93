import type { Stance } from './prompt-stance.ts';
import type { Wish } from './prompt-wish.ts';

/** What a clause of a prompt asks for, is told of, and says that nobody understands. */
export type Clause = { wishes: Wish[]; instead: string[]; unknown: string[] };

/** A clause while it is read. `before`: the phrase before, articles apart. `amount`: "20%" of what comes. */
export type ClauseReading = Clause & {
  words: readonly string[];
  at: number;
  before: string;
  stance: Stance;
  amount: { value: number; text: string } | undefined;
};
