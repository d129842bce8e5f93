import type Stripe from 'stripe';
import type { InvoiceLine } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { type InvoiceFacts, isoOf, METADATA } from './customer-facts.ts';
import { idOf } from './id-of.ts';
import type { Disputes } from './read-disputes.ts';
import { planOfPrice } from './stripe-catalog.ts';

/** Refunded cents and disputes, by payment. */
export type MoneyBack = { refunds: ReadonlyMap<string, number>; disputes: Disputes };

/** The payments and subscriptions that explain invoices. */
export type AroundInvoices = {
  money: MoneyBack;
  intents: ReadonlyMap<string, Stripe.PaymentIntent>;
  /** Stripe's statuses of subscriptions that have begun. */
  statuses: ReadonlyMap<string, Stripe.Subscription.Status>;
};

/**
 * Returns an invoice for billing, or none for drafts, unpaid first attempts, and upgrades that their owners haven't
 * confirmed.
 */
export function readInvoice(invoice: Stripe.Invoice, around: AroundInvoices): InvoiceFacts[] {
  const { refunds, disputes } = around.money;
  const newest = newestPayment(invoice, around.intents);
  const planId = planOfLines(invoice);
  const subscriptionId = subscriptionOf(invoice);
  const subscriptionStatus = around.statuses.get(subscriptionId ?? '');
  const status = statusOf(invoice, { subscriptionStatus, isProcessing: newest?.status === 'processing' });
  if (status === undefined || planId === undefined || subscriptionId === undefined) return [];
  const paymentId = paymentOf(invoice);
  const paidAt = invoice.status_transitions.paid_at;
  const lines = invoice.lines.data;
  return [
    {
      stripeId: invoice.id,
      subscriptionId,
      planId,
      status,
      isDebit: newest !== undefined && isBankDebit(newest),
      createdAt: isoOf(invoice.created),
      periodStart: isoOf(Math.max(...lines.map(({ period }) => period.start))),
      periodEnd: isoOf(Math.max(...lines.map(({ period }) => period.end))),
      lines: readLines(invoice),
      total: invoice.total,
      credit: invoice.total - invoice.amount_due,
      due: invoice.amount_due,
      paidAt: paidAt === null ? undefined : isoOf(paidAt),
      failures: invoice.attempt_count,
      paymentId,
      refundedCents: (paymentId && refunds.get(paymentId)) || 0,
      dispute: paymentId === undefined ? undefined : disputes.get(paymentId),
      movedFrom: movedFrom(invoice),
    },
  ];
}

type Known = { subscriptionStatus: Stripe.Subscription.Status | undefined; isProcessing: boolean };

function statusOf(
  { status, attempt_count, billing_reason, metadata }: Stripe.Invoice,
  { subscriptionStatus, isProcessing }: Known,
) {
  if (status === 'paid') return 'paid';
  // An unpaid invoice before the subscription begins is only an attempt.
  if (subscriptionStatus === undefined) return undefined;
  if (status === 'void') return 'void';
  if (status === 'uncollectible') return 'written_off';
  if (status !== 'open') return undefined;
  if (isProcessing) return 'processing';
  // An upgrade costs nothing until it is applied. One that was applied without payment makes its subscription fail.
  if (billing_reason === 'subscription_update' && !FAILING.has(subscriptionStatus)) return undefined;
  // Without a card there is no attempt.
  const isOwed = FAILING.has(subscriptionStatus) || movedFrom({ metadata }) !== undefined;
  return attempt_count > 0 || isOwed ? 'open' : undefined;
}

/** The ID of our invoice that a migration moved to Stripe; undefined for all others. */
export function movedFrom({ metadata }: Pick<Stripe.Invoice, 'metadata'>): string | undefined {
  return metadata?.[METADATA.movedInvoice];
}

const FAILING: ReadonlySet<Stripe.Subscription.Status> = new Set(['past_due', 'unpaid']);

function newestPayment({ payments }: Stripe.Invoice, intents: AroundInvoices['intents']) {
  const made = (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) => {
    const id = idOf(intent);
    return (id !== undefined && intents.get(id)) || [];
  });
  return made.toSorted((one, other) => other.created - one.created)[0];
}

/** Whether a payment's last attempt used a bank account. */
export function isBankDebit({
  last_payment_error: error,
  payment_method: method,
}: Stripe.PaymentIntent): boolean {
  const tried = error?.payment_method ?? (typeof method === 'object' ? method : null);
  return tried?.type === 'sepa_debit' || tried?.type === 'us_bank_account';
}

/** The invoice's lines, which add up to the total. */
export function readLines({ lines, total_discount_amounts, total_taxes }: Stripe.Invoice): InvoiceLine[] {
  const items = lines.data.map(({ amount, description }) => ({
    kind: amount < 0 ? ('unused' as const) : ('plan' as const),
    text: description ?? 'Plan',
    cents: amount,
  }));
  const discount = sum(total_discount_amounts);
  const tax = sum(total_taxes?.filter(({ tax_behavior }) => tax_behavior === 'exclusive') ?? null);
  return [
    ...items,
    ...(discount === 0 ? [] : [{ kind: 'discount' as const, text: 'Discount', cents: -discount }]),
    ...(tax === 0 ? [] : [{ kind: 'tax' as const, text: 'Tax', cents: tax }]),
  ];
}

function sum(amounts: readonly { amount: number }[] | null): number {
  return (amounts ?? []).reduce((total, { amount }) => total + amount, 0);
}

/** The plan on an invoice; undefined for another product. */
export function planOfLines({ lines }: Pick<Stripe.Invoice, 'lines'>): PlanId | undefined {
  const billed = lines.data.findLast(({ amount }) => amount >= 0);
  const details = billed?.pricing?.price_details;
  return details && planOfPrice({ product: details.product });
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  return idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);
}
