import type Stripe from 'stripe';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { METADATA, secondsOf } from './customer-facts.ts';
import { findPriceIds, productId } from './stripe-catalog.ts';
import { STRIPE_CURRENCY } from './stripe-settings.ts';

/** Moves a subscription that was billed elsewhere to Stripe. Repeating each step changes nothing. */

type Moved = {
  customerId: string;
  restaurantId: string;
  planId: PlanId;
  nextPlan: PlanId | undefined;
  /** The month in progress, which Stripe doesn't charge. */
  periodStart: string;
  periodEnd: string;
  ends: boolean;
  /** The ID of our overdue invoice. */
  overdueInvoice: string | undefined;
};

/** The customer's subscription in Stripe; undefined if none has begun. */
export async function findMoved(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  return (await stripe.subscriptions.list({ customer, limit: 1 })).data[0];
}

export function isMigrating({ metadata }: Pick<Stripe.Subscription, 'metadata'>): boolean {
  return metadata[METADATA.migrating] !== undefined;
}

/**
 * Begins the subscription in the middle of its month. Stripe charges the next month, but knows when this one began,
 * so that an upgrade is charged for the rest of it. It isn't ours until `finishMove`.
 */
export async function beginMoved(stripe: Stripe, moved: Moved): Promise<Stripe.Subscription> {
  const { planId, nextPlan = planId, periodStart, periodEnd, restaurantId, overdueInvoice } = moved;
  const end = secondsOf(new Date(periodEnd));
  return stripe.subscriptions.create(
    {
      customer: moved.customerId,
      items: [{ price: (await findPriceIds(stripe))[nextPlan] }],
      backdate_start_date: secondsOf(new Date(periodStart)),
      billing_cycle_anchor: end,
      proration_behavior: 'none',
      cancel_at_period_end: moved.ends,
      metadata: {
        [METADATA.restaurant]: restaurantId,
        [METADATA.migrating]: 'yes',
        [METADATA.paidFrom]: periodStart,
        [METADATA.paidUntil]: String(end),
        ...(nextPlan !== planId && { [METADATA.keptPlan]: planId, [METADATA.keptUntil]: String(end) }),
        ...(overdueInvoice !== undefined && { [METADATA.movedInvoice]: overdueInvoice }),
      },
    },
    { idempotencyKey: `moved-subscription-${restaurantId}` },
  );
}

/** The migration is complete: from now on, our row follows the subscription. */
export async function finishMove(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.update(subscriptionId, { metadata: { [METADATA.migrating]: '' } });
}

type Debt = {
  customerId: string;
  subscriptionId: string;
  invoice: {
    invoice_id: string;
    plan_id: PlanId;
    total: number;
    period_start: string;
    period_end: string;
    lines: readonly { text: string }[];
  };
};

/**
 * Issues an overdue invoice in Stripe, which uses the customer's credit for it, and returns its ID. Stripe charges it
 * when the owner enters a card or an administrator retries it, and sends no reminders.
 */
export async function moveInvoice(
  stripe: Stripe,
  { customerId: customer, subscriptionId: subscription, invoice }: Debt,
): Promise<string> {
  const { invoice_id: id, total } = invoice;
  const issued = await stripe.invoices.list({ customer, limit: 100 });
  const known = issued.data.find(({ metadata }) => metadata?.[METADATA.movedInvoice] === id);
  const moved =
    known ??
    (await stripe.invoices.create(
      { customer, subscription, auto_advance: false, metadata: { [METADATA.movedInvoice]: id } },
      { idempotencyKey: `moved-invoice-${id}` },
    ));
  if (moved.status !== 'draft') return moved.id;
  if (moved.lines.data.length === 0)
    await stripe.invoiceItems.create(
      {
        customer,
        invoice: moved.id,
        description: invoice.lines.map(({ text }) => text).join('; '),
        period: {
          start: secondsOf(new Date(invoice.period_start)),
          end: secondsOf(new Date(invoice.period_end)),
        },
        price_data: { currency: STRIPE_CURRENCY, product: productId(invoice.plan_id), unit_amount: total },
      },
      { idempotencyKey: `moved-item-${id}` },
    );
  await stripe.invoices.finalizeInvoice(moved.id, { auto_advance: false });
  return moved.id;
}
