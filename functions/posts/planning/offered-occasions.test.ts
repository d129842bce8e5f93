import { expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { offeredOccasions } from './offered-occasions.ts';

const eggDayOf = (dish: ReturnType<typeof aDish>) =>
  offeredOccasions(aProfile({ dishes: [dish] }), { from: '2026-10-05', weeks: 1 }).filter(
    ({ occasion }) => occasion.id === 'egg',
  );

test('a vegan restaurant isn’t offered egg day for its vegan egg', () => {
  expect(eggDayOf(aDish({ name: 'Shakshuka with eggs' }))).toHaveLength(1);
  expect(eggDayOf(aDish({ name: 'Vegan egg sandwich' }))).toEqual([]);
  expect(eggDayOf(aDish({ name: 'Tofu omelet', diets: ['vegan'] }))).toEqual([]);
});

test.each([
  ['Tartare de bœuf', 0],
  ['Bœuf bourguignon', 0],
  ['Œufs mayonnaise', 1],
  ['Salade, œuf poché', 1],
  ['Oeuf cocotte', 1],
  ['Eggplant parm', 0],
])('%s is a reason for egg day %i times', (name, times) => {
  expect(eggDayOf(aDish({ name }))).toHaveLength(times);
});

test.each([
  ['ES', 0],
  ['FR', 1],
])('Easter Monday in %s is offered %i times', (region, times) => {
  const profile = aProfile({ region, address: { ...aProfile().address, country: region } });
  const offered = offeredOccasions(profile, { from: '2027-03-29', weeks: 1 });
  expect(offered.filter(({ occasion }) => occasion.id === 'easter-monday')).toHaveLength(times);
});

test('a food day isn’t offered for a dish out of season', () => {
  const dish = aDish({ name: 'Peach cobbler', course: 'Dessert', availability: 'July and August' });
  const offered = offeredOccasions(aProfile({ dishes: [dish] }), { from: '2027-10-11', weeks: 1 });
  expect(offered.map(({ occasion }) => occasion.id)).not.toContain('us-dessert');
});
