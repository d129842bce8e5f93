import { expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { createFactCheck } from './create-fact-check.ts';

/** What is held back of a text about a house that sells one dish in one street. */
function findingsAt(language: string, street: string, text: string) {
  const address = { ...aProfile().address, street, text: '' };
  const profile = { ...aProfile(), languages: [language], address, dishes: [aDish({ name: 'Carbonara' })] };
  return createFactCheck({ language, names: ['Lupo'], profile, said: [] })(text);
}

test.each([
  ['de', 'Mühlgasse 12', 'Carbonara gibt es bei uns, Mühlgasse 12.'],
  ['de', 'Mühlgasse 12', 'Carbonara gibt es bei uns in der Mühlgasse 12!'],
  ['it', 'Via dei Fornai 5', 'Carbonara vi aspetta in Via dei Fornai 5.'],
  ['es', 'Calle Feria 18', 'Carbonara te espera en Calle Feria 18.'],
])('the number of the house is no count of the dish beside it (%s, %s): %s', (language, street, text) => {
  expect(findingsAt(language, street, text)).toEqual([]);
});

test.each([
  ['de', 'Mühlgasse 12', 'Carbonara gibt es bei uns, Mühlgasse 14.'],
  ['it', 'Via dei Fornai 5', 'Carbonara vi aspetta in Via dei Fornai 7.'],
  ['es', 'Calle Feria 18', 'Carbonara te espera en Calle Feria 81.'],
  ['de', 'Mühlgasse 12', 'Carbonara 12.'],
])('another number than that of the house is found (%s, %s): %s', (language, street, text) => {
  expect(findingsAt(language, street, text)).not.toEqual([]);
});
