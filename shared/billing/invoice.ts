import { type BillingPeriod, daysLeft } from './billing-period.ts';
import { FIRST_MONTH_DISCOUNT_PERCENT, PLAN_CATALOG, type PlanId } from './plan-catalog.ts';

export const VOIDED = 'Voided. No payment is due.';

/** The line of an invoice for purchased or given credit. */
export const CREDIT_LINE = 'Credit for future invoices';

/** Deductions have negative `cents`. */
export type InvoiceLine = {
  kind: 'plan' | 'discount' | 'unused' | 'credit' | 'tax';
  text: string;
  cents: number;
};

/**
 * `processing`: a bank debit is pending. `void`: canceled, nothing is due. `written_off`: never paid, counted as lost.
 */
export const INVOICE_STATUSES = ['paid', 'processing', 'overdue', 'void', 'written_off'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** What happened after the payment. A disputed one keeps this flag, whatever the bank decides. */
export const INVOICE_FLAGS = ['refunded', 'disputed'] as const;
export type InvoiceFlag = (typeof INVOICE_FLAGS)[number];
export type InvoiceFilter = InvoiceStatus | InvoiceFlag;

export function isInvoiceFlag(filter: InvoiceFilter): filter is InvoiceFlag {
  return INVOICE_FLAGS.some((flag) => flag === filter);
}

/** An invoice: `total` = sum of the lines = `credit` + `due`. In whole cents. */
export type InvoiceAmounts = { lines: InvoiceLine[]; total: number; credit: number; due: number };

/** The line of an invoice for one month of a plan. */
export const planMonth = (name: string): string => `${name} plan, one month`;

/** One month of a plan. The first after a trial is half price (spec, owner tools §9). A coupon applies to one month. */
export function monthInvoice(
  planId: PlanId,
  {
    isFirst,
    creditCents,
    couponPercent = 0,
  }: { isFirst: boolean; creditCents: number; couponPercent?: number },
): InvoiceAmounts {
  const { name, monthlyCents } = PLAN_CATALOG[planId];
  const lines: InvoiceLine[] = [{ kind: 'plan', text: planMonth(name), cents: monthlyCents }];
  if (isFirst) {
    const off = Math.round((monthlyCents * FIRST_MONTH_DISCOUNT_PERCENT) / 100);
    lines.push({ kind: 'discount', text: firstMonthDiscount(FIRST_MONTH_DISCOUNT_PERCENT), cents: -off });
  }
  if (couponPercent > 0) {
    const off = Math.round((monthlyCents * couponPercent) / 100);
    lines.push({ kind: 'discount', text: `${couponPercent}% off this month`, cents: -off });
  }
  return withCredit(lines, creditCents);
}

/**
 * An upgrade for the remaining days of a month: the new plan’s share minus the old one’s. In a discounted month both
 * are discounted. Never negative.
 */
export function upgradeInvoice(
  change: { from: PlanId; to: PlanId; period: BillingPeriod; paidPercent: number },
  { now, creditCents }: { now: Date; creditCents: number },
): InvoiceAmounts {
  const { left, of } = daysLeft(change.period, now);
  const { from, to, paidPercent } = change;
  const share = (planId: PlanId, percent: number) =>
    Math.round((PLAN_CATALOG[planId].monthlyCents * percent * left) / (100 * of));
  const full = share(to, 100);
  const span = `${left} of ${of} days`;
  const lines: InvoiceLine[] = [
    { kind: 'plan', text: `${PLAN_CATALOG[to].name} plan, ${span}`, cents: full },
    { kind: 'discount', text: firstMonthDiscount(100 - paidPercent), cents: share(to, paidPercent) - full },
    {
      kind: 'unused',
      text: `${PLAN_CATALOG[from].name} plan, ${span} unused`,
      cents: -share(from, paidPercent),
    },
  ];
  return withCredit(
    lines.filter(({ cents }) => cents !== 0),
    creditCents,
  );
}

function firstMonthDiscount(percent: number): string {
  return `${percent}% off your first month`;
}

/** Gross sales, discounts, and tax, as separate amounts of the ledger. In cents. */
export function billedAmounts({ lines }: Pick<InvoiceAmounts, 'lines'>): {
  gross: number;
  discount: number;
  tax: number;
} {
  const [discount, tax] = [sumOf(lines, 'discount'), sumOf(lines, 'tax')];
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { gross: total - discount - tax, discount: 0 - discount, tax };
}

/** The tax in a refunded part of an invoice, in cents: the same share as in the whole. */
export function taxWithin({ lines, total }: Pick<InvoiceAmounts, 'lines' | 'total'>, cents: number): number {
  return total === 0 ? 0 : Math.round((sumOf(lines, 'tax') * cents) / total);
}

function sumOf(lines: readonly InvoiceLine[], wanted: InvoiceLine['kind']): number {
  return lines.reduce((sum, { kind, cents }) => (kind === wanted ? sum + cents : sum), 0);
}

function withCredit(lines: InvoiceLine[], creditCents: number): InvoiceAmounts {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const credit = Math.min(total, Math.max(0, creditCents));
  return { lines, total, credit, due: total - credit };
}
