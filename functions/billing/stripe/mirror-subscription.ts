import { isDeepStrictEqual } from 'node:util';
import type { CustomerFacts, SubscriptionFacts } from '#functions/payments/stripe/customer-facts.ts';
import { daysLeft } from '#shared/billing/billing-period.ts';
import { afterReminders, type DunningSchedule, graceEnd } from '#shared/billing/dunning.ts';
import { isUpgrade } from '#shared/billing/plan-catalog.ts';
import { nextState, type SubscriptionState } from '#shared/billing/subscription-state.ts';
import { subscriptionChanged, subscriptionStarted } from '../billing-events.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { ended, runs, type Step, withCancellation } from '../subscription-steps.ts';
import { invoiceIdOf } from './invoice-id.ts';

/** `dunning`: the schedule for a payment that fails now. */
type Mirrored = {
  restaurantId: string;
  facts: CustomerFacts;
  now: Date;
  dunning?: DunningSchedule | undefined;
};

/**
 * Returns the next step that makes a restaurant's row match Stripe, or undefined if it does. A row carries one
 * event at a time, so several differences take several steps. It depends only on the current state, so events may
 * be late, repeated, out of order, or lost.
 */
export function nextMirrorStep(row: SubscriptionRow | undefined, mirrored: Mirrored): Step | undefined {
  const { facts, now } = mirrored;
  const { subscription } = facts;
  const at = now.toISOString();
  const running = row !== undefined && runs(row) ? row : undefined;
  if (subscription === undefined || subscription.isMigrating) return undefined;
  if (subscription.status === 'canceled') {
    const isOurs = running?.stripe?.subscription_id === subscription.subscriptionId;
    return isOurs && running !== undefined ? ended(running, at) : undefined;
  }
  if (running === undefined) return started(row, mirrored, subscription);
  if (running.plan_id !== subscription.planId) return withPlan(running, subscription, now);
  if (running.cancel_at_period_end !== subscription.endsWithPeriod)
    return withCancellation(running, subscription.endsWithPeriod, at);
  const mirroredRow = withDetails(running, mirrored, subscription);
  return isDeepStrictEqual(mirroredRow, running)
    ? undefined
    : { row: { ...mirroredRow, version: running.version + 1 } };
}

function started(
  before: SubscriptionRow | undefined,
  mirrored: Mirrored,
  subscription: SubscriptionFacts,
): Step {
  const { restaurantId, now } = mirrored;
  const { planId, startedAt } = subscription;
  const row = withDetails(
    {
      ...blankRow(restaurantId, subscription),
      ...before,
      version: (before?.version ?? 0) + 1,
      state: nextState(nextState(before?.state, 'started'), 'settled'),
      plan_id: planId,
      started_at: startedAt,
      period_index: 0,
      paid_percent: 100,
      cancel_at_period_end: false,
      is_counted_by_period: true,
      list_kind: 'subscription',
      listed_at: startedAt,
    },
    mirrored,
    subscription,
  );
  const about = { restaurantId, planId, at: now.toISOString(), revision: row.version, startedAt };
  return { row, event: subscriptionStarted(about) };
}

function withPlan(
  row: SubscriptionRow,
  { planId, periodStart, periodEnd }: SubscriptionFacts,
  now: Date,
): Step {
  const { plan_id: from, restaurant_id: restaurantId, started_at: startedAt } = row;
  const version = row.version + 1;
  const isSameMonth = row.period_start === periodStart;
  const period = { start: periodStart, end: periodEnd };
  const upgrade = { from, to: planId, ...daysLeft(period, now) };
  const upgrades = isSameMonth && isUpgrade(from, planId) ? [...(row.upgrades ?? []), upgrade] : [];
  const about = { restaurantId, planId, at: now.toISOString(), revision: version, startedAt };
  return {
    row: { ...row, version, plan_id: planId, upgrades },
    event: subscriptionChanged(about, from),
  };
}

