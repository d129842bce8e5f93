import { AppError } from '#functions/platform/app-error.ts';
import { billingPeriod, type DaysLeft, daysLeft } from '#shared/billing/billing-period.ts';
import { type InvoiceAmounts, monthInvoice, upgradeInvoice } from '#shared/billing/invoice.ts';
import type { PeriodUpgrade } from '#shared/billing/period-limits.ts';
import { isUpgrade, PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import { priceOf, sumInWords } from '#shared/billing/price-words.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** The price and the effects of a plan change. All charges follow it. */
export type PlanQuote = {
  planId: PlanId;
  /** `now`: starts today and charges `amounts`. `next_period`: costs nothing today. */
  starts: 'now' | 'next_period';
  amounts: InvoiceAmounts;
  /** The price of the next month, if the subscription continues. */
  next: { cents: number; at: string };
  /** Set if it was canceled: it still ends then. */
  endsAt: string | undefined;
  /** The plan until the next month, and the upgrades that its limits include. */
  until: { planId: PlanId; upgrades: PeriodUpgrade[] };
  /** Whether tax is added to what the lines show. */
  addsTax?: boolean;
};

const NOTHING: InvoiceAmounts = { lines: [], total: 0, credit: 0, due: 0 };

/** Quotes a first month, or the first one after an ended subscription. */
export function quoteStart(
  before: Pick<SubscriptionRow, 'has_had_discount' | 'credit_balance'> | undefined,
  planId: PlanId,
  now: Date,
): PlanQuote {
  const { has_had_discount: hadDiscount = false, credit_balance: creditCents = 0 } = before ?? {};
  return {
    planId,
    starts: 'now',
    amounts: monthInvoice(planId, { isFirst: !hadDiscount, creditCents }),
    next: { cents: PLAN_CATALOG[planId].monthlyCents, at: billingPeriod(now.toISOString(), 0).end },
    endsAt: undefined,
    until: { planId, upgrades: [] },
  };
}

/**
 * Quotes a change. A larger plan begins today for the difference over the remaining days. A smaller plan begins
 * next month, and so does every plan chosen while a renewal is due. Throws `payment_due` while an invoice is
 * overdue, and `plan_unchanged`.
 */
export function quoteChange(row: SubscriptionRow, planId: PlanId, now: Date): PlanQuote {
  const { plan_id: from, overdue, next_plan, period_start, period_end, upgrades = [] } = row;
  if (overdue !== undefined) throw new AppError('payment_due');
  if (planId === from && next_plan === undefined) throw new AppError('plan_unchanged');
  const quote = {
    planId,
    next: { cents: nextMonthCents(row, planId), at: period_end },
    endsAt: row.cancel_at_period_end ? period_end : undefined,
  };
  if (!isUpgrade(from, planId) || now.toISOString() >= period_end)
    return { ...quote, starts: 'next_period', amounts: NOTHING, until: { planId: from, upgrades } };
  const period = { start: period_start, end: period_end };
  const change = { from, to: planId, period, paidPercent: row.paid_percent };
  const amounts = upgradeInvoice(change, { now, creditCents: row.credit_balance });
  const upgrade = { from, to: planId, ...daysLeft(period, now) };
  return { ...quote, starts: 'now', amounts, until: { planId, upgrades: [...upgrades, upgrade] } };
}

/** The price after the coupon, before credit. */
function nextMonthCents({ coupon }: SubscriptionRow, planId: PlanId): number {
  return monthInvoice(planId, { isFirst: false, creditCents: 0, couponPercent: coupon?.percent_off }).total;
}

/** `$53.20 for 4 days of Enterprise − $19.87 unused Professional = $33.33 today, $399 on Dec 25.` */
export function quoteInWords(quote: PlanQuote): string {
  const { planId, starts, amounts, next, endsAt, until, addsTax = false } = quote;
  const { name } = PLAN_CATALOG[planId];
  const upgrade = until.upgrades.at(-1);
  const bought =
    upgrade === undefined
      ? { what: `one month of ${name}` }
      : { what: `${daysInWords(upgrade)} of ${name}`, from: PLAN_CATALOG[upgrade.from].name };
  const tax = addsTax ? ' plus tax' : '';
  // The tax on an upgrade is one of its lines. The tax on a first month depends on the address, which is entered
  // later.
  const now = `${sumInWords(amounts, bought)}${upgrade === undefined ? tax : ''}`;
  const today = starts === 'now' ? now : 'Nothing today';
  const day = formatUtcDay(next.at);
  const begins = planId === until.planId ? '' : `, when ${name} begins`;
  const later = `${priceOf(next.cents)}${tax} on ${day}${begins}.`;
  return endsAt === undefined
    ? `${today}, ${later}`
    : `${today}. The plan ends on ${day}. If you undo the cancellation, ${later}`;
}

function daysInWords({ left }: DaysLeft): string {
  return left === 1 ? '1 day' : `${left} days`;
}

/** Throws `subscription_changed` if the price isn't the one that was shown. */
export function assertPriceShown({ amounts }: PlanQuote, shownCents: number | undefined): void {
  if (shownCents === undefined || shownCents === amounts.due) return;
  throw new AppError('subscription_changed', {
    message: 'The price changed, so nothing was charged. Check the new price, then try again.',
  });
}
