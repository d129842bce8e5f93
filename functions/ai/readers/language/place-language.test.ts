import { expect, test } from 'vitest';
import { fold } from '#functions/ai/fold.ts';
import { detectLanguage } from './detect-language.ts';

const detected = (text: string, region = '') => detectLanguage(text, fold(text), region);

test.each([
  ['Pizzeria à Nice', 'fr'],
  ['Thai à Strasbourg. Pad thai 12 €, curry 13 €.', 'fr'],
  ['Gelateria a Roma', 'it'],
  ['Catering in Kiel', 'de'],
  ['Vegan Café in Hamburg, Bowls 9,50', 'de'],
  ['Sushi en Madrid', 'es'],
  ['Burger Bar, Hauptstraße 5, 24103 Kiel', 'de'],
  ['Pizzeria, 12 rue de la Paix, 75002 Paris', 'fr'],
])('a place says the language where the words don’t: %s', (text, language) => {
  expect(detected(text)).toBe(language);
});

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