/** Copies the details that are no events. */
function withDetails(
  row: SubscriptionRow,
  mirrored: Mirrored,
  subscription: SubscriptionFacts,
): SubscriptionRow {
  const { facts, now, dunning } = mirrored;
  const {
    next_plan,
    overdue: before,
    due_kind,
    due_at,
    upgrades,
    coupon,
    processing: _before,
    unconfirmed_upgrade: _earlier,
    ...kept
  } = row;
  const processing = facts.invoices.find(
    (each) => each.status === 'processing' && each.subscriptionId === subscription.subscriptionId,
  );
  const { periodStart, periodEnd, nextPlan, subscriptionId } = subscription;
  const { unconfirmedUpgrade: upgrade } = facts;
  const isSameMonth = row.period_start === periodStart;
  const unpaid = overdueOf(mirrored, subscription, before);
  // A payment keeps the schedule of the day on which it failed.
  const schedule = unpaid?.invoice_id === before?.invoice_id ? before?.dunning : dunning;
  const overdue = unpaid && { ...unpaid, ...(schedule !== undefined && { dunning: schedule }) };
  const bought = facts.credits.reduce((sum, { cents }) => sum + cents, 0);
  const purchased = Math.max(row.credit_purchased, bought);
  const isDiscounted = facts.invoices.some(({ lines }) => lines.some(({ kind }) => kind === 'discount'));
  const known = isPaid(facts, before) ? nextState(row.state, 'settled') : row.state;
  const state = stateOf(known, { status: subscription.status, overdue, now });
  return {
    ...kept,
    state,
    period_start: periodStart,
    period_end: periodEnd,
    period_index: row.period_index + (isSameMonth ? 0 : 1),
    ...(isSameMonth && upgrades !== undefined && upgrades.length > 0 && { upgrades }),
    ...(nextPlan !== undefined && { next_plan: nextPlan }),
    has_had_discount: row.has_had_discount || isDiscounted,
    // The card of built-in payments isn’t in Stripe.
    card: facts.card ?? (row.stripe === undefined ? NO_CARD : row.card),
    credit_balance: facts.creditCents,
    credit_purchased: purchased,
    credit_used: Math.max(0, purchased - facts.creditCents),
    stripe: { customer_id: facts.customerId, subscription_id: subscriptionId },
    // A coupon applies to one month.
    ...(isSameMonth && coupon !== undefined && { coupon }),
    ...(overdue !== undefined && { overdue }),
    ...(upgrade !== undefined && {
      unconfirmed_upgrade: {
        plan_id: upgrade.planId,
        cents: upgrade.cents,
        expires_at: upgrade.expiresAt,
        stripe_invoice_id: upgrade.stripeInvoiceId,
      },
    }),
    ...(processing !== undefined && { processing: { cents: processing.due, since: processing.createdAt } }),
    // An unfinished action of an administrator stays due.
    ...(row.action !== undefined && { due_kind, due_at }),
    ...(overdue !== undefined && state === 'past_due' && dueOf(overdue)),
  };
}

type Overdue = NonNullable<SubscriptionRow['overdue']>;

function overdueOf(
  { facts: { invoices, failure, needsConfirmation }, now }: Mirrored,
  { status, subscriptionId }: SubscriptionFacts,
  before: Overdue | undefined,
): Overdue | undefined {
  const open = invoices.find((each) => each.status === 'open' && each.subscriptionId === subscriptionId);
  const isFailing = status === 'failing' || status === 'unpaid' || open?.movedFrom !== undefined;
  if (!isFailing || open === undefined) return undefined;
  const invoice_id = invoiceIdOf(open);
  const known = before?.invoice_id === invoice_id ? before : undefined;
  const reason = failure ?? before?.reason;
  return {
    invoice_id,
    // A declined card fails right away. A bank debit fails days later, and the schedule begins then.
    since: known?.since ?? (open.isDebit ? now.toISOString() : open.createdAt),
    failures: Math.max(open.failures, known?.failures ?? 0),
    // With built-in payments, each failure sent an email.
    reminders: known?.reminders ?? (open.movedFrom === undefined ? 0 : (known?.failures ?? 0)),
    ...(reason !== undefined && { reason }),
    ...(needsConfirmation && { needs_confirmation: true as const }),
  };
}

/** Whether the invoice that was overdue has been paid. */
function isPaid({ invoices }: CustomerFacts, before: Overdue | undefined): boolean {
  return invoices.some((each) => each.status === 'paid' && invoiceIdOf(each) === before?.invoice_id);
}

/** `known`: the state before this report, with what was paid since. */
function stateOf(
  known: SubscriptionState,
  { status, overdue, now }: Pick<SubscriptionFacts, 'status'> & { overdue: Overdue | undefined; now: Date },
): SubscriptionState {
  // Stripe leaves later invoices of such a subscription as drafts, so none may be open.
  const isStopped = status === 'paused' || (status === 'unpaid' && overdue === undefined);
  if (overdue === undefined && !isStopped) return nextState(known, 'settled');
  const failed = nextState(known, 'charge_failed');
  const isOver = isStopped || overdue === undefined || now.toISOString() >= graceEnd(overdue);
  return isOver && failed === 'past_due' ? nextState(failed, 'grace_ended') : failed;
}

/** When the owner is reminded, or the plan is paused. */
function dueOf(overdue: Overdue): Pick<SubscriptionRow, 'due_kind' | 'due_at'> {
  return { due_kind: 'billing', due_at: afterReminders(overdue, overdue.reminders ?? 0).at };
}

const NO_CARD = { token: '', brand: 'Card', last4: '', expires: '' };

function blankRow(
  restaurantId: string,
  subscription: SubscriptionFacts,
): Omit<SubscriptionRow, 'state' | 'version'> {
  return {
    restaurant_id: restaurantId,
    plan_id: subscription.planId,
    started_at: subscription.startedAt,
    period_index: 0,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    paid_percent: 100,
    has_had_discount: false,
    cancel_at_period_end: false,
    card: NO_CARD,
    credit_balance: 0,
    credit_purchased: 0,
    credit_used: 0,
  };
}
