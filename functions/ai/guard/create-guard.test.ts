import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPrinting } from '#functions/ai/references/print-references.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { createGuard } from './create-guard.ts';
import type { FactSource } from './fact-source.ts';
import { createPrintedGuard } from './guard-printed.ts';

const found = (text: string, source: Partial<FactSource> = {}) =>
  createGuard({ language: 'en', names: ['Osteria Lupo'], said: [], ...source })(text).map(
    ({ kind, words }) => `${kind}: ${words}`,
  );

const SAID = ['Carbonara, $19', '12 guests', 'December 25', '7:30 PM', '20% off', '212-555-0147'];
const LINKS = ['www.lupo.example/book', 'ciao@lupo.example'];

describe('a text made of words and values of the source', () => {
  const words = fc.constantFrom('carbonara', 'and', 'guests', 'come', 'off', 'table');
  const values = fc.constantFrom(
    '$19',
    '19 dollars',
    '12 guests',
    'twelve guests',
    'December 25',
    '7:30 PM',
    '19:30',
    '20%',
    '20 percent',
    '(212) 555-0147',
    'lupo.example',
    'https://lupo.example/book',
    'ciao@lupo.example',
  );
  const foreign = fc.constantFrom<[string, string]>(
    ['price', '$20'],
    ['price', 'nine dollars'],
    ['number', '13 guests'],
    ['number', 'eleven guests'],
    ['number', '25%'],
    ['date', 'December 26'],
    ['date', 'Sunday'],
    ['time', '8 PM'],
    ['time', '07:30'],
    ['phone', '212-555-0148'],
    ['link', 'lupo.example/menu'],
    ['link', 'wolf.example'],
    ['email', 'info@lupo.example'],
    ['name', 'Aldo'],
  );
  const source = { said: [...SAID, ...LINKS] };
  const piece = fc.tuple(words, fc.option(values, { nil: undefined }));
  const textOf = (pieces: readonly (readonly [string, string | undefined])[]) =>
    pieces.map(([word, value]) => [word, value].filter((each) => each !== undefined).join(' ')).join(', ');

  test('passes', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(found(textOf(pieces), source)).toEqual([]);
      }),
    );
  });

  test('fails with one added value, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), foreign, (before, after, [kind, value]) => {
        const text = textOf([...before, ['come', value], ...after]);
        expect(found(text, source).map((one) => one.split(':')[0])).toEqual([kind]);
      }),
    );
  });

  test('must match every digit of a phone number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'2125550147'];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].map((part) =>
          part.join(''),
        );
        expect(found(`Call (${a}) ${b}-${c}`, source)).toEqual([`phone: (${a}) ${b}-${c}`]);
      }),
    );
  });
});

test('each finding quotes the text', () => {
  const guard = createGuard({ language: 'en', names: [], said: [] });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('$9', 'at', '5 PM', 'Aldo', 'é', 'best', '١٩', '.', '“')),
      (pieces) => {
        const text = pieces.join(' ');
        for (const { words, start, end } of guard(text)) expect(text.slice(start, end)).toContain(words);
      },
    ),
  );
});

