import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { menuTextOf } from './menu-text.ts';

const offer = (price: string, name = '', currency = 'USD') => ({ name, price, currency });
const dish = (name: string, offers: object[], more: object = {}) =>
  ({ name, course: '', description: '', offers, ...more }) as Parameters<typeof menuTextOf>[0][number];

test('sizes, currencies, and dishes without a heading are written in the menu box’s format', () => {
  const text = menuTextOf([
    dish('Carbonara', [offer('9', 'half'), offer('16', 'full')], { course: 'Pasta' }),
    dish('Bread', []),
    dish('Water', [offer('3.50', '', 'EUR')]),
    dish('Karak', [offer('10', '', 'AED')]),
  ]);
  expect(text).toBe(
    'Dish: Bread\nWater  €3.50\nKarak  10 AED\n\nHeading: Pasta\nCarbonara  half $9 / full $16',
  );
  expect(readMenuLines(text).dishes).toMatchObject([
    { name: 'Bread', price: '', course: '' },
    { name: 'Water', price: '€3.50' },
    { name: 'Karak', price: '10 AED' },
    {
      name: 'Carbonara',
      course: 'Pasta',
      variants: [
        { label: 'half', price: '$9' },
        { label: 'full', price: '$16' },
      ],
    },
  ]);
});

const name = fc.stringMatching(/^[A-Z][a-z]{3,12}( [a-z]{3,12}){0,2}$/);

test('the menu box reads every written dish, heading, price, and description', () => {
  const item = fc.record({
    name,
    course: fc.constantFrom('', 'Pasta', 'From the wood-fired oven of our house, all day'),
    description: fc.constantFrom('', 'Basil', 'With bread, butter, and salt'),
    price: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { selector: (each) => each.name, minLength: 1, maxLength: 12 }),
      (items) => {
        const text = menuTextOf(
          items.map(({ price, ...each }) => dish(each.name, [offer(`${price}.50`)], each)),
        );
        const { dishes, unread } = readMenuLines(text);
        expect(unread).toEqual([]);
        const written = dishes.map((each) => `${each.course}|${each.name}|${each.description}|${each.price}`);
        const stated = items.map(
          (each) => `${each.course}|${each.name}|${each.description}|$${each.price}.50`,
        );
        expect(written.toSorted()).toEqual(stated.toSorted());
      },
    ),
  );
});

test('a menu longer than the box is cut between two lines', () => {
  const items = Array.from({ length: 200 }, (_, at) =>
    dish(`Dish ${at}`, [offer('9')], { description: 'x'.repeat(400) }),
  );
  const text = menuTextOf(items);
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(text).toMatch(/(?:\$9|x{400})$/);
});
