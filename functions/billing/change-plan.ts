import { changePlan, setCancellation } from '#functions/modules/billing/change-subscription.ts';
import type { Invoice } from '#functions/modules/billing/invoice-row.ts';
import type { SubscriptionRow } from '#functions/modules/billing/subscription-row.ts';
import type { NoticeAuthor } from '#shared/contract/queue-messages.ts';
import { PLAN_CATALOGUE, type PlanId } from '#shared/domain/billing/plan-catalogue.ts';
import { priceOf, shortDay } from '#shared/domain/billing/price-words.ts';
import { centsOf } from './billing-answers.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { refuseDeclined } from './own-billing.ts';

/** As the wire has it. */
type Change = {
  plan_id?: PlanId | undefined;
  cancel_at_period_end?: boolean | undefined;
  keep?: boolean | undefined;
  due?: number | undefined;
  by: NoticeAuthor;
};
/** `paid`: undefined where nothing was. */
export type Changed = { row: SubscriptionRow; paid: Invoice | undefined };

/**
 * Another plan, the end with the month, or no end after all. A canceled subscription still ends after an upgrade, unless
 * `keep` takes that back: afterwards, for it costs nothing and can be repeated. Throws `plan_unchanged`, `payment_due`,
 * `payment_declined`, `subscription_changed`.
 */
export async function changeSubscription(
  dependencies: BillingOperationDependencies,
  row: SubscriptionRow,
  { plan_id: planId, cancel_at_period_end: ends = false, keep = false, due, by }: Change,
): Promise<Changed> {
  if (planId === undefined) return { row: await setCancellation(dependencies, row, ends), paid: undefined };
  const shownCents = due === undefined ? undefined : centsOf(due);
  const settled = await changePlan(dependencies, row, { planId, shownCents, by });
  refuseDeclined(settled);
  const isKept = keep && settled.row.cancel_at_period_end;
  const after = isKept ? await setCancellation(dependencies, settled.row, false) : settled.row;
  return { row: after, paid: settled.outcome === 'paid' ? settled.invoice : undefined };
}

/** What was done, what it cost, and what comes next. */
export function changeInWords({ row, paid }: Changed): string {
  const { plan_id, next_plan = plan_id, period_end, cancel_at_period_end } = row;
  const day = shortDay(period_end);
  const { name } = PLAN_CATALOGUE[plan_id];
  const { name: nextName, monthlyCents } = PLAN_CATALOGUE[next_plan];
  const now = paid === undefined ? [] : [`${name} begins today. ${paymentInWords(paid)}`];
  const then = cancel_at_period_end
    ? `The subscription ends on ${day}.`
    : `${nextName} is ${priceOf(monthlyCents)} on ${day}.`;
  return [...now, then].join(' ');
}

function paymentInWords({ due, credit }: Invoice): string {
  if (credit === 0) return `${priceOf(due)} was charged for the rest of the month.`;
  return `${priceOf(due)} was charged and ${priceOf(credit)} taken from credit for the rest of the month.`;
}
