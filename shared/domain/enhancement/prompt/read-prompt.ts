import type { KeptLight } from '../photo-look.ts';
import type { Clause } from './clause-reading.ts';
import { type Adjustments, addAdjustments, NO_ADJUSTMENTS } from './prompt-adjustments.ts';
import { clausesOf } from './prompt-clauses.ts';
import { adjustmentsOf, keptLight, settledWishes, understoodWish, type Wish } from './prompt-wish.ts';
import { readClause } from './read-clause.ts';
import { CONTEXT } from './words/filler-words.ts';
import { ON_THE_TABLE } from './words/table-words.ts';

export type PromptReading = {
  adjustments: Adjustments;
  /** What of the light stays, whatever would be mended by itself. */
  kept: KeptLight[];
  /** Words with what was done for them. */
  understood: { words: string; did: string }[];
  /** What is not done, with the reason. */
  instead: string[];
  /** Words that mean nothing here: named, not guessed. */
  unknown: string[];
};

/** Reads a custom prompt clause by clause. */
export function readPrompt(prompt: string): PromptReading {
  const said = clausesOf(prompt);
  const clauses = said.map(readClause);
  const wishes = settledWishes(clauses.flatMap((clause) => clause.wishes));
  const adjustments = wishes.map(adjustmentsOf).reduce(addAdjustments, NO_ADJUSTMENTS);
  return {
    adjustments,
    kept: keptLight(wishes, adjustments),
    understood: understoodOnce(wishes),
    instead: [...new Set(clauses.flatMap(({ instead }) => instead))],
    unknown: unknownWords(said, clauses),
  };
}

/** "Brighter, brighter" is done once, and said once. */
function understoodOnce(wishes: readonly Wish[]): PromptReading['understood'] {
  const understood = wishes.map(understoodWish);
  return understood.filter(({ words }, at) => understood.findIndex((other) => other.words === words) === at);
}

/** Of a prompt that says nothing else, the things on the table and what it is about: "the plate", "night mood". */
function unknownWords(said: readonly string[][], clauses: readonly Clause[]): string[] {
  const unknown = [...new Set(clauses.flatMap((clause) => clause.unknown))];
  const isUnderstood = clauses.some(({ wishes, instead }) => wishes.length > 0 || instead.length > 0);
  if (isUnderstood || unknown.length > 0) return unknown;
  return [...new Set(said.flat().filter((word) => ON_THE_TABLE.has(word) || CONTEXT.has(word)))];
}
