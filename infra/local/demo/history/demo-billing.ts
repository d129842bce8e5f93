import type { ActionDependencies } from '#functions/billing/actions/action-dependencies.ts';
import {
  buyCredit,
  changePlan,
  replaceCard,
  setCancellation,
} from '#functions/billing/change-subscription.ts';
import { entryOf } from '#functions/billing/invoice-list/invoice-entry.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { runDue } from '#functions/billing/run-due.ts';
import { startSubscription } from '#functions/billing/start-subscription.ts';
import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { billingPeriod } from '#shared/billing/billing-period.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom } from '../demo-random.ts';
import { type DemoRestaurant, noonOf, type PlanStep, registeredAt } from '../restaurants/demo-restaurant.ts';

/** A period of a subscription. `to`: undefined if it continues. `overdueSince`: set while an invoice is unpaid. */
export type Subscribed = { from: string; to: string | undefined; overdueSince: string | undefined };

type Ledger = {
  dependencies: ActionDependencies & { ids: IdSource };
  row: () => SubscriptionRow | undefined;
};

const MONTH_DAYS = 30.44;
/**
 * Days ago on which months ended: spread over the month, so that each plan renews once in thirty days, whatever a
 * month's length.
 */
const RENEWED_DAYS = { from: 2, to: 26 };

/**
 * Replays a restaurant's billing in memory: its owner's operations at their times, and due work in between. Returns
 * its subscriptions, and the start of the current month.
 */
export async function demoBilling(
  book: DemoBook,
  restaurant: DemoRestaurant,
  now: Date,
): Promise<{ subscribed: Subscribed[]; periodStart: string | undefined }> {
  const clock = { at: new Date(0) };
  const invoices = new Map<string, InvoiceRow>();
  const subscribed: Subscribed[] = [];
  const { dependencies, row } = openLedger(restaurant, { clock, invoices, noted: (event) => note(event) });
  const steps = restaurant.steps
    .map((step) => ({ step, at: timeOf(step, restaurant, now) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { step, at } of steps) {
    await runUntil(at);
    clock.at = at;
    await takeStep(dependencies, restaurant.id, step);
  }
  await runUntil(now);
  const last = row();
  if (last !== undefined) book.put('subscriptions', last);
  for (const invoice of invoices.values()) {
    book.put('invoices', invoice);
    book.put('invoiceEntries', entryOf(invoice));
  }
  return { subscribed, periodStart: subscribedTo(last)?.period.start };

  function note(event: BusinessEvent): void {
    book.events.push(event);
    if (event.kind === 'subscription_started')
      subscribed.push({ from: event.at, to: undefined, overdueSince: undefined });
    const current = subscribed.at(-1);
    if (current === undefined) return;
    if (event.kind === 'subscription_ended') current.to = event.at;
    if (event.kind === 'invoice_overdue') current.overdueSince = event.at;
    if (event.kind === 'invoice_paid') current.overdueSince = undefined;
  }

  async function runUntil(end: Date): Promise<void> {
    for (let due = row(); due?.due_at !== undefined && due.due_at <= end.toISOString(); due = row()) {
      clock.at = new Date(due.due_at);
      await runDue(dependencies, due);
    }
  }
}

function openLedger(
  { id, name, address }: DemoRestaurant,
  {
    clock,
    invoices,
    noted,
  }: { clock: { at: Date }; invoices: Map<string, InvoiceRow>; noted: (event: BusinessEvent) => void },
): Ledger {
  const random = createDemoRandom(`${id} billing`);
  let row: SubscriptionRow | undefined;
  const keep = async (invoice: InvoiceRow, event?: BusinessEvent) => {
    invoices.set(invoice.invoice_id, invoice);
    if (event !== undefined) noted(event);
    return true;
  };
  return {
    row: () => row,
    dependencies: {
      subscriptions: {
        find: async () => row,
        save: async (next, event) => {
          row = next;
          if (event !== undefined) noted(event);
          return true;
        },
      },
      invoices: {
        find: async (_, invoiceId) => invoices.get(invoiceId),
        create: keep,
        settle: keep,
        saveRefund: keep,
        saveDispute: (row, { event }) => keep(row, event),
        list: async () => ({ invoices: [...invoices.values()].toReversed(), next: undefined }),
      },
      restaurants: { find: async () => ({ name, address }) },
      payments: createSimulatedPayments(),
      stripe: undefined,
      // Old events send no email.
      emails: { send: async () => undefined },
      log: { warning: () => undefined },
      clock: { now: () => clock.at },
      ids: { next: () => random.id(clock.at) },
    },
  };
}

async function takeStep(
  dependencies: Ledger['dependencies'],
  restaurantId: string,
  step: PlanStep,
): Promise<void> {
  if (step.does === 'start') {
    await startSubscription(dependencies, restaurantId, { planId: step.plan, token: 'card_succeeds' });
    return;
  }
  const row = await dependencies.subscriptions.find(restaurantId);
  if (row === undefined || !runs(row))
    throw new Error(`${restaurantId} has no plan ${step.daysAgo} days ago.`);
  if (step.does === 'change') await changePlan(dependencies, row, { planId: step.plan });
  else if (step.does === 'card') await replaceCard(dependencies, row, step.card);
  else if (step.does === 'credit')
    await buyCredit(dependencies, row, { cents: step.cents, invoiceId: dependencies.ids.next() });
  else await setCancellation(dependencies, row, true);
}

/** A time around the middle of the day, after the restaurant registered. */
function timeOf(step: PlanStep, restaurant: DemoRestaurant, now: Date): Date {
  const random = createDemoRandom(`${restaurant.id} ${step.does} ${step.daysAgo}`);
  const at = (daysAgo: number) => new Date(noonOf(now, daysAgo).getTime() + random.whole(0, 20_000) * 1000);
  if (step.does !== 'start' || step.daysAgo < 2 * MONTH_DAYS) return at(step.daysAgo);
  const renewsDaysAgo = step.renewsDaysAgo ?? random.whole(RENEWED_DAYS.from, RENEWED_DAYS.to);
  const months = Math.round((step.daysAgo - renewsDaysAgo) / MONTH_DAYS);
  const began = (months: number) => new Date(billingPeriod(at(renewsDaysAgo).toISOString(), -months).start);
  const about = began(months);
  return about.toISOString() < registeredAt(restaurant, now) ? began(months - 1) : about;
}
