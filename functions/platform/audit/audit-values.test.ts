import { expect, test } from 'vitest';
import { valuesAfterDeletion, withoutInternalReason } from './audit-values.ts';

const credit = { action: 'credit', amount: 5, plan: 'basic', reason: 'Ana called' };

test('an owner gets a billing action without the internal reason, and other records as they are', () => {
  const row = { operation: 'actOnSubscription', after: JSON.stringify(credit), actor_id: 'ada' };
  const { after = '' } = withoutInternalReason(row);
  expect(JSON.parse(after)).toEqual({ action: 'credit', amount: 5, plan: 'basic' });
  const suspended = { operation: 'suspendRestaurant', after: JSON.stringify({ reason: 'Ana called' }) };
  expect(withoutInternalReason(suspended)).toBe(suspended);
  expect(withoutInternalReason({ operation: 'actOnSubscription' })).toEqual({
    operation: 'actOnSubscription',
  });
});

test.each([
  ['actOnSubscription', credit, { action: 'credit', amount: 5, plan: 'basic' }],
  [
    'subscribe',
    { plan: 'basic', cancel_at_period_end: false },
    { plan: 'basic', cancel_at_period_end: false },
  ],
  ['replaceCard', { card: '4242' }, undefined],
  ['updateProfile', { version: 3, values: { name: 'Lupo' } }, undefined],
])('after a deletion, a record of %s keeps amounts and our own words', (operation, values, kept) => {
  const json = kept === undefined ? undefined : JSON.stringify(kept);
  expect(valuesAfterDeletion(operation, JSON.stringify(values))).toBe(json);
});
