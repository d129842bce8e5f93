import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labeledFacts } from './labeled-facts.ts';
import { trainCertaintyWeights } from './train-certainty-weights.ts';
import { weightsFile } from './weights-file.ts';

/** As the reader has it. */
const LEAST_PROBABILITY = 0.85;
const FOLDS = 5;

test('the weights are those that follow from the open briefs: npm run train-certainty', () => {
  const kept = readFileSync('functions/platform/ai/reading/certainty/certainty-weights.ts', 'utf8');
  expect(kept === weightsFile()).toBe(true);
});

test('of briefs that were not learned from, four of ten wrong facts and no tenth of the right ones are held back', () => {
  const facts = labeledFacts();
  const briefs = [...new Set(facts.map(({ brief }) => brief))];
  const foldOf = new Map(briefs.map((brief, at) => [brief, at % FOLDS]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = trainCertaintyWeights(facts.filter(({ brief }) => foldOf.get(brief) !== fold));
    return facts
      .filter(
        ({ brief, features }) =>
          foldOf.get(brief) === fold && !features.some((name) => name.endsWith('only likely')),
      )
      .map(({ features, isRight }) => {
        const sum = features.reduce((total, name) => total + (weights.get(name) ?? 0), 0);
        return { isRight, isHeld: 1 / (1 + Math.exp(-sum)) < LEAST_PROBABILITY };
      });
  });
  const held = (right: boolean) => {
    const own = judged.filter(({ isRight }) => isRight === right);
    return own.filter(({ isHeld }) => isHeld).length / own.length;
  };
  expect(held(false)).toBeGreaterThan(0.4);
  expect(held(true)).toBeLessThan(0.1);
});
