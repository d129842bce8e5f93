import { changePlan, setCancellation } from '#functions/billing/change-subscription.ts';
import type { Invoice } from '#functions/billing/invoice-row.ts';
import { type PlanQuote, quoteChange } from '#functions/billing/quote-plan.ts';
import type { BillingDependencies } from '#functions/billing/settle-payment.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import {
  changeStripePlan,
  hasCard,
  isStripeRow,
  quoteStripeChange,
  setStripeEnd,
} from '#functions/billing/stripe/stripe-plans.ts';
import type { SyncDependencies } from '#functions/billing/stripe/sync-customer.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import type { NoticeAuthor } from '#shared/contract/queue-messages.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import { centsOf } from './billing-answers.ts';
import { refuseDeclined } from './own-billing.ts';

const OWNERS_CARD_DECLINED =
  'The plan didn’t change because the card was declined. Ask the owner to update the card.';

const OWNER_HAS_NO_CARD =
  'The plan didn’t change because there’s no card on file. Ask the owner to add one in Billing.';

export type PlanDependencies = BillingDependencies &
  Omit<SyncDependencies, 'stripe' | 'restaurants'> & { ids: IdSource; stripe: StripeBilling | undefined };

/** The change as the API receives it. */
type Change = {
  plan_id?: PlanId | undefined;
  cancel_at_period_end?: boolean | undefined;
  keep?: boolean | undefined;
  due?: number | undefined;
  by: NoticeAuthor;
};
/** `paid` is undefined if there was no payment. */
export type Changed = { row: SubscriptionRow; paid: Invoice | undefined };

/**
 * Changes the plan, cancels it at the end of the month, or keeps it. An upgrade of a canceled subscription leaves
 * it canceled unless `keep` is set. Throws `plan_unchanged`, `payment_due`, `payment_declined`,
 * `subscription_changed`.
 */
export async function changeSubscription(
  dependencies: PlanDependencies,
  row: SubscriptionRow,
  { plan_id: planId, cancel_at_period_end: ends = false, keep = false, due, by }: Change,
): Promise<Changed> {
  const shownCents = due === undefined ? undefined : centsOf(due);
  const { stripe } = dependencies;
  if (stripe !== undefined && isStripeRow(row)) {
    const billed = { ...dependencies, stripe };
    if (planId === undefined) return { row: await setStripeEnd(billed, row, ends), paid: undefined };
    return changeStripePlan(billed, row, { planId, shownCents, keep }).catch((error: unknown) => {
      const isDeclined = error instanceof AppError && error.code === 'payment_declined';
      throw isDeclined && by === 'administrator' ? cardDeclined(row, error) : error;
    });
  }
  if (planId === undefined) return { row: await setCancellation(dependencies, row, ends), paid: undefined };
  const settled = await changePlan(dependencies, row, { planId, shownCents, by, keep });
  if (settled.outcome !== 'paid' && by === 'administrator') throw cardDeclined(row);
  refuseDeclined(settled);
  return { row: settled.row, paid: settled.outcome === 'paid' ? settled.invoice : undefined };
}

function cardDeclined(row: SubscriptionRow, cause?: AppError): AppError {
  const message = hasCard(row) ? OWNERS_CARD_DECLINED : OWNER_HAS_NO_CARD;
  return new AppError('payment_declined', { message, cause });
}

/** Quotes a change with Stripe or built-in payments. Throws `payment_due`, `plan_unchanged`. */
export async function quotePlanChange(
  { stripe, clock }: Pick<PlanDependencies, 'stripe' | 'clock'>,
  row: SubscriptionRow,
  planId: PlanId,
): Promise<PlanQuote> {
  const now = clock.now();
  return stripe !== undefined && isStripeRow(row)
    ? { ...(await quoteStripeChange({ stripe }, row, { planId, now })), addsTax: stripe.options.hasTax }
    : quoteChange(row, planId, now);
}

type Reader = 'owner' | 'administrator';

/** Describes the change, its cost, and what happens next. */
export function changeInWords(before: SubscriptionRow, changed: Changed, reader: Reader): string {
  const { row, paid } = changed;
  const upgrade = startedUpgrade(before, changed);
  if (upgrade !== undefined) {
    const { name } = PLAN_CATALOG[upgrade.plan_id];
    const payment = `the ${priceOf(upgrade.cents)} payment with the bank`;
    return `We emailed the owner to confirm ${payment}. ${name} starts after that.`;
  }
  const begun =
    paid === undefined ? [] : [`${PLAN_CATALOG[row.plan_id].name} starts today. ${paymentInWords(paid)}`];
  const undone = before.cancel_at_period_end && !row.cancel_at_period_end ? ['The plan will continue.'] : [];
  const isPlanned = paid === undefined && planAfter(before) !== planAfter(row);
  return [...begun, ...undone, whatFollows(row, { isPlanned, reader })].join(' ');
}

/** Returns the upgrade that a change began and that its owner must confirm at the bank; undefined for none. */
export function startedUpgrade(
  { unconfirmed_upgrade: earlier }: SubscriptionRow,
  { row: { unconfirmed_upgrade: upgrade } }: Changed,
): StartedUpgrade | undefined {
  return upgrade?.stripe_invoice_id === earlier?.stripe_invoice_id ? undefined : upgrade;
}
export type StartedUpgrade = NonNullable<SubscriptionRow['unconfirmed_upgrade']>;

/** Returns the plan of the next month. */
export function planAfter({ plan_id, next_plan = plan_id }: SubscriptionRow): PlanId {
  return next_plan;
}

type Follows = { isPlanned: boolean; reader: Reader };

/** `isPlanned`: the next month's plan was chosen. It begins only if the subscription continues. */
function whatFollows(row: SubscriptionRow, { isPlanned, reader }: Follows): string {
  const day = formatUtcDay(row.period_end);
  const { name, monthlyCents } = PLAN_CATALOG[planAfter(row)];
  const price = `${name} is ${priceOf(monthlyCents)}`;
  if (!row.cancel_at_period_end) return `${price} on ${day}.`;
  const [plan, ifKept] =
    reader === 'owner' ? ['Your plan', 'If you keep it'] : ['The plan', 'If the owner keeps it'];
  if (!isPlanned) return `${plan} ends on ${day}.`;
  return `${plan} still ends on ${day}. ${ifKept}, ${price} that day.`;
}

function paymentInWords({ due, credit }: Invoice): string {
  if (credit === 0) return `${priceOf(due)} was charged for the rest of the month.`;
  return `${priceOf(due)} was charged and ${priceOf(credit)} in credit was used for the rest of the month.`;
}
