import { describe, expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { kindsInPlain, kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';
import { createFactCheck } from './create-fact-check.ts';

describe('what something costs, in words that name no sum', () => {
  test.each([
    ['en', '[Carbonara] for less than a movie ticket.'],
    ['en', '[Carbonara] at the price of a sandwich.'],
    ['en', '[Carbonara] for pocket change.'],
    ['en', '[Tiramisu] has never cost this little.'],
    ['en', 'Add [Tiramisu] and save a few bucks.'],
    ['en', '[Carbonara], [$18], with a drink thrown in.'],
    ['en', 'The second plate of [Carbonara] is yours; the next one is on us.'],
    ['en', '[Tiramisu] comes with the compliments of the kitchen.'],
    ['en', 'Students pay half for [Carbonara].'],
    ['en', '[$18] gets you [Carbonara] and [Tiramisu].'],
    ['en', '[Carbonara], now with a lower tag.'],
    ['en', 'Your first [Carbonara] is our gift.'],
    ['en', '[$18] covers [Carbonara] plus a drink.'],
    ['en', '[Carbonara] starts at [$18].'],
    ['en', '[Carbonara] will set you back a couple of tens.'],
    ['es', '[Carbonara] a mitad de lo que imaginas.'],
    ['fr', '[Carbonara] à prix d’ami.'],
    ['it', '[Carbonara]: paghi uno, mangi due.'],
    ['es', '[Carbonara] por cuatro perras.'],
    ['es', '[Carbonara], [$18], bebida incluida.'],
    ['fr', '[Carbonara] pour le prix d’un café.'],
    ['fr', '[Carbonara], [$18], café compris.'],
    ['de', '[Carbonara] zum Preis von einem Kaffee.'],
    ['de', '[Carbonara], [$18], Getränk inklusive.'],
    ['it', '[Carbonara] al prezzo di un caffè.'],
    ['it', '[Carbonara], [$18], bibita inclusa.'],
  ])('is found (%s): %s', (language, text) => {
    expect(kindsInPrinted(text, language)).toContain('price');
  });

  test.each([
    ['en', 'Free tonight? [Carbonara], [$18].'],
    ['en', 'It all starts at [Osteria Lupo]. [Carbonara], [$18].'],
    ['en', '[$18] gets you [Carbonara] and a chair.'],
    ['en', 'New here? Tag along for [Carbonara].'],
    ['en', 'You paid attention. [Carbonara] pays you back.'],
    ['en', 'Save some room for [Carbonara].'],
    ['en', 'Small change of plans: [Tiramisu].'],
    ['en', 'A change of pace, [Carbonara], [$18].'],
    ['en', 'Our compliments to whoever picked [Carbonara].'],
    ['en', '[$18] gets you [Carbonara].'],
    ['en', 'The next one is on your friend. [Carbonara], [$18].'],
    ['es', 'El precio de no venir: quedarte sin [Carbonara].'],
    ['fr', 'Le café attendra. D’abord [Carbonara].'],
    ['de', 'Die Beilage zum Gespräch: [Carbonara].'],
    ['it', 'Il prezzo di un sorriso: zero. [Carbonara], [$18].'],
  ])('is not meant by (%s): %s', (language, text) => {
    expect(kindsInPrinted(text, language)).toEqual([]);
  });
});

describe('ways to reach the house that nobody named', () => {
  test.each([
    ['en', 'Call [(212) 555-0147], extension two.'],
    ['en', 'Text [(212) 555-0147] and we text right back.'],
    ['en', 'Fax your order: [(212) 555-0147].'],
    ['en', '[(212) 555-0147] is a toll-free number.'],
    ['es', 'Llamada gratuita: [(212) 555-0147].'],
    ['fr', 'Numéro gratuit : [(212) 555-0147].'],
    ['de', 'Durchwahl zwei: [(212) 555-0147].'],
    ['it', 'Numero verde: [(212) 555-0147].'],
  ])('are found, printed by reference or not (%s): %s', (language, text) => {
    expect(kindsInPrinted(text, language)).not.toEqual([]);
    expect(kindsInPlain(text, language)).not.toEqual([]);
  });

  test.each([
    ['en', 'Your phone can wait. [Carbonara] cannot.'],
    ['en', 'Text a friend, then pick [Carbonara].'],
    ['en', 'Press pause on the day: [Carbonara].'],
    ['en', 'Call it a plan. [(212) 555-0147]'],
    ['en', 'Leave a message in the comments: [Carbonara]?'],
  ])('are not meant by (%s): %s', (language, text) => {
    expect(kindsInPrinted(text, language)).toEqual([]);
    expect(kindsInPlain(text, language)).toEqual([]);
  });
});

describe('meals', () => {
  /** What is held back of a text about a house that opens once a day. */
  const kindsOpen = (language: string, [opens, closes]: readonly [string, string], text: string) =>
    createFactCheck({ language, names: ['Lupo'], said: ['Carbonara'], open: [{ opens, closes }] })(text).map(
      ({ kind }) => kind,
    );
  const NOON = ['12:00', '14:30'] as const;
  const NIGHT = ['19:00', '22:30'] as const;

  test.each([
    ['en', NIGHT, 'Carbonara, lunch or dinner.'],
    ['es', NIGHT, 'Comida o cena: Carbonara.'],
    ['de', NIGHT, 'Mittags wie abends: Carbonara.'],
    ['it', NIGHT, 'Carbonara anche a pranzo.'],
    ['it', NIGHT, 'Pranzo o cena, Carbonara.'],
    ['en', NOON, 'Join us for dinner: Carbonara.'],
    ['fr', NOON, 'Ce soir, Carbonara vous attend.'],
    ['es', NOON, 'Ven a cenar: Carbonara.'],
  ] as const)('are found where the house is closed then (%s, %s): %s', (language, hours, text) => {
    expect(kindsOpen(language, hours, text)).toContain('time');
  });

  test.each([
    ['en', NIGHT, 'Join us for dinner: Carbonara.'],
    ['fr', NIGHT, 'Ce soir, Carbonara vous attend.'],
    ['it', NOON, 'Carbonara anche a pranzo.'],
    ['en', ['12:00', '22:00'], 'Carbonara, lunch or dinner.'],
    ['en', NOON, 'What will you have for dinner after that lunch?'],
  ] as const)('are told where the house is open then (%s, %s): %s', (language, hours, text) => {
    expect(kindsOpen(language, hours, text)).toEqual([]);
  });
});

test('a question after more seats than a table has is a promise', () => {
  expect(kindsInPrinted('A table for twenty? Come to [Osteria Lupo].')).toEqual(['number']);
  expect(kindsInPrinted('A table for ten? Come to [Osteria Lupo].')).toEqual([]);
});

test('what each of two dishes costs buys either', () => {
  const dishes = [aDish({ name: 'Carbonara', price: '$18' }), aDish({ name: 'Gricia', price: '$18' })];
  const check = createFactCheck({ language: 'en', names: [], profile: aProfile({ dishes }), said: [] });
  expect(check('$18 gets you the Carbonara or the Gricia.')).toEqual([]);
});

test.each([
  ['en', '[Carbonara], just off the highway.'],
  ['it', 'A due passi dal porto: [Carbonara].'],
  ['fr', 'À deux pas du port : [Carbonara].'],
])('a place that the record does not name is found (%s): %s', (language, text) => {
  expect(kindsInPrinted(text, language)).toContain('address');
});

test.each([
  ['en', 'Off the couch and over here: [Carbonara].'],
  ['it', 'Fate due passi, poi [Carbonara].'],
  ['it', 'A due passi da te: [Carbonara].'],
  ['fr', 'À deux pas de chez vous : [Carbonara].'],
])('a way that guests go names no place (%s): %s', (language, text) => {
  expect(kindsInPrinted(text, language)).toEqual([]);
});

test.each([
  ['en', '[Carbonara] with zero sugar.'],
  ['en', '[Carbonara]: not an animal in sight.'],
])('what stays out of a dish is found (%s): %s', (language, text) => {
  expect(kindsInPrinted(text, language)).toContain('allergen');
});

test.each([
  ['en', 'Last call for [Carbonara] is ten sharp.', 'time'],
  ['en', 'Two seatings a night, [Carbonara] at both.', 'time'],
  ['en', 'Our kitchen opens an hour before yours.', 'time'],
  ['en', 'Leave a message at [(212) 555-0147], we call back.', 'phone'],
  ['en', 'Take [Carbonara] along on your morning commute.', 'time'],
  ['es', '[Carbonara]: no las hay mejores.', 'award'],
])('an hour or a rank in a turn of words is found (%s): %s', (language, text, kind) => {
  expect(kindsInPrinted(text, language)).toContain(kind);
});
