import { createHash } from 'node:crypto';
import { uuidV7 } from '#functions/platform/ids.ts';

/** Our id of something that Stripe has made: the same whenever it is read, and sorted by its time. */
export function idOfStripe(stripeId: string, createdAt: string): string {
  const digest = createHash('sha256').update(stripeId).digest();
  return uuidV7(new Date(createdAt), digest.subarray(0, 10));
}

export function invoiceIdOf({ stripeId, createdAt }: { stripeId: string; createdAt: string }): string {
  return idOfStripe(stripeId, createdAt);
}
