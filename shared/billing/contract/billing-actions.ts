import * as z from 'zod/mini';
import { PERCENT } from '#shared/contract/field-messages.ts';
import { line } from '#shared/contract/text-fields.ts';
import { BilledInvoiceSchema, SubscriptionSchema, UnconfirmedUpgradeSchema } from './billing.ts';

const AMOUNT = 'Enter an amount of $0.01 or more.';

/** Requests with the same key run once. */
const idempotency_key = line(100).check(z.minLength(1, 'Reload the page and try again.'));
const invoice_id = z
  .string('Choose an invoice.')
  .check(z.minLength(1, 'Choose an invoice.'), z.maxLength(100));
/** For the activity log. The owner doesn’t see it. */
const reason = line(200).check(z.minLength(1, 'Enter a reason.'));
const cents = z.int(AMOUNT).check(z.gte(1, AMOUNT), z.lte(1_000_000, 'Enter $10,000 or less.'));

const retry = z.strictObject({ action: z.literal('retry'), idempotency_key });
const credit = z.strictObject({ action: z.literal('credit'), cents, reason, idempotency_key });
const coupon = z.strictObject({
  action: z.literal('coupon'),
  percent_off: z.int(PERCENT).check(z.gte(1, PERCENT), z.lte(100, PERCENT)),
  reason,
  idempotency_key,
});
const refund = z.strictObject({ action: z.literal('refund'), invoice_id, cents, reason, idempotency_key });
const settles = <Name extends string>(name: Name) =>
  z.strictObject({ action: z.literal(name), invoice_id, reason, idempotency_key });
const cancelUpgrade = z.strictObject({ action: z.literal('cancel_upgrade'), idempotency_key });
const resend = z.strictObject({ action: z.literal('resend'), invoice_id, idempotency_key });

/**
 * An administrator’s action on a bill. `mark_paid`: the invoice was paid another way. `void`: nothing is owed, and the
 * plan continues. `write_off`: the money is lost, and the plan ends. `cancel_upgrade`: cancels an upgrade that waits
 * for the owner’s bank.
 */
export const BillingActionSchema = z.discriminatedUnion(
  'action',
  [
    retry,
    credit,
    coupon,
    refund,
    settles('mark_paid'),
    settles('void'),
    settles('write_off'),
    resend,
    cancelUpgrade,
  ],
  'Choose an action.',
);
export type BillingAction = z.output<typeof BillingActionSchema>;

const dollars = z.number();

/** A failed payment and its next steps. */
export const PaymentFailureSchema = z.object({
  invoice_id: z.string(),
  amount: dollars,
  since: z.iso.datetime(),
  /** The bank’s reason; null if it gave none. */
  reason: z.nullable(z.string()),
  /** The number of failed charges. */
  failures: z.int(),
  /** In order. `isDone`: it has happened. */
  schedule: z.array(
    z.object({ step: z.enum(['email', 'pause', 'end']), at: z.iso.datetime(), is_done: z.boolean() }),
  ),
});

/** A restaurant’s subscription, with everything that support needs. */
export const SubscriptionDetailsSchema = z
  .object({
    subscription: SubscriptionSchema,
    /** The subscription has ended. Its invoices can still be refunded. */
    is_over: z.boolean(),
    provider: z.enum(['built_in', 'stripe']),
    /** Percent off the next month. */
    coupon_percent: z.nullable(z.int()),
    failure: z.nullable(PaymentFailureSchema),
    unconfirmed_upgrade: z.nullable(UnconfirmedUpgradeSchema),
    /** The newest invoices. */
    invoices: z.array(BilledInvoiceSchema),
  })
  .register(z.globalRegistry, { id: 'SubscriptionDetails' });
export type SubscriptionDetails = z.output<typeof SubscriptionDetailsSchema>;
