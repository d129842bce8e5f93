import type Stripe from 'stripe';
import { AppError } from '#functions/platform/app-error.ts';
import type { InvoiceAmounts } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { BANK_DECLINED } from '#shared/billing/test-cards.ts';
import { METADATA } from './customer-facts.ts';
import { isConfirmationAsked } from './failure-in-words.ts';
import { readLines } from './read-invoice.ts';
import { findPriceIds } from './stripe-catalog.ts';
import { callStripe, readStripeError } from './stripe-client.ts';
import { discardUnconfirmedUpgrade } from './unconfirmed-upgrade.ts';

/** `from`: when the larger plan begins for pricing. It's the start of the day, so the price is stable all day. */
type Upgrade = { subscriptionId: string; planId: PlanId; from: Date };

/** What an upgrade will cost in Stripe. Changes nothing. */
export async function previewUpgrade(stripe: Stripe, upgrade: Upgrade): Promise<InvoiceAmounts> {
  return callStripe(async () => {
    const { items, proration_date } = await changeOf(stripe, upgrade);
    const invoice = await stripe.invoices.createPreview({
      subscription: upgrade.subscriptionId,
      subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
    });
    const { total, amount_due: due } = invoice;
    return { lines: readLines(invoice), total, credit: total - due, due };
  });
}

/**
 * Charges and applies an upgrade. If the bank asks for confirmation, Stripe applies it once the owner confirms the
 * payment, within 23 hours. Throws `payment_declined` without a change.
 */
export async function upgradePlan(
  stripe: Stripe,
  upgrade: Upgrade & { keeps: boolean; key: string },
): Promise<void> {
  const { subscriptionId, keeps, key } = upgrade;
  const { items, proration_date, subscription } = await callStripe(() => changeOf(stripe, upgrade));
  await discardUnconfirmedUpgrade(stripe, subscription);
  const update = (payment_behavior: Behavior, idempotencyKey: string) => {
    const change = {
      items,
      proration_date,
      proration_behavior: 'always_invoice' as const,
      payment_behavior,
      ...(keeps && { cancel_at_period_end: false }),
    };
    return callStripe(() => stripe.subscriptions.update(subscriptionId, change, { idempotencyKey }));
  };
  try {
    await update('error_if_incomplete', key);
  } catch (error) {
    if (!isConfirmationAsked(readStripeError(error)?.code)) throw declinedOr(error);
    // Not in the first call: a declined card would leave an upgrade to confirm.
    await update('pending_if_incomplete', `${key}-confirm`);
  }
}
type Behavior = 'error_if_incomplete' | 'pending_if_incomplete';

/**
 * Schedules a smaller plan for the next month and keeps the current one until then. Passing the current plan cancels
 * the change.
 */
export async function planNextMonth(
  stripe: Stripe,
  { subscriptionId, planId, keptPlan, keeps }: PlannedChange,
): Promise<void> {
  await callStripe(async () => {
    const change = await changeOf(stripe, { subscriptionId, planId, from: new Date(0) });
    const { items, periodEnd, subscription } = change;
    await discardUnconfirmedUpgrade(stripe, subscription);
    const isUndone = planId === keptPlan;
    await stripe.subscriptions.update(subscriptionId, {
      items,
      proration_behavior: 'none',
      metadata: {
        [METADATA.keptPlan]: isUndone ? '' : keptPlan,
        [METADATA.keptUntil]: isUndone ? '' : String(periodEnd),
      },
      ...(keeps && { cancel_at_period_end: false }),
    });
  });
}
type PlannedChange = { subscriptionId: string; planId: PlanId; keptPlan: PlanId; keeps: boolean };

/** Cancels a subscription at the end of its month, or undoes that. */
export async function setStripeCancellation(
  stripe: Stripe,
  subscriptionId: string,
  ends: boolean,
): Promise<void> {
  await callStripe(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends }));
}

async function changeOf(stripe: Stripe, { subscriptionId, planId, from }: Upgrade) {
  const [prices, subscription] = await Promise.all([
    findPriceIds(stripe),
    stripe.subscriptions.retrieve(subscriptionId),
  ]);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`Subscription ${subscriptionId} has no item.`);
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const dayStart = Math.floor(from.getTime() / 86_400_000) * 86_400;
  return {
    items: [{ id: item.id, price: prices[planId] }],
    proration_date: Math.max(dayStart, periodStart),
    periodEnd,
    subscription,
  };
}

/** The error that an owner sees after a declined card. */
function declinedOr(error: unknown): unknown {
  const declined = readStripeError(error);
  if (declined?.type !== 'StripeCardError') return error;
  return new AppError('payment_declined', { message: `${BANK_DECLINED} Nothing was changed.`, cause: error });
}
