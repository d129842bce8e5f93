import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/dynamo-table.ts';
import {
  ContentSourceSchema,
  DesignPreferencesSchema,
  GenerationDetailsSchema,
  VERSION_REASONS,
  type WebsiteSummary,
  WebsiteSummarySchema,
} from '#shared/contract/website.ts';
import { SiteContentSchema } from '#shared/site/site-content.ts';
import { describedBy } from './content-description.ts';

/**
 * The light row that lists read. It has two writers, each with its own fields: `describeContent` says what the
 * content is like, `save` what is public.
 */
const WebsiteRecordSchema = z.object({
  ...WebsiteSummarySchema.omit({ has_unpublished_changes: true }).shape,
  /** Rises with every change of what is public. */
  revision: z.int().positive(),
  /** Version of the content that this row describes. */
  content_version: z.int().positive(),
  /** Version of the content that guests see; absent while nothing is public. */
  published_version: z.int().positive().optional(),
  /** Ids of the uploaded pictures in the content, and on the public page. */
  used_images: z.array(z.string()),
  published_images: z.array(z.string()),
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

/** One change of the content, for telling a slower editor what happened in between. */
const RecentChangeSchema = z.object({ version: z.int().positive(), paths: z.array(z.string()) });

/** The heavy row: everything the page is made of. */
export const WebsiteDocumentSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  /** Rises by one with every change of the content. */
  version: z.int().positive(),
  updated_at: z.iso.datetime(),
  content: SiteContentSchema,
  content_source: ContentSourceSchema,
  /** Where the owner's own HTML and CSS lie in the bucket of site versions; absent when there are none. */
  source_key: z.string().optional(),
  /** Ids of the uploaded pictures in the owner's own HTML and CSS. */
  source_images: z.array(z.string()).optional(),
  /** The newest changes, oldest first; what is older is not known any more. */
  recent_changes: z.array(RecentChangeSchema),
  custom_requirements: z.string(),
  design_preferences: DesignPreferencesSchema,
  generation_details: GenerationDetailsSchema,
  /** The generation that is making the website anew; nobody else may meanwhile. */
  regeneration_id: z.string().optional(),
  /** The generation that made the website anew last. */
  regenerated_by: z.string().optional(),
});
export type WebsiteDocument = z.infer<typeof WebsiteDocumentSchema>;

/** A version of the content that was kept. Its weight lies in the bucket of site versions. */
const KeptVersionSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  version: z.int().positive(),
  reasons: z
    .set(z.enum(VERSION_REASONS))
    .transform((kept) => VERSION_REASONS.filter((reason) => kept.has(reason))),
  created_at: z.iso.datetime(),
  website_name: z.string(),
  content_source: ContentSourceSchema,
  /** JSON of the document. It names the files of the owner's own HTML and CSS, which stay as they are. */
  content_key: z.string(),
  /** The page as it was published, when it was. */
  page_key: z.string().optional(),
});
export type KeptVersion = z.infer<typeof KeptVersionSchema>;

export type WebsiteKey = { restaurantId: string; websiteId: string };
export type NewWebsite = {
  summary: Omit<WebsiteSummary, 'has_unpublished_changes'>;
  document: WebsiteDocument;
};

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
  create: (website: NewWebsite) => Promise<boolean>;
  /**
   * Writes the document in place of the version before it (`document.version - 1`), then describes it in the
   * light row. False when somebody else has changed it in between, or the website is gone. A generation that
   * is making the website anew goes on.
   */
  saveDocument: (document: WebsiteDocument) => Promise<boolean>;
  /** Lets one generation make the website anew; repeating it is no failure. False when another does, or the website is gone. */
  claimRegeneration: (key: WebsiteKey, generationId: string) => Promise<boolean>;
  /** From then on this generation cannot make the website anew any more. */
  releaseRegeneration: (key: WebsiteKey, generationId: string) => Promise<void>;
  /** `saveDocument` for the generation `regenerated_by`, if the website still waits for it. Ends its claim. */
  saveRegenerated: (document: WebsiteDocument & { regenerated_by: string }) => Promise<boolean>;
  /** Says in the light row what the content is like, unless it says so of a later version already. */
  describeContent: (document: WebsiteDocument) => Promise<void>;
  /** Writes what is public; undefined when somebody else has changed that in between. */
  save: (website: WebsiteRecord) => Promise<WebsiteRecord | undefined>;
  /** Keeps a version, or adds a reason to one that is kept already. */
  keepVersion: (version: KeptVersion) => Promise<KeptVersion>;
  findVersion: (key: WebsiteKey, version: number) => Promise<KeptVersion | undefined>;
  /** The newest kept versions, newest first. */
  listVersions: (key: WebsiteKey, limit: number) => Promise<KeptVersion[]>;
  deleteVersion: (version: KeptVersion) => Promise<void>;
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
const versionKey = ({ restaurantId, websiteId }: WebsiteKey, version: number) => ({
  restaurant_id: restaurantId,
  record_id: `${versionPrefix(websiteId)}${String(version).padStart(8, '0')}`,
});
const keyOf = (row: { restaurant_id: string; website_id: string }): WebsiteKey => ({
  restaurantId: row.restaurant_id,
  websiteId: row.website_id,
});
const IS_NEW = { expression: 'attribute_not_exists(record_id)' };
const IS_RESERVED = { expression: 'attribute_exists(is_reserved)' };

