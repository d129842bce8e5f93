import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#functions/payments/payment-provider.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import {
  activeSubscriptions,
  overdueInvoices,
  recurringCents,
  upcomingRenewals,
} from '#shared/billing/billing-figures.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { addCounts, type Counts, figuresOf } from '#shared/metrics/event-figures.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import {
  buyCredit,
  changePlan,
  getSubscription,
  replaceCard,
  setCancellation,
} from './change-subscription.ts';
import { runDue } from './run-due.ts';
import { startSubscription } from './start-subscription.ts';
import { runs } from './subscription-steps.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const START = '2026-01-31T09:00:00.000Z';
const DAY_SECONDS = 86_400;
let restaurants = 0;

/** Records payments by key, so that a repeated charge counts once. */
function countedPayments() {
  const simulated = createSimulatedPayments();
  const taken = new Map<string, number>();
  const payments: PaymentProvider = {
    ...simulated,
    charge: async (charge) => {
      const outcome = await simulated.charge(charge);
      if (outcome.outcome === 'succeeded') taken.set(charge.key, charge.cents);
      return outcome;
    },
  };
  return { payments, sum: () => [...taken.values()].reduce((sum, cents) => sum + cents, 0) };
}

/** Records all stored events, as the streams would deliver them. */
function recordEvents(client: ReturnType<typeof createDynamoClient>): Map<string, BusinessEvent> {
  const events = new Map<string, BusinessEvent>();
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const { Item } = args.input as { Item?: { event?: BusinessEvent } };
      if (Item?.event !== undefined) events.set(Item.event.event_id, Item.event);
      return answer;
    },
    { step: 'initialize', priority: 'low' },
  );
  return events;
}

function aBilledRestaurant(interference?: Interference) {
  const restaurantId = `billed-${++restaurants}`;
  const client = createDynamoClient();
  const events = recordEvents(client);
  const { subscriptions, invoices } = openRepositories(client);
  const stores = openRepositories();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const clock = aClock(START);
  const { payments, sum } = countedPayments();
  const find = async () => ({ name: 'Trattoria Lucca', address: '14 Harbor Street' });
  const dependencies = {
    subscriptions,
    invoices,
    restaurants: { find },
    payments,
    emails: { send: async () => undefined },
    log: aLog(),
    stripe: undefined,
    clock,
    ids: createIdSource(clock),
  };
  const row = () => getSubscription(dependencies, restaurantId);
  return {
    clock,
    dependencies,
    restaurantId,
    start: (planId: PlanId, token: TestCard = 'card_succeeds') =>
      startSubscription(dependencies, restaurantId, { planId, token }),
    change: async (planId: PlanId) => changePlan(dependencies, await row(), { planId }),
    changeAndKeep: async (planId: PlanId) => changePlan(dependencies, await row(), { planId, keep: true }),
    cancel: async () => setCancellation(dependencies, await row(), true),
    goOn: async () => setCancellation(dependencies, await row(), false),
    card: async (token: TestCard) => replaceCard(dependencies, await row(), token),
    credit: async (cents: number) =>
      buyCredit(dependencies, await row(), { cents, invoiceId: dependencies.ids.next() }),
    /** Runs the schedule if work is due. */
    tick: async () => {
      const found = await stores.subscriptions.find(restaurantId);
      return found === undefined ? 'nothing' : runDue(dependencies, found);
    },
    stored: () => stores.subscriptions.find(restaurantId),
    invoices: async () => (await stores.invoices.list(restaurantId, { limit: 100 })).invoices.toReversed(),
    charged: sum,
    figures: () => addCounts([...events.values()].map((event) => figuresOf(event).counts)),
  };
}

type Billed = ReturnType<typeof aBilledRestaurant>;

async function books(billed: Billed) {
  const invoices = await billed.invoices();
  return { invoices, balances: balancesOf(invoices.flatMap(({ entries }) => entries)) };
}

