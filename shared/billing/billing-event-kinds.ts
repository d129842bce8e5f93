import * as z from 'zod/mini';
import { PLAN_IDS } from './plan-catalogue.ts';

const planId = z.enum(PLAN_IDS);

/** `monthly_cents`: list price. */
const aboutSubscription = z.strictObject({
  plan_id: planId,
  monthly_cents: z.int(),
  /** Of the month, on which it renews: 1 to 31. */
  renewal_day: z.int(),
});

const aboutRenewal = z.strictObject({ plan_id: planId, renewal_day: z.int() });

/** `total_cents`: without tax. `tax_cents`: absent where there was none. */
const aboutInvoice = z.strictObject({
  invoice_id: z.string(),
  total_cents: z.int(),
  tax_cents: z.optional(z.int()),
});

/** `lost_cents`: what revenue loses, without tax; below zero where a lost payment came back. */
const aboutDispute = z.strictObject({
  invoice_id: z.string(),
  cents: z.int(),
  lost_cents: z.optional(z.int()),
});

/** Business events about plans and money, by kind: a part of the catalog in `shared/contract/events.ts`. */
export const BILLING_EVENTS = {
  /** Its first payment is through. */
  subscription_started: {
    data: aboutSubscription,
    sums: ['monthly_cents'],
    splits: ['plan_id', 'renewal_day'],
  },
  /** `change_cents`: what its list price rose by; below zero where it fell. */
  subscription_changed: {
    data: z.strictObject({ from_plan: planId, plan_id: planId, change_cents: z.int() }),
    sums: ['change_cents'],
    splits: ['from_plan', 'plan_id'],
  },
  /** It is canceled for the end of its month, or that is undone. */
  renewal_stopped: { data: aboutRenewal, splits: ['renewal_day'] },
  renewal_resumed: { data: aboutRenewal, splits: ['renewal_day'] },
  /** It was canceled, and its month is over; or it was never paid. `stopped_day`: its renewal day, where that was stopped. */
  subscription_ended: {
    data: z.strictObject({ ...aboutSubscription.shape, stopped_day: z.optional(z.int()) }),
    sums: ['monthly_cents'],
    splits: ['plan_id', 'renewal_day', 'stopped_day'],
  },
  /** `total_cents`: without tax, from credit and cash together. `was_overdue`: 1 where it was overdue before. */
  invoice_paid: {
    data: z.strictObject({
      ...aboutInvoice.shape,
      cash_cents: z.int(),
      credit_cents: z.int(),
      was_overdue: z.int(),
    }),
    sums: ['total_cents', 'cash_cents', 'credit_cents', 'was_overdue'],
  },
  invoice_overdue: {
    data: aboutInvoice,
    sums: ['total_cents'],
  },
  invoice_written_off: {
    data: aboutInvoice,
    sums: ['total_cents'],
  },
  /** An overdue invoice was voided. */
  invoice_voided: {
    data: aboutInvoice,
    sums: ['total_cents'],
  },
  /** A payment was given back, in part or in full. Refunds of bought credit aren’t revenue, and have no event. */
  invoice_refunded: {
    data: aboutInvoice,
    sums: ['total_cents'],
  },
  /** A payment is disputed, and the bank's decision. A lost dispute is a loss, and ends the plan that it paid for. */
  dispute_opened: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  dispute_won: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  dispute_lost: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  credit_purchased: {
    data: z.strictObject({ invoice_id: z.string(), cents: z.int() }),
    sums: ['cents'],
  },
} as const;
