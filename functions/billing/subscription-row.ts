import * as z from 'zod/mini';
import { BillingActionSchema } from '#shared/billing/contract/billing-actions.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { SUBSCRIPTION_STATES } from '#shared/billing/subscription-state.ts';
import { EmailMessageSchema, NOTICE_AUTHORS } from '#shared/contract/queue-messages.ts';
import { InvoiceSchema } from './invoice-row.ts';

/**
 * A payment that was decided but whose outcome isn't stored yet. After a crash, the next run repeats it with the
 * same key, so no one pays twice.
 */
const PendingSchema = z.object({
  purpose: z.enum(['start', 'renewal', 'upgrade', 'retry', 'credit']),
  /** The provider's idempotency key. */
  key: z.string(),
  to_plan: z.enum(PLAN_IDS),
  invoice: InvoiceSchema,
  /** Who requested the payment. Absent in rows of the previous release. */
  by: z.optional(z.enum(NOTICE_AUTHORS)),
  /** Set if it reverts a cancellation, which is restored if the card is refused. */
  keeps: z.optional(z.literal(true)),
});
export type Pending = z.output<typeof PendingSchema>;

export const SubscriptionRowSchema = z.object({
  restaurant_id: z.string(),
  version: z.int(),
  /** Changed by `nextState` only. Lists show `ended` ones only on request, and no `starting` ones (spec, console §3). */
  state: z.enum(SUBSCRIPTION_STATES),
  plan_id: z.enum(PLAN_IDS),
  /** The start of its monthly periods. */
  started_at: z.iso.datetime(),
  period_index: z.int(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  /** Upgrades in this month, in order. Absent in the previous release, which applied them in full. */
  upgrades: z.optional(
    z.array(z.object({ from: z.enum(PLAN_IDS), to: z.enum(PLAN_IDS), left: z.int(), of: z.int() })),
  ),
  /** Whether usage is counted by period. Absent if the month began in the previous release. */
  is_counted_by_period: z.optional(z.literal(true)),
  /** The percentage of the plan's price that was paid for this month: 50 in a discounted first month. */
  paid_percent: z.int(),
  /** The first-month discount is granted once. */
  has_had_discount: z.boolean(),
  cancel_at_period_end: z.boolean(),
  /** Whether metrics have counted its cancellation. Absent if it was canceled before they did. */
  is_stop_counted: z.optional(z.boolean()),
  /** The plan from next month on. */
  next_plan: z.optional(z.enum(PLAN_IDS)),
  card: z.object({ token: z.string(), brand: z.string(), last4: z.string(), expires: z.string() }),
  /** Prepaid cents: unused, ever bought, and ever used. */
  credit_balance: z.int(),
  credit_purchased: z.int(),
  credit_used: z.int(),
  /** Set while past due: the unpaid invoice, since when, and the number of tries. */
  overdue: z.optional(
    z.object({
      invoice_id: z.string(),
      since: z.iso.datetime(),
      failures: z.int(),
      /** Why the bank declined the last charge. */
      reason: z.optional(z.string()),
      /** The retry schedule when it failed. Absent: the product's default. */
      dunning: z.optional(z.object({ reminder_days: z.tuple([z.int(), z.int()]), grace_days: z.int() })),
      /** The owner must confirm the payment at the bank. */
      needs_confirmation: z.optional(z.literal(true)),
      /** The number of emails that asked for another card. Absent if each failure sent its own. */
      reminders: z.optional(z.int()),
    }),
  ),
  /** A bank debit in progress: neither paid nor overdue. */
  processing: z.optional(z.object({ cents: z.int(), since: z.iso.datetime() })),
  /** An upgrade that begins once its owner confirms the payment at the bank. Stripe drops it at `expires_at`. */
  unconfirmed_upgrade: z.optional(
    z.object({
      plan_id: z.enum(PLAN_IDS),
      cents: z.int(),
      expires_at: z.iso.datetime(),
      stripe_invoice_id: z.string(),
    }),
  ),
  /** Set if Stripe bills: it renews there, and this row follows. Absent with built-in payments. */
  stripe: z.optional(z.object({ customer_id: z.string(), subscription_id: z.string() })),
  pending: z.optional(PendingSchema),
  /** An administrator's unfinished action. The next call or billing run repeats it. */
  action: z.optional(z.object({ id: z.string(), what: BillingActionSchema })),
  /** The IDs of the last finished actions. */
  done_actions: z.optional(z.array(z.string())),
  /** An administrator's discount on the next month. */
  coupon: z.optional(z.object({ id: z.string(), percent_off: z.int() })),
  /** Receipts that the email queue refused, and the time of the last try. The billing run sends them. */
  unsent_receipts: z.optional(z.object({ at: z.iso.datetime(), messages: z.array(EmailMessageSchema) })),
  /**
   * Index keys of the list: running ones by their start, ended ones by their end. Absent before the first payment
   * succeeds, and in ended rows of the previous release, which the daily pass lists.
   */
  list_kind: z.optional(z.enum(['subscription', 'ended'])),
  listed_at: z.optional(z.iso.datetime()),
  /** Index keys. Absent after the subscription has ended. */
  due_kind: z.optional(z.literal('billing')),
  due_at: z.optional(z.iso.datetime()),
});
export type SubscriptionRow = z.output<typeof SubscriptionRowSchema>;
