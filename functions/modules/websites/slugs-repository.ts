import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { WebsiteKey } from './website-keys.ts';

const SlugClaimSchema = z.object({ slug: z.string(), restaurant_id: z.string(), website_id: z.string() });

export type SlugsRepository = {
  /** False when another website has the slug. Claiming what one already has is no failure. */
  claim: (slug: string, website: WebsiteKey) => Promise<boolean>;
  /** Gives the slug back, if this website has it. */
  release: (slug: string, website: WebsiteKey) => Promise<void>;
};

/** Public addresses: one row a slug, so that each has one owner. */
export function createSlugsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): SlugsRepository {
  const table = openTable({ ...settings, schema: SlugClaimSchema });
  return {
    claim: (slug, { restaurantId, websiteId }) =>
      table.put(
        { slug, restaurant_id: restaurantId, website_id: websiteId },
        {
          expression: 'attribute_not_exists(slug) OR website_id = :website',
          values: { ':website': websiteId },
        },
      ),
    release: async (slug, { websiteId }) => {
      await table.delete(
        { slug },
        { expression: 'website_id = :website', values: { ':website': websiteId } },
      );
    },
  };
}
