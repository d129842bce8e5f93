import { expect, test } from 'vitest';
import { measureAnswers } from './measure-answers.ts';

const { alarms, missed } = measureAnswers();

test('of what models wrote by reference at most one text in a hundred is held back', () => {
  expect(alarms.of).toBeGreaterThanOrEqual(900);
  expect(alarms.wrong.length / alarms.of).toBeLessThanOrEqual(0.01);
});

test('of falsehoods between references at most three in a hundred are let through', () => {
  expect(missed.of).toBeGreaterThanOrEqual(460);
  expect(missed.wrong.length / missed.of).toBeLessThanOrEqual(0.03);
});
