import { expect, test } from 'vitest';
import { isForGuests } from './for-guests.ts';
import { isHours, isSentence } from './line-forms.ts';

test.each([
  'Wir sind ein Gasthaus in Freiburg im Breisgau, seit 1952 in Familienhand.',
  'Mi papá Don Chuy empezó en 1987 con un solo comal.',
  'Coffee from a roaster in York, loose leaf teas, and cardamom buns.',
  'Neapolitan style, 90 seconds at 900 degrees, dough rests 48 hours.',
  '14 drinks on the list, all named after boats that sank.',
  'we bake at night',
  '14 drinks on the list',
  'no alcohol but you can bring your own, no corkage',
])('a line that was typed as a sentence is prose, with or without a verb: %s', (line) => {
  expect(isSentence(line)).toBe(true);
  expect(isForGuests(line)).toBe(true);
});

test.each([
  '21+.',
  'Wein vom Kaiserstuhl.',
  'Honey wine!',
  'parking in back',
  'owner from queens',
  'dogs yes laptops no.',
])('a short line is an item of “Good to know”: %s', (line) => {
  expect(isSentence(line)).toBe(false);
  expect(isForGuests(line)).toBe(true);
});

test.each([
  'Signature Cocktails',
  'Eggplant parmesan',
  'H91 does NOT work for the code here.',
  'Everybody calls it “the Lake House” up here.',
  'Kontakt erstmal 0152 28817342.',
  'Dinner 5-10.',
])('a heading, a list of prices, or the writer’s own affair waits: %s', (line) => {
  expect(isForGuests(line)).toBe(false);
});

test.each(['brisket smoked 14 hrs over oak', 'broth 18 hours', 'dough rests 48 hours', 'we ferment 3 days'])(
  'a duration is not opening hours: %s',
  (line) => {
    expect(isHours(line)).toBe(false);
  },
);

test.each([
  'One seating, 7 pm, Wednesday to Saturday.',
  'Dinner 5-10.',
  'open Thu to Sun 11 to 8, cash only',
])('times of a day are opening hours: %s', (line) => {
  expect(isHours(line)).toBe(true);
});

test('a list of dishes with bare prices is no prose', () => {
  expect(isSentence('Cacio e pepe 14, amatriciana 15, carbonara 16, tiramisu 8.')).toBe(false);
});
