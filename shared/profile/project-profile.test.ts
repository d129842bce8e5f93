import { expect, test } from 'vitest';
import { publishedContent } from '#shared/site/review/published-content.ts';
import { listSuggestions, reviewSuggestions } from '#shared/site/review/suggestions.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { DishSchema, MenuSchema } from './menu.ts';
import { projectProfile } from './project-profile.ts';
import { emptyProfile, type RestaurantProfile } from './restaurant-profile.ts';

const profileWith = (facts: Partial<RestaurantProfile>) => ({ ...emptyProfile('Lupo'), ...facts });
const project = (facts: Partial<RestaurantProfile>) => projectProfile(aSiteContent(), profileWith(facts));
const contactOf = (facts: Partial<RestaurantProfile>) => project(facts).pages[0].sections.contact;
const dinner = { name: 'Dinner', season: null, last_seating: null, note: '' };

test('a dish keeps its place in the profile and its price as written', () => {
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

test('a set menu with one price follows the dishes, and a heading alone doesn’t', () => {
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

test('a day is data only when each service has an end, and others are text', () => {
  const services = [{ ...dinner, days: ['friday' as const], opens: '18:00', closes: '23:00' }];
  const late = [
    ...services,
    { ...dinner, name: 'Lunch', days: ['saturday' as const], opens: '12:00', closes: '14:00' },
    { ...dinner, days: ['saturday' as const], opens: '18:00', closes: null, note: 'until late' },
  ];
  const words = 'Kids eat early';
  expect(project({ services: late, closed_days: ['monday'], hours_text: words })).toMatchObject({
    opening_hours: { monday: [], friday: [{ opens: '18:00', closes: '23:00' }] },
    services: late,
    pages: [{ sections: { contact: { hours: words } } }],
  });
  expect(project({ services: late }).opening_hours).not.toHaveProperty('saturday');
});

test('a complete week needs no services', () => {
  const plain = { ...dinner, name: '', days: ['friday' as const], opens: '18:00', closes: '23:00' };
  expect(project({ services: [plain] })).not.toHaveProperty('services');
  expect(project({ services: [{ ...plain, last_seating: '21:30' }] }).services).toHaveLength(1);
});

test('delivery hours aren’t opening hours', () => {
  const delivery = {
    ...dinner,
    name: 'Delivery',
    days: ['friday' as const],
    opens: '17:00',
    closes: '22:00',
  };
  expect(project({ services: [delivery] })).toMatchObject({ opening_hours: {}, services: [delivery] });
});

test('every phone and link is printed, with the first booking link as the button', () => {
  const links = [
    { kind: 'instagram' as const, url: 'https://instagram.com/lupo', typed: '@lupo' },
    { kind: 'booking' as const, url: 'https://example.com/table', typed: '' },
  ];
  const phones = [
    { number: '+12125550147', typed: '(212) 555-0147', label: '' },
    { number: '', typed: '555 0100', label: 'Catering' },
  ];
  const content = project({ links, phones });
  expect(content).toMatchObject({
    links: [{ kind: 'instagram', url: 'https://instagram.com/lupo', text: '@lupo' }],
    phones: [
      { text: '(212) 555-0147', label: '', number: '+12125550147' },
      { text: '555 0100', label: 'Catering', number: '' },
    ],
  });
  expect(content.pages[0].sections.contact).toMatchObject({
    phone: '(212) 555-0147',
    reservation_url: 'https://example.com/table',
  });
  expect(project({ phones: phones.slice(0, 1) })).not.toHaveProperty('phones');
});

test('an address is printed as written, or in its country’s format', () => {
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
const booking = { kind: 'booking', url: 'https://example.com/table', typed: '' } as const;
test.each([
  ['said', { phones, booking: { policy: 'accepted', note: '' } }, true],
  ['denied', { phones, kind: 'bistro', booking: { policy: 'not_taken', note: '' } }, false],
  ['a sentence', { phones, house_notes: [{ text: 'Call us for reservations.' }] }, true],
  ['a sentence that denies it', { phones, house_notes: [{ text: 'We don’t take reservations.' }] }, false],
  ['a kind with tables, and a phone', { phones, kind: 'neighborhood bistro' }, false],
  ['a counter', { phones, kind: 'taco truck' }, false],
  ['nothing', { phones }, false],
  ['a booking link alone', { links: [booking] }, true],
  ['a booking link, denied', { links: [booking], booking: { policy: 'not_taken', note: '' } }, false],
] as const)('tables can be reserved if the owner says so: %s', (_, facts, isTaken) => {
  expect(
    contactOf({
      ...facts,
      phones: 'phones' in facts ? [...facts.phones] : [],
      links: 'links' in facts ? [...facts.links] : [],
      house_notes: 'house_notes' in facts ? [...facts.house_notes] : [],
    }),
  ).toMatchObject({
    takes_reservations: isTaken,
  });
});

test('people with names and roles are in About once', () => {
  const rita = { name: 'Rita Ouellet', role: 'chef', sentence: '' };
  const bread = { text: 'We bake our bread every morning.' };
  const about = (facts: Partial<RestaurantProfile>) =>
    project({ kind: 'bistro', ...facts }).pages[0].sections.about.content;
  expect(about({ story: [bread], people: [rita] })).toBe('Rita Ouellet, chef.');
  expect(about({ people: [rita, { ...rita, name: 'Paul', role: '' }] })).toBe('Rita Ouellet, chef.');
  const sentence = { text: 'Rita cooks as her mother did.' };
  expect(about({ story: [bread, sentence], people: [rita] })).toBe('Rita cooks as her mother did.');
});

test('a line that the owner kept for a dish stays on the menu of the profile', () => {
  const line = { text: 'Comfort with a sweet finish.', origin: 'suggested' as const, id: 'dish-pudding' };
  const draft = {
    ...aSiteContent(),
    menu_items: [{ name: 'Pudding', description: line.text, price: '7' }],
    drafts: [{ segments: [line] }],
  };
  const { content } = reviewSuggestions(draft, { keep: [{ id: line.id }], remove: [] });
  const profile = profileWith({ dishes: [DishSchema.parse({ name: 'Pudding', price: '7' })] });
  expect(listSuggestions(content)).toEqual([]);
  expect(publishedContent(projectProfile(content, profile)).menu_items).toEqual([
    { name: 'Pudding', description: line.text, price: '7' },
  ]);
});
