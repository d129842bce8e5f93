import type * as z from 'zod/mini';
import type { FactSource } from '#functions/ai/guard/fact-source.ts';
import type { ModelImage } from '#functions/ai/models/language-model.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { InspectedText } from './inspection.ts';
import type { Reference } from './references/reference.ts';

/** What a model is asked for. */
export type Prompt<Facts, Result, Answer> = {
  system: string;
  /** What of `text` is the same for all facts: a part of the prompt’s version. */
  request: string;
  /** The facts, framed as data, and the request. */
  text: (facts: Facts) => string;
  /** What the model sees beside it. */
  image?: (facts: Facts) => ModelImage;
  /** Facts that the model points at and that are printed in its answer. Absent where it quotes instead. */
  references?: (facts: Facts) => readonly Reference[];
  /** The part of the result that the model writes. */
  answer: z.ZodMiniType<Answer>;
  /** The field of the answer whose words may be shown while they are written, before they are checked. */
  preview?: string & keyof Answer;
  /**
   * Makes the whole result of an answer. What rules know never comes from a model. A text of `words` that can’t be used
   * is empty in `answer`: replace it, or leave it out. Throws `ModelFailure` if nothing can be used. `unproven`: with
   * `isReviewed`, sentences whose claims need proof.
   */
  complete: (answer: Answer, facts: Facts, unproven: readonly string[]) => Result;
  /** The texts of the answer that guests will read, checked one by one. Absent if the model only quotes. */
  words?: (answer: Answer) => readonly string[];
  /** What these words may state beside the references in them. */
  source?: (facts: Facts) => FactSource;
  /** The owner reviews suggestions: `complete` makes one of each unproven sentence. Without it, such a text isn’t used. */
  isReviewed?: true;
};

/** A kind of text, with everything that the door has to know to have it written. */
export type TextTask<Facts, Result, Answer = Result> = {
  /** Lower case, in snake case: part of the tool's name that a model is given. */
  name: string;
  /** The feature whose use it is; absent where no administrator switches or limits it. */
  feature?: AiFeature;
  /**
   * Rules do it too, so nobody is refused: without a model it is no use of the feature, and where the meter refuses the
   * model the rules do it.
   */
  isDoneByRulesToo?: true;
  /** What may be stated. Nothing else reaches a writer. */
  facts: z.ZodMiniType<Facts>;
  result: z.ZodMiniType<Result>;
  /**
   * Writes in process, without a model: the same facts give the same text. Never fails. Its words come from the copy
   * library around the owner's facts, so they aren’t checked.
   */
  compose: (facts: Facts) => Result;
  /** Absent where rules do it better than prose: then no model is asked. */
  prompt?: Prompt<Facts, Result, Answer>;
  /** Throws `ModelFailure` when a model's answer breaks a rule of this task. What it states is checked for all tasks alike. */
  check: (result: Result, facts: Facts) => void;
  /** What of the result readers will see; absent where that is nothing, or follows from rules alone. */
  forReaders?: (result: Result) => InspectedText[];
};

/** A task as written, with its types held together. */
export function defineTextTask<Facts, Result, Answer = Result>(
  task: TextTask<Facts, Result, Answer>,
): TextTask<Facts, Result, Answer> {
  return task;
}
