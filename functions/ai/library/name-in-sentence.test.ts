import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test.each([
  ['Zum Goldenen Hirsch', 'de', '„Zum Goldenen Hirsch“'],
  ['An der Alten Mühle', 'de-AT', '„An der Alten Mühle“'],
  ['Gasthaus Zum Hirsch', 'de', 'Gasthaus Zum Hirsch'],
  ['Amalfi', 'de', 'Amalfi'],
  ['Am Market', 'en', 'Am Market'],
])('%s in %s', (name, language, said) => {
  expect(nameInSentence(name, language)).toBe(said);
});
