import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { ItemFields } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import { type Accepted, proposalChanges } from './proposal-changes.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';
import { says } from './same-entry.ts';

function accept(profile: RestaurantProfile, proposals: readonly Accepted[]): RestaurantProfile {
  const applied = applyChanges(PROFILE_GRAMMAR, profile, proposalChanges(profile, proposals));
  if (!applied.isApplied) throw new Error(JSON.stringify(applied.fields));
  return applied.record;
}

test('a single value is set, an entry added, and a word listed once', () => {
  expect(
    proposalChanges(aProfile(), [
      { field: 'kind', value: 'osteria' },
      { field: 'cuisines', value: 'roman' },
      { field: 'cuisines', value: 'Ligurian' },
      { field: 'dishes', value: aDish({ name: 'Gricia', price: '$17' }) },
    ]),
  ).toEqual({
    kind: 'osteria',
    cuisines: ['Roman', 'Ligurian'],
    'dishes[3]': aDish({ name: 'Gricia', price: '$17' }),
  });
});

const noPlace = { street: '', locality: '', region: '', postal_code: '', country: '' };

test.each([
  { ...noPlace, locality: 'Rockville', region: 'Maryland', text: 'Rockville, Maryland' },
  { ...noPlace, street: 'Warren Street', locality: 'Hudson', text: 'Warren Street in Hudson' },
  { ...noPlace, locality: 'Uptown', text: 'Uptown' },
  { ...noPlace, locality: 'Rockville', postal_code: '20850', text: 'Rockville, MD 20850' },
])('an address with a street and number is not replaced by $text', (value) => {
  const known = { ...noPlace, text: '785 Hungerford Drive, Rockville, MD 20850' };
  expect(accept(aProfile({ address: known }), [{ field: 'address', value }]).address).toEqual(known);
  const moved = { ...noPlace, text: '12 Pine St, Reno', street: '12 Pine St', locality: 'Reno' };
  expect(accept(aProfile({ address: known }), [{ field: 'address', value: moved }]).address).toEqual(moved);
  const unknown = aProfile({ address: { ...noPlace, text: '' } });
  expect(accept(unknown, [{ field: 'address', value }]).address).toEqual(value);
});

test('an existing dish gets its new price and keeps its image and heading', () => {
  const image = '/images/i1/aa-800.webp';
  const profile = aProfile({ dishes: [aDish({ price: '$18', amount: 18, course: 'Pasta', image })] });
  const proposals: Accepted[] = [{ field: 'dishes', value: aDish({ name: 'CACIO E PEPE', price: 'MP' }) }];
  expect(accept(profile, proposals).dishes).toEqual([
    aDish({ name: 'CACIO E PEPE', price: 'MP', amount: null, course: 'Pasta', image }),
  ]);
});

test('two dishes with one name in two courses stay two', () => {
  const kids = aDish({ name: 'Carbonara', course: 'Kids', price: '$8', amount: 8 });
  const profile = accept(aProfile(), [{ field: 'dishes', value: kids }]);
  expect(profile.dishes.map(({ course, price }) => [course, price])).toContainEqual(['Kids', '$8']);
  expect(profile.dishes).toHaveLength(4);
});

test('lunch and dinner of the same days are two services', () => {
  const service = {
    name: '',
    days: ['sunday' as const],
    closes: null,
    last_seating: null,
    season: null,
    note: '',
  };
  const proposals: Accepted[] = ['12:00', '18:00'].map((opens) => ({
    field: 'services',
    value: { ...service, opens },
  }));
  expect(accept(aProfile({ services: [] }), proposals).services.map(({ opens }) => opens)).toEqual([
    '12:00',
    '18:00',
  ]);
});

test('a menu of 300 dishes is one change', () => {
  const proposals = Array.from(
    { length: 300 },
    (_, at): Accepted => ({
      field: 'dishes',
      value: aDish({ name: `Dish ${at}` }),
    }),
  );
  const changes = proposalChanges(aProfile(), proposals);
  expect(Object.keys(changes)).toEqual(['dishes']);
  expect(accept(aProfile(), proposals).dishes).toHaveLength(303);
});

const text = fc.constantFrom('Carbonara', 'carbonara', 'Soup', 'Tiramisù');
const price = fc.constantFrom('', '$8', '$9', 'MP');
const anAcceptance: fc.Arbitrary<Accepted> = fc.oneof(
  fc.constantFrom<Accepted>(
    { field: 'kind', value: 'bar' },
    { field: 'kind', value: 'bakery' },
    { field: 'cuisines', value: 'Ligurian' },
    { field: 'cuisines', value: 'roman' },
    { field: 'diets', value: 'vegan' },
    { field: 'closed_days', value: 'sunday' },
    { field: 'email', value: 'a@b.example' },
    { field: 'story', value: { text: 'We opened in 1998.' } },
    { field: 'story', value: { text: 'We closed in 1999.' } },
    { field: 'phones', value: { number: '', typed: '212 555 0147', label: '' } },
    { field: 'phones', value: { number: '+12125550199', typed: '212 555 0199', label: 'WhatsApp' } },
    { field: 'people', value: { name: 'Ada Rossi', role: 'owner', sentence: '' } },
    { field: 'booking', value: { policy: 'not_taken', note: '' } },
  ),
  fc
    .record({ name: text, price, course: fc.constantFrom('', 'Pasta', 'Kids') })
    .map((dish): Accepted => ({ field: 'dishes', value: aDish(dish) })),
);

test('accepted proposals are in the profile once, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(anAcceptance, { maxLength: 8 }), (proposals) => {
      const before = aProfile();
      const after = accept(before, proposals);
      expect(accept(after, proposals)).toEqual(after);
      const fields = new Set(proposals.map(({ field }) => field));
      for (const name of Object.keys(before) as (keyof RestaurantProfile)[]) {
        if (!fields.has(name as Accepted['field'])) expect(after[name]).toEqual(before[name]);
      }
      for (const { field, value } of proposals) {
        const now: unknown = after[field];
        const last = proposals.findLast((each) => each.field === field)?.value;
        if (!Array.isArray(now)) expect(now).toEqual(last);
        else if (typeof value === 'object') {
          expect(now.some((entry: ItemFields) => says(entry, value as ItemFields))).toBe(true);
          expect(now.length).toBeGreaterThanOrEqual((before[field] as unknown[]).length);
        } else {
          expect(now.map((word) => String(word).toLowerCase())).toContain(value.toLowerCase());
        }
      }
      const kept = before.dishes.filter(
        (dish) => !proposals.some(({ value }) => isSameJson(nameOf(value), nameOf(dish))),
      );
      for (const dish of kept) expect(after.dishes).toContainEqual(dish);
    }),
    { numRuns: 1_000 },
  );
});

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  return String(value.name).toLowerCase();
}
