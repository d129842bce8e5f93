import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

function dishesIn(text: string): string[] {
  return readProfile(text, CONTEXT).proposals.flatMap(({ field, value }) =>
    field === 'dishes' ? [`${value.name} = ${value.price}`] : [],
  );
}

test.each([
  [
    'Meatball $9.99\nTomato bisque: cup $4.25, bowl $6.25\nChili $6.75',
    'Tomato bisque = cup $4.25, bowl $6.25',
  ],
  [
    '- Jalea mixta S/ 68\n- Chicha morada: vaso S/ 7, jarra S/ 18\n- Pisco sour S/ 26',
    'Chicha morada = vaso S/ 7, jarra S/ 18',
  ],
  ['Tuna melt ... 10.95\nChili ... cup 4 / bowl 6.50\nGrilled cheese ... 7.25', 'Chili = cup 4 / bowl 6.50'],
  ['Soup 9, pie 8, cake 6.', 'Pie = 8'],
])('sizes stay with their dish: %s', (text, expected) => {
  expect(dishesIn(text)).toContain(expected);
});

test('a number of courses is no dish', () => {
  const dishes = dishesIn('Picnic baskets R480. Three courses R495, five R695, kids under 12 R150.');
  expect(dishes.join(' ')).not.toContain('Five');
});
