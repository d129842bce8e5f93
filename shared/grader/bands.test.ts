import { expect, test } from 'vitest';
import { bandOf, letterOf, signedLetterOf, speedLabelOf, statusOf } from './bands.ts';

test('72.5 is a C+ that needs improvement', () => {
  expect([signedLetterOf(72.5), statusOf(72.5)]).toEqual(['C+', 'Needs Improvement']);
});

test.each([
  [100, 'A+', 'A', 'green'],
  [90, 'A-', 'A', 'green'],
  [89.9, 'B+', 'B', 'green'],
  [80, 'B', 'B', 'green'],
  [79.9, 'B-', 'B', 'amber'],
  [60, 'C-', 'C', 'amber'],
  [59.9, 'D+', 'D', 'orange'],
  [40, 'F', 'F', 'orange'],
  [39.9, 'F', 'F', 'red'],
  [0, 'F', 'F', 'red'],
])('%s is %s overall, %s of a component and %s', (score, signed, letter, band) => {
  expect([signedLetterOf(score), letterOf(score), bandOf(score)]).toEqual([signed, letter, band]);
});

test('a component’s letter uses the same scale as the total', () => {
  const scores = Array.from({ length: 1_001 }, (_, tenths) => tenths / 10);
  expect(scores.filter((score) => letterOf(score) !== signedLetterOf(score).charAt(0))).toEqual([]);
});

test('a page is excellent up to two seconds and good up to four', () => {
  expect([2, 2.1, 4, 4.1].map(speedLabelOf)).toEqual(['Excellent', 'Good', 'Good', 'Needs Improvement']);
});
