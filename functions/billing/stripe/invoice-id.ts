import { createHash } from 'node:crypto';
import { uuidV7 } from '#functions/platform/ids.ts';

/** Derives our ID from Stripe's: the same every time, and sorted by time. */
export function idOfStripe(stripeId: string, createdAt: string): string {
  const digest = createHash('sha256').update(stripeId).digest();
  return uuidV7(new Date(createdAt), digest.subarray(0, 10));
}

export function invoiceIdOf({ stripeId, createdAt }: { stripeId: string; createdAt: string }): string {
  return idOfStripe(stripeId, createdAt);
}
