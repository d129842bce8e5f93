import { expect, test } from 'vitest';
import { readProfile } from '#functions/platform/ai/reading/read-profile.ts';
import { measureReader } from '../scoring/measure-reader.ts';
import { answeredBriefs, readAsAnswered } from './read-as-answered.ts';

test('the answers of a careful reader pass the door of a model, and read better than rules', () => {
  const answered = measureReader(readAsAnswered, answeredBriefs).figures;
  const byRules = measureReader(readProfile, answeredBriefs).figures;
  expect(answeredBriefs.length).toBeGreaterThanOrEqual(23);
  expect(answered.recall).toBeGreaterThan(Math.max(93, byRules.recall));
  expect(answered.precision).toBeGreaterThan(Math.max(96, byRules.precision));
  expect(answered.contradictions).toBeLessThan(byRules.contradictions);
});
