import { billingPeriod, daysLeft } from '#shared/billing/billing-period.ts';
import { afterFailure, type DunningSchedule } from '#shared/billing/dunning.ts';
import type { PeriodUpgrade } from '#shared/billing/period-limits.ts';
import { FIRST_MONTH_DISCOUNT_PERCENT } from '#shared/billing/plan-catalog.ts';
import { nextState } from '#shared/billing/subscription-state.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import {
  renewalChanged,
  subscriptionChanged,
  subscriptionEnded,
  subscriptionStarted,
} from './billing-events.ts';
import type { Pending, SubscriptionRow } from './subscription-row.ts';

/** A changed subscription and its event for metrics. */
export type Step = { row: SubscriptionRow; event?: BusinessEvent | undefined };

const MINUTE_MS = 60_000;
/** After this time, another run takes over an unfinished payment. */
export const PENDING_MINUTES = 10;

/** False for a subscription whose first payment is pending. */
export function runs<Row extends SubscriptionRow>(
  row: Row,
): row is Row & { state: 'active' | 'past_due' | 'paused' } {
  return row.state === 'active' || row.state === 'past_due' || row.state === 'paused';
}

/**
 * Stores a payment before it is made, and deducts its credit, so that the credit can't be used twice. The credit of
 * an overdue invoice was deducted when it fell due.
 */
export function withPending(row: SubscriptionRow, pending: Pending, now: Date): SubscriptionRow {
  const credit = pending.purpose === 'retry' ? 0 : pending.invoice.credit;
  return {
    ...row,
    version: row.version + 1,
    pending,
    credit_balance: row.credit_balance - credit,
    credit_used: row.credit_used + credit,
    due_kind: 'billing',
    due_at: minutesAfter(now.toISOString(), PENDING_MINUTES),
  };
}

type Outcome = { pending: Pending; at: string };
/** `reason`: from the bank. `dunning`: the schedule for payments that fail from now on. */
type Refusal = Outcome & { reason: string; dunning?: DunningSchedule | undefined };

/** Applies a successful payment. */
export function afterPayment(row: SubscriptionRow, { pending, at }: Outcome): Step {
  const { pending: _done, next_plan, overdue, ...before } = { ...row, version: row.version + 1 };
  const { to_plan, purpose, invoice } = pending;
  const kept = { ...before, ...(next_plan !== undefined && { next_plan }) };
  switch (purpose) {
    case 'start': {
      const state = nextState(row.state, 'settled');
      const begun = begin({ ...before, plan_id: to_plan, state }, invoice.issued_at);
      const started = { ...begun, ...firstMonth(invoice, before) };
      return { row: started, event: subscriptionStarted(about(started, at)) };
    }
    case 'renewal': {
      const renewed = nextMonth({ ...before, plan_id: to_plan });
      return { row: renewed, ...changed(row, renewed, at) };
    }
    case 'upgrade': {
      const upgraded = waiting({ ...before, plan_id: to_plan, upgrades: upgradesWith(before, pending) });
      return { row: upgraded, ...changed(row, upgraded, at) };
    }
    case 'retry':
      return { row: waiting({ ...kept, state: nextState(row.state, 'settled') }) };
    case 'credit': {
      const { total } = invoice;
      const credited = { ...kept, ...(overdue !== undefined && { overdue }) };
      return {
        row: waiting({
          ...credited,
          credit_balance: row.credit_balance + total,
          credit_purchased: row.credit_purchased + total,
        }),
      };
    }
  }
}

/** Applies a refused payment: a new subscription doesn't begin, and an active one becomes past due. */
export function afterRefusal(row: SubscriptionRow, { pending, at, reason, dunning }: Refusal): Step {
  const { pending: _refused, ...before } = { ...row, version: row.version + 1 };
  const { purpose, invoice, to_plan } = pending;
  const refunded = {
    ...before,
    credit_balance: row.credit_balance + invoice.credit,
    credit_used: row.credit_used - invoice.credit,
  };
  switch (purpose) {
    case 'start':
      return { row: over(refunded, 'charge_failed') };
    case 'upgrade':
      if (pending.keeps) return withCancellation({ ...waiting(refunded), version: row.version }, true, at);
      return { row: waiting(refunded) };
    case 'credit':
      return { row: waiting(refunded) };
    case 'renewal': {
      const failed = { invoice_id: invoice.invoice_id, since: invoice.issued_at, failures: 1, reason };
      const overdue = { ...failed, ...(dunning !== undefined && { dunning }) };
      const { next_plan: _taken, ...renewed } = nextMonth({ ...before, plan_id: to_plan });
      const unpaid = waiting({ ...renewed, state: nextState(row.state, 'charge_failed'), overdue });
      return { row: unpaid, ...changed(row, unpaid, at) };
    }
    case 'retry': {
      const { overdue } = before;
      if (overdue === undefined) return { row: waiting(before) };
      const declined = { ...overdue, ...declinedAgain(overdue, pending), reason };
      return { row: waiting({ ...before, state: nextState(row.state, 'charge_failed'), overdue: declined }) };
    }
  }
}

/** The schedule emails about its own tries alone, so those of owners and administrators take no step of it. */
function declinedAgain(
  { failures, reminders = failures }: NonNullable<SubscriptionRow['overdue']>,
  { by = 'schedule' }: Pending,
) {
  return { failures: failures + 1, reminders: by === 'schedule' ? reminders + 1 : reminders };
}

