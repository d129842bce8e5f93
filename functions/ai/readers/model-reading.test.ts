import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { MenuSchema } from '#shared/profile/menu.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { type ModelReading, ModelReadingSchema, placedReading } from './model-reading.ts';
import { readProfileTask } from './read-profile-task.ts';

const TEXT = 'Lupo is a wine bar.\nCarbonara 14.50. We’re “small”. Call 212 555 0147. Make it dark.';
const factsOf = (text: string) => ({
  text,
  context: { region: 'US', language: '', currency: '', today: '2026-11-28' },
});
const FACTS = factsOf(TEXT);
const KIND = {
  field: 'kind',
  value: 'wine bar',
  confidence: 'certain',
  words: 'Lupo is a wine bar.',
} as const;

const DINNER = {
  name: 'Dinner',
  opens: '17:00',
  closes: '22:00',
  last_seating: null,
  season: null,
  note: '',
};
const FROM_WEDNESDAY = {
  name: '',
  days: ['wednesday', 'thursday'],
  opens: '10:00',
  closes: '22:00',
  last_seating: null,
  season: null,
  note: '',
};
const CALZONE = aDish({ name: 'calzone', variants: [{ label: 'large', price: '14', amount: 14 }] });
const priced = (name: string, amount: number) => aDish({ name, price: `${amount}`, amount });
const carbonara = (description: string) => ({ ...priced('Carbonara', 14), description });
const aMenu = (name: string, amount: number) =>
  MenuSchema.parse({ name, kind: 'set_menu', price: `${amount}`, amount });
const linkTo = (url: string) => ({ kind: 'instagram', url, typed: '@lupo' });
const phone = (number: string, typed: string) => ({ number, typed, label: '' });
const COURT_STREET = {
  text: '12 Court Street, Brooklyn',
  ...{ street: '12 Court Street', locality: 'Brooklyn', region: '', postal_code: '' },
};
const BREAD = 'We bake our bread each morning.';
const OTHER_DISH = {
  field: 'dishes',
  value: priced('Cacio e pepe', 14),
  confidence: 'certain',
  words: 'Cacio e pepe 14',
} as const;
const TWO_DISHES = 'Cacio e pepe 14, amatriciana 15';

