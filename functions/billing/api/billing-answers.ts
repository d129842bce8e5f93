import type * as z from 'zod/mini';
import { refundableCents } from '#functions/billing/actions/assert-allowed.ts';
import { invoiceNumber } from '#functions/billing/invoice-number.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { monthlyCents } from '#functions/billing/monthly-cents.ts';
import { type PlanQuote, quoteInWords } from '#functions/billing/quote-plan.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { unconfirmedUpgrade } from '#functions/billing/unconfirmed-upgrade.ts';
import { NO_USAGE, type PlanUsage } from '#functions/billing/usage-rows-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type {
  BilledInvoiceSchema,
  PlanPreviewSchema,
  SubscriptionSchema,
} from '#shared/billing/contract/billing.ts';
import { disputeReason } from '#shared/billing/dispute.ts';
import { grantedLimits } from '#shared/billing/entitlement.ts';
import { billedAmounts } from '#shared/billing/invoice.ts';
import { periodLimits } from '#shared/billing/period-limits.ts';
import {
  BILLED_FEATURES,
  type BilledFeature,
  PLAN_CATALOG,
  PLAN_IDS,
  type PlanLimits,
} from '#shared/billing/plan-catalog.ts';
import type { LimitsOfPlans } from '#shared/billing/plan-limits.ts';

type Owner = Pick<Restaurant, 'name' | 'owner_email'>;

/** Converts cents to the dollars of the API. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** Converts the API's dollars to whole cents. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns the usage of each limit. */
export function usageAnswer(used: PlanUsage = NO_USAGE, limits: PlanLimits) {
  const entries = BILLED_FEATURES.map((feature) => [
    feature,
    { used: used[feature], limit: limits[feature] },
  ]);
  return Object.fromEntries(entries) as Record<BilledFeature, { used: number; limit: number }>;
}

/** `owner` is undefined for a restaurant that is being deleted. */
export function subscriptionAnswer(
  row: SubscriptionRow,
  { owner, usage, plans }: { owner: Owner | undefined; usage: PlanUsage | undefined; plans: LimitsOfPlans },
): z.output<typeof SubscriptionSchema> {
  const { plan_id: planId, state, upgrades = [] } = row;
  const known = state === 'starting' ? 'active' : state;
  const isOver = known === 'ended';
  const status = isOver ? 'canceled' : known;
  return {
    id: row.restaurant_id,
    restaurant_name: owner?.name ?? '',
    email: owner?.owner_email ?? '',
    plan: PLAN_CATALOG[planId].name,
    plan_id: planId,
    status,
    monthly_revenue: dollars(monthlyCents(row)),
    billing_cycle: 'monthly',
    next_billing_date: (isOver && row.listed_at) || row.period_end,
    created_date: row.started_at,
    cancel_at_period_end: row.cancel_at_period_end,
    next_plan: row.next_plan ?? null,
    usage: usageAnswer(usage, grantedLimits({ planId, status: known, upgrades }, plans)),
    credits: {
      balance: dollars(row.credit_balance),
      purchased: dollars(row.credit_purchased),
      used: dollars(row.credit_used),
    },
  };
}

export function invoiceAnswer(row: InvoiceRow): z.output<typeof BilledInvoiceSchema> {
  return {
    invoice_id: row.invoice_id,
    number: invoiceNumber(row),
    restaurant_id: row.restaurant_id,
    restaurant_name: row.restaurant_name,
    plan: PLAN_CATALOG[row.plan_id].name,
    status: row.status,
    issued_at: row.issued_at,
    paid_at: row.paid_at ?? null,
    period_start: row.period_start,
    period_end: row.period_end,
    lines: row.lines.map(({ text, cents }) => ({ text, amount: dollars(cents) })),
    total: dollars(row.total),
    tax: dollars(billedAmounts(row).tax),
    credit: dollars(row.credit),
    due: dollars(row.due),
    refunded: dollars(row.refunded ?? 0),
    refundable: dollars(refundableCents(row)),
    dispute: disputeAnswer(row),
  };
}

function disputeAnswer({ dispute }: InvoiceRow) {
  if (dispute === undefined) return null;
  const { id, is_live, status, cents, reason, due_at = null } = dispute;
  return { id, is_live, status, amount: dollars(cents), reason: disputeReason(reason), due_at };
}

/** Describes the upgrade that the owner can still confirm at the bank; null for none. */
export function unconfirmedAnswer(row: SubscriptionRow | undefined, now: Date) {
  const upgrade = row && unconfirmedUpgrade(row, now);
  if (upgrade === undefined) return null;
  const { plan_id, cents, expires_at } = upgrade;
  return { plan_id, plan: PLAN_CATALOG[plan_id].name, amount: dollars(cents), expires_at };
}

export function previewAnswer(quote: PlanQuote, plans: LimitsOfPlans): z.output<typeof PlanPreviewSchema> {
  const { planId, starts, amounts, next, endsAt, until } = quote;
  return {
    plan_id: planId,
    plan: PLAN_CATALOG[planId].name,
    starts,
    lines: amounts.lines.map(({ text, cents }) => ({ text, amount: dollars(cents) })),
    total: dollars(amounts.total),
    credit: dollars(amounts.credit),
    due: dollars(amounts.due),
    next_charge: { amount: dollars(next.cents), date: next.at },
    ends_at: endsAt ?? null,
    limits: periodLimits(until.planId, until.upgrades, plans),
    summary: quoteInWords(quote),
  };
}

/** Describes the plans that owners can choose. */
export function catalogAnswer(plans: LimitsOfPlans) {
  return PLAN_IDS.map((plan_id) => {
    const { name, monthlyCents } = PLAN_CATALOG[plan_id];
    return { plan_id, name, price: dollars(monthlyCents), limits: plans[plan_id] };
  });
}
