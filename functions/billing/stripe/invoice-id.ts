import { createHash } from 'node:crypto';
import type { InvoiceFacts } from '#functions/payments/stripe/customer-facts.ts';
import { uuidV7 } from '#functions/platform/ids.ts';

/** Derives our ID from Stripe's: the same every time, and sorted by time. */
export function idOfStripe(stripeId: string, createdAt: string): string {
  const digest = createHash('sha256').update(stripeId).digest();
  return uuidV7(new Date(createdAt), digest.subarray(0, 10));
}

/** Our ID of an invoice. One that a migration moved to Stripe keeps its ID. */
export function invoiceIdOf({
  stripeId,
  createdAt,
  movedFrom,
}: Pick<InvoiceFacts, 'stripeId' | 'createdAt' | 'movedFrom'>): string {
  return movedFrom ?? idOfStripe(stripeId, createdAt);
}
