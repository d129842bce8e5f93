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

/**
 * What the light row is until its website is finished. It is written once, before anyone works on the
 * website, and a website can only come to exist in its place. So whoever removes the row, reserved or real,
 * has the last word: no late worker brings the website back.
 */
const ReservationSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  is_reserved: z.literal(true),
});

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
  /** Keeps the row of a website that is going to be made. What is already there stays as it is. */
  reserve: (key: WebsiteKey) => Promise<void>;
  /** Makes sure that a website which is not there yet never will be. False when it is there. */
  dropReservation: (key: WebsiteKey) => Promise<boolean>;
  /** Puts a website in its reserved place, once: repeating changes nothing. False when it was deleted. */
  create: (website: { summary: WebsiteSummary; document: WebsiteDocument }) => Promise<boolean>;
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
const IS_RESERVED = { expression: 'attribute_exists(is_reserved)' };

/** Websites by restaurant: `site#<id>`, `content#<id>` and `version#<id>#<number>` rows. */
export function createWebsitesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): WebsitesRepository {
  const records = openTable({ ...settings, schema: z.union([WebsiteRecordSchema, ReservationSchema]) });
  const documents = openTable({ ...settings, schema: WebsiteDocumentSchema });
  const versions = openTable({ ...settings, schema: PublishedVersionSchema });
  const find = async (key: WebsiteKey) => {
    const record = await records.find(recordKey(key));
    return record !== undefined && isReal(record) ? record : undefined;
  };
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
        websites.push(...page.items.filter(isReal));
        startAfter = page.lastKey;
      } while (startAfter !== undefined && websites.length !== limit);
      return { websites, isWhole: startAfter === undefined };
    },
    reserve: async (key) => {
      const ids = { restaurant_id: key.restaurantId, website_id: key.websiteId };
      await records.put({ ...ids, is_reserved: true, ...recordKey(key) }, IS_NEW);
    },
    dropReservation: async (key) =>
      (await records.delete(recordKey(key), IS_RESERVED)) || (await find(key)) === undefined,
    create: async ({ summary, document }) => {
      const key = keyOf(summary);
      await documents.put({ ...document, ...documentKey(key) }, IS_NEW);
      const record = { ...summary, ...recordKey(key), revision: 1, latest_version: 0 };
      if ((await records.put(record, IS_RESERVED)) || (await find(key)) !== undefined) return true;
      await documents.delete(documentKey(key));
      return false;
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

function isReal(row: WebsiteRecord | z.infer<typeof ReservationSchema>): row is WebsiteRecord {
  return !('is_reserved' in row);
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
