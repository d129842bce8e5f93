import * as z from 'zod/mini';

/** What our records and the payment provider’s disagree on. `restaurant_id` is null where it is no restaurant’s. */
export const PaymentDifferenceSchema = z.object({
  restaurant_id: z.nullable(z.string()),
  /** For people. */
  text: z.string(),
});
export type PaymentDifference = z.output<typeof PaymentDifferenceSchema>;

/** The last comparison. `total` counts those that are left out of the list, too. */
export const ReconciliationSchema = z.object({
  checked_at: z.iso.datetime(),
  total: z.int(),
  differences: z.array(PaymentDifferenceSchema),
});
export type Reconciliation = z.output<typeof ReconciliationSchema>;
