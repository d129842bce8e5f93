import { expect, test } from 'vitest';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { billingInMemory } from '#tests/builders/billing-in-memory.ts';
import { changeSubscription } from './change-plan.ts';

/** A canceled Professional plan that can be saved only this many times. */
function canceled(saves: number, token = 'card_succeeds') {
  const card = { token, brand: 'Visa', last4: '4242', expires: '2034-12' };
  const before = aSubscription({
    plan_id: 'professional',
    cancel_at_period_end: true,
    is_stop_counted: true,
    card,
  });
  const { dependencies, invoices, row } = billingInMemory('2026-03-20T12:00:00.000Z', before);
  const { subscriptions } = dependencies;
  const events: (string | undefined)[] = [];
  const save: typeof subscriptions.save = async (next, event) => {
    events.push(event?.kind);
    return events.length <= saves && subscriptions.save(next, event);
  };
  const keep = (plan_id: PlanId) =>
    changeSubscription({ ...dependencies, subscriptions: { ...subscriptions, save } }, before, {
      plan_id,
      keep: true,
      by: 'administrator',
    });
  return { keep, row, invoices, events };
}

test('an upgrade and keeping the plan are saved together: nothing after the charge leaves it canceled', async () => {
  const { keep, row, invoices, events } = canceled(2);
  const { row: after, paid } = await keep('enterprise');
  expect(after).toMatchObject({ plan_id: 'enterprise', cancel_at_period_end: false, version: 3 });
  expect(row()).toEqual(after);
  expect(invoices()).toMatchObject([{ invoice_id: paid?.invoice_id, status: 'paid' }]);
  expect(events).toEqual(['renewal_resumed', 'subscription_changed']);
});

test('a downgrade and keeping the subscription are saved together', async () => {
  const { keep, row, events } = canceled(1);
  await keep('basic');
  expect(row()).toMatchObject({ next_plan: 'basic', cancel_at_period_end: false, version: 2 });
  expect(events).toEqual(['renewal_resumed']);
});

test('a declined upgrade keeps the cancellation and counts it once', async () => {
  const { keep, row, events } = canceled(2, 'card_declines');
  await expect(keep('enterprise')).rejects.toMatchObject({ code: 'payment_declined' });
  expect(row()).toMatchObject({ plan_id: 'professional', cancel_at_period_end: true, is_stop_counted: true });
  expect(row()?.pending).toBeUndefined();
  expect(events).toEqual(['renewal_resumed', 'renewal_stopped']);
});
