import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test('each placeholder becomes the name of the restaurant', () => {
  expect(fillPlaceholders('{restaurant_name}: hi {restaurant_name}!', 'Lupo')).toBe('Lupo: hi Lupo!');
});

test('a name with special characters stays unchanged', () => {
  expect(fillPlaceholders('Hi {restaurant_name}', '$& {restaurant_name}')).toBe('Hi $& {restaurant_name}');
});
