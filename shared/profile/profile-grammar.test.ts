import { describe, expect, test } from 'vitest';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { readField, wholeList } from '#shared/editing/grammar.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import { emptyProfile, RestaurantProfileSchema } from './restaurant-profile.ts';

function changed(changes: Record<string, unknown>, profile = aProfile()) {
  const result = applyChanges(PROFILE_GRAMMAR, profile, changes as never);
  return result.isApplied ? result.record : result.fields;
}

describe('profile paths', () => {
  test('reach every field', () => {
    const { fields, lists } = PROFILE_GRAMMAR;
    expect(
      Object.keys(RestaurantProfileSchema.shape).filter((name) => !fields.has(name) && !lists.has(name)),
    ).toEqual([]);
  });

  test.each([...PROFILE_GRAMMAR.lists])('limit the list %s like the schema', (name, list) => {
    const { shape } = RestaurantProfileSchema;
    const [item] = aProfile()[name as 'dishes'];
    for (const length of [list.maxItems, list.maxItems + 1]) {
      const items = Array.from({ length }, () => item);
      expect(readField(wholeList(list), items)).toEqual(readField(shape[name as 'dishes'], items));
    }
  });

  test('change a dish, a part of the address, and the booking way', () => {
    expect(
      changed({
        'dishes[1].price': '$21',
        'address.street': '14 Mulberry St',
        'booking.policy': 'not_taken',
      }),
    ).toMatchObject({
      dishes: [{ price: '$18' }, { price: '$21' }, { price: '$9' }],
      address: { street: '14 Mulberry St', locality: 'New York' },
      booking: { policy: 'not_taken' },
    });
  });

  test('null means unknown and keeps the field', () => {
    const { services, monthly_revenue } = changed({
      'services[0].closes': null,
      monthly_revenue: null,
    }) as ReturnType<typeof aProfile>;
    expect([services[0]?.closes, monthly_revenue]).toEqual([null, null]);
    expect(changed({ name: null })).toEqual({ name: 'Enter the restaurant name.' });
  });

  test('a new dish has its required fields', () => {
    expect(changed({ 'dishes[0]': { name: 'Soup' } }, emptyProfile('Lupo'))).toMatchObject({
      dishes: [{ name: 'Soup', price: '', amount: null, variants: [], diets: [] }],
    });
    expect(changed({ 'story[2]': { text: '' } })).toEqual({ 'story[2]': 'Enter some text.' });
  });
});

test.each([
  ['name', '\u200b ', 'Enter the restaurant name.'],
  ['email', 'nobody', 'Enter an email address such as you@restaurant.com.'],
  ['time_zone', 'Mars/Olympus', 'Choose a time zone such as America/New_York.'],
  ['region', 'usa', 'Enter a 2-letter country code, such as US.'],
  ['currency', '$', 'Enter a currency code, such as USD.'],
  ['languages', ['klingon!'], 'Enter a language code, such as en.'],
  ['diets', ['carnivore'], 'Choose diets from the list.'],
  ['booking.policy', 'maybe', 'Choose how guests book.'],
  [
    'links[1]',
    { kind: 'other', url: 'javascript:alert(1)' },
    'Enter a web address, such as https://example.com.',
  ],
  ['services[0].days', [], 'Choose at least one day.'],
  ['services[0].opens', '6pm', 'Enter a time in 24-hour format, such as 18:00.'],
  ['dated_hours[0].from', 'Christmas', 'Enter the date as YYYY-MM-DD, such as 2026-12-24.'],
  ['dishes[0].image', 'https://elsewhere.example/a.jpg', 'Choose one of your images.'],
  ['dishes[0].amount', -1, 'Enter a number that’s 0 or greater.'],
  ['monthly_revenue', -1, 'Enter a number that’s 0 or greater.'],
  ['version', 3, 'You can’t change this.'],
  ['address.__proto__', 'x', 'You can’t change this.'],
  ['dishes[9].name', 'x', 'We couldn’t find that item. It may have been deleted.'],
])('%s can’t become %j', (path, value, message) => {
  expect(changed({ [path]: value })).toEqual({ [path]: message });
});
