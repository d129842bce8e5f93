import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bestName } from '#functions/platform/ai/reading/facts/names/best-name.ts';
import { labeledOpenings, writtenOpenings } from './labeled-openings.ts';
import { trainNameWeights, weigh } from './train-name-weights.ts';
import { weightsFile } from './weights-file.ts';

const FOLDS = 3;
const LIKELY = 0.6;

test('the weights are those that follow from the openings: npm run train-names', () => {
  const kept = readFileSync('functions/platform/ai/reading/facts/names/name-weights.ts', 'utf8');
  expect(kept === weightsFile()).toBe(true);
});

test('of texts that were not learned from, two of three names are found, and four of five that are said are right', () => {
  const written = writtenOpenings();
  const others = labeledOpenings().slice(written.length);
  const said = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeldBack = (index: number) => index % FOLDS === fold;
    const weights = trainNameWeights([...written.filter((_, index) => !isHeldBack(index)), ...others]);
    return written
      .filter((_, index) => isHeldBack(index))
      .flatMap((opening) => {
        const { each, all } = weigh(weights, opening);
        const most = Math.max(...each);
        return most / all < LIKELY ? [] : [opening.candidates[each.indexOf(most)]?.isName === true];
      });
  });
  const right = said.filter(Boolean).length;
  const named = written.filter(({ candidates }) => candidates.some(({ isName }) => isName));
  expect(right / named.length).toBeGreaterThan(2 / 3);
  expect(right / said.length).toBeGreaterThan(0.8);
});

test.each([
  ['so the place, Pinewood Tavern, is in the old bank', 'Pinewood Tavern'],
  ['Hola! soy la dueña de Antojitos Lupita, en Pilsen, Chicago', 'Antojitos Lupita'],
  ['My wife and I opened Fernwood in 2019', 'Fernwood'],
])('the name of %j', (text, name) => {
  const best = bestName(text);
  expect(best && text.slice(best.start, best.end)).toBe(name);
});
