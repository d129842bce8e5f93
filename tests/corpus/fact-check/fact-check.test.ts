import { expect, test } from 'vitest';
import { createFactCheck } from '#functions/platform/ai/fact-check/create-fact-check.ts';
import { FALSEHOOD_KINDS } from './falsehoods.ts';
import { measureFactCheck, share } from './measure-fact-check.ts';

const figures = measureFactCheck(createFactCheck);

test.each(['price', 'phone', 'time', 'allergen'] as const)('no planted %s is let through', (kind) => {
  expect(figures.missed[kind].wrong).toEqual([]);
});

test('of 500 planted falsehoods in ten kinds at most one in a hundred is let through', () => {
  const all = FALSEHOOD_KINDS.map((kind) => figures.missed[kind]);
  expect(all.map(({ of }) => of)).toEqual(FALSEHOOD_KINDS.map(() => 50));
  expect(all.flatMap(({ wrong }) => wrong).length).toBeLessThanOrEqual(5);
});

test('of more than a thousand true texts at most one in a hundred is held back', () => {
  expect(figures.alarms.of).toBeGreaterThanOrEqual(1_000);
  expect(share(figures.alarms)).toBeLessThanOrEqual(1);
});

test('texts that were written after the check are told apart', () => {
  const { unforeseenMissed, unforeseenAlarms } = figures;
  expect(unforeseenMissed.wrong).toEqual([]);
  expect(unforeseenAlarms.wrong).toEqual([]);
});

test('texts as models write them, about restaurants that nobody had in mind, are told apart', () => {
  const { strangersMissed, strangersAlarms } = figures;
  expect(strangersMissed.wrong).toEqual([]);
  expect(share(strangersAlarms)).toBeLessThanOrEqual(1);
});
