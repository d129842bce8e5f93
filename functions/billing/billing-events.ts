import { billedAmounts } from '#shared/billing/invoice.ts';
import type { LedgerEntry } from '#shared/billing/ledger.ts';
import { PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import { returnedRevenue } from '#shared/billing/revenue.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { Invoice, InvoiceRow } from './invoice-row.ts';

/** A subscription. `revision` distinguishes successive subscriptions of a restaurant. */
type About = { restaurantId: string; planId: PlanId; at: string; revision: number; startedAt: string };
type AboutEnd = About & { isStopCounted: boolean };
type AboutInvoice = { restaurantId: string; at: string; invoice: Invoice };

export function subscriptionStarted(about: About): BusinessEvent {
  const { restaurantId, planId, at, revision } = about;
  return {
    event_id: `subscription_started/${restaurantId}/${revision}`,
    kind: 'subscription_started',
    at,
    restaurant_id: restaurantId,
    plan: planId,
    data: subscriptionData(about),
  };
}

export function subscriptionEnded({ isStopCounted, ...about }: AboutEnd): BusinessEvent {
  const { restaurantId, planId, at, revision, startedAt } = about;
  return {
    event_id: `subscription_ended/${restaurantId}/${revision}`,
    kind: 'subscription_ended',
    at,
    restaurant_id: restaurantId,
    plan: planId,
    data: { ...subscriptionData(about), ...(isStopCounted && { stopped_day: renewalDay(startedAt) }) },
  };
}

export function renewalChanged(
  kind: 'renewal_stopped' | 'renewal_resumed',
  { restaurantId, planId, at, revision, startedAt }: About,
): BusinessEvent {
  return {
    event_id: `${kind}/${restaurantId}/${revision}`,
    kind,
    at,
    restaurant_id: restaurantId,
    plan: planId,
    data: { plan_id: planId, renewal_day: renewalDay(startedAt) },
  };
}

export function subscriptionChanged({ planId, at, ...about }: About, from: PlanId): BusinessEvent {
  const { restaurantId, revision } = about;
  const change = PLAN_CATALOG[planId].monthlyCents - PLAN_CATALOG[from].monthlyCents;
  return {
    event_id: `subscription_changed/${restaurantId}/${revision}`,
    kind: 'subscription_changed',
    at,
    restaurant_id: restaurantId,
    plan: planId,
    data: { from_plan: from, plan_id: planId, change_cents: change },
  };
}

function subscriptionData({ planId, startedAt }: About) {
  return {
    plan_id: planId,
    monthly_cents: PLAN_CATALOG[planId].monthlyCents,
    renewal_day: renewalDay(startedAt),
  };
}

function renewalDay(startedAt: string): number {
  return new Date(startedAt).getUTCDate();
}

export function invoicePaid({ restaurantId, at, invoice }: AboutInvoice, wasOverdue: boolean): BusinessEvent {
  const { plan_id, due, credit } = invoice;
  return {
    event_id: `invoice_paid/${invoice.invoice_id}`,
    kind: 'invoice_paid',
    at,
    restaurant_id: restaurantId,
    plan: plan_id,
    data: {
      ...invoiceData(invoice),
      cash_cents: due,
      credit_cents: credit,
      was_overdue: wasOverdue ? 1 : 0,
    },
  };
}

export function invoiceUnpaid(
  kind: 'invoice_overdue' | 'invoice_written_off' | 'invoice_voided',
  { restaurantId, at, invoice }: AboutInvoice,
): BusinessEvent {
  return {
    event_id: `${kind}/${invoice.invoice_id}`,
    kind,
    at,
    restaurant_id: restaurantId,
    plan: invoice.plan_id,
    data: invoiceData(invoice),
  };
}

/** `entry`: of the refund. Undefined for bought credit, which isn’t revenue. */
export function invoiceRefunded(invoice: InvoiceRow, entry: LedgerEntry): BusinessEvent | undefined {
  const { invoice_id, restaurant_id, plan_id, refunded = 0 } = invoice;
  const tax = entry.postings.find(({ account }) => account === 'tax')?.cents ?? 0;
  const total = returnedRevenue(invoice, entry);
  if (total === 0) return undefined;
  return {
    event_id: `invoice_refunded/${invoice_id}/${refunded}`,
    kind: 'invoice_refunded',
    at: entry.at,
    restaurant_id,
    plan: plan_id,
    data: { invoice_id, total_cents: total, ...(tax !== 0 && { tax_cents: tax }) },
  };
}

/** Revenue doesn’t include tax. */
function invoiceData(invoice: Invoice) {
  const { tax } = billedAmounts(invoice);
  const { invoice_id, total } = invoice;
  return { invoice_id, total_cents: total - tax, ...(tax !== 0 && { tax_cents: tax }) };
}

export function creditPurchased({ restaurantId, at, invoice }: AboutInvoice): BusinessEvent {
  const { invoice_id, plan_id, total } = invoice;
  return {
    event_id: `credit_purchased/${invoice_id}`,
    kind: 'credit_purchased',
    at,
    restaurant_id: restaurantId,
    plan: plan_id,
    data: { invoice_id, cents: total },
  };
}
