import { ModelReadingSchema, placedReading } from '#functions/platform/ai/reading/model-reading.ts';
import { loadCorpus } from '#tests/corpus/load-corpus.ts';
import type { ReadBrief } from '#tests/corpus/scoring/measure-reader.ts';
import answers from './answers.json' with { type: 'json' };

const ANSWERS: ReadonlyMap<string, unknown> = new Map(Object.entries(answers));

/**
 * Sealed briefs that somebody answered in a model's place, with nothing but what a model is given: the prompt, the schema
 * and the text. Neither gold nor reader had been seen.
 */
export const answeredBriefs = loadCorpus('sealed').filter(({ id }) => ANSWERS.has(id));

/** Reads a brief as its answer says, through the same door as a model's. Throws for briefs without an answer. */
export const readAsAnswered: ReadBrief = (text) => {
  const brief = answeredBriefs.find((one) => one.text === text);
  if (brief === undefined) throw new Error('Nobody answered this brief.');
  return placedReading(ModelReadingSchema.parse(ANSWERS.get(brief.id)), text);
};