/** Ends billing. */
export function ended(row: SubscriptionRow, at: string): Step {
  const last = over({ ...row, version: row.version + 1, list_kind: 'ended', listed_at: at }, 'ended');
  const isStopCounted = row.is_stop_counted === true;
  return { row: last, event: subscriptionEnded({ ...about(last, at), isStopCounted }) };
}

/** Cancels at the end of the paid month, or reverts that. */
export function withCancellation(row: SubscriptionRow, isCanceled: boolean, at: string): Step {
  const { is_stop_counted: isCounted = false, ...before } = row;
  const next = { ...before, version: row.version + 1, cancel_at_period_end: isCanceled };
  const kept = isCanceled ? { ...next, is_stop_counted: true } : next;
  if (isCanceled === isCounted) return { row: kept };
  return {
    row: kept,
    event: renewalChanged(isCanceled ? 'renewal_stopped' : 'renewal_resumed', about(next, at)),
  };
}

/** Sets what is due next: a receipt, the renewal, or another try of a failed payment. */
export function waiting(row: SubscriptionRow): SubscriptionRow {
  const { unsent_receipts: unsent } = row;
  const due = paymentDue(row);
  const times = unsent === undefined ? [due] : [due, minutesAfter(unsent.at, PENDING_MINUTES)];
  return { ...row, due_kind: 'billing', due_at: times.toSorted()[0] };
}

/** When the next payment is due: the renewal, or the next step after a failure. */
export function paymentDue(row: SubscriptionRow): string {
  return failureStep(row)?.at ?? row.period_end;
}

/** The next step for an overdue payment, and its time; undefined if none is overdue. */
export function failureStep({ overdue, state }: SubscriptionRow) {
  if (overdue === undefined) return undefined;
  const { since, failures, reminders: emails = failures, dunning } = overdue;
  return afterFailure(since, { emails, isPaused: state === 'paused', dunning });
}

/** Pauses the plan after the grace period. Another card can still pay what is overdue. */
export function paused(row: SubscriptionRow): Step {
  return { row: waiting({ ...row, version: row.version + 1, state: nextState(row.state, 'grace_ended') }) };
}

/** Keeps a receipt that the email queue refused. */
export function withUnsentReceipt(row: SubscriptionRow, message: EmailMessage, at: string): SubscriptionRow {
  const messages = [...(row.unsent_receipts?.messages ?? []), message];
  return waiting({ ...row, unsent_receipts: { at, messages } });
}

/** Updates receipts after a try. `messages` are those that the queue refused again. */
export function afterReceipts(row: SubscriptionRow, messages: EmailMessage[], at: string): Step {
  const { unsent_receipts: _tried, ...rest } = { ...row, version: row.version + 1 };
  return { row: waiting(messages.length === 0 ? rest : { ...rest, unsent_receipts: { at, messages } }) };
}

export function minutesAfter(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
}

function begin(row: SubscriptionRow, at: string): SubscriptionRow {
  const { start: period_start, end: period_end } = billingPeriod(at, 0);
  return waiting({
    ...withNewUsage(row),
    started_at: at,
    period_index: 0,
    period_start,
    period_end,
    list_kind: 'subscription',
    listed_at: at,
  });
}

function firstMonth(
  { lines }: Pending['invoice'],
  { has_had_discount }: Pick<SubscriptionRow, 'has_had_discount'>,
) {
  const isHalf = lines.some(({ kind }) => kind === 'discount');
  return {
    has_had_discount: has_had_discount || isHalf,
    paid_percent: isHalf ? 100 - FIRST_MONTH_DISCOUNT_PERCENT : 100,
  };
}

function nextMonth({ coupon: _used, ...row }: SubscriptionRow): SubscriptionRow {
  const period_index = row.period_index + 1;
  const { start: period_start, end: period_end } = billingPeriod(row.started_at, period_index);
  return waiting({ ...withNewUsage(row), period_index, period_start, period_end, paid_percent: 100 });
}

/** Starts a new month with the plan's full limits. */
function withNewUsage({ upgrades, ...row }: SubscriptionRow): SubscriptionRow {
  return { ...row, is_counted_by_period: true };
}

/** Adds an upgrade for as many days as were charged. */
function upgradesWith(
  { plan_id: from, upgrades = [], period_start: start, period_end: end }: SubscriptionRow,
  { to_plan: to, invoice }: Pending,
): PeriodUpgrade[] {
  return [...upgrades, { from, to, ...daysLeft({ start, end }, new Date(invoice.issued_at)) }];
}

function over(row: SubscriptionRow, event: 'charge_failed' | 'ended'): SubscriptionRow {
  const { due_kind, due_at, overdue, pending, next_plan, ...rest } = row;
  const { is_stop_counted, coupon, unconfirmed_upgrade, ...kept } = rest;
  return { ...kept, state: nextState(row.state, event), cancel_at_period_end: false };
}

function changed(before: SubscriptionRow, after: SubscriptionRow, at: string): Pick<Step, 'event'> {
  if (before.plan_id === after.plan_id) return {};
  return { event: subscriptionChanged(about(after, at), before.plan_id) };
}

function about(row: SubscriptionRow, at: string) {
  const { restaurant_id: restaurantId, plan_id: planId, version: revision, started_at: startedAt } = row;
  return { restaurantId, planId, at, revision, startedAt };
}
