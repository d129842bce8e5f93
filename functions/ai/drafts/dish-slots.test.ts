import { expect, test } from 'vitest';
import { dishSlots } from './dish-slots.ts';

const dishes = (...names: string[]) => names.map((name) => ({ name, course: '' }));
const SEEDS = Array.from({ length: 20 }, (_, index) => `site_${index}`);

test('a sentence about a dish starts with a dessert only when there is no other dish', () => {
  const menu = dishes('Tiramisú', 'Lasaña', 'Vino tinto', 'Helado de limón');
  const named = SEEDS.map((seed) => dishSlots(menu, seed, 'es'));
  expect(new Set(named.map(({ dish }) => dish))).toEqual(new Set(['lasaña']));
  expect(named.map(({ dish2 }) => dish2)).not.toContain('Vino tinto');
});

test('a bakery without savory items names sweet ones', () => {
  const { dish, dish2 } = dishSlots(dishes('Conchas', 'Flan'), 'site_1', 'es');
  expect([dish, dish2].toSorted()).toEqual(['conchas', 'flan']);
});

test('a sentence about a dish doesn’t start with one that costs much less than the others', () => {
  const menu = [
    { name: 'Waakye', price: '$15' },
    { name: 'Sobolo', price: '$4' },
    { name: 'Banku', price: '$22' },
  ].map((dish) => ({ ...dish, course: '' }));
  const named = SEEDS.map((seed) => dishSlots(menu, seed, 'en').dish);
  expect(new Set(named)).toEqual(new Set(['waakye', 'banku']));
});
