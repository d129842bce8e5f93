import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent, itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { describedBy } from './content-description.ts';
import { publicChange } from './public-change.ts';
import { SnapshotSchema, type Snapshots, snapshotsIn } from './snapshots/snapshots.ts';
import { siteCreated } from './website-events.ts';
import { documentKey, keyOf, recordKey, rowsStarting, type WebsiteKey } from './website-keys.ts';
import {
  ReservationSchema,
  type WebsiteDocument,
  WebsiteDocumentSchema,
  type WebsiteRecord,
  WebsiteRecordSchema,
} from './website-rows.ts';

export type NewWebsite = {
  summary: Omit<WebsiteSummary, 'has_unpublished_changes'>;
  document: WebsiteDocument;
};

export type WebsitesRepository = Snapshots & {
  find: (key: WebsiteKey) => Promise<WebsiteRecord | undefined>;
  /** Throws `AppError('not_found')`, also for another restaurant's website. */
  get: (key: WebsiteKey) => Promise<WebsiteRecord>;
  findDocument: (key: WebsiteKey) => Promise<WebsiteDocument | undefined>;
  /** Throws `AppError('not_found')`. */
  getDocument: (key: WebsiteKey) => Promise<WebsiteDocument>;
  /** Lists the newest websites (all without a limit), newest first. `isWhole`: the restaurant has no others. */
  listNewest: (
    restaurantId: string,
    limit?: number,
  ) => Promise<{ websites: WebsiteRecord[]; isWhole: boolean }>;
  /** Reserves the row of a new website. An existing row stays as it is. */
  reserve: (key: WebsiteKey) => Promise<void>;
  /** Makes sure that a reserved website can no longer be created. False if it exists. */
  dropReservation: (key: WebsiteKey) => Promise<boolean>;
  /** Replaces the reservation with the website, once: repeating it changes nothing. False if it was deleted. */
  create: (website: NewWebsite) => Promise<boolean>;
  /**
   * Replaces the previous version of the document (`document.version - 1`), then updates the summary item. False
   * after a concurrent change, or if the website is gone. A running regeneration continues.
   */
  saveDocument: (document: WebsiteDocument) => Promise<boolean>;
  /**
   * Claims the website for a regeneration; repeating it succeeds. False if another has claimed it, or the website
   * is gone.
   */
  claimRegeneration: (key: WebsiteKey, generationId: string) => Promise<boolean>;
  /** Ends a regeneration's claim, so that it can no longer change the website. */
  releaseRegeneration: (key: WebsiteKey, generationId: string) => Promise<void>;
  /** Like `saveDocument`, for the regeneration `regenerated_by` if it still has its claim, which ends. */
  saveRegenerated: (document: WebsiteDocument & { regenerated_by: string }) => Promise<boolean>;
  /** Updates the summary item with the content's description, unless it describes a later version. */
  describeContent: (document: WebsiteDocument) => Promise<void>;
  /** Saves what is public, with its event. Undefined after a concurrent change. */
  save: (website: WebsiteRecord, event?: BusinessEvent) => Promise<WebsiteRecord | undefined>;
  deleteDocument: (key: WebsiteKey) => Promise<void>;
  /** False if the website is gone. */
  delete: (key: WebsiteKey) => Promise<boolean>;
};

const IS_NEW = { expression: 'attribute_not_exists(record_id)' };
const IS_RESERVED = { expression: 'attribute_exists(is_reserved)' };

/** Keeps websites by restaurant: `site#<id>`, `content#<id>`, and `version#<id>#<version>` rows. */
export function createWebsitesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): WebsitesRepository {
  const records = openTable({ ...settings, schema: z.union([WebsiteRecordSchema, ReservationSchema]) });
  const documents = openTable({ ...settings, schema: WebsiteDocumentSchema });
  const find = async (key: WebsiteKey) => {
    const record = await records.find(recordKey(key));
    return record !== undefined && isReal(record) ? record : undefined;
  };
  const findDocument = (key: WebsiteKey) => documents.find(documentKey(key));

  return {
    ...snapshotsIn(openTable({ ...settings, schema: SnapshotSchema })),
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
    dropReservation: async (key) => {
      const isGone = (await records.delete(recordKey(key), IS_RESERVED)) || (await find(key)) === undefined;
      if (isGone) await documents.delete(documentKey(key));
      return isGone;
    },
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
      if (
        (await records.put(itemWithEvent(record, siteCreated(record)), IS_RESERVED)) ||
        (await find(key)) !== undefined
      )
        return true;
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
    save: async (website, event) => {
      const next = { ...website, revision: website.revision + 1 };
      const { set, values } = publicChange(next);
      const saved = await records.update(
        recordKey(keyOf(website)),
        changeWithEvent({ expression: set, names: { '#status': 'status', '#url': 'url' }, values }, event),
        { expression: 'revision = :before', values: { ':before': website.revision } },
      );
      return saved !== undefined && isReal(saved) ? saved : undefined;
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
    // The change is saved. If the summary item can't be updated now, the next change or read updates it.
    if (isSaved) await describeContent(document).catch(() => undefined);
    return isSaved;
  }

  /** Does nothing if a later version is described or the website was deleted. */
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

function isReal(row: WebsiteRecord | z.infer<typeof ReservationSchema>): row is WebsiteRecord {
  return !('is_reserved' in row);
}

function refuseUnknown(): never {
  throw new AppError('not_found');
}
