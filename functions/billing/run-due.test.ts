import { expect, test } from 'vitest';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { billingInMemory } from '#tests/builders/billing-in-memory.ts';
import { runDue } from './run-due.ts';
import type { SubscriptionRow } from './subscription-row.ts';

const SINCE = '2026-04-01T12:00:00.000Z';
const UNPAID: Partial<SubscriptionRow> = {
  state: 'past_due',
  overdue: { invoice_id: 'invoice-1', since: SINCE, failures: 3 },
};

test.each<[string, { row: Partial<SubscriptionRow>; at: string; work: 'paused' | 'ended' }]>([
  ['pauses an unpaid plan', { row: UNPAID, at: '2026-04-15T12:00:00.000Z', work: 'paused' }],
  [
    'ends a paused plan',
    { row: { ...UNPAID, state: 'paused' }, at: '2026-04-29T12:00:00.000Z', work: 'ended' },
  ],
  ['ends a canceled plan', { row: { cancel_at_period_end: true }, at: SINCE, work: 'ended' }],
])('a run that %s does so only after its email is queued, and the next run repeats both', async (_, step) => {
  const before = aSubscription({ ...step.row, due_at: step.at });
  const { dependencies, row } = billingInMemory(step.at, before);
  const sent: EmailMessage[] = [];
  const down = { send: () => Promise.reject(new Error('The queue is down.')) };
  await expect(runDue({ ...dependencies, emails: down }, before)).rejects.toThrow('The queue is down.');
  expect(row()).toEqual(before);
  const emails = { send: async (message: EmailMessage) => void sent.push(message) };
  expect(await runDue({ ...dependencies, emails }, before)).toBe(step.work);
  expect(sent).toHaveLength(1);
  expect(row()?.state).toBe(step.work);
});
