import { describe, expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { invitationsFor } from './invitations.ts';
import { COMPOSER_LANGUAGES, phrasesOf } from './phrases/phrases-of-language.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

const DINNER = 'Dinner is better with company';
const open = (opens: string, closes: string, name = ''): RestaurantProfile['services'] => [
  { name, days: ['friday'], opens, closes, last_seating: null, season: null, note: '' },
];
const linesOf = (facts: Partial<RestaurantProfile>, language = 'en') =>
  invitationsFor(aSparseProfile(facts), language);

describe('dinner is mentioned where it is known', () => {
  test.each<[string, Partial<RestaurantProfile>]>([
    ['a service of that name', { services: open('17:00', '22:00', 'Dinner') }],
    ['a house with tables that is open late', { kind: 'bistro', services: open('11:00', '22:00') }],
    ['past midnight', { kind: 'trattoria', services: open('18:00', '01:00') }],
  ])('%s', (_, facts) => {
    expect(linesOf(facts)).toContain(DINNER);
  });

  test.each<[string, Partial<RestaurantProfile>]>([
    ['nothing is known', {}],
    ['a kind without hours', { kind: 'bistro' }],
    ['a breakfast place', { kind: 'breakfast restaurant', services: open('07:00', '14:00') }],
    ['a bakery that is open late', { kind: 'bakery', services: open('07:00', '21:00') }],
    [
      'dinner is denied',
      {
        kind: 'bistro',
        services: open('11:00', '22:00'),
        house_notes: [{ text: 'Drinks only after six, no dinner.' }],
      },
    ],
  ])('dinner isn’t mentioned where %s', (_, facts) => {
    expect(linesOf(facts)).not.toContain(DINNER);
  });
});

test.each(COMPOSER_LANGUAGES)('in "%s", a truck gets two lines, and neither mentions a table', (language) => {
  const truck = linesOf({ kind: 'taco truck' }, language);
  const bistro = linesOf({ kind: 'bistro' }, language);
  const atTables = phrasesOf(language)?.invitations.filter(({ follows }) => follows === 'seats') ?? [];
  expect(new Set(truck).size).toBeGreaterThanOrEqual(2);
  expect(truck.filter((line) => atTables.some(({ text }) => text === line))).toEqual([]);
  expect(bistro).toEqual(expect.arrayContaining(atTables.map(({ text }) => text)));
});

test('a language without a library has no lines', () => {
  expect(linesOf({ kind: 'bistro' }, 'pt')).toEqual([]);
});
