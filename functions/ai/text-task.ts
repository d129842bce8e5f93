import type * as z from 'zod/mini';
import type { FactSource } from '#functions/ai/guard/fact-source.ts';
import type { ModelImage } from '#functions/ai/models/language-model.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { InspectedText } from './inspection.ts';
import type { Reference } from './references/reference.ts';

/** The request to a model. */
export type Prompt<Facts, Result, Answer> = {
  system: string;
  /** The part of `text` that is the same for all facts; it belongs to the prompt's version. */
  request: string;
  /** The facts, marked as data, and the request. */
  text: (facts: Facts) => string;
  /** An image for the model. */
  image?: (facts: Facts) => ModelImage;
  /** Facts that the model refers to and that are printed in its answer. Absent if it quotes instead. */
  references?: (facts: Facts) => readonly Reference[];
  /** The part of the result that the model writes. */
  answer: z.ZodMiniType<Answer>;
  /** The field of the answer that may be shown unchecked while it is generated. */
  preview?: string & keyof Answer;
  /**
   * Builds the whole result from an answer. Facts that rules know never come from a model. An unusable text of
   * `words` is empty in `answer`: replace it or leave it out. Throws `ModelFailure` if nothing can be used.
   * `unproven`: with `isReviewed`, sentences whose claims need proof.
   */
  complete: (answer: Answer, facts: Facts, unproven: readonly string[]) => Result;
  /** The answer's texts for guests, checked one by one. Absent if the model only quotes. */
  words?: (answer: Answer) => readonly string[];
  /** What these texts may state beside references. */
  source?: (facts: Facts) => FactSource;
  /** The owner reviews suggestions: `complete` makes one of each unproven sentence. Without it, such a text isn’t used. */
  isReviewed?: true;
};

/** A kind of text with everything that the writer needs to generate it. */
export type TextTask<Facts, Result, Answer = Result> = {
  /** Lower case, in snake case: part of the tool's name for the model. */
  name: string;
  /** The feature that it uses. Absent if administrators can't disable or limit it. */
  feature?: AiFeature;
  /**
   * Rules can do it, too, so no one is refused: without a model it isn't a use of the feature, and if the meter
   * refuses the model, rules do it.
   */
  isDoneByRulesToo?: true;
  /** What may be stated. Writers get nothing else. */
  facts: z.ZodMiniType<Facts>;
  result: z.ZodMiniType<Result>;
  /**
   * Writes without a model; the same facts give the same text. Never fails. Its text isn't checked, because it
   * consists of the copy library and the owner's facts.
   */
  compose: (facts: Facts) => Result;
  /** Absent if rules do it better: then no model is used. */
  prompt?: Prompt<Facts, Result, Answer>;
  /**
   * Throws `ModelFailure` if a model's answer breaks a rule of this task. Statements are checked the same way for
   * all tasks.
   */
  check: (result: Result, facts: Facts) => void;
  /** The parts of the result for readers. Absent if there are none, or if they follow from rules alone. */
  forReaders?: (result: Result) => InspectedText[];
};

/** Defines a task and infers its types. */
export function defineTextTask<Facts, Result, Answer = Result>(
  task: TextTask<Facts, Result, Answer>,
): TextTask<Facts, Result, Answer> {
  return task;
}