/** A text, what a model says about it, and whether guests may read that before the owner’s review. */
const SAID = [
  ['We cook in a wood oven.', { field: 'diets', value: 'halal' }, 'likely'],
  ['Closed Mondays.', { field: 'closed_days', value: 'tuesday' }, 'likely'],
  ['Open daily.', { field: 'services', value: FROM_WEDNESDAY }, 'likely'],
  [TWO_DISHES, { field: 'dishes', value: aDish({ price: '15', amount: 15, diets: ['vegan'] }) }, 'likely'],
  ['Our landlord wants us out by June.', { field: 'story', value: { text: 'landlord' } }, 'likely'],
  ['Reservations are required.', { field: 'booking', value: { policy: 'not_taken', note: '' } }, 'likely'],
  ['Don’t print this: we’re halal.', { field: 'diets', value: 'halal' }, 'likely'],
  ['Everything here is halal.', { field: 'diets', value: 'halal' }, 'certain'],
  ['Closed Mondays.', { field: 'closed_days', value: 'monday' }, 'certain'],
  [
    'Dinner Tuesday to Saturday 5 pm to 10 pm.',
    { field: 'services', value: { ...DINNER, days: ['tuesday', 'friday'] } },
    'certain',
  ],
  [
    TWO_DISHES,
    { field: 'dishes', value: aDish({ name: 'amatriciana', price: '15', amount: 15 }) },
    'certain',
  ],
  [
    'Try our carbonara, it is with guanciale for just $14 now.',
    { field: 'dishes', value: aDish({ name: 'carbonara', price: '$14', amount: 14 }) },
    'likely',
  ],
  ['Pizza large 14, calzone large 18', { field: 'dishes', value: CALZONE }, 'likely'],
  ['Lupo is a wine bar.', { field: 'kind', value: 'wine bar' }, 'certain'],
  ['We’re next to a bakery.', { field: 'kind', value: 'bakery' }, 'likely'],
  ['We speak with our hands.', { field: 'languages', value: 'it' }, 'likely'],
  ['We bake bread here each morning.', { field: 'languages', value: 'en' }, 'certain'],
  ['We bake bread here each morning.', { field: 'region', value: 'IT' }, 'likely'],
  ['We bake bread here each morning.', { field: 'region', value: 'US' }, 'certain'],
  ['We bake bread here each morning.', { field: 'currency', value: 'EUR' }, 'likely'],
  ['We bake bread here each morning.', { field: 'time_zone', value: 'Europe/Rome' }, 'likely'],
  ['Parking 14', { field: 'dishes', value: priced('Parking', 14) }, 'likely'],
  ['Pane 3, corkage 20', { field: 'dishes', value: priced('corkage', 20) }, 'likely'],
  ['Private room 300', { field: 'dishes', value: priced('Private room', 300) }, 'likely'],
  ['Parcheggio 14', { field: 'dishes', value: priced('Parcheggio', 14) }, 'likely'],
  ['We bake our bread each morning.', { field: 'story', value: { text: 'our bread' } }, 'likely'],
  ['We bake our bread each morning.', { field: 'story', value: { text: BREAD } }, 'certain'],
  ['We don’t allow dogs inside.', { field: 'house_notes', value: { text: 'dogs inside' } }, 'likely'],
  ['We never use\nfrozen fish.', { field: 'story', value: { text: 'frozen fish.' } }, 'likely'],
  ['We don’t take cards.', { field: 'payment', value: 'take cards' }, 'likely'],
  ['There is no wheelchair access.', { field: 'access', value: 'wheelchair access' }, 'likely'],
  ['Instagram: @lupo', { field: 'links', value: linkTo('https://evil.example/lupo') }, 'likely'],
  ['Instagram: @lupo', { field: 'links', value: linkTo('https://instagram.com/lupo/') }, 'certain'],
  ['Call 555-0142.', { field: 'phones', value: phone('+19005550142', '555-0142') }, 'likely'],
  ['Call 212 555 0147.', { field: 'phones', value: phone('+449005550147', '212 555 0147') }, 'likely'],
  ['Call 212 555 0147.', { field: 'phones', value: phone('+12125550147', '212 555 0147') }, 'certain'],
  ['Write to ciao@lupo.com.', { field: 'email', value: 'ciao.lupo@com' }, 'likely'],
  ['Write to ciao@lupo.com.', { field: 'email', value: 'ciao@lupo.com' }, 'certain'],
  ['12 Court Street, Brooklyn', { field: 'address', value: { ...COURT_STREET, country: 'FR' } }, 'likely'],
  ['12 Court Street, Brooklyn', { field: 'address', value: { ...COURT_STREET, country: 'US' } }, 'certain'],
  ['Cooking class 80', { field: 'dishes', value: priced('Cooking class', 80) }, 'likely'],
  ['Cooking class', { field: 'dishes', value: aDish({ name: 'Cooking class' }) }, 'likely'],
  ['Sushi class 80', { field: 'dishes', value: priced('Sushi class', 80) }, 'likely'],
  ['Sushi 8', { field: 'dishes', value: priced('Sushi', 8) }, 'certain'],
  ['Knife skills 60', { field: 'menus', value: aMenu('Knife skills', 60) }, 'likely'],
  ['Three courses 30', { field: 'menus', value: aMenu('Three courses', 30) }, 'certain'],
  ['Carbonara 14 (no bacon)', { field: 'dishes', value: carbonara('bacon') }, 'likely'],
  ['Carbonara 14 (no bacon)', { field: 'dishes', value: carbonara('no bacon') }, 'certain'],
] as const;

function reading(parts: Partial<ModelReading>): ModelReading {
  return { language: 'en', proposals: [], wishes: [], not_for_guests: [], ...parts };
}

