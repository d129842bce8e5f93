import * as z from 'zod/mini';
import { DISPUTE_STATUSES } from '#shared/billing/dispute.ts';
import { INVOICE_FLAGS, INVOICE_STATUSES } from '#shared/billing/invoice.ts';
import { ACCOUNTS } from '#shared/billing/ledger.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';

const LineSchema = z.object({
  kind: z.enum(['plan', 'discount', 'unused', 'credit', 'tax']),
  text: z.string(),
  /** Negative for deductions. */
  cents: z.int(),
});

/** An invoice: `total` = sum of lines = `credit` + `due`, in cents. */
export const InvoiceSchema = z.object({
  /** UUID version 7, which sorts by time. */
  invoice_id: z.string(),
  plan_id: z.enum(PLAN_IDS),
  issued_at: z.iso.datetime(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  lines: z.array(LineSchema),
  total: z.int(),
  credit: z.int(),
  due: z.int(),
});
export type Invoice = z.output<typeof InvoiceSchema>;

export const InvoiceRowSchema = z.extend(InvoiceSchema, {
  restaurant_id: z.string(),
  /** As they were when the invoice was issued. */
  restaurant_name: z.string(),
  restaurant_address: z.string(),
  status: z.enum(INVOICE_STATUSES),
  paid_at: z.optional(z.iso.datetime()),
  payment_id: z.optional(z.string()),
  /** The card that paid the rest after credit. */
  paid_with: z.optional(z.object({ brand: z.string(), last4: z.string() })),
  /** The refunded amount. Absent if none. */
  refunded: z.optional(z.int()),
  /** The IDs of administrators' refunds. */
  refund_ids: z.optional(z.array(z.string())),
  /** The dispute of its payment, open or decided. */
  dispute: z.optional(
    z.object({
      id: z.string(),
      is_live: z.boolean(),
      status: z.enum(DISPUTE_STATUSES),
      cents: z.int(),
      reason: z.string(),
      due_at: z.optional(z.iso.datetime()),
      opened_at: z.iso.datetime(),
    }),
  ),
  /** The console's filter that lists it. Absent without a refund or dispute, and for refunds by earlier releases. */
  flag: z.optional(z.enum(INVOICE_FLAGS)),
  /** Set if Stripe issued the invoice. */
  stripe_invoice_id: z.optional(z.string()),
  /** Epoch second at which the invoice of a deleted restaurant expires. */
  expires_at: z.optional(z.int()),
  /** Its effects on the ledger, in order. */
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      postings: z.array(z.object({ account: z.enum(ACCOUNTS), cents: z.int() })),
    }),
  ),
});
export type InvoiceRow = z.output<typeof InvoiceRowSchema>;

/** True if Stripe issued it, or if it is credit that was bought there. */
export function isOfStripe({
  stripe_invoice_id,
  payment_id = '',
}: Pick<InvoiceRow, 'stripe_invoice_id' | 'payment_id'>): boolean {
  return stripe_invoice_id !== undefined || payment_id.startsWith('pi_');
}
