import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { missingFacts } from './missing-facts.ts';

const dish = (name: string, price: string) => ({ name, description: '', price });
const missingOf = (...menu_items: ReturnType<typeof dish>[]) =>
  missingFacts({ ...aSiteContent(), menu_items });

test('an unnamed dish doesn’t lack a price', () => {
  expect(missingOf(dish('Cacio e pepe', '14.50'), dish(' ', ''))).not.toContain('prices');
  expect(missingOf(dish('Cacio e pepe', ' '), dish('', ''))).toContain('prices');
});

test('unnamed dishes aren’t a menu', () => {
  expect(missingOf(dish('', ''))).toContain('menu');
});
