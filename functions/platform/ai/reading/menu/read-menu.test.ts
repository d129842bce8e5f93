import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { readMenu } from './read-menu.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-03-02' };

function read(source: string): ProfileProposal[] {
  return readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT);
}

/** Dishes in short: name, price, and what stands apart from them. */
function dishes(source: string): string[] {
  return read(source).flatMap(({ field, value }) =>
    field === 'dishes'
      ? [
          [
            value.course && `[${value.course}]`,
            value.name,
            value.description && `(${value.description})`,
            value.price,
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : [],
  );
}

function menus(source: string) {
  return read(source).flatMap((proposal) => (proposal.field === 'menus' ? [proposal.value] : []));
}

describe('dishes in a sentence', () => {
  test.each([
    ['we do a margherita at 9.50, marinara 8, diavola 11', ['margherita 9.50', 'marinara 8', 'diavola 11']],
    ['margherita 9 marinara 8 diavola 11 and we open at 5', ['margherita 9', 'marinara 8', 'diavola 11']],
    [
      'Hainanese chicken rice S$8.80; laksa S$9.50; kaya toast S$4.20',
      ['Hainanese chicken rice S$8.80', 'laksa S$9.50', 'kaya toast S$4.20'],
    ],
    [
      'Our best sellers are the brisket plate ($18), the pulled pork sandwich ($12) and mac & cheese ($6).',
      ['brisket plate $18', 'pulled pork sandwich $12', 'mac & cheese $6'],
    ],
    ['Our menu: margherita (9), marinara (8), diavola (11)', ['margherita 9', 'marinara 8', 'diavola 11']],
    [
      'Starters: soup 6, salad 7. Mains: burger 14, fish & chips 15.',
      ['[Starters] soup 6', '[Starters] salad 7', '[Mains] burger 14', '[Mains] fish & chips 15'],
    ],
    ['pollo asado 9,50 y croquetas 6 y tortilla 5', ['pollo asado 9,50', 'croquetas 6', 'tortilla 5']],
    [
      'we do half chicken 8, whole 14, chips 3 and coleslaw 2.50',
      ['half chicken 8, whole 14', 'chips 3', 'coleslaw 2.50'],
    ],
  ])('%s', (source, expected) => {
    expect(dishes(source)).toEqual(expected);
  });
});

describe('dishes in lines', () => {
  test('a dish may have a number in its name, pieces in brackets, two prices or none', () => {
    const source =
      'STARTERS\nFish 2 Ways 14\nChicken 65  12\nGyoza (4) £15.50\nOysters MP\nBravas 4 / 7\n\nMains\n4 formaggi 11\n7-Layer dip ..... 9\nTiramisu $8 each';
    expect(dishes(source)).toEqual([
      '[STARTERS] Fish 2 Ways 14',
      '[STARTERS] Chicken 65 12',
      '[STARTERS] Gyoza (4) £15.50',
      '[STARTERS] Oysters MP',
      '[STARTERS] Bravas 4 / 7',
      '[Mains] 4 formaggi 11',
      '[Mains] 7-Layer dip 9',
      '[Mains] Tiramisu $8 each',
    ]);
  });

  test('a description stands behind a dash or on the next line', () => {
    const source =
      'Vorspeisen\nTagessuppe 5,90\nHauptgerichte\nWiener Schnitzel (A,C,G) 24,50\nmit Preiselbeeren\nForelle – gebraten, mit Mandeln    Tagespreis';
    expect(dishes(source)).toEqual([
      '[Vorspeisen] Tagessuppe 5,90',
      '[Hauptgerichte] Wiener Schnitzel (mit Preiselbeeren (A,C,G)) 24,50',
      '[Hauptgerichte] Forelle (gebraten, mit Mandeln) Tagespreis',
    ]);
  });

  test('a price may have a line of its own', () => {
    const source =
      'Margherita\nTomato, mozzarella\n$12\n\nMarinara\nTomato, garlic\n$10\n\nDiavola\nSalami\n$14';
    expect(dishes(source)).toEqual([
      'Margherita (Tomato, mozzarella) $12',
      'Marinara (Tomato, garlic) $10',
      'Diavola (Salami) $14',
    ]);
  });

  test('a price may come first', () => {
    expect(dishes('$12 - Margherita\n$10 - Marinara\n$14 - Diavola')).toEqual([
      'Margherita $12',
      'Marinara $10',
      'Diavola $14',
    ]);
  });

  test('a header names the columns of prices', () => {
    const [first] = read('Pizza     Small / Large\nMargherita 9 / 12\nMarinara 8 / 11\nDiavola 10 / 14');
    expect(first?.value).toMatchObject({
      name: 'Margherita',
      course: 'Pizza',
      price: '9 / 12',
      amount: null,
      variants: [
        { label: 'Small', price: '9', amount: 9 },
        { label: 'Large', price: '12', amount: 12 },
      ],
    });
  });

  test('marks beside dishes mean what the legend says', () => {
    const source =
      'Tacos de pescado $5 (gf)\nQuesadilla $9 (v)\nSatay (1) $7\n(v) vegetarian, (gf) gluten free, (1) peanuts';
    expect(read(source).map(({ value }) => value)).toMatchObject([
      { name: 'Tacos de pescado', diets: ['gluten_free'], allergens: [] },
      { name: 'Quesadilla', diets: ['vegetarian'], allergens: [] },
      { name: 'Satay', diets: [], allergens: ['peanuts'] },
    ]);
  });
});

describe('menus with one price', () => {
  test.each([
    ['Menú del día 14,50 €.', 'Menú del día', '14,50 €', 14.5],
    ['3 courses £32', '3 courses', '£32', 32],
    ['$45 prix fixe', 'prix fixe', '$45', 45],
    ['Formule midi entrée + plat 16 €', 'Formule midi entrée + plat', '16 €', 16],
  ])('%s', (source, name, price, amount) => {
    expect(menus(source)).toMatchObject([{ kind: 'set_menu', name, price, amount }]);
  });

  test('happy hour keeps its words and its times', () => {
    expect(menus('Happy hour 4-6pm: $5 beers, $6 wine')).toMatchObject([
      { kind: 'happy_hour', name: 'Happy hour', availability: '4-6pm', description: '$5 beers, $6 wine' },
    ]);
  });

  test('a heading with times is a menu of its own', () => {
    expect(menus('Lunch menu (Mon–Fri 12–2:30)\nSoup 6\nSandwich 9\nSalad 8')).toMatchObject([
      { kind: 'menu', name: 'Lunch menu', availability: 'Mon–Fri 12–2:30' },
    ]);
  });
});

test.each([
  'dinner 5-10pm, kids 5-9 half price, seats 40, since 1987, 12 tables',
  "We've been at 12 Main Street since 1987. Tel 718 555 0147. Open Mon-Fri 9-17, Sat 10-2. Room for 30 people.",
  'Parking $10. Bus 42 stops outside. Our rent is $4,000. We have 4.8 stars, 1200 reviews.',
  'we have 3 rooms, 2 bars, 1 kitchen and 60 seats',
  'Adults $25, kids $12, seniors $20. 10% off on Tuesdays.',
])('no price is found in "%s"', (source) => {
  expect(read(source)).toEqual([]);
});

test('words are those of the text at the offsets', () => {
  const source = 'Hi! 🍕 Margherita 9€\n🍕 Bufala 11€\n🍝 Carbonara 12,5€';
  for (const { words, start, end } of read(source)) expect(words).toBe(source.slice(start, end));
});

test('allergens are taken from letters only where a legend explains each of them', () => {
  const menu = 'Speisekarte\nWiener Schnitzel (A,C,G) 15,90\nGulasch (A,L) 12,50\nBrot (A) 3,20\n';
  const dishesOf = (text: string) =>
    read(text).flatMap((proposal) => {
      if (proposal.field !== 'dishes') return [];
      const { name, description, allergens } = proposal.value;
      return [{ name, description, allergens }];
    });
  expect(dishesOf(`${menu}Allergene: A Gluten, C Ei, G Milch, L Sellerie`).slice(0, 2)).toEqual([
    { name: 'Wiener Schnitzel', description: '', allergens: ['gluten', 'eggs', 'milk'] },
    { name: 'Gulasch', description: '', allergens: ['gluten', 'celery'] },
  ]);
  expect(dishesOf(`${menu}Allergene: A Gluten, G Milch`).slice(0, 2)).toEqual([
    { name: 'Wiener Schnitzel', description: '(A,C,G)', allergens: [] },
    { name: 'Gulasch', description: '(A,L)', allergens: [] },
  ]);
  expect(dishesOf(`${menu}Käsespätzle (A,C,G) vegetarisch 11,90`)).toEqual([
    { name: 'Wiener Schnitzel', description: '(A,C,G)', allergens: [] },
    { name: 'Gulasch', description: '(A,L)', allergens: [] },
    { name: 'Brot (A)', description: '', allergens: [] },
    { name: 'Käsespätzle', description: '(A,C,G)', allergens: [] },
  ]);
});

test('a diet that is said behind letters of allergens is the dish’s', () => {
  const [dish] = read('Käsespätzle (A,C,G) vegetarisch 11,90 €\nGulasch (A,L) 12,50 €');
  expect(dish?.value).toMatchObject({ name: 'Käsespätzle', diets: ['vegetarian'], price: '11,90 €' });
});
