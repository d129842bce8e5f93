import { describe, expect, test } from 'vitest';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { descriptor } from '../tasks/sentences.ts';
import { readBrief } from './brief.ts';

const read = (requirements: string, restaurantName = 'Number Nine') =>
  readBrief(someWebsiteFacts({ requirements, restaurantName, websiteName: restaurantName }));

const cuisines: readonly (readonly [said: string, cuisine: string | undefined, name?: string])[] = [
  ['Roman trattoria', 'roman'],
  ['Neapolitan pizza', 'pizzeria'],
  ['Sicilian osteria', 'sicilian'],
  ['Italian restaurant', 'italian'],
  ['Parisian bistro', 'french'],
  ['tapas bar', 'tapas'],
  ['pintxos and txuleta', 'basque'],
  ['cevichería', 'peruvian'],
  ['taquería from Oaxaca', 'mexican'],
  ['omakase counter', 'sushi'],
  ['ramen shop', 'ramen'],
  ['izakaya', 'izakaya'],
  ['dim sum', 'cantonese'],
  ['Sichuan hot pot', 'sichuan'],
  ['Korean BBQ', 'korean'],
  ['Thai', 'thai'],
  ['phở', 'vietnamese'],
  ['curry house', 'indian'],
  ['ocakbaşı Turkish grill', 'turkish'],
  ['Lebanese mezze', 'lebanese'],
  ['Greek taverna', 'greek'],
  ['Bavarian Wirtshaus', 'german'],
  ['New Nordic', 'nordic'],
  ['American diner', 'diner'],
  ['smash burgers', 'burger'],
  ['Texas BBQ smokehouse', 'bbq'],
  ['steakhouse', 'steakhouse'],
  ['oyster bar', 'seafood'],
  ['plant-based kitchen', 'vegan'],
  ['vegan Thai restaurant', 'thai'],
  ['vegetarian restaurant', 'vegetarian'],
  ['cafe with vegan cheesecake 7', 'cafe'],
  ['cafe, vegan, vegetarian and gluten free options', 'cafe'],
  ['vegetarian platter 14', undefined],
  ['coffee shop', 'cafe'],
  ['boulangerie', 'bakery'],
  ['wine bar', 'winebar'],
  ['speakeasy', 'cocktailbar'],
  ['all-day brunch', 'brunch'],
  ['food truck', 'foodtruck'],
  ['gelateria', 'icecream'],
  ['not a steakhouse, not vegan', undefined],
  ['French fries, Turkish coffee, English spoken', undefined],
  ['cacio e pepe 12, carbonara 13', 'roman'],
  ['', 'sushi', 'Sushi Kawa'],
  ['Thai food', 'thai', 'Osteria Lupo'],
  ['', undefined, 'Number Nine'],
];

for (const [said, cuisine, name] of cuisines) {
  test(`"${said}"${name === undefined ? '' : ` at ${name}`} is cooking of the kind ${cuisine ?? 'that nobody named'}`, () => {
    expect(read(said, name).cuisine?.id).toBe(cuisine);
  });
}

test('a people keeps its own name', () => {
  expect(read('Irish pub').adjective).toBe('Irish');
  expect(read('Ukrainian restaurant').adjective).toBe('Ukrainian');
  expect(read('Österreichisches Gasthaus').adjective).toBe('Austrian');
});

test('a bakery, a bar or a steakhouse keeps its people', () => {
  expect(descriptor(read('French bakery'))).toBe('French bakery');
  expect(descriptor(read('Brazilian steakhouse'))).toBe('Brazilian steakhouse');
  expect(descriptor(read('vegan bakery'))).toBe('vegan bakery');
  expect(descriptor(read('bakery'))).toBe('bakery');
  expect(descriptor(read('vegan Thai restaurant'))).toBe('vegan Thai restaurant');
  expect(descriptor(read('plant-based cafe'))).toBe('vegan café');
});

test('two cuisines of equal standing are both kept', () => {
  const { cuisine, also } = read('Korean-Mexican food truck');
  expect([cuisine?.label, also?.label]).toEqual(['Korean', 'Mexican']);
});

describe('features', () => {
  const features: readonly (readonly [said: string, has: string[], hasNot: string[]])[] = [
    ['wood oven, terrace', ['wood-oven', 'terrace'], []],
    ['family-run since 1974', ['family-run'], []],
    ['takeaway and delivery', ['takeaway', 'delivery'], []],
    ['no delivery', [], ['delivery']],
    ['no delivery, takeaway or parking', [], ['takeaway', 'delivery', 'parking']],
    ['we do not deliver but takeaway is fine', ['takeaway'], ['delivery']],
    ['parking not available', [], ['parking']],
    ['no reservations needed', ['walk-ins'], []],
    ['senza glutine', ['gluten-free'], []],
    ['vegan, vegetarian and gluten free options', ['vegan-options', 'vegetarian-options', 'gluten-free'], []],
    ['vegan options, dog friendly, live music', ['vegan-options', 'dogs', 'live-music'], []],
    ['handmade pasta', ['handmade-pasta'], []],
    ['baked fresh every day', ['fresh-daily'], []],
    ['garden salad and pasta', [], []],
  ];

  test.each(features)('"%s"', (said, has, hasNot) => {
    const brief = read(said);
    expect(brief.has.map(({ id }) => id)).toEqual(has);
    expect(brief.hasNot.map(({ id }) => id)).toEqual(hasNot);
  });
});

describe('setting', () => {
  test.each([
    ['in Trastevere', 'in Trastevere'],
    ['tapas in San Sebastián', 'in San Sebastián'],
    ['on the beach in Tulum', 'on the beach in Tulum'],
    ['by the harbour', 'by the harbour'],
    ['steaks in downtown Chicago', 'in downtown Chicago'],
    ['closed in August, busy in December', ''],
    ['EVERYTHING IN CAPITALS', ''],
    ['not in Paris', ''],
  ])('"%s" is the place "%s"', (said, place) => {
    expect(read(said).place).toBe(place);
  });

  test.each([
    ['since 1974', '1974'],
    ['est. 1998', '1998'],
    ['a conduzione familiare dal 1962', '1962'],
    ['room for 1974 guests', ''],
  ])('"%s" gives the year "%s"', (said, since) => {
    expect(read(said).since).toBe(since);
  });

  test('the venue is what the owner calls it, in the text before the name', () => {
    expect(read('Roman trattoria', 'Osteria Lupo').venue).toBe('trattoria');
    expect(read('Roman food', 'Osteria Lupo').venue).toBe('osteria');
    expect(read('cosy cafe').venue).toBe('café');
    expect(read('Roman food').venue).toBe('');
  });

  test.each([
    ['elegant, refined', 'elegant'],
    ['rustic farmhouse', 'rustic'],
    ['fun and colourful', 'playful'],
    ['sleek, minimal', 'modern'],
    ['cosy and friendly', 'warm'],
  ])('"%s" asks for the tone %s', (said, tone) => {
    expect(read(said).tone).toBe(tone);
  });
});
