import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlan, replaceCard, setCancellation } from '#functions/billing/change-subscription.ts';
import { runDue } from '#functions/billing/run-due.ts';
import { startSubscription } from '#functions/billing/start-subscription.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { migrateSubscription } from './migrate-subscription.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** A restaurant on Professional with built-in payments, ten days into its month, in a stage that now uses Stripe. */
async function aBuiltIn() {
  const restaurant = await aStripeRestaurant();
  const { stores, restaurantId, clock, log, stripe, mails, pass, row } = restaurant;
  const payments = createSimulatedPayments();
  const emails = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const builtIn = { ...stores, payments, stripe, emails, log, clock, ids: createIdSource(clock) };
  await startSubscription(builtIn, restaurantId, { planId: 'professional', token: 'card_succeeds' });
  pass(10);
  const stored = async () => {
    const found = await row();
    if (found === undefined) throw new Error('There is no subscription.');
    return found;
  };
  return {
    ...restaurant,
    builtIn,
    stored,
    run: async () => runDue(builtIn, await stored()),
    save: async (change: object) => {
      const before = await stored();
      await stores.subscriptions.save({ ...before, ...change, version: before.version + 1 });
    },
    migrate: async () => migrateSubscription({ ...stores, stripe, log, clock }, await stored()),
    move: async (days: number) => {
      pass(days);
      await restaurant.deliverNew();
    },
    newest: async () => (await restaurant.ledger())[0],
  };
}
type BuiltIn = Awaited<ReturnType<typeof aBuiltIn>>;

/** Whose renewal failed two days ago, after credit paid $10 of it. */
async function aPastDue() {
  const restaurant = await aBuiltIn();
  const { builtIn, stored, save, pass, run } = restaurant;
  await replaceCard(builtIn, await stored(), 'card_declines');
  await save({ credit_balance: 1_000, credit_purchased: 1_000 });
  pass(21);
  expect(await run()).toBe('refused');
  pass(2);
  return restaurant;
}

/** The fields that a migration may change. */
function kept({ version, card, stripe, due_at, due_kind, ...row }: Awaited<ReturnType<BuiltIn['stored']>>) {
  return { ...row, period_end: row.period_end.slice(0, 19) };
}

test('a plan keeps its month, its uses, and its credit, is migrated once, and asks for a card when the month ends', async () => {
  const restaurant = await aBuiltIn();
  const { save, stored, migrate, planUsage, restaurantId, plan, pass, server, deliverNew, checkout } =
    restaurant;
  await save({ credit_balance: 1_000, credit_purchased: 1_000 });
  const before = await stored();
  const period = { start: before.period_start, end: before.period_end, isCarried: false };
  const use = { restaurantId, feature: 'ai_content' as const, at: new Date(before.period_start), period };
  await planUsage.reserve(use, { amount: 3, limit: 10 });
  expect([await migrate(), await migrate()]).toEqual(['moved', 'known']);
  expect(kept(await stored())).toEqual(kept(before));
  expect(await plan()).toMatchObject({
    basis: 'plan',
    card: null,
    usage: { ai_content: { used: 3 } },
    subscription: { plan_id: 'professional', credits: { balance: 10, purchased: 10, used: 0 } },
  });
  pass(21);
  // Stripe has nothing to try.
  for (const each of server.account.invoices.values()) each.attempt_count = 0;
  await deliverNew();
  expect(await plan()).toMatchObject({ basis: 'past_due', overdue: { amount: 139 } });
  const { body } = await checkout({ purpose: 'card' });
  expect(body.data).toMatchObject({ basis: 'plan', overdue: null, card: { last4: '4242' } });
});

test('a planned downgrade and a discount on the next month are kept, and come with the next month', async () => {
  const { builtIn, save, stored, migrate, move, plan, checkout, newest } = await aBuiltIn();
  await changePlan(builtIn, await stored(), { planId: 'basic' });
  await save({ coupon: { id: 'anniversary', percent_off: 25 } });
  const before = await stored();
  expect(before.next_plan).toBe('basic');
  expect(await migrate()).toBe('moved');
  expect(kept(await stored())).toEqual(kept(before));
  await checkout({ purpose: 'card' });
  await move(21);
  expect(await plan()).toMatchObject({ subscription: { plan_id: 'basic' } });
  expect(await newest()).toMatchObject({ status: 'paid', total: 3_675, plan_id: 'basic' });
});

