import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { DishSchema, MenuSchema } from './menu.ts';
import { projectProfile } from './project-profile.ts';
import { emptyProfile, type RestaurantProfile } from './restaurant-profile.ts';

const profileWith = (facts: Partial<RestaurantProfile>) => ({ ...emptyProfile('Lupo'), ...facts });
const project = (facts: Partial<RestaurantProfile>) => projectProfile(aSiteContent(), profileWith(facts));
const contactOf = (facts: Partial<RestaurantProfile>) => project(facts).pages[0].sections.contact;
const dinner = { name: 'Dinner', season: null, last_seating: null, note: '' };

test('a dish stands where it stands in the profile, with its price as written', () => {
  const dishes = [
    DishSchema.parse({ name: 'Carbonara', price: '14', course: 'Pasta', availability: 'Sundays only' }),
    DishSchema.parse({
      name: 'Marinara',
      variants: [
        { label: 'half', price: '4' },
        { label: 'full', price: '7' },
      ],
    }),
  ];
  expect(project({ dishes }).menu_items).toEqual([
    { name: 'Carbonara', description: 'Sundays only', price: '14', course: 'Pasta' },
    { name: 'Marinara', description: '', price: 'half 4 / full 7' },
  ]);
});

test('a menu with one price stands behind the dishes, one that is only a heading does not', () => {
  const menus = [
    MenuSchema.parse({ name: 'Lunch menu', kind: 'set_menu', price: '14.50', availability: 'Mon–Fri' }),
    MenuSchema.parse({ name: 'Drinks', kind: 'drinks' }),
  ];
  const dishes = [DishSchema.parse({ name: 'Carbonara', price: '14' })];
  expect(project({ dishes, menus }).menu_items).toEqual([
    { name: 'Carbonara', description: '', price: '14' },
    { name: 'Lunch menu', description: 'Mon–Fri', price: '14.50' },
  ]);
});

test('a week is data only where each service has an end', () => {
  const services = [{ ...dinner, days: ['friday' as const], opens: '18:00', closes: '23:00' }];
  expect(project({ services, closed_days: ['monday'] }).opening_hours).toEqual({
    monday: [],
    friday: [{ opens: '18:00', closes: '23:00' }],
  });
  const late = [...services, { ...dinner, days: ['saturday' as const], opens: '18:00', closes: null }];
  const words = 'Fri 6-11, Sat 6 till late';
  expect(project({ services: late, hours_text: words })).toMatchObject({
    opening_hours: {},
    pages: [{ sections: { contact: { hours: words } } }],
  });
});

test('delivery hours are not the hours of the house', () => {
  const delivery = {
    ...dinner,
    name: 'Delivery',
    days: ['friday' as const],
    opens: '17:00',
    closes: '22:00',
  };
  expect(project({ services: [delivery] }).opening_hours).toEqual({});
});

test('an address is printed as written, else as its country writes addresses', () => {
  const parts = {
    text: '',
    street: '12 Mulberry St',
    locality: 'New York',
    region: 'NY',
    postal_code: '10013',
  };
  expect(contactOf({ address: { ...parts, country: 'US' } }).address).toBe(
    '12 Mulberry St, New York, NY 10013',
  );
  const berlin = { text: '', street: 'Torstr. 12', locality: 'Berlin', region: '', postal_code: '10119' };
  expect(contactOf({ address: { ...berlin, country: 'DE' } }).address).toBe('Torstr. 12, 10119 Berlin');
  expect(contactOf({ address: { ...berlin, country: 'DE', text: 'im Hof' } }).address).toBe('im Hof');
});

const phones = [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }];
test.each([
  ['said', { phones, booking: { policy: 'accepted', note: '' } }, true],
  ['denied', { phones, kind: 'bistro', booking: { policy: 'not_taken', note: '' } }, false],
  ['a kind that takes tables', { phones, kind: 'neighborhood bistro' }, true],
  ['a kind that takes tables without a phone', { kind: 'neighborhood bistro' }, false],
  ['a counter', { phones, kind: 'taco truck' }, false],
  ['nothing', { phones }, false],
] as const)('tables are reserved where the owner says so, or the kind does: %s', (_, facts, isTaken) => {
  expect(contactOf({ ...facts, phones: [...('phones' in facts ? facts.phones : [])] })).toMatchObject({
    takes_reservations: isTaken,
  });
});
