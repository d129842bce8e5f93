import * as z from 'zod/mini';
import { BillingActionSchema } from '#shared/billing/contract/billing-actions.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalogue.ts';
import { EmailMessageSchema, NOTICE_AUTHORS } from '#shared/contract/queue-messages.ts';
import { InvoiceSchema } from './invoice-row.ts';

/**
 * A payment that was decided on and whose outcome is not written yet: after a crash, whoever finds it goes on with the
 * same key, so that nobody pays twice.
 */
const PendingSchema = z.object({
  purpose: z.enum(['start', 'renewal', 'upgrade', 'retry', 'credit']),
  /** The provider's idempotency key. */
  key: z.string(),
  to_plan: z.enum(PLAN_IDS),
  invoice: InvoiceSchema,
  /** Who had it paid. Absent where it was decided on in the release before. */
  by: z.optional(z.enum(NOTICE_AUTHORS)),
  /** It took a cancellation back, which comes again where the card is refused. */
  keeps: z.optional(z.literal(true)),
});
export type Pending = z.output<typeof PendingSchema>;

export const SubscriptionRowSchema = z.object({
  restaurant_id: z.string(),
  version: z.int(),
  /** `starting`: its first payment is not through. On the wire there are no `starting` and `ended` ones (spec, console §3). */
  state: z.enum(['starting', 'active', 'past_due', 'paused', 'ended']),
  plan_id: z.enum(PLAN_IDS),
  /** From here its months are counted. */
  started_at: z.iso.datetime(),
  period_index: z.int(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  /** Larger plans that were taken in this month, in order. Absent for those of the release before, which had all at once. */
  upgrades: z.optional(
    z.array(z.object({ from: z.enum(PLAN_IDS), to: z.enum(PLAN_IDS), left: z.int(), of: z.int() })),
  ),
  /** Uses were counted by this month from its first day on. Absent where it began in the release before. */
  is_counted_by_period: z.optional(z.literal(true)),
  /** What is paid of the plan's price for this month, in percent: 50 in a first one. */
  paid_percent: z.int(),
  /** A first month at half price is had once. */
  has_had_discount: z.boolean(),
  cancel_at_period_end: z.boolean(),
  /** The figures know of its cancellation. Absent where it was canceled before they counted that. */
  is_stop_counted: z.optional(z.boolean()),
  /** Another plan, from the next month on. */
  next_plan: z.optional(z.enum(PLAN_IDS)),
  card: z.object({ token: z.string(), brand: z.string(), last4: z.string(), expires: z.string() }),
  /** Paid ahead and not used yet; ever bought; ever used. */
  credit_balance: z.int(),
  credit_purchased: z.int(),
  credit_used: z.int(),
  /** While past due: the invoice that nobody has paid, since when, and how often it was tried. */
  overdue: z.optional(
    z.object({
      invoice_id: z.string(),
      since: z.iso.datetime(),
      failures: z.int(),
      /** Why the bank declined the last charge. */
      reason: z.optional(z.string()),
      /** The schedule on the day it failed. Absent: the product's default. */
      dunning: z.optional(z.object({ reminder_days: z.tuple([z.int(), z.int()]), grace_days: z.int() })),
      /** Its owner must confirm the payment at the bank. */
      needs_confirmation: z.optional(z.literal(true)),
      /** Emails that asked for another card. Absent where each failure sends its own. */
      reminders: z.optional(z.int()),
    }),
  ),
  /** A bank debit that is on its way: neither paid nor overdue. */
  processing: z.optional(z.object({ cents: z.int(), since: z.iso.datetime() })),
  /** Stripe takes its payments: it renews there, and this row follows. Absent where payments are built in. */
  stripe: z.optional(z.object({ customer_id: z.string(), subscription_id: z.string() })),
  pending: z.optional(PendingSchema),
  /** An administrator's action that isn't finished yet. The next call or billing run repeats it. */
  action: z.optional(z.object({ id: z.string(), what: BillingActionSchema })),
  /** The IDs of the last finished actions. */
  done_actions: z.optional(z.array(z.string())),
  /** An administrator's discount on the next month. */
  coupon: z.optional(z.object({ id: z.string(), percent_off: z.int() })),
  /** Receipts that the email queue didn’t take, and when the last one was tried: the billing run sends them. */
  unsent_receipts: z.optional(z.object({ at: z.iso.datetime(), messages: z.array(EmailMessageSchema) })),
  /** Attributes of the indexes; absent where the subscription is over. */
  list_kind: z.optional(z.literal('subscription')),
  listed_at: z.optional(z.iso.datetime()),
  due_kind: z.optional(z.literal('billing')),
  due_at: z.optional(z.iso.datetime()),
});
export type SubscriptionRow = z.output<typeof SubscriptionRowSchema>;
