import { expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { servesNoAlcohol } from './serves-no-alcohol.ts';

const says = (text: string) => servesNoAlcohol(aSparseProfile({ house_notes: [{ text }] }));

test.each([
  'No alcohol.',
  'We don’t serve alcohol, bring an appetite instead.',
  'Halal, alcohol-free, families welcome.',
  'En nuestra casa no servimos alcohol.',
  'Cocina halal, sin alcohol.',
  'La maison est sans alcool.',
  'Nous ne servons pas d’alcool.',
  'Bei uns gibt es keinen Alkohol.',
  'Wir sind alkoholfrei.',
  'Non serviamo alcolici.',
])('no alcohol: %s', (text) => {
  expect(says(text)).toBe(true);
});

test.each([
  '',
  'No alcohol after ten.',
  'No alcohol to minors.',
  'Alcohol-free beers too.',
  'Cerveza con o sin alcohol.',
  'Bier gibt es auch ohne Alkohol.',
  'Bière sans alcool.',
  'A short wine list.',
])('alcohol: %s', (text) => {
  expect(says(text)).toBe(false);
});

test('a sentence of the story counts, too', () => {
  expect(servesNoAlcohol(aSparseProfile({ story: [{ text: 'We never serve alcohol.' }] }))).toBe(true);
});
