import type * as z from 'zod/mini';
import { finishPending } from '#functions/billing/finish-pending.ts';
import type { Settled } from '#functions/billing/settle-payment.ts';
import { hasCard } from '#functions/billing/stripe/stripe-plans.ts';
import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import { NO_USAGE } from '#functions/billing/usage-rows-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { OwnBillingSchema } from '#shared/billing/contract/billing.ts';
import { graceEnd } from '#shared/billing/dunning.ts';
import { entitlementOf, trialEnd } from '#shared/billing/entitlement.ts';
import { FIRST_MONTH_DISCOUNT_PERCENT } from '#shared/billing/plan-catalog.ts';
import {
  catalogAnswer,
  dollars,
  subscriptionAnswer,
  unconfirmedAnswer,
  usageAnswer,
} from './billing-answers.ts';
import type { BillingOperationDependencies } from './dependencies.ts';

/** Describes the plan for its owner. Throws `not_found`. */
export async function ownBilling(
  dependencies: BillingOperationDependencies,
  restaurantId: string,
): Promise<z.output<typeof OwnBillingSchema>> {
  const { subscriptions, restaurants, planUsage, rules, clock, stripe } = dependencies;
  const now = clock.now();
  const [restaurant, found, plans] = await Promise.all([
    restaurants.get(restaurantId),
    subscriptions.find(restaurantId),
    rules.planLimits(),
  ]);
  const row = await finishPending(dependencies, found);
  const running = row !== undefined && runs(row) ? row : undefined;
  const registeredAt = restaurant.created_at;
  const { basis, limits, period } = entitlementOf(subscribedTo(row), { registeredAt, now, plans });
  const usage = period === undefined ? NO_USAGE : await planUsage.get(restaurantId, period);
  return {
    basis,
    trial_ends_at: trialEnd(registeredAt),
    subscription:
      running === undefined ? null : subscriptionAnswer(running, { owner: restaurant, usage, plans }),
    card: running === undefined || !hasCard(running) ? null : cardOf(running.card),
    usage: usageAnswer(usage, limits),
    usage_period: period === undefined ? null : { start: period.start, end: period.end },
    overdue: await overdueOf(dependencies, running),
    processing:
      running?.processing === undefined
        ? null
        : { amount: dollars(running.processing.cents), since: running.processing.since },
    unconfirmed_upgrade: unconfirmedAnswer(running, now),
    plans: catalogAnswer(plans),
    first_month_discount: row?.has_had_discount === true ? 0 : FIRST_MONTH_DISCOUNT_PERCENT,
    payments: stripe === undefined ? 'simulated' : 'stripe',
    adds_tax: addsTax(dependencies),
  };
}

/** Whether prices are shown before tax. */
export function addsTax({ stripe }: Pick<BillingOperationDependencies, 'stripe'>): boolean {
  return stripe?.options.hasTax === true;
}

async function overdueOf(
  { invoices }: Pick<BillingOperationDependencies, 'invoices'>,
  row: SubscriptionRow | undefined,
) {
  if (row?.overdue === undefined) return null;
  const { invoice_id, since, needs_confirmation = false } = row.overdue;
  const invoice = await invoices.find(row.restaurant_id, invoice_id);
  return invoice === undefined
    ? null
    : { amount: dollars(invoice.due), since, pauses_at: graceEnd(row.overdue), needs_confirmation };
}

/** Throws `checkout_needed` if cards are entered on the provider's page. */
export function refuseWithCheckout({ stripe }: Pick<BillingOperationDependencies, 'stripe'>): void {
  if (stripe !== undefined) throw new AppError('checkout_needed');
}

/** Throws `payment_declined` with the bank's reason. */
export function refuseDeclined(settled: Settled): void {
  if (settled.outcome === 'paid') return;
  throw new AppError('payment_declined', { message: `${settled.reason} Nothing changed.` });
}

/** Throws `payment_declined` if a saved card couldn't pay what was due. */
export function refuseUnpaid(settled: Settled): void {
  if (settled.outcome === 'paid') return;
  const message = `${settled.reason} We’ll use this card from now on. Your invoice is still overdue.`;
  throw new AppError('payment_declined', { message, isAfterWork: true });
}

function cardOf({ brand, last4, expires }: { brand: string; last4: string; expires: string }) {
  return { brand, last4, expires };
}
