import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';

const SlugClaimSchema = z.object({
  slug: z.string(),
  restaurant_id: z.string(),
  /** The website at the address. For a reserved address without a website, `holderOf` the restaurant. */
  website_id: z.string(),
  /** Set if the restaurant keeps the address when its website is deleted. */
  reserved: z.optional(z.literal(true)),
});

export type SlugsRepository = {
  /**
   * False if another website or restaurant has the slug. Claiming one's own slug succeeds, and so does claiming one
   * that the restaurant has reserved.
   */
  claim: (slug: string, website: WebsiteKey) => Promise<boolean>;
  /** Releases the slug if this website has it. A reserved one returns to its restaurant. */
  release: (slug: string, website: WebsiteKey) => Promise<void>;
  /** Reserves the slug for a restaurant, even if its website has it. False if another restaurant has it. */
  reserve: (slug: string, restaurantId: string) => Promise<boolean>;
  /** Releases a reserved slug without a website. */
  unreserve: (slug: string, restaurantId: string) => Promise<void>;
};

const holderOf = (restaurantId: string): string => `restaurant#${restaurantId}`;

/** Keeps public addresses, one row per slug, so that each has one owner. */
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
