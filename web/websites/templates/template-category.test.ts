import { expect, test } from 'vitest';
import { CATEGORY_CHOICES, readCategory } from './template-category.ts';

test('the gallery offers all designs and each category by its name', () => {
  expect(CATEGORY_CHOICES.map(({ label }) => label)).toEqual([
    'All',
    'Fine Dining',
    'Casual Dining',
    'Fast Food',
    'Cafe & Bakery',
    'Ethnic Cuisine',
  ]);
});

test('an unknown or missing category in the address shows all designs', () => {
  expect(readCategory('cafe_bakery')).toBe('cafe_bakery');
  expect(readCategory('space_food')).toBe('all');
  expect(readCategory('__proto__')).toBe('all');
  expect(readCategory(null)).toBe('all');
});
