import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { FIRST_NAME, textForGuest } from '#shared/sms/text-for-guest.ts';
import { winBackMessage } from '#shared/sms/win-back-message.ts';
import { type TextFacts, writeTexts } from './write-texts.ts';

const someFacts = (given: Partial<TextFacts> = {}): TextFacts => ({
  restaurantName: 'Osteria Lupo',
  offer: '20% off any pasta',
  offerCode: 'BACK20',
  language: 'en',
  dish: '',
  date: 'Mar 31',
  link: '',
  ...given,
});
const all = (facts: TextFacts) => [...writeTexts(facts).plain, ...writeTexts(facts).named];

test('a campaign has at least six greetings, with and without a name, in one segment each', () => {
  const { plain, named } = writeTexts(someFacts());
  expect([plain.length >= 6, named.length >= 6]).toEqual([true, true]);
  expect(new Set([...plain, ...named]).size).toBe(plain.length + named.length);
  for (const text of [...plain, ...named]) {
    expect(text).toContain('Osteria Lupo');
    expect(text).toContain('20% off any pasta');
    expect(text).toContain('BACK20');
    expect(text.endsWith(' Reply STOP to opt out.')).toBe(true);
    expect(smsSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
  }
  expect(named.every((text) => text.includes(FIRST_NAME))).toBe(true);
});

test('each text states the last day and where to order', () => {
  const link = 'osterialupo.com/order';
  for (const text of all(someFacts({ link }))) {
    expect(text).toContain('Mar 31');
    expect(text).toContain(` ${link} Reply STOP`);
  }
});

test('the first text and every other one name a dish', () => {
  const { plain } = writeTexts(someFacts({ dish: 'Truffle gnocchi', offer: '20% off' }));
  expect(plain.map((text) => text.includes('Truffle gnocchi')).slice(0, 6)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('an offer with a capital letter starts a sentence', () => {
  const texts = all(someFacts({ offer: 'A free dessert!' }));
  expect(texts.filter((text) => !/(?:[.:!?] )A free dessert\b/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('!.'))).toBe(false);
});

test('the plainest text is used alone when no greeting fits', () => {
  const offer =
    'Two glasses of Chianti on the house with any pasta, any night but Friday and Saturday until the end of May';
  const facts = someFacts({ offer, restaurantName: 'Osteria Lupo' });
  const only = { plain: [winBackMessage(facts).text], named: [] };
  expect(writeTexts(facts)).toEqual(only);
  expect(writeTexts(someFacts({ language: 'ja' }))).toEqual({
    plain: ['Osteria Lupo: 20% off any pasta. Code BACK20. Reply STOP to opt out.'],
    named: [],
  });
});

test('a name or offer with the first-name placeholder gets no personalized texts', () => {
  expect(writeTexts(someFacts({ offer: '20% off, {first}' })).named).toEqual([]);
});

test('equal facts give equal texts, and other restaurants other texts', () => {
  expect(writeTexts(someFacts())).toEqual(writeTexts(someFacts()));
  const other = writeTexts(someFacts({ restaurantName: 'Osteria Lara' })).plain;
  expect(other.map((text) => text.replaceAll('Lara', 'Lupo'))).not.toEqual(writeTexts(someFacts()).plain);
});

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '€', '’', '🍕', '👨‍👩‍👧‍👦', 'é', 'ő'),
    minLength: 1,
    maxLength: 120,
  }),
  fc.constantFrom('A free dessert', '20% off', 'Pide $5', '{first}', '{offer} {code}', '$& $1'),
);

test('no text is longer or more expensive than the plainest one', () => {
  fc.assert(
    fc.property(typed, typed, typed, typed, (restaurantName, offer, dish, name) => {
      const facts = someFacts({ restaurantName, offer, dish, link: 'lupo.com' });
      const texts = writeTexts(facts);
      const most = smsSegments(winBackMessage(facts).text).segments;
      for (const phone of ['+12125550147', '+12125550148', '+12125550149']) {
        for (const guest of [
          { phone, name },
          { phone, name: 'Maximiliano Ruiz' },
          { phone, name: 'Zoë' },
        ]) {
          const text = textForGuest(texts, guest) ?? '';
          const { units, segments } = smsSegments(text);
          expect([units <= 160, segments <= most]).toEqual([true, true]);
          expect(text).toContain('BACK20');
          expect(text.endsWith('Reply STOP to opt out.')).toBe(true);
        }
      }
    }),
  );
});

const OWN = ['Osteria Lupo: a table is set.', '{first}, a table is set at Osteria Lupo.'];

test('a model’s greetings replace the library’s before the same offer, code, and opt-out', () => {
  const { plain, named } = writeTexts(someFacts(), OWN);
  expect([plain, named]).toEqual([
    [expect.stringMatching(/^Osteria Lupo: a table is set\. .*20% off any pasta.* Reply STOP to opt out\.$/)],
    [
      expect.stringMatching(
        /^\{first\}, a table is set at Osteria Lupo\. .*BACK20.* Reply STOP to opt out\.$/,
      ),
    ],
  ]);
});

test('the library’s greetings are used when a model’s don’t fit', () => {
  const long = `Osteria Lupo: ${'a table is set, '.repeat(9)}come.`;
  expect(writeTexts(someFacts(), [long])).toEqual(writeTexts(someFacts()));
  expect(writeTexts(someFacts(), OWN.slice(0, 1)).named.length).toBeGreaterThan(1);
  expect(writeTexts(someFacts({ offer: '20% off, {first}' }), OWN).named).toEqual([]);
});