/** The renewals that the console expects three days before a month ends. */
function renewalsBefore(periodEnd: string, figures: Counts): number {
  return upcomingRenewals(figures, new Date(Date.parse(periodEnd) - 3 * DAY_SECONDS * 1000));
}

function later({ clock }: Billed, days: number): void {
  clock.advance(days * DAY_SECONDS);
}

function at({ clock }: Billed, moment: string): void {
  clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
}

describe('a subscription', () => {
  test('starts at half price, renews at the full price, and the ledger has every cent', async () => {
    const billed = aBilledRestaurant();
    await billed.start('professional');
    at(billed, '2026-02-28T09:00:00.000Z');
    expect(await billed.tick()).toBe('paid');
    expect(await billed.tick()).toBe('nothing');
    const { invoices, balances } = await books(billed);
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [7_450, 'paid'],
      [14_900, 'paid'],
    ]);
    expect(balances).toEqual({
      tax: 0,
      receivable: 0,
      cash: 22_350,
      revenue: -29_800,
      discounts: 7_450,
      credit: 0,
      losses: 0,
    });
    expect(billed.charged()).toBe(22_350);
    expect(await billed.stored()).toMatchObject({
      state: 'active',
      period_start: '2026-02-28T09:00:00.000Z',
      period_end: '2026-03-31T09:00:00.000Z',
    });
  });

  test('keeps receipts that can’t be queued and sends each ten minutes later', async () => {
    const billed = aBilledRestaurant();
    const sent: string[] = [];
    let isDown = true;
    const send = async ({ request_id }: EmailMessage) => {
      if (isDown) throw new Error('the queue is down');
      sent.push(request_id);
    };
    Object.assign(billed.dependencies.emails, { send });
    await billed.start('professional');
    await billed.credit(2_500);
    expect((await billed.stored())?.unsent_receipts?.messages).toHaveLength(2);
    billed.clock.advance(11 * 60);
    expect(await billed.tick()).toBe('nothing');
    isDown = false;
    billed.clock.advance(11 * 60);
    await billed.tick();
    const invoices = await billed.invoices();
    expect(sent.toSorted()).toEqual(invoices.map(({ invoice_id }) => `receipt-${invoice_id}`).toSorted());
    expect(await billed.stored()).toMatchObject({ due_at: '2026-02-28T09:00:00.000Z' });
    expect((await billed.stored())?.unsent_receipts).toBeUndefined();
    at(billed, '2026-02-28T09:00:00.000Z');
    expect(await billed.tick()).toBe('paid');
    expect(sent).toHaveLength(3);
  });

  test('doesn’t start when the first payment is declined, and can be tried again', async () => {
    const billed = aBilledRestaurant();
    expect(await billed.start('basic', 'card_declines')).toMatchObject({
      outcome: 'declined',
      reason: 'Your bank declined the card. Try a different card, or contact your bank.',
    });
    await expect(billed.cancel()).rejects.toThrow(new AppError('not_found'));
    expect(await billed.invoices()).toEqual([]);
    expect(await billed.start('basic')).toMatchObject({ outcome: 'paid' });
    await expect(billed.start('basic')).rejects.toThrow(new AppError('already_subscribed'));
  });

  test('upgrades right away for the remaining days and downgrades next month', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    at(billed, '2026-02-14T09:00:00.000Z');
    const { row } = await billed.change('professional');
    expect(row.plan_id).toBe('professional');
    const [, upgrade] = await billed.invoices();
    // 14 of 28 days: half of 149 at half price, less half of the half price that was paid for Basic.
    expect(upgrade?.lines.map(({ cents }) => cents)).toEqual([7_450, -3_725, -1_225]);
    await billed.change('basic');
    expect(await billed.stored()).toMatchObject({ plan_id: 'professional', next_plan: 'basic' });
    at(billed, '2026-02-28T09:00:00.000Z');
    await billed.tick();
    expect(await billed.stored()).toMatchObject({ plan_id: 'basic' });
    expect((await billed.stored())?.next_plan).toBeUndefined();
    expect((await billed.invoices()).at(-1)?.total).toBe(4_900);
  });

  test('keeps its plan when the payment for an upgrade is declined', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    await billed.card('card_declines');
    expect(await billed.change('enterprise')).toMatchObject({ outcome: 'declined' });
    expect(await billed.stored()).toMatchObject({ plan_id: 'basic', state: 'active' });
    expect(await billed.invoices()).toHaveLength(1);
  });

  test('ends with the month it was canceled in and restarts without the discount', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    await billed.cancel();
    expect(await billed.stored()).toMatchObject({ state: 'active', cancel_at_period_end: true });
    at(billed, '2026-02-28T09:00:00.000Z');
    expect(await billed.tick()).toBe('ended');
    expect(await billed.tick()).toBe('nothing');
    await billed.start('basic');
    expect((await billed.invoices()).map(({ total }) => total)).toEqual([2_450, 4_900]);
  });

  test('counts as an upcoming renewal while active, however often its owner changes the decision', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    const counted = async () => {
      const { period_end = START } = (await billed.stored()) ?? {};
      return renewalsBefore(period_end, billed.figures());
    };
    expect(await counted()).toBe(1);
    await billed.cancel();
    await billed.cancel();
    expect(await counted()).toBe(0);
    await billed.goOn();
    await billed.goOn();
    expect(await counted()).toBe(1);
    await billed.cancel();
    at(billed, '2026-02-28T09:00:00.000Z');
    expect(await billed.tick()).toBe('ended');
    expect(await counted()).toBe(0);
    await billed.start('basic');
    expect(await counted()).toBe(1);
  });

  test('canceled before its cancellation was counted leaves no renewal behind', async () => {
    const billed = aBilledRestaurant();
    const { row } = await billed.start('basic');
    const canceled = { ...row, version: row.version + 1, cancel_at_period_end: true };
    expect(await billed.dependencies.subscriptions.save(canceled)).toBe(true);
    at(billed, '2026-02-28T09:00:00.000Z');
    expect(await billed.tick()).toBe('ended');
    expect(renewalsBefore('2026-03-31T09:00:00.000Z', billed.figures())).toBe(0);
  });

  test('is past due when a renewal fails, is tried twice more, paused after fourteen days, and ends after 28', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    await billed.card('card_declines');
    at(billed, '2026-02-28T09:00:00.000Z');
    const works: string[] = [];
    for (let day = 0; day <= 29; day += 1) {
      works.push(await billed.tick());
      later(billed, 1);
    }
    expect(works.flatMap((work, day) => (work === 'nothing' ? [] : [[day, work]]))).toEqual([
      [0, 'refused'],
      [3, 'refused'],
      [7, 'refused'],
      [14, 'paused'],
      [28, 'ended'],
    ]);
    const { invoices, balances } = await books(billed);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'written_off']);
    expect(balances).toMatchObject({ receivable: 0, cash: 2_450, losses: 4_900 });
  });

  test('is active again when another card pays, with the same billing days', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    await billed.card('card_expired');
    at(billed, '2026-02-28T09:00:00.000Z');
    await billed.tick();
    await expect(billed.change('enterprise')).rejects.toThrow(new AppError('payment_due'));
    later(billed, 2);
    expect(await billed.card('card_succeeds')).toMatchObject({ outcome: 'paid' });
    expect(await billed.stored()).toMatchObject({ state: 'active', period_end: '2026-03-31T09:00:00.000Z' });
    expect((await books(billed)).balances).toMatchObject({ receivable: 0, cash: 7_350 });
  });

  test('is active again when another card pays what is due while it is paused', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    await billed.card('card_declines');
    at(billed, '2026-02-28T09:00:00.000Z');
    for (const days of [0, 3, 4, 7]) {
      later(billed, days);
      await billed.tick();
    }
    expect(await billed.stored()).toMatchObject({ state: 'paused' });
    expect(await billed.card('card_succeeds')).toMatchObject({ outcome: 'paid' });
    expect(await billed.stored()).toMatchObject({ state: 'active', period_end: '2026-03-31T09:00:00.000Z' });
  });

  test('uses credit first', async () => {
    const billed = aBilledRestaurant();
    await billed.start('basic');
    later(billed, 1);
    await billed.credit(6_000);
    at(billed, '2026-02-28T09:00:00.000Z');
    await billed.tick();
    at(billed, '2026-03-31T09:00:00.000Z');
    await billed.tick();
    const invoices = await billed.invoices();
    expect(invoices.map(({ total, credit, due }) => [total, credit, due])).toEqual([
      [2_450, 0, 2_450],
      [6_000, 0, 6_000],
      [4_900, 4_900, 0],
      [4_900, 1_100, 3_800],
    ]);
    expect(await billed.stored()).toMatchObject({
      credit_balance: 0,
      credit_purchased: 6_000,
      credit_used: 6_000,
    });
  });
});

