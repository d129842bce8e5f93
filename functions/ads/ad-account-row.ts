import * as z from 'zod/mini';
import { AdConnectionSchema } from '#shared/ads/contract/ad-account.ts';

export const AdAccountRowSchema = z.object({
  restaurant_id: z.string(),
  /** Rises with every change of the row. */
  version: z.int(),
  /** An unfinished connection. Its state can be used once. */
  request: z.optional(
    z.object({
      /** SHA-256, hex, so that a reader of the table can't use the state. */
      nonce_hash: z.string(),
      return_to: z.string(),
      expires_at: z.iso.datetime(),
      /** The call that claimed it. */
      taken_by: z.optional(z.string()),
    }),
  ),
  connection: z.optional(
    z.extend(AdConnectionSchema, {
      /** The encrypted token. */
      encrypted: z.string(),
      /** When Facebook refused the token. */
      lost_at: z.optional(z.iso.datetime()),
    }),
  ),
});
export type AdAccountRow = z.output<typeof AdAccountRowSchema>;
export type StoredConnection = NonNullable<AdAccountRow['connection']>;
