import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';

const SlugClaimSchema = z.object({
  slug: z.string(),
  restaurant_id: z.string(),
  /** The website at the address; of a reserved one without a website `holderOf` the restaurant. */
  website_id: z.string(),
  /** The restaurant keeps the address when its website goes. */
  reserved: z.optional(z.literal(true)),
});

export type SlugsRepository = {
  /**
   * False when another website has the slug, or another restaurant. Claiming what one already has is no failure, and
   * what is reserved for the restaurant is free for one website of it.
   */
  claim: (slug: string, website: WebsiteKey) => Promise<boolean>;
  /** Gives the slug back, if this website has it: to its restaurant where that has reserved it. */
  release: (slug: string, website: WebsiteKey) => Promise<void>;
  /** Keeps the slug for a restaurant, also one that a website of it has. False when another restaurant has it. */
  reserve: (slug: string, restaurantId: string) => Promise<boolean>;
  /** Gives back what is reserved and has no website. */
  unreserve: (slug: string, restaurantId: string) => Promise<void>;
};

const holderOf = (restaurantId: string): string => `restaurant#${restaurantId}`;

/** Public addresses: one row a slug, so that each has one owner. */
export function createSlugsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): SlugsRepository {
  const table = openTable({ ...settings, schema: SlugClaimSchema });
  return {
    claim: async (slug, { restaurantId, websiteId }) => {
      const change = {
        expression: 'SET restaurant_id = :restaurant, website_id = :website',
        values: { ':restaurant': restaurantId, ':website': websiteId },
      };
      const claimed = await table.update({ slug }, change, {
        expression: 'attribute_not_exists(slug) OR website_id = :website OR website_id = :holder',
        values: { ':holder': holderOf(restaurantId) },
      });
      return claimed !== undefined;
    },
    release: async (slug, { restaurantId, websiteId }) => {
      const change = {
        expression: 'SET website_id = :holder',
        values: { ':holder': holderOf(restaurantId) },
      };
      const kept = await table.update({ slug }, change, {
        expression: 'website_id = :website AND attribute_exists(reserved)',
        values: { ':website': websiteId },
      });
      if (kept !== undefined) return;
      await table.delete(
        { slug },
        { expression: 'website_id = :website', values: { ':website': websiteId } },
      );
    },
    reserve: async (slug, restaurantId) => {
      const change = {
        expression:
          'SET restaurant_id = :restaurant, website_id = if_not_exists(website_id, :holder), reserved = :true',
        values: { ':restaurant': restaurantId, ':holder': holderOf(restaurantId), ':true': true },
      };
      const reserved = await table.update({ slug }, change, {
        expression: 'attribute_not_exists(slug) OR restaurant_id = :restaurant',
      });
      return reserved !== undefined;
    },
    unreserve: async (slug, restaurantId) => {
      await table.delete(
        { slug },
        { expression: 'website_id = :holder', values: { ':holder': holderOf(restaurantId) } },
      );
    },
  };
}
