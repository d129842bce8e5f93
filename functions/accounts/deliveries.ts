import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';

/** Which requested e-mails went out: rows beside the tokens, told apart by their key, gone when those are. */
export const DeliverySchema = z.object({
  token_hash: z.string(),
  /** Epoch second until which one worker alone may send this e-mail. */
  leased_until: z.int(),
  is_sent: z.boolean(),
  expires_at: z.int(),
});

/** `leased`: send it now. `held`: another worker is at it. `sent`: nothing left to do. */
export type DeliveryClaim = 'leased' | 'held' | 'sent';

/** The part of the repository of e-mail tokens that knows which e-mails went out. */
export type Deliveries = {
  claimDelivery: (
    requestId: string,
    time: { now: number; leasedUntil: number; expiresAt: number },
  ) => Promise<DeliveryClaim>;
  markDelivered: (requestId: string) => Promise<void>;
  /** Lets the next delivery try at once. */
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
