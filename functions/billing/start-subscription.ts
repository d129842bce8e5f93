import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { billingPeriod } from '#shared/billing/billing-period.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { nextState } from '#shared/billing/subscription-state.ts';
import { findKnownCard } from './find-known-card.ts';
import { finishPending } from './finish-pending.ts';
import { assertPriceShown, quoteStart } from './quote-plan.ts';
import { type BillingDependencies, type Settled, save, settlePayment } from './settle-payment.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { withPending } from './subscription-steps.ts';

/**
 * Subscribes a restaurant and charges the first month. Throws `already_subscribed`, `invalid_input` for an unknown
 * card, `subscription_changed`, `unavailable`.
 */
export async function startSubscription(
  dependencies: BillingDependencies & { ids: IdSource },
  restaurantId: string,
  { planId, token, shownCents }: { planId: PlanId; token: string; shownCents?: number | undefined },
): Promise<Settled> {
  const before = await finishPending(dependencies, await dependencies.subscriptions.find(restaurantId));
  if (before !== undefined && before.state !== 'ended') throw new AppError('already_subscribed');
  const { clock, ids } = dependencies;
  const now = clock.now();
  const quote = quoteStart(before, planId, now);
  assertPriceShown(quote, shownCents);
  const card = { token, ...(await findKnownCard(dependencies.payments, token)) };
  const issued_at = now.toISOString();
  const { start: period_start, end: period_end } = billingPeriod(issued_at, 0);
  const row: SubscriptionRow = {
    credit_balance: 0,
    credit_purchased: 0,
    credit_used: 0,
    version: 0,
    has_had_discount: false,
    ...before,
    restaurant_id: restaurantId,
    state: nextState(before?.state, 'started'),
    plan_id: planId,
    card,
    started_at: issued_at,
    period_index: 0,
    period_start,
    period_end,
    paid_percent: 100,
    cancel_at_period_end: false,
  };
  const invoice = {
    invoice_id: ids.next(),
    plan_id: planId,
    issued_at,
    period_start,
    period_end,
    ...quote.amounts,
  };
  const by = 'owner' as const;
  const pending = { purpose: 'start' as const, by, key: invoice.invoice_id, to_plan: planId, invoice };
  const starting = { ...withPending(row, pending, now), pending };
  await save(dependencies, { row: starting });
  return settlePayment(dependencies, starting);
}
