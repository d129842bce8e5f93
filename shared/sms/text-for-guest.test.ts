import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';
import { textForGuest } from './text-for-guest.ts';

const texts = {
  plain: ['Lupo: come back. A.', 'Lupo: come back. B.', 'Lupo: come back. C.'],
  named: ['Lupo: {first}, come back. A.', 'Hi {first}, Lupo here. B.', 'Lupo: hungry, {first}? C.'],
};
const phoneOf = (guest: number) => `+1212555${1_000 + guest}`;

test.each([
  ['Ana Ruiz', 'Ana'],
  ['ANA RUIZ', 'Ana'],
  ['ana', 'Ana'],
  ['Ruiz, Ana', 'Ana'],
  ["o'neil", "O'Neil"],
  ['Mary-Ann Lee', 'Mary-Ann'],
  ['McKenzie', 'McKenzie'],
  ['Zoë', 'Zoë'],
  ['', ''],
  ['A. Ruiz', ''],
  ['Mr. Smith', ''],
  ['Mr Smith', ''],
  ['The Smiths', ''],
  ['Guest 12', ''],
  ['Walk-in', ''],
  ['N/A', ''],
  ['555-0147', ''],
  ['ana@example.com', ''],
  ['http://evil.example', ''],
  ['Donaudampfschifffahrt', ''],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test('greetings rotate over guests, and each guest always gets the same', () => {
  const guests = Array.from({ length: 60 }, (_, guest) => ({ phone: phoneOf(guest), name: 'Ana Ruiz' }));
  const got = guests.map((guest) => textForGuest(texts, guest));
  expect(new Set(got).size).toBe(3);
  expect(got.every((text) => text?.includes('Ana'))).toBe(true);
  expect(guests.map((guest) => textForGuest(texts, guest))).toEqual(got);
});

test('a guest without a first name gets an impersonal text', () => {
  expect(texts.plain).toContain(textForGuest(texts, { phone: phoneOf(1), name: 'Guest' }));
  expect(textForGuest({ plain: [], named: [] }, { phone: phoneOf(1), name: 'Ana' })).toBeUndefined();
});

test('letters that raise the price are replaced, or the name is left out', () => {
  const long = {
    plain: ['Osteria Lupo here. 20% off any pasta until Mar 31. Code BACK20. Reply STOP to opt out.'],
    named: ['{first}, Osteria Lupo here. 20% off any pasta. Code BACK20. Reply STOP to opt out.'],
  };
  expect(textForGuest(long, { phone: phoneOf(1), name: 'Ștefan Ionescu' })).toContain('Stefan');
  expect(long.plain).toContain(textForGuest(long, { phone: phoneOf(1), name: 'Ирина' }));
});

test.each([
  ['Jo', 'Jo'],
  ['J', ''],
  ['Maximilianusx', 'Maximilianusx'],
  ['Maximilianusxy', 'Maximilianusxy'],
  ['Maximilianusxyz', ''],
])('a first name has 2 to 14 letters: %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
