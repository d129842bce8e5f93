import { scoreOf, sentenceFeatures } from './sentence-features.ts';
import { SENTENCE_WEIGHTS, WEIGHT_STEP } from './sentence-weights.ts';

/** A sentence that scores less is only proposed: it reads more like private or passing remarks. */
const LEAST_SCORE = -0.5;
/** The same of rules and services, which are told in few words. */
const LEAST_NOTED = -1.5;
/** So much more must score what stands in one sentence with a wish or what is not for guests: it may be more of it. */
const MORE_BESIDE = 1.5;

const weights = Int8Array.from(Buffer.from(SENTENCE_WEIGHTS, 'base64'));

/**
 * Whether a sentence reads like those that owners print for their guests. `isNote`: it tells a rule or a service;
 * `isBeside`: another part of its sentence is not printed.
 */
export function isForGuests(folded: string, { isNote = false, isBeside = false } = {}): boolean {
  const least = (isNote ? LEAST_NOTED : LEAST_SCORE) + (isBeside ? MORE_BESIDE : 0);
  return scoreOf(weights, sentenceFeatures(folded)) * WEIGHT_STEP >= least;
}
