import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForGuests } from '#functions/platform/ai/reading/guest-sentences/is-for-guests.ts';
import {
  scoreOf,
  sentenceFeatures,
} from '#functions/platform/ai/reading/guest-sentences/sentence-features.ts';
import { labeledSentences } from './labeled-sentences.ts';
import { type LabeledSentence, trainSentenceWeights } from './train-sentence-weights.ts';
import { weightsFile } from './weights-file.ts';

const sentences = labeledSentences();
const FOLDS = 5;

test('the weights are those that follow from the sentences: npm run train-sentences', () => {
  const kept = readFileSync('functions/platform/ai/reading/guest-sentences/sentence-weights.ts', 'utf8');
  expect(kept === weightsFile()).toBe(true);
});

/** Sentences of one brief are judged together: they are alike. */
const briefs = [...new Set(sentences.map(({ brief }) => brief))];
const foldOf = ({ brief }: LabeledSentence, index: number) =>
  (brief === undefined ? index : briefs.indexOf(brief)) % FOLDS;

test('of sentences that were not learned from, four of five are judged right, both ways', () => {
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = trainSentenceWeights(sentences.filter((one, index) => foldOf(one, index) !== fold));
    return sentences
      .filter((one, index) => foldOf(one, index) === fold)
      .map(({ folded, isForGuests: wanted }) => ({
        wanted,
        passes: scoreOf(weights, sentenceFeatures(folded)) >= 0,
      }));
  });
  for (const wanted of [true, false]) {
    const asked = judged.filter((each) => each.wanted === wanted);
    expect(asked.filter(({ passes }) => passes === wanted).length / asked.length).toBeGreaterThan(0.8);
  }
});

test('a sentence about the house passes, one about private affairs does not', () => {
  expect(isForGuests('our bread is baked every morning in a wood-fired oven.')).toBe(true);
  expect(isForGuests('my landlord wants more money and i have not told the staff.')).toBe(false);
});
