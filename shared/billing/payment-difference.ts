import * as z from 'zod/mini';

/** Stripe’s state is correct: reading it again updates ours. */
export const REPLAY = 'Replay the Stripe events.';

/**
 * A difference between our records and the payment provider’s. `restaurant_id` is null if it belongs to no restaurant.
 */
export const PaymentDifferenceSchema = z.object({
  restaurant_id: z.nullable(z.string()),
  /** A sentence. */
  text: z.string(),
  /** How to fix it. Absent in comparisons of earlier releases. */
  fix: z.optional(z.string()),
});
export type PaymentDifference = z.output<typeof PaymentDifferenceSchema>;

/** The last comparison. `total` includes those beyond the list. */
export const ReconciliationSchema = z.object({
  checked_at: z.iso.datetime(),
  total: z.int(),
  differences: z.array(PaymentDifferenceSchema),
});
export type Reconciliation = z.output<typeof ReconciliationSchema>;