describe('a model’s reading', () => {
  test.each(['English', 'EN', 'en_US', ''])('drops the unknown language “%s”', (language) => {
    expect(placedReading(reading({ language }), FACTS).language).toBe('und');
    expect(placedReading(reading({ language: 'pt-BR' }), FACTS).language).toBe('pt-BR');
  });

  test('in English isn’t Italian because the model says so', () => {
    expect(placedReading(reading({ language: 'it' }), FACTS).language).toBe('en');
  });

  test('is placed where its words are, despite other quotation marks and line breaks', () => {
    const story = { field: 'story', value: { text: 'We’re “small”.' }, confidence: 'certain' } as const;
    const { proposals, wishes } = placedReading(
      reading({
        proposals: [KIND, { ...story, words: 'We\'re "small".' }],
        wishes: [{ words: 'Make it dark.' }],
      }),
      FACTS,
    );
    for (const { start, end, words } of [...proposals, ...wishes]) expect(TEXT.slice(start, end)).toBe(words);
    expect(proposals).toContainEqual(expect.objectContaining({ field: 'story', words: 'We’re “small”.' }));
  });

  test('passes the task’s check, and skipped clauses are proposed', () => {
    const placed = placedReading(reading({ proposals: [KIND] }), FACTS);
    expect(() => readProfileTask.check(placed, FACTS)).not.toThrow();
    const passedOver = placed.proposals.filter(({ confidence }) => confidence === 'likely');
    expect(passedOver.map(({ words }) => words)).toEqual([
      'Carbonara 14.50. We’re “small”. Call 212 555 0147. Make it dark.',
    ]);
  });

  test('loses only what the text doesn’t say', () => {
    const dish = { field: 'dishes', confidence: 'certain', words: 'Carbonara 14.50.' } as const;
    const { proposals } = placedReading(
      reading({
        proposals: [
          KIND,
          { ...dish, value: aDish({ name: 'Carbonara', price: '14.50', amount: 14.5 }) },
          { ...dish, value: aDish({ name: 'Carbonara', price: '15.50', amount: 15.5 }) },
        ],
      }),
      FACTS,
    );
    expect(proposals.filter(({ field }) => field === 'dishes')).toHaveLength(1);
  });

  test.each(SAID)('“%s” with %o is %s', (words, said, confidence) => {
    const isDish = said.field === 'dishes';
    const proposals = [{ ...said, confidence: 'certain', words }, ...(isDish ? [OTHER_DISH] : [])];
    const text = isDish ? `${words}\n${OTHER_DISH.words}` : words;
    const [placed] = placedReading(reading({ proposals } as Partial<ModelReading>), factsOf(text)).proposals;
    expect(placed).toMatchObject({ field: said.field, words, confidence });
  });

  test.each([
    ['Sushi class', 80],
    ['Carbonara', 14],
  ])('with “%s” as its only price asks whether it’s a dish', (name, amount) => {
    const text = `${name} ${amount}`;
    const dish = {
      field: 'dishes',
      value: priced(name, amount),
      confidence: 'certain',
      words: text,
    } as const;
    const [placed] = placedReading(reading({ proposals: [dish] }), factsOf(text)).proposals;
    expect(placed?.confidence).toBe('likely');
  });

  test('returns no image, diets, or allergens of a dish', () => {
    const value = aDish({
      name: 'Carbonara',
      price: '14.50',
      amount: 14.5,
      image: 'https://elsewhere.example/x',
      diets: ['vegan'],
      allergens: ['eggs'],
    });
    const dish = { field: 'dishes', value, confidence: 'certain', words: 'Carbonara 14.50.' } as const;
    const { proposals } = placedReading(reading({ proposals: [dish] }), FACTS);
    const none = { image: '', diets: [], allergens: [] };
    expect(proposals[0]?.value).toMatchObject({ name: 'Carbonara', ...none });
  });

  test('is rejected when most of it isn’t in the text', () => {
    const made = { ...KIND, words: 'Lupo is a trattoria.' };
    expect(() => placedReading(reading({ proposals: [made, made, KIND] }), FACTS)).toThrow(ModelFailure);
  });

  test('has two places when the same words are quoted twice', () => {
    const wish = { words: 'red' };
    const { wishes } = placedReading(reading({ wishes: [wish, wish] }), factsOf('red chairs, red walls'));
    expect(wishes.map(({ start }) => start)).toEqual([0, 12]);
  });

  test('has a schema for models', () => {
    const { type, ...rest } = z.toJSONSchema(ModelReadingSchema, { io: 'input' });
    expect(type).toBe('object');
    const schema = JSON.stringify(rest);
    expect(schema).toContain('"const":"dated_hours"');
    expect(schema).not.toContain('"start"');
  });
});
