import {
  planNextMonth,
  previewUpgrade,
  setStripeCancellation,
  upgradePlan,
} from '#functions/payments/stripe/change-stripe-plan.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { isUpgrade, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { Invoice } from '../invoice-row.ts';
import { assertPriceShown, type PlanQuote, quoteChange } from '../quote-plan.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

/** A subscription that Stripe bills. */
export type StripeRow = SubscriptionRow & { stripe: NonNullable<SubscriptionRow['stripe']> };

export function isStripeRow(row: SubscriptionRow): row is StripeRow {
  return row.stripe !== undefined;
}

const NO_CARD =
  'Your plan didn’t change because there’s no card on file. Add one under Payment method, then upgrade.';
const DOWNGRADE_IS_SET = 'A smaller plan is set to start next month. Cancel that change, then upgrade.';

/** Quotes a change as Stripe will charge it. Throws `payment_due`, `plan_unchanged`. */
export async function quoteStripeChange(
  { stripe }: Pick<SyncDependencies, 'stripe'>,
  row: StripeRow,
  { planId, now }: { planId: PlanId; now: Date },
): Promise<PlanQuote> {
  const quote = quoteChange(row, planId, now);
  if (quote.starts === 'next_period') return quote;
  if (row.next_plan !== undefined) throw new AppError('plan_unchanged', { message: DOWNGRADE_IS_SET });
  const upgrade = { subscriptionId: row.stripe.subscription_id, planId, from: now };
  return { ...quote, amounts: await previewUpgrade(await stripe.open(), upgrade) };
}

type PlanChange = { planId: PlanId; shownCents: number | undefined; keep: boolean };
type Dependencies = SyncDependencies & { ids: IdSource };

/**
 * Upgrades now for the price that was shown, or plans a smaller plan. Returns our row afterward, with
 * `unconfirmed_upgrade` if the owner must confirm the payment at the bank first. Throws `payment_declined`,
 * `payment_due`, `plan_unchanged`, `subscription_changed`.
 */
export async function changeStripePlan(
  dependencies: Dependencies,
  row: StripeRow,
  { planId, shownCents, keep }: PlanChange,
): Promise<{ row: SubscriptionRow; paid: Invoice | undefined }> {
  const { stripe, clock, ids } = dependencies;
  const now = clock.now();
  const quote = await quoteStripeChange(dependencies, row, { planId, now });
  assertPriceShown(quote, shownCents);
  const client = await stripe.open();
  const subscriptionId = row.stripe.subscription_id;
  const keeps = keep && row.cancel_at_period_end;
  if (isUpgrade(row.plan_id, planId) && quote.starts === 'now') {
    if (!hasCard(row) && quote.amounts.due > 0) throw new AppError('payment_declined', { message: NO_CARD });
    const key = `upgrade-${subscriptionId}-${planId}-${ids.next()}`;
    await upgradePlan(client, { subscriptionId, planId, from: now, keeps, key });
    const after = await synced(dependencies, row);
    const isMade = after.plan_id === planId;
    return { row: after, paid: isMade ? await newestInvoice(dependencies, row.restaurant_id) : undefined };
  }
  await planNextMonth(client, { subscriptionId, planId, keptPlan: row.plan_id, keeps });
  return { row: await synced(dependencies, row), paid: undefined };
}

/** False after a migration, until the owner enters a card in Stripe. */
export function hasCard({ card }: Pick<SubscriptionRow, 'card'>): boolean {
  return card.last4 !== '';
}

/** Cancels the subscription at the end of the month, or reverts that. */
export async function setStripeEnd(
  dependencies: SyncDependencies,
  row: StripeRow,
  ends: boolean,
): Promise<SubscriptionRow> {
  await setStripeCancellation(await dependencies.stripe.open(), row.stripe.subscription_id, ends);
  return synced(dependencies, row);
}

async function synced(dependencies: SyncDependencies, row: StripeRow): Promise<SubscriptionRow> {
  await syncCustomer(dependencies, row.stripe.customer_id);
  const after = await dependencies.subscriptions.find(row.restaurant_id);
  if (after === undefined) throw new AppError('subscription_changed');
  return after;
}

async function newestInvoice(
  { invoices }: SyncDependencies,
  restaurantId: string,
): Promise<Invoice | undefined> {
  return (await invoices.list(restaurantId, { limit: 1 })).invoices[0];
}
