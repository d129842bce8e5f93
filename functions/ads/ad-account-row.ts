import * as z from 'zod/mini';
import { AdConnectionSchema } from '#shared/ads/contract/ad-account.ts';

export const AdAccountRowSchema = z.object({
  restaurant_id: z.string(),
  /** Raised by every change of the row. */
  version: z.int(),
  /** A connection that was begun: who comes back with its state goes on with it, once. */
  request: z.optional(
    z.object({
      /** SHA-256, hex: who reads the table cannot come back with it. */
      nonce_hash: z.string(),
      return_to: z.string(),
      expires_at: z.iso.datetime(),
      /** The call that came back with it. */
      taken_by: z.optional(z.string()),
    }),
  ),
  connection: z.optional(
    z.extend(AdConnectionSchema, {
      /** The encrypted token. */
      encrypted: z.string(),
      /** Facebook has refused it. */
      lost_at: z.optional(z.iso.datetime()),
    }),
  ),
});
export type AdAccountRow = z.output<typeof AdAccountRowSchema>;
export type StoredConnection = NonNullable<AdAccountRow['connection']>;
