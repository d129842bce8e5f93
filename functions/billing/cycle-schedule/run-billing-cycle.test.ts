import { expect, test } from 'vitest';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { billingInMemory } from '#tests/builders/billing-in-memory.ts';
import { aLog } from '#tests/builders/log.ts';
import { runBillingCycle } from './run-billing-cycle.ts';

test('a month billed while emails can’t be queued isn’t reported as unbilled', async () => {
  const card = { token: 'card_declines', brand: 'Visa', last4: '0002', expires: '2034-12' };
  const due = aSubscription({ card });
  const { dependencies, row } = billingInMemory('2026-04-01T12:00:00.000Z', due);
  const log = aLog();
  const emails = { send: () => Promise.reject(new Error('The queue is down.')) };
  const subscriptions = { ...dependencies.subscriptions, listDueEventually: async () => [due] };
  expect(await runBillingCycle({ ...dependencies, subscriptions, emails, log })).toEqual({
    subscriptions: 1,
  });
  expect(row()).toMatchObject({ state: 'past_due' });
  expect(log.warnings.map(({ message }) => message)).toEqual(['an email to an owner was not queued']);
});
