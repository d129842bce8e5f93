import * as z from 'zod/mini';
import { PLAN_IDS } from './plan-catalog.ts';

const planId = z.enum(PLAN_IDS);

/** `monthly_cents`: list price. */
const aboutSubscription = z.strictObject({
  plan_id: planId,
  monthly_cents: z.int(),
  /** The day of the month on which it renews: 1 to 31. */
  renewal_day: z.int(),
});

const aboutRenewal = z.strictObject({ plan_id: planId, renewal_day: z.int() });

/** `total_cents`: without tax. `tax_cents`: absent without tax. */
const aboutInvoice = z.strictObject({
  invoice_id: z.string(),
  total_cents: z.int(),
  tax_cents: z.optional(z.int()),
});

/** `lost_cents`: lost revenue without tax; negative if a lost payment was returned. */
const aboutDispute = z.strictObject({
  invoice_id: z.string(),
  cents: z.int(),
  lost_cents: z.optional(z.int()),
});

/** Business events about plans and money, by kind: a part of the catalog in `shared/contract/events.ts`. */
export const BILLING_EVENTS = {
  /** After the first payment succeeded. */
  subscription_started: {
    data: aboutSubscription,
    sums: ['monthly_cents'],
    splits: ['plan_id', 'renewal_day'],
  },
  /** `change_cents`: the change of the list price; negative for a downgrade. */
  subscription_changed: {
    data: z.strictObject({ from_plan: planId, plan_id: planId, change_cents: z.int() }),
    sums: ['change_cents'],
    splits: ['from_plan', 'plan_id'],
  },
  /** Canceled for the end of the month, or the cancellation was undone. */
  renewal_stopped: { data: aboutRenewal, splits: ['renewal_day'] },
  renewal_resumed: { data: aboutRenewal, splits: ['renewal_day'] },
  /** Its last month is over, or it was never paid. `stopped_day`: its renewal day, if it was canceled. */
  subscription_ended: {
    data: z.strictObject({ ...aboutSubscription.shape, stopped_day: z.optional(z.int()) }),
    sums: ['monthly_cents'],
    splits: ['plan_id', 'renewal_day', 'stopped_day'],
  },
  /** `total_cents`: without tax, from credit and cash together. `was_overdue`: 1 if it was overdue before. */
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
  /** A partial or full refund. Refunds of purchased credit aren’t revenue and have no event. */
  invoice_refunded: {
    data: aboutInvoice,
    sums: ['total_cents'],
  },
  /** A disputed payment, and the bank's decision. Losing one is a loss and ends the plan that it paid for. */
  dispute_opened: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  dispute_won: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  dispute_lost: { data: aboutDispute, sums: ['cents', 'lost_cents'] },
  credit_purchased: {
    data: z.strictObject({ invoice_id: z.string(), cents: z.int() }),
    sums: ['cents'],
  },
} as const;
