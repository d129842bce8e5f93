import { expect, test } from 'vitest';
import type { Accepted } from '#shared/profile/proposal-changes.ts';
import { proposalChanges } from '#shared/profile/proposal-changes.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { differencesOf, withoutPaths } from './profile-merge.ts';

const seen = aProfile({ dishes: [aDish({ name: 'Carbonara', price: '$18', amount: 18 })] });
const accepted: Accepted[] = [
  { field: 'kind', value: 'osteria' },
  { field: 'dishes', value: aDish({ name: 'Carbonara', price: '$19', amount: 19 }) },
  { field: 'dishes', value: aDish({ name: 'Gricia', price: '$17', amount: 17 }) },
];

test('changes to other fields cause no question', () => {
  const theirs = { ...seen, payment: 'Cash only.' };
  expect(differencesOf({ seen, theirs }, accepted)).toEqual([]);
});

test('a price and a type that both changed are asked about, with both values', () => {
  const theirs = {
    ...seen,
    kind: 'wine bar',
    dishes: [aDish({ name: 'Carbonara', price: '$20', amount: 20 })],
  };
  expect(differencesOf({ seen, theirs }, accepted)).toEqual([
    { path: 'kind', label: 'Type of restaurant', theirs: 'wine bar', mine: 'osteria' },
    { path: 'dishes[0].price', label: 'Dish “Carbonara”, price', theirs: '$20', mine: '$19' },
    { path: 'dishes[0].amount', label: 'Dish “Carbonara”, amount', theirs: '20', mine: '19' },
  ]);
});

test('taking theirs leaves their values and adds the rest', () => {
  const theirs = { ...seen, kind: 'wine bar' };
  const differences = differencesOf({ seen, theirs }, accepted);
  expect(Object.keys(withoutPaths(proposalChanges(theirs, accepted), differences))).toEqual([
    'dishes[0].price',
    'dishes[0].amount',
    'dishes[1]',
  ]);
});
