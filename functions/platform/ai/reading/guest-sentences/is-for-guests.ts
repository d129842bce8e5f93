import { scoreOf, sentenceFeatures } from './sentence-features.ts';
import { SENTENCE_WEIGHTS, WEIGHT_STEP } from './sentence-weights.ts';

/** A sentence that scores less is only proposed: more likely than not it is none for guests. */
const LEAST_SCORE = 0;

const weights = Int8Array.from(Buffer.from(SENTENCE_WEIGHTS, 'base64'));

/** Whether a sentence reads like those that owners print for their guests, and not like private or passing remarks. */
export function isForGuests(folded: string): boolean {
  return scoreOf(weights, sentenceFeatures(folded)) * WEIGHT_STEP >= LEAST_SCORE;
}
