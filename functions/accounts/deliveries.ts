import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';

/**
 * Records which requested emails were sent. The rows are stored with the tokens under other keys, and expire with
 * them.
 */
export const DeliverySchema = z.object({
  token_hash: z.string(),
  /** Epoch second until which one worker holds the right to send this email. */
  leased_until: z.int(),
  is_sent: z.boolean(),
  expires_at: z.int(),
});

/** `leased`: send it now. `held`: another worker is sending it. `sent`: it was sent. */
export type DeliveryClaim = 'leased' | 'held' | 'sent';

/** Tracks which emails were sent. */
export type Deliveries = {
  claimDelivery: (
    requestId: string,
    time: { now: number; leasedUntil: number; expiresAt: number },
  ) => Promise<DeliveryClaim>;
  markDelivered: (requestId: string) => Promise<void>;
  /** Lets the next delivery try right away. */
  releaseDelivery: (requestId: string) => Promise<void>;
};

export function deliveriesIn(table: DynamoTable<z.infer<typeof DeliverySchema>>): Deliveries {
  const key = (requestId: string) => ({ token_hash: `delivery#${requestId}` });
  const set = async (
    requestId: string,
    expression: string,
    values: Record<string, unknown>,
  ): Promise<void> => {
    await table.update(
      key(requestId),
      { expression, values },
      { expression: 'attribute_exists(token_hash)' },
    );
  };
  return {
    claimDelivery: async (requestId, { now, leasedUntil, expiresAt }) => {
      const isClaimed = await table.put(
        { ...key(requestId), leased_until: leasedUntil, is_sent: false, expires_at: expiresAt },
        {
          expression: 'attribute_not_exists(token_hash) OR (is_sent = :false AND leased_until <= :now)',
          values: { ':false': false, ':now': now },
        },
      );
      if (isClaimed) return 'leased';
      return (await table.find(key(requestId)))?.is_sent === true ? 'sent' : 'held';
    },
    markDelivered: (requestId) => set(requestId, 'SET is_sent = :true', { ':true': true }),
    releaseDelivery: (requestId) => set(requestId, 'SET leased_until = :past', { ':past': 0 }),
  };
}
