import { createHash, timingSafeEqual } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const TillLinkSchema = z.object({
  restaurant_id: z.string(),
  /** SHA-256 of the secret, so that reading the table gives no access. */
  secret_hash: z.string(),
  created_at: z.iso.datetime(),
});
export type TillLink = z.output<typeof TillLinkSchema>;

export type TillLinksRepository = {
  find: (restaurantId: string) => Promise<TillLink | undefined>;
  /** Replaces the previous link, which stops working. */
  replace: (restaurantId: string, secret: string, createdAt: string) => Promise<void>;
  withdraw: (restaurantId: string) => Promise<void>;
  /** Whether the secret is that of the current link. */
  opens: (restaurantId: string, secret: string) => Promise<boolean>;
};

/** A restaurant's one link with which staff redeem codes without signing in. */
export function createTillLinksRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): TillLinksRepository {
  const table = openTable({ ...settings, schema: TillLinkSchema });
  const find: TillLinksRepository['find'] = (restaurantId) => table.find({ restaurant_id: restaurantId });
  return {
    find,
    replace: async (restaurantId, secret, created_at) => {
      await table.put({ restaurant_id: restaurantId, secret_hash: hash(secret).toString('hex'), created_at });
    },
    withdraw: async (restaurantId) => {
      await table.delete({ restaurant_id: restaurantId });
    },
    opens: async (restaurantId, secret) => {
      const link = await find(restaurantId);
      return link !== undefined && timingSafeEqual(Buffer.from(link.secret_hash, 'hex'), hash(secret));
    },
  };
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