/** Websites by restaurant: `site#<id>`, `content#<id>` and `version#<id>#<version>` rows. */
export function createWebsitesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): WebsitesRepository {
  const records = openTable({ ...settings, schema: z.union([WebsiteRecordSchema, ReservationSchema]) });
  const documents = openTable({ ...settings, schema: WebsiteDocumentSchema });
  const versions = openTable({ ...settings, schema: KeptVersionSchema });
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
      const record = {
        ...summary,
        ...describedBy(document),
        ...recordKey(key),
        revision: 1,
        published_images: [],
      };
      if ((await records.put(record, IS_RESERVED)) || (await find(key)) !== undefined) return true;
      await documents.delete(documentKey(key));
      return false;
    },
    saveDocument: (document) => putDocument(document, document.regeneration_id),
    claimRegeneration: async (key, generationId) => {
      const claimed = await documents.update(
        documentKey(key),
        { expression: 'SET regeneration_id = :generation', values: { ':generation': generationId } },
        {
          expression:
            'attribute_exists(record_id) AND (attribute_not_exists(regeneration_id) OR regeneration_id = :generation)',
        },
      );
      return claimed !== undefined;
    },
    releaseRegeneration: async (key, generationId) => {
      await documents.update(
        documentKey(key),
        { expression: 'REMOVE regeneration_id' },
        { expression: 'regeneration_id = :generation', values: { ':generation': generationId } },
      );
    },
    saveRegenerated: ({ regeneration_id, ...document }) => putDocument(document, document.regenerated_by),
    describeContent,
    save: async (website) => {
      const next = { ...website, revision: website.revision + 1 };
      const { set, values } = publicChange(next);
      const saved = await records.update(
        recordKey(keyOf(website)),
        { expression: set, names: { '#status': 'status', '#url': 'url' }, values },
        { expression: 'revision = :before', values: { ':before': website.revision } },
      );
      return saved !== undefined && isReal(saved) ? saved : undefined;
    },
    keepVersion: async (version) => {
      const kept = await versions.update(versionKey(keyOf(version), version.version), versionChange(version));
      if (kept === undefined) throw new AppError('unavailable');
      return kept;
    },
    findVersion: (key, version) => versions.find(versionKey(key, version)),
    listVersions: async ({ restaurantId, websiteId }, limit) => {
      const rows = rowsStarting(restaurantId, versionPrefix(websiteId));
      return (await versions.query({ ...rows, limit, isDescending: true })).items;
    },
    deleteVersion: async (version) => {
      await versions.delete(versionKey(keyOf(version), version.version));
    },
    deleteDocument: async (key) => {
      await documents.delete(documentKey(key));
    },
    delete: (key) => records.delete(recordKey(key), { expression: 'attribute_exists(record_id)' }),
  };

  async function putDocument(document: WebsiteDocument, regeneration: string | undefined): Promise<boolean> {
    const key = keyOf(document);
    const isSame =
      regeneration === undefined
        ? 'attribute_not_exists(regeneration_id)'
        : 'regeneration_id = :regeneration';
    const isSaved = await documents.put(
      { ...document, ...documentKey(key) },
      {
        expression: `#version = :before AND ${isSame}`,
        names: { '#version': 'version' },
        values: {
          ':before': document.version - 1,
          ...(regeneration !== undefined && { ':regeneration': regeneration }),
        },
      },
    );
    // The change is made: if the light row cannot be told now, the next change or look at the website tells it.
    if (isSaved) await describeContent(document).catch(() => undefined);
    return isSaved;
  }

  /** A later version may have been described already, or the website deleted: then there is nothing to say. */
  async function describeContent(document: WebsiteDocument): Promise<void> {
    const described = Object.entries(describedBy(document));
    await records.update(
      recordKey(keyOf(document)),
      {
        expression: `SET ${described.map(([name]) => `${name} = :${name}`).join(', ')}`,
        values: Object.fromEntries(described.map(([name, value]) => [`:${name}`, value])),
      },
      {
        expression: 'attribute_exists(revision) AND content_version < :content_version',
      },
    );
  }
}

/** The fields that `save` writes. */
function publicChange(website: WebsiteRecord) {
  const fields = {
    revision: website.revision,
    '#status': website.status,
    '#url': website.url,
    slug: website.slug,
    published_at: website.published_at,
    published_version: website.published_version,
    published_images: website.published_images,
    page_locked_until: website.page_locked_until,
  };
  const entries = Object.entries(fields);
  const given = entries.filter(([, value]) => value !== undefined);
  const absent = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  const placeholder = (name: string) => `:${name.replace('#', '')}`;
  const set = `SET ${given.map(([name]) => `${name} = ${placeholder(name)}`).join(', ')}`;
  return {
    set: absent.length === 0 ? set : `${set} REMOVE ${absent.join(', ')}`,
    values: Object.fromEntries(given.map(([name, value]) => [placeholder(name), value])),
  };
}

/** Reasons add up; the page of a published version stays when it is kept for another reason too. */
function versionChange({ restaurant_id, version, reasons, ...fields }: KeptVersion) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    expression: `SET #version = :version, ${given.map(([name]) => `${name} = :${name}`).join(', ')} ADD reasons :reasons`,
    names: { '#version': 'version' },
    values: {
      ':version': version,
      ':reasons': new Set(reasons),
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    },
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