describe('after any sequence of events', () => {
  const step = fc.oneof(
    fc.constantFrom(...PLAN_IDS).map((plan) => (billed: Billed) => billed.change(plan)),
    fc.constantFrom(...PLAN_IDS).map((plan) => (billed: Billed) => billed.changeAndKeep(plan)),
    fc
      .constantFrom('card_succeeds', 'card_declines')
      .map((card) => (billed: Billed) => billed.card(card as TestCard)),
    fc.integer({ min: 1, max: 100 }).map((dollars) => (billed: Billed) => billed.credit(dollars * 100)),
    fc.constant((billed: Billed) => billed.cancel()),
    fc.constant((billed: Billed) => billed.goOn()),
    fc.constant((billed: Billed) => billed.start('basic')),
    fc.integer({ min: 1, max: 40 }).map((days) => async (billed: Billed) => {
      later(billed, days);
      await billed.tick();
    }),
  );
  /** After how many store calls the process dies, if it does. */
  const death = fc.option(fc.integer({ min: 0, max: 5 }));

  test('invoices add up, the ledger matches the charges, and no one pays twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLAN_IDS),
        fc.array(fc.tuple(step, death), { maxLength: 12 }),
        async (plan, steps) => {
          const process = aMortalProcess();
          const billed = aBilledRestaurant(process.interference);
          await billed.start(plan);
          for (const [act, dies] of steps) {
            if (dies !== null) process.dieAfter(dies);
            await act(billed).catch((error: unknown) => {
              if (!process.isDead() && !(error instanceof AppError)) throw error;
            });
            process.dieAfter(Number.POSITIVE_INFINITY);
          }
          // The next run finishes what the death left.
          later(billed, 0.01);
          await billed.tick();
          const { invoices, balances } = await books(billed);
          expect(balances.cash).toBe(billed.charged());
          const overdue = invoices.filter(({ status }) => status === 'overdue');
          expect(balances.receivable).toBe(overdue.reduce((sum, { due }) => sum + due, 0));
          const row = await billed.stored();
          expect(0 - balances.credit).toBe(row?.credit_balance);
          expect(overdue.map(({ invoice_id }) => invoice_id)).toEqual(
            row?.overdue === undefined ? [] : [row.overdue.invoice_id],
          );
          const figures = billed.figures();
          const isRunning = row !== undefined && runs(row);
          expect(activeSubscriptions(figures)).toBe(isRunning ? 1 : 0);
          expect(recurringCents(figures)).toBe(isRunning ? PLAN_CATALOG[row.plan_id].monthlyCents : 0);
          expect(overdueInvoices(figures)).toBe(overdue.length);
          const goesOn = isRunning && !row.cancel_at_period_end;
          expect(renewalsBefore(row?.period_end ?? START, figures)).toBe(goesOn ? 1 : 0);
          const sold = invoices.filter(
            ({ status, lines }) => status === 'paid' && lines[0]?.kind !== 'credit',
          );
          expect(revenueCents(figures)).toBe(sold.reduce((sum, { total }) => sum + total, 0));
          for (const { lines, total, credit, due } of invoices) {
            expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
            expect(credit + due).toBe(total);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
