import { describe, expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { createFactCheck } from './create-fact-check.ts';
import type { FactSource } from './fact-source.ts';

const findUnknownFacts = ([text = '']: readonly string[], source: FactSource) =>
  createFactCheck(source)(text);

const source = { language: 'en', names: ['Osteria Lupo'], profile: aProfile(), said: [] };

describe('what the record holds, however it is written', () => {
  test.each([
    'Carbonara for $19, cacio e pepe for eighteen dollars.',
    'Finish with tiramisù for 9.',
    'The tasting menu is $85 per person.',
    'Open Tuesday to Saturday from 6 PM to 11 PM.',
    'Dinner from 6 o’clock, closed Mondays.',
    'Closed on Christmas Day.',
    'Since nineteen ninety-eight at 12 Mulberry Street, New York.',
    'Call 212 555 0147 or write to ciao@lupo.example.',
    'Our Roman trattoria makes its pasta each morning.',
    'Chef Ada Rossi learned to cook from her grandmother.',
    'Reservations recommended.',
    'Dogs are welcome on the terrace of Osteria Lupo.',
    'A table for two, a bowl of pasta and a long evening.',
    'Be a regular, one plate at a time.',
    'A thousand thanks.',
  ])('"%s" is let through', (text) => expect(findUnknownFacts([text], source)).toEqual([]));
});

describe('what the record does not hold', () => {
  test.each([
    ['Carbonara for $18.', 'price'],
    ['Tiramisù at eighteen dollars', 'price'],
    ['Open daily from 6 PM.', 'time'],
    ['Open until midnight.', 'time'],
    ['Doors at half past five', 'time'],
    ['Closed Tuesdays', 'time'],
    ['Open on Sundays', 'time'],
    ['Call (212) 555-0148.', 'phone'],
    ['Gluten-free pasta.', 'allergen'],
    ['Our carbonara is vegan.', 'allergen'],
    ['The best pasta in town', 'award'],
    ['“The most wonderful of evenings,” wrote a guest.', 'review'],
    ['Try the lobster ravioli', 'dish'],
    ['Carbonara with mushrooms', 'dish'],
    ['Find us at 14 Mulberry Street', 'address'],
    ['On Elm Street in Brooklyn', 'address'],
    ['Since 1989', 'date'],
    ['Closed on Easter Monday', 'date'],
    ['Three dining rooms', 'number'],
    ['Twenty-odd wines', 'number'],
    ['Over a thousand regulars', 'number'],
    ['A hundred customers cannot be wrong.', 'number'],
    ['Order at lupo-orders.example', 'web'],
    ['Cooked by Chef Marco', 'name'],
    ['With a rooftop bar', 'claim'],
  ] as const)('"%s" is found', (text, kind) => {
    expect(findUnknownFacts([text], source).map((found) => found.kind)).toContain(kind);
  });

  test('is named as it stands in the text', () => {
    expect(findUnknownFacts(['Cacio e pepe for only ＄\u200b1２.50!'], source)).toEqual([
      { kind: 'price', words: '＄\u200b1２.50' },
    ]);
  });
});

describe('what is written to slip past', () => {
  test.each([
    ['digits of another script', 'Carbonara for ١٤ dollars'],
    ['letters that look like digits', 'Carbonara for $1O.5O'],
    ['letters of another script', 'Аward-winning'],
    ['invisible characters', 'a\u200bward-win\u00adning, glu\u200dten-free'],
    ['a number over two lines', 'Carbonara for $14\n.50'],
    ['a telephone number in words', 'Call two one two, five five five, oh one four eight'],
    ['a telephone number with spaces', 'Call 2 1 2 5 5 5 0 1 4 8'],
    ['a currency behind the amount', 'Carbonara, 14 $'],
    ['an amount without a currency', 'Carbonara 14,50'],
    ['a price of another dish', 'Tiramisù $19'],
    ['a bound', 'All pasta under $15'],
    ['a year in words', 'Since nineteen eighty-two'],
    ['noon', 'Open from noon'],
    ['a hashtag', '#BestPastaInTown'],
  ])('%s', (_title, text) => expect(findUnknownFacts([text], source)).not.toEqual([]));
});

describe('an ad, which has an offer and no record', () => {
  const offer = {
    language: 'en',
    names: ['Osteria Lupo'],
    said: [
      'Truffle pasta',
      '20% off on Tuesdays',
      'TRUFFLE7KQ4',
      'Fresh tagliatelle, black truffle, butter.',
      'Mulberry St',
    ],
  };

  test.each([
    '20% off on Tuesdays. Tagliatelle, butter and a snowfall of black truffle. Show code TRUFFLE7KQ4.',
    'Tuesday tastes like truffle. Take 20% off with TRUFFLE7KQ4 at Osteria Lupo on Mulberry Street.',
    'Treat yourself: truffle pasta, 20 percent off every Tuesday. Code: TRUFFLE7KQ4',
    'Your Tuesday table is waiting. Truffle pasta, a fifth off. TRUFFLE7KQ4',
  ])('may say "%s"', (text) => expect(findUnknownFacts([text], offer)).toEqual([]));

  test.each([
    '30% off on Tuesdays with code TRUFFLE7KQ4.',
    '20% off on Thursdays. Truffle pasta. TRUFFLE7KQ4',
    'Truffle pasta for $22 tonight. 20% off on Tuesdays.',
    '20% off on Tuesdays, and a free glass of Prosecco.',
    'Shaved white Alba truffle over tagliatelle. 20% off on Tuesdays.',
  ])('may not say "%s"', (text) => expect(findUnknownFacts([text], offer)).not.toEqual([]));
});
