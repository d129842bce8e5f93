import { expect, test } from 'vitest';
import { readProfile } from '#functions/platform/ai/reading/read-profile.ts';

const CONTEXT = { region: 'US', language: '', currency: '', today: '2026-11-22' };
const read = (text: string, field: string, confidence: string) =>
  readProfile(text, CONTEXT).proposals.filter((one) => one.field === field && one.confidence === confidence);

test('a plain list of dishes is certain', () => {
  const text = 'Mains\nRoast chicken $18\nTrout $24\nMushroom pie $16\nBurger $15';
  expect(read(text, 'dishes', 'certain')).toHaveLength(4);
});

test('a street after its label is certain', () => {
  expect(
    read('Address (street, city, zip): 2218 University-Dale Ave W., St. Paul, 55114', 'address', 'certain'),
  ).toHaveLength(1);
});

test('a fact in the middle of other words is likely, and its sentence is printed', () => {
  const text = 'Our neighbors come for the Burger $15 and stay for the stories that my uncle tells.';
  expect(read(text, 'dishes', 'certain')).toEqual([]);
});
