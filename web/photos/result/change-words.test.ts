import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

const aSheet = (color_shift: number, structural_similarity: number, exposure_stops = 0) => ({
  color_shift,
  structural_similarity,
  exposure_stops,
});

test('a larger color change gets a stronger sentence', () => {
  const words = [0, 1, 4, 9, 40].map((shift) => changeWords(aSheet(shift, 1)).color);
  expect(words[0]).toMatch(/No visible color change/);
  expect(words.slice(1)).toEqual([
    'The colors changed slightly.',
    'The colors changed noticeably.',
    'The colors changed a lot.',
    'The colors changed a lot.',
  ]);
});

test('a change in exposure is described as brighter or darker', () => {
  expect(changeWords(aSheet(30, 0.6, 2.5)).color).toMatch(/brighter/);
  expect(changeWords(aSheet(12, 0.8, -1)).color).toMatch(/darker/);
  expect(changeWords(aSheet(30, 0.6, 2.5)).shape).toMatch(/^The new lighting/);
});

test('a changed surface adds the sentence that nothing was added or removed', () => {
  expect(changeWords(aSheet(0, 1)).shape).toMatch(/Edges and shapes/);
  expect(changeWords(aSheet(0, 0.9)).shape).toMatch(/sharper or softer\. We didn’t add or remove anything/);
});
