import { expect, test } from 'vitest';
import { fold } from '#functions/ai/fold.ts';
import { detectLanguage } from './detect-language.ts';

const detected = (text: string, region = '') => detectLanguage(text, fold(text), region);

test.each([
  ['Catering', 'DE', 'de'],
  ['Pizzeria in Nice', 'FR', 'fr'],
  ['Sushi bar', 'IT', 'it'],
])('the known country decides where the words don’t: %s, %s', (text, region, language) => {
  expect(detected(text, region)).toBe(language);
});

test.each([
  'Italian restaurant in Berlin',
  'Cozy bistro in Lyon',
  'Sushi in Berlin, Germany',
  'French bistro in Paris, Texas',
  'Pizzeria in Verona, NJ',
  'Caterer in Portland',
  'Restaurant with great seafood in Kiel',
])('a text that may be English is not taken for another language: %s', (text) => {
  expect(['und', 'en']).toContain(detected(text));
});
