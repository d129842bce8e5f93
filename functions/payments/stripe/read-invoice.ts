import type Stripe from 'stripe';
import type { InvoiceLine } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalogue.ts';
import { type InvoiceFacts, isoOf } from './customer-facts.ts';
import type { Disputes } from './read-disputes.ts';
import { planOfPrice } from './stripe-catalog.ts';

/** By payment: cents that were refunded, and disputes. */
export type MoneyBack = { refunds: ReadonlyMap<string, number>; disputes: Disputes };

/** An invoice that billing keeps, or none: drafts, and attempts to begin a plan that were never paid for. */
export function readInvoice(invoice: Stripe.Invoice, { refunds, disputes }: MoneyBack): InvoiceFacts[] {
  const status = statusOf(invoice);
  const planId = planOfLines(invoice);
  const subscriptionId = subscriptionOf(invoice);
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
    },
  ];
}

function statusOf({ status, attempt_count, billing_reason }: Stripe.Invoice) {
  if (status === 'paid') return 'paid';
  if (status === 'void' || status === 'uncollectible') {
    const ofMonth = status === 'void' ? 'void' : 'written_off';
    return billing_reason === 'subscription_cycle' ? ofMonth : undefined;
  }
  return status === 'open' && attempt_count > 0 && billing_reason === 'subscription_cycle'
    ? 'open'
    : undefined;
}

/** What is billed, line by line. The lines add up to the total. */
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

function planOfLines({ lines }: Stripe.Invoice): PlanId | undefined {
  const billed = lines.data.findLast(({ amount }) => amount >= 0);
  const details = billed?.pricing?.price_details;
  return details && planOfPrice({ product: details.product });
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
}

function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  return typeof intent === 'string' ? intent : intent?.id;
}