test('a canceled plan ends with its month, and an upgrade is charged for the rest of it', async () => {
  const leaving = await aBuiltIn();
  await setCancellation(leaving.builtIn, await leaving.stored(), true);
  const before = await leaving.stored();
  await leaving.migrate();
  expect(kept(await leaving.stored())).toEqual(kept(before));
  await leaving.move(21);
  expect(await leaving.plan()).toMatchObject({ basis: 'none', subscription: null });

  const growing = await aBuiltIn();
  await growing.migrate();
  const wanted = { json: { plan_id: 'enterprise' } };
  expect(await growing.own('PUT /api/billing/plan', wanted)).toMatchObject({
    status: 402,
    body: {
      error: expect.stringMatching(/^Your plan didn’t change because there’s no card on file\. Add one/),
    },
  });
  const byAdministrator = await growing.change(wanted.json);
  expect(byAdministrator.body.error).toMatch(/^The plan didn’t change because there’s no card on file\. Ask/);
  await growing.checkout({ purpose: 'card' });
  const upgraded = await growing.own('PUT /api/billing/plan', wanted);
  expect(upgraded.body.data.subscription).toMatchObject({ plan_id: 'enterprise' });
  // Half a day more than 21 of 31 days, because upgrades are priced from the start of the day: $399 less $149.
  expect((await growing.newest())?.total).toBe(
    Math.round((39_900 * 21.5) / 31) - Math.round((14_900 * 21.5) / 31),
  );
});

test('an overdue invoice becomes an open one in Stripe with the same amount and schedule, and a card pays it', async () => {
  const { stored, migrate, server, run, pass, plan, checkout, ledger, deliverNew } = await aPastDue();
  const before = await stored();
  expect(await migrate()).toBe('moved');
  const { overdue, ...after } = kept(await stored());
  const { overdue: was, ...rest } = kept(before);
  expect(after).toEqual(rest);
  expect(overdue).toEqual({ ...was, reminders: 1 });
  const moved = [...server.account.invoices.values()];
  expect(moved).toMatchObject([{ status: 'open', total: 14_900, amount_due: 13_900 }]);
  expect(await ledger()).toMatchObject([{ status: 'overdue', due: 13_900 }, { status: 'paid' }]);
  await deliverNew();
  const days: [number, string][] = [];
  for (let day = 2; day <= 14; day += 1) {
    const done = await run();
    if (done !== 'nothing') days.push([day, done]);
    pass(1);
  }
  expect(days).toEqual([
    [3, 'refused'],
    [7, 'refused'],
    [14, 'paused'],
  ]);
  expect(await plan()).toMatchObject({ basis: 'paused', overdue: { amount: 139 } });
  const { body } = await checkout({ purpose: 'card' });
  expect(body.data).toMatchObject({ basis: 'plan', overdue: null });
  await deliverNew();
  const invoices = await ledger();
  expect(invoices).toMatchObject([{ status: 'paid', payment_id: expect.stringMatching(/^pi_/) }, {}]);
  const entries = invoices.flatMap((invoice) => invoice.entries);
  expect(balancesOf(entries)).toMatchObject({ receivable: 0, cash: 7_450 + 13_900 });
});

test('a paused plan stays paused until an administrator settles its invoice, in whichever way', async () => {
  for (const action of ['void', 'mark_paid'] as const) {
    const { pass, run, migrate, deliverNew, plan, newest, platform, restaurantId: id } = await aPastDue();
    for (const days of [1, 4, 7]) {
      pass(days);
      await run();
    }
    expect(await plan()).toMatchObject({ basis: 'paused' });
    expect(await migrate()).toBe('moved');
    pass(1);
    await deliverNew();
    expect(await run()).toBe('nothing');
    expect(await plan()).toMatchObject({ basis: 'paused', overdue: { amount: 139 } });
    const invoice_id = (await newest())?.invoice_id;
    const json = { action, invoice_id, reason: 'By check', idempotency_key: action };
    const done = await platform('POST /api/billing/subscriptions/{id}/actions', { params: { id }, json });
    expect(done.status).toBe(200);
    await deliverNew();
    const credits = { balance: action === 'void' ? 10 : 0 };
    expect(await plan()).toMatchObject({ basis: 'plan', overdue: null, subscription: { credits } });
  }
});

test('a plan whose renewal is due or being paid is left for later', async () => {
  const due = await aBuiltIn();
  due.pass(21);
  expect(await due.migrate()).toBe('left');
  const acting = await aBuiltIn();
  const what = { action: 'retry', idempotency_key: 'one' };
  await acting.save({ action: { id: 'one', what } });
  expect(await acting.migrate()).toBe('left');
  expect(acting.server.account.subscriptions.size).toBe(0);
});

test('a webhook during a migration that stopped midway changes nothing, and the next run continues', async () => {
  const { stored, migrate, server, deliverNew } = await aPastDue();
  const before = await stored();
  let writes = 0;
  for (; ; writes += 1) {
    server.failAfter(writes);
    const outcome = await migrate().catch(() => 'stopped');
    server.failAfter(Number.POSITIVE_INFINITY);
    await deliverNew();
    expect(kept(await stored())).toMatchObject(kept(before));
    if (outcome !== 'stopped') break;
  }
  expect(writes).toBeGreaterThan(2);
  expect(await stored()).toMatchObject({ state: 'past_due', credit_balance: 0 });
  const { subscriptions, invoices, balanceTransactions } = server.account;
  expect([subscriptions.size, invoices.size, balanceTransactions.size]).toEqual([1, 1, 1]);
});
