import { expect, test } from 'vitest';
import { DishSchema } from '#shared/profile/menu.ts';
import { printedPrice } from '#shared/profile/projection/printed-menu.ts';
import { pricedAs, sizedAs } from './dish-prices.ts';

const half = { label: 'half', price: '$8', amount: 8 };
const full = { label: 'full', price: '$14', amount: 14 };
const gumbo = DishSchema.parse({ name: 'Gumbo', price: 'half $8 / full $14', variants: [half, full] });

test('a changed price of a size is printed on pages', () => {
  const changed = { ...gumbo, ...sizedAs(gumbo, [half, { ...full, price: '$15', amount: null }]) };
  expect(printedPrice(changed)).toBe('half $8 / full $15');
});

test('a price that lists sizes replaces the old sizes', () => {
  const changed = { ...gumbo, ...pricedAs(gumbo, 'half $9 / full $16') };
  expect(changed).toMatchObject({ price: 'half $9 / full $16', variants: [] });
});

test('a price without sizes keeps the existing sizes', () => {
  const beside = DishSchema.parse({ name: 'Gumbo', price: '$14', variants: [half] });
  expect(printedPrice({ ...beside, ...pricedAs(beside, '$15') })).toBe('$15 / half $8');
  expect(printedPrice({ ...beside, ...sizedAs(beside, [{ ...half, price: '$9' }]) })).toBe('$14 / half $9');
});
