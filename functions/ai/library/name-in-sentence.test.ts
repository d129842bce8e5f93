import { expect, test } from 'vitest';
import { dishInSentence, germanBefore, nameInSentence } from './name-in-sentence.ts';

test.each([
  ['Zum Goldenen Hirsch', 'de', '„Zum Goldenen Hirsch“'],
  ['An der Alten Mühle', 'de-AT', '„An der Alten Mühle“'],
  ['Gasthaus Zum Hirsch', 'de', 'Gasthaus Zum Hirsch'],
  ['Amalfi', 'de', 'Amalfi'],
  ['Am Market', 'en', 'Am Market'],
])('%s in %s', (name, language, said) => {
  expect(nameInSentence(name, language)).toBe(said);
});

test.each([
  ['Pork belly bao', 'en', 'pork belly bao'],
  ['Tagliatelle al ragù', 'it', 'tagliatelle al ragù'],
  ['Lobster Roll', 'en', 'Lobster Roll'],
  ['BLT', 'en', 'BLT'],
  ['NY strip', 'en', 'NY strip'],
  ['Greek salad', 'en', 'Greek salad'],
  ['Sunday roast', 'en', 'Sunday roast'],
  ['Caesar salad', 'en', 'Caesar salad'],
  ['Tony’s pie', 'en', 'Tony’s pie'],
  ['Schweinebraten', 'de', 'Schweinebraten'],
])('the dish %s in %s', (name, language, said) => {
  expect(dishInSentence(name, language)).toBe(said);
});

test.each([
  ['bei', 'Gasthaus Zur Linde', 'im Gasthaus Zur Linde'],
  ['Zu', 'Pizzeria Roma', 'Zur Pizzeria Roma'],
  ['bei', 'Luigi', 'bei Luigi'],
])('%s before %s', (preposition, name, said) => {
  expect(germanBefore(preposition, name)).toBe(said);
});
