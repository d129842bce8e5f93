import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/dynamo-table.ts';
import {
  DesignPreferencesSchema,
  GenerationDetailsSchema,
  type WebsiteSummary,
  WebsiteSummarySchema,
} from '#shared/contract/website.ts';
import { SiteContentSchema } from '#shared/site/site-content.ts';

/** The light row that lists read, and that every change of the public page is decided on. */
const WebsiteRecordSchema = z.object({
  ...WebsiteSummarySchema.shape,
  /** Rises with every change of this row. */
  revision: z.int().positive(),
  /** Number of the newest published version; 0 before the first. */
  latest_version: z.int().nonnegative(),
  /** While it lies ahead, one call is changing the public page and no other may. */
  page_locked_until: z.iso.datetime().optional(),
});
export type WebsiteRecord = z.infer<typeof WebsiteRecordSchema>;

/** The heavy row: everything the page is made of. */
const WebsiteDocumentSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  /** Rises by one with every change of the content. */
  version: z.int().positive(),
  content: SiteContentSchema,
  custom_requirements: z.string(),
  design_preferences: DesignPreferencesSchema,
  generation_details: GenerationDetailsSchema,
});
export type WebsiteDocument = z.infer<typeof WebsiteDocumentSchema>;

/** A page as it was published, kept for going back to. */
const PublishedVersionSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  number: z.int().positive(),
  /** Version of the content that the page shows. */
  content_version: z.int().positive(),
  /** Where the page lies in the bucket of site versions. */
  object_key: z.string(),
  published_at: z.iso.datetime(),
});
export type PublishedVersion = z.infer<typeof PublishedVersionSchema>;

export type WebsiteKey = { restaurantId: string; websiteId: string };

export type WebsitesRepository = {
  find: (key: WebsiteKey) => Promise<WebsiteRecord | undefined>;
  /** Throws `AppError('not_found')`, whether the website is unknown or another restaurant's. */
  get: (key: WebsiteKey) => Promise<WebsiteRecord>;
  findDocument: (key: WebsiteKey) => Promise<WebsiteDocument | undefined>;
  /** Throws `AppError('not_found')`. */
  getDocument: (key: WebsiteKey) => Promise<WebsiteDocument>;
  /** The newest websites (all without a limit), newest first. `isWhole`: the restaurant has no others. */
  listNewest: (
    restaurantId: string,
    limit?: number,
  ) => Promise<{ websites: WebsiteRecord[]; isWhole: boolean }>;
  /** Adds a website, once: what is already there stays as it is. */
  create: (website: { summary: WebsiteSummary; document: WebsiteDocument }) => Promise<void>;
  /** The website as it is then; undefined when somebody else has changed it in between. */
  save: (website: WebsiteRecord) => Promise<WebsiteRecord | undefined>;
  addVersion: (version: PublishedVersion) => Promise<void>;
  /** The oldest versions that are still there. */
  listVersions: (key: WebsiteKey, limit: number) => Promise<PublishedVersion[]>;
  deleteVersion: (version: PublishedVersion) => Promise<void>;
  deleteDocument: (key: WebsiteKey) => Promise<void>;
  /** False when the website is already gone. */
  delete: (key: WebsiteKey) => Promise<boolean>;
};

const recordKey = ({ restaurantId, websiteId }: WebsiteKey) => ({
  restaurant_id: restaurantId,
  record_id: `site#${websiteId}`,
});
const documentKey = ({ restaurantId, websiteId }: WebsiteKey) => ({
  restaurant_id: restaurantId,
  record_id: `content#${websiteId}`,
});
const versionPrefix = (websiteId: string) => `version#${websiteId}#`;
const versionKey = ({ restaurant_id, website_id, number }: PublishedVersion) => ({
  restaurant_id,
  record_id: `${versionPrefix(website_id)}${String(number).padStart(6, '0')}`,
});
const keyOf = (row: { restaurant_id: string; website_id: string }): WebsiteKey => ({
  restaurantId: row.restaurant_id,
  websiteId: row.website_id,
});
const IS_NEW = { expression: 'attribute_not_exists(record_id)' };

/** Websites by restaurant: `site#<id>`, `content#<id>` and `version#<id>#<number>` rows. */
export function createWebsitesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): WebsitesRepository {
  const records = openTable({ ...settings, schema: WebsiteRecordSchema });
  const documents = openTable({ ...settings, schema: WebsiteDocumentSchema });
  const versions = openTable({ ...settings, schema: PublishedVersionSchema });
  const find = (key: WebsiteKey) => records.find(recordKey(key));
  const findDocument = (key: WebsiteKey) => documents.find(documentKey(key));

  return {
    find,
    get: async (key) => (await find(key)) ?? refuseUnknown(),
    findDocument,
    getDocument: async (key) => (await findDocument(key)) ?? refuseUnknown(),
    listNewest: async (restaurantId, limit) => {
      const websites: WebsiteRecord[] = [];
      let startAfter: Record<string, string> | undefined;
      do {
        const page = await records.query({
          ...rowsStarting(restaurantId, 'site#'),
          isDescending: true,
          limit: limit === undefined ? undefined : limit - websites.length,
          startAfter,
        });
        websites.push(...page.items);
        startAfter = page.lastKey;
      } while (startAfter !== undefined && websites.length !== limit);
      return { websites, isWhole: startAfter === undefined };
    },
    create: async ({ summary, document }) => {
      await documents.put({ ...document, ...documentKey(keyOf(document)) }, IS_NEW);
      await records.put({ ...summary, ...recordKey(keyOf(summary)), revision: 1, latest_version: 0 }, IS_NEW);
    },
    save: async (website) => {
      const next = { ...website, ...recordKey(keyOf(website)), revision: website.revision + 1 };
      const isSaved = await records.put(next, {
        expression: 'revision = :before',
        values: { ':before': website.revision },
      });
      return isSaved ? next : undefined;
    },
    addVersion: async (version) => {
      await versions.put({ ...version, ...versionKey(version) });
    },
    listVersions: async ({ restaurantId, websiteId }, limit) => {
      const page = await versions.query({ ...rowsStarting(restaurantId, versionPrefix(websiteId)), limit });
      return page.items;
    },
    deleteVersion: async (version) => {
      await versions.delete(versionKey(version));
    },
    deleteDocument: async (key) => {
      await documents.delete(documentKey(key));
    },
    delete: (key) => records.delete(recordKey(key), { expression: 'attribute_exists(record_id)' }),
  };
}

function rowsStarting(restaurantId: string, prefix: string) {
  return {
    expression: 'restaurant_id = :restaurant AND begins_with(record_id, :prefix)',
    values: { ':restaurant': restaurantId, ':prefix': prefix },
  };
}

function refuseUnknown(): never {
  throw new AppError('not_found');
}
