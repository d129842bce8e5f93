import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { type Dish, DishSchema, type Menu, MenuSchema } from '../menu.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile, type RestaurantProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';
import { menuItemsOf, printedPrice } from './printed-menu.ts';

const aDish = (facts: Partial<Dish>) => DishSchema.parse({ name: 'Soup', ...facts });
const aMenu = (facts: Partial<Menu>) => MenuSchema.parse({ name: 'Lunch', ...facts });
const headings = (facts: Pick<RestaurantProfile, 'dishes' | 'menus'>) =>
  menuItemsOf(facts).map(({ course }) => course);

const TWO_MENUS = {
  menus: [aMenu({}), aMenu({ name: 'Dinner' })],
  dishes: [
    aDish({ menu: 'Lunch', course: 'Starters', price: '$6' }),
    aDish({ menu: 'Dinner', course: 'Starters', price: '$9' }),
    aDish({ name: 'Pie', menu: 'Dinner' }),
    aDish({ name: 'Coffee', course: 'Drinks' }),
  ],
};

test('courses of two menus aren’t mixed', () => {
  expect(headings(TWO_MENUS)).toEqual(['Lunch · Starters', 'Dinner · Starters', 'Dinner', 'Drinks']);
});

test('the courses of a single menu have no menu heading', () => {
  const dishes = [aDish({ menu: 'Lunch', course: 'Starters' }), aDish({ menu: 'Lunch', course: 'Mains' })];
  expect(headings({ menus: [aMenu({})], dishes })).toEqual(['Starters', 'Mains']);
  const withoutMenu = aDish({ course: 'Starters' });
  expect(headings({ menus: [aMenu({})], dishes: [...dishes, withoutMenu] })).toEqual([
    'Lunch · Starters',
    'Lunch · Mains',
    'Starters',
  ]);
});

test('a course renamed on the page stays in its menu', () => {
  const profile = { ...emptyProfile('Lupo'), ...TWO_MENUS };
  const content = projectProfile(aSiteContent(), profile);
  const edit = (path: string, value: string) =>
    editOfProjection({ content, profile }, { [path]: value }, ['menu']);
  expect(edit('menu_items[1].course', 'Dinner · To begin')).toEqual({
    profileChanges: { 'dishes[1].course': 'To begin' },
    ownKinds: [],
  });
  expect(edit('menu_items[1].course', 'Evening')).toEqual({
    profileChanges: { 'dishes[1].course': 'Evening', 'dishes[1].menu': '' },
    ownKinds: [],
  });
  expect(edit('menu_items[1].price', '$10')).toEqual({
    profileChanges: { 'dishes[1].price': '$10', 'dishes[1].amount': 10 },
    ownKinds: [],
  });
});

const half = { label: 'half', price: '$8', amount: 8 };
const full = { label: 'full', price: '$14', amount: 14 };
test.each([
  ['$14', [], '$14'],
  ['', [half, full], 'half $8 / full $14'],
  ['$14', [half], '$14 / half $8'],
  ['half $8, full $14', [half, full], 'half $8, full $14'],
] as const)('a price of %j with sizes is printed with each of them', (price, variants, printed) => {
  expect(printedPrice({ price, variants: [...variants] })).toBe(printed);
});

test('a price changed on the page replaces all sizes', () => {
  const dishes = [aDish({ price: 'half $8, full $14', variants: [half, full] })];
  const profile = { ...emptyProfile('Lupo'), dishes };
  const content = projectProfile(aSiteContent(), profile);
  const changes = { 'menu_items[0].price': 'half $9, full $15' };
  expect(editOfProjection({ content, profile }, changes, ['menu']).profileChanges).toEqual({
    'dishes[0].price': 'half $9, full $15',
    'dishes[0].variants': [],
  });
});

test('a dish’s note is on its item, and the restaurant’s currency on the page', () => {
  const dishes = [aDish({ diets: ['vegan'], allergens: ['nuts'] }), aDish({ name: 'Bread' })];
  const profile = { ...emptyProfile('Lupo'), dishes };
  const canada = { ...profile, region: 'CA' };
  expect(projectProfile(aSiteContent(), canada)).toMatchObject({
    currency: 'CAD',
    menu_items: [{ diets: ['vegan'], allergens: ['nuts'] }, { name: 'Bread' }],
  });
  expect(projectProfile(aSiteContent(), { ...canada, currency: 'USD' }).currency).toBe('USD');
  expect(projectProfile(aSiteContent(), profile)).not.toHaveProperty('currency');
});

test('a dish renamed on the page keeps its notes', () => {
  const dishes = [aDish({ diets: ['vegan'], allergens: ['nuts'] })];
  const profile = { ...emptyProfile('Lupo'), dishes, region: 'CA' };
  const content = projectProfile(aSiteContent(), profile);
  const changes = { menu_items: [{ ...content.menu_items[0], name: 'Nut soup' }] };
  expect(editOfProjection({ content, profile }, changes as never, ['menu'])).toEqual({
    profileChanges: { dishes: [{ ...dishes[0], name: 'Nut soup' }] },
    ownKinds: [],
  });
});
