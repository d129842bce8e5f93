import { expect, test } from 'vitest';
import { isSamePlace } from './is-same-place.ts';

test.each([
  ['Osteria Lupo', 'Osteria Lupo', true],
  ['Osteria Lupo - Downtown', 'Osteria Lupo', true],
  ['Lupo', 'Osteria Lupo', true],
  ['Café Zoë', 'Cafe Zoe', true],
  ["Marge's Lunch Box", 'Marges Lunch Box', true],
  ['The Copper Finch', 'Copper Finch Restaurant', true],
  ['The Restaurant', 'The Restaurant', true],
  ['Osteria Volpe', 'Osteria Lupo', false],
  ['The Grill', 'The Copper Finch', false],
  ['Pizza Hut', 'Pizza Palace', false],
  ['', 'Osteria Lupo', false],
])('%s at Google is %s: %s', (theirs, ours, expected) => {
  expect(isSamePlace({ name: theirs, website: '' }, { name: ours, website: '' })).toBe(expected);
});

test('the same website is the same restaurant, whatever it is called', () => {
  const place = { name: 'Lupo NYC LLC', website: 'http://www.lupo.example/menu' };
  expect(isSamePlace(place, { name: 'Trattoria', website: 'lupo.example' })).toBe(true);
  expect(isSamePlace(place, { name: 'Trattoria', website: 'https://other.example' })).toBe(false);
});