describe('in five languages', () => {
  test.each<[language: string, said: string, text: string, finding: string | undefined]>([
    ['en', 'Dinner at 5 PM', 'Dinner at 17:00', undefined],
    ['en', 'Open from 17:00 to 22:00', 'Dinner from 5–10 PM', undefined],
    ['en', 'Two courses for $24', '2 courses for 24 dollars', undefined],
    ['en', 'Price: $12.00', 'For $12 a plate', undefined],
    ['en', 'Since 1998', 'Since 1999', 'number: 1999'],
    ['en', 'Ada cooks', 'Ask for Ada or Aldo', 'name: Aldo'],
    ['en', 'Dinner on 2026-12-25', 'See you Friday, December 25', undefined],
    ['en', 'Dinner on 12/25/2026', 'See you on December 24', 'date: December 24'],
    ['en', 'pasta', 'An award-winning pasta', 'claim: award'],
    ['en', 'pasta', 'The best pasta', 'claim: best'],
    ['en', 'pasta', 'Pasta that is good for you', 'claim: good for you'],
    ['en', 'pasta', 'Nut-free pasta', 'claim: Nut-free'],
    ['en', 'pasta', 'Locally milled pasta', 'claim: Locally'],
    ['en', 'pasta', 'Fresh pasta', 'claim: Fresh'],
    ['en', 'pasta', 'Halal pasta', 'claim: Halal'],
    ['en', 'pasta', 'Pasta, delivered', 'claim: delivered'],
    ['en', 'pasta', 'Come by, we are open late', 'claim: open'],
    ['en', 'pasta', 'Homemade pasta', 'claim: Homemade'],
    ['en', 'We make our pasta by hand', 'Homemade pasta', undefined],
    ['en', 'pasta', 'A family-run kitchen', 'claim: family-run'],
    ['es', 'Menú: 12 €', 'El menú cuesta doce euros', undefined],
    ['es', 'Menú: 12 €', 'El menú cuesta 13 €', 'price: 13 €'],
    ['es', 'Cenas a las 21:00', 'Cenas a las 21 h', undefined],
    ['es', 'paella', 'La mejor paella', 'claim: La mejor'],
    ['es', 'paella', 'Paella casera', 'claim: casera'],
    ['es', 'Paella hecha a mano', 'Paella casera', undefined],
    ['es', 'paella', 'Paella sin gluten', 'claim: gluten'],
    ['fr', 'Le 25 décembre', 'Rendez-vous le 26 décembre', 'date: 26 décembre'],
    ['fr', 'Ouvert dès 17h30', 'Venez à 17:30', undefined],
    ['fr', 'soupe', 'Une soupe fait maison', 'claim: fait maison'],
    ['fr', 'soupe', 'Des produits frais', 'claim: frais'],
    ['fr', 'Réservez au 01 42 68 53 00', 'Appelez le +33 1 42 68 53 00', 'phone: +33 1 42 68 53 00'],
    ['fr', '+33 1 42 68 53 00', 'Appelez le 01 42 68 53 00', undefined],
    ['de', 'Suppe 6,50 €', 'Suppe für 6.50 Euro', undefined],
    ['de', 'Suppe um 18 Uhr', 'Suppe um 19 Uhr', 'time: 19 Uhr'],
    ['de', 'Suppe', 'Unsere Suppe wärmt den Gast', undefined],
    ['de', 'Suppe', 'Hausgemachte Suppe', 'claim: Hausgemachte'],
    ['de', 'Suppe', 'Preisgekrönte Suppe', 'claim: Preisgekrönte'],
    ['it', 'Tre portate', 'Con 3 portate', undefined],
    ['it', 'Aperti lunedì', 'Ci vediamo martedì', 'date: martedì'],
    ['it', 'pasta', 'Il miglior primo', 'claim: miglior'],
    ['it', 'pasta', 'Pasta fatta in casa', 'claim: fatta in casa'],
    ['it', 'pasta', 'Chiedi di Aldo', 'name: Aldo'],
  ])('%s: source %j, text %j, findings %j', (language, said, text, finding) => {
    const findings = found(text, { language, said: [said] });
    expect(findings[0]).toBe(finding);
    expect(findings.length > 0).toBe(finding !== undefined);
  });
});

test('a sentence may begin after printed words', () => {
  const guard = createPrintedGuard({ language: 'en', names: [], said: [] });
  const printing = createPrinting([{ id: 'hours', prints: 'Open Friday, 5–10 PM.' }]);
  const printed = (template: string) => guard([printing.readAs(String(printing.print(template)))]);
  expect(printed('{hours} Come hungry.')).toEqual({ findings: [], unproven: [] });
  expect(printed('{hours} Come for the best. Bring Aldo.')).toEqual({
    findings: [
      { kind: 'claim', words: 'best' },
      { kind: 'name', words: 'Aldo' },
    ],
    unproven: ['Come for the best. '],
  });
});

describe('a source', () => {
  test('allows the profile’s public statements, not the private ones', () => {
    const profile = aProfile({ monthly_revenue: 90_000 });
    const text =
      'Carbonara for $19 on Mulberry Street, Friday from 6 PM: (212) 555-0147, instagram.com/lupo.';
    expect(found(text, { profile })).toEqual(['name: Street']);
    expect(found('We make $90,000 a month', { profile })).toEqual(['price: $90,000']);
  });

  test('allows a diet of one dish only for that dish', () => {
    const profile = aProfile({ dishes: [aDish({ name: 'Bean stew', diets: ['vegan', 'gluten_free'] })] });
    expect(found('Vegan and gluten-free plates', { profile })).toContain('claim: Vegan');
    const noted = aProfile({ house_notes: [{ text: 'Gluten-free pasta on request.' }] });
    expect(found('Our gluten-free plates', { profile: noted })).toContain('claim: gluten');
    expect(found('Vegan plates', { profile: aProfile({ diets: ['vegan'] }) })).toEqual([]);
    expect(found('Vegan plates', { said: ['Vegan bean stew'] })).toEqual([]);
  });

  test('states nothing through names', () => {
    const names = ['Best Vegan Kitchen 24'];
    expect(found('Come to Best Vegan Kitchen 24.', { names })).toEqual([]);
    expect(found('The best vegan kitchen of 24', { names, said: names })).toEqual([
      'claim: best',
      'claim: vegan',
      'number: 24',
    ]);
  });

  test('counts every text as a claim in a language without a list', () => {
    expect(found('Najlepsze pierogi', { language: 'pl' })).toEqual(['claim: Najlepsze pierogi']);
    expect(found('Osteria Lupo', { language: 'pl' })).toEqual([]);
  });
});
