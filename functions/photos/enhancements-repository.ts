import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { createImageSlots, type ImageSlots, LOWEST_ID } from '#functions/images/image-slots-repository.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type PhotoVersion, PhotoVersionSchema } from '#shared/photos/contract/enhancement.ts';
import { ENHANCEMENT_SETTINGS } from '#shared/photos/enhancement-settings.ts';
import { EnhancementSummarySchema } from '#shared/photos/enhancement-summary.ts';
import { PHOTO_EFFECTS } from '#shared/photos/photo-effects.ts';
import { PRESET_IDS } from '#shared/photos/preset-ids.ts';

const SettingsSchema = z.record(z.enum(ENHANCEMENT_SETTINGS), z.number());

const EnhancementRecordSchema = z.object({
  restaurant_id: z.string(),
  image_id: z.string(),
  created_at: z.iso.datetime(),
  original_filename: z.string(),
  format: z.enum(['jpeg', 'png']),
  /** Paths on the sites origin: `/images/<image_id>/<content hash>-original.jpg`. */
  original_path: z.string(),
  enhanced_path: z.string(),
  /** Small squares of both, for lists. Absent in older rows. */
  thumbnail_paths: z.optional(z.object({ original: z.string(), enhanced: z.string() })),
  /** Of the enhanced photo, in pixels. */
  width: z.int(),
  height: z.int(),
  /** As requested. */
  settings: SettingsSchema,
  preset: z.nullable(z.enum(PRESET_IDS)),
  prompt: z.nullable(z.string()),
  /** After all limits, so that crops get the same look. */
  applied: z.object({
    settings: SettingsSchema,
    effects: z.partialRecord(z.enum(PHOTO_EFFECTS), z.number()),
    light: z.object({ red: z.number(), green: z.number(), blue: z.number(), stops: z.number() }),
  }),
  change_sheet: EnhancementSummarySchema,
  alt_text: z.string(),
  kept_version: PhotoVersionSchema,
  /** Website images made from it, by version. */
  site_image_ids: z.partialRecord(PhotoVersionSchema, z.string()),
  /** Its files are being written or deleted, so it isn't listed. */
  is_hidden: z.optional(z.literal(true)),
});
export type EnhancementRecord = z.infer<typeof EnhancementRecordSchema>;
export type EnhancementChange = Partial<Pick<EnhancementRecord, 'kept_version' | 'alt_text'>>;

/** The row before its files exist, so that files of a crashed call can be found. */
const RowSchema = z.union([
  EnhancementRecordSchema,
  z.object({ restaurant_id: z.string(), image_id: z.string(), is_hidden: z.literal(true) }),
]);

type EnhancementPage = { enhancements: EnhancementRecord[]; lastId: string | undefined };

export type EnhancementsRepository = ImageSlots & {
  /** A photo whose files exist. */
  find: (restaurantId: string, imageId: string) => Promise<EnhancementRecord | undefined>;
  /** Reserves the ID before files are written. */
  begin: (restaurantId: string, imageId: string) => Promise<void>;
  /** False if the photo was deleted meanwhile, with its account. */
  complete: (enhancement: EnhancementRecord) => Promise<boolean>;
  /** Newest first, after `startAfter` (an image ID). A page may be short. */
  list: (
    restaurantId: string,
    page: { limit: number; startAfter?: string | undefined },
  ) => Promise<EnhancementPage>;
  /** Undefined if the photo is gone. */
  change: (
    restaurantId: string,
    imageId: string,
    change: EnhancementChange,
  ) => Promise<EnhancementRecord | undefined>;
  /** The ID of a version's website image: `newId`, or that of an earlier call. Undefined if the photo is gone. */
  claimSiteImage: (
    key: { restaurantId: string; imageId: string },
    version: PhotoVersion,
    newId: string,
  ) => Promise<string | undefined>;
  /** Hides the photo from everyone. Safe to repeat. False if it is gone. */
  hide: (restaurantId: string, imageId: string) => Promise<boolean>;
  /** False if the photo is already gone. */
  delete: (restaurantId: string, imageId: string) => Promise<boolean>;
};

const EXISTS = { expression: 'attribute_exists(image_id)' };
const IS_SEEN = { expression: 'attribute_exists(enhanced_path) AND attribute_not_exists(is_hidden)' };

/** Enhanced photos by restaurant and image ID, which sorts by time. */
export function createEnhancementsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): EnhancementsRepository {
  const table = openTable({ ...settings, schema: RowSchema });
  const keyOf = (restaurant_id: string, image_id: string) => ({ restaurant_id, image_id });
  const list: EnhancementsRepository['list'] = async (restaurantId, { limit, startAfter }) => {
    const { items, lastKey } = await table.query({
      expression: 'restaurant_id = :restaurant AND image_id >= :lowest',
      values: { ':restaurant': restaurantId, ':lowest': LOWEST_ID },
      isDescending: true,
      limit,
      startAfter: startAfter === undefined ? undefined : keyOf(restaurantId, startAfter),
    });
    return { enhancements: items.flatMap((row) => seen(row) ?? []), lastId: lastKey?.image_id };
  };
  return {
    find: async (restaurantId, imageId) => seen(await table.find(keyOf(restaurantId, imageId))),
    begin: async (restaurantId, imageId) => {
      await table.put({ ...keyOf(restaurantId, imageId), is_hidden: true }, IS_NEW);
    },
    complete: (enhancement) => table.put(enhancement, EXISTS),
    list,
    change: async (restaurantId, imageId, change) => {
      const names = Object.keys(change) as (keyof EnhancementChange)[];
      const update = {
        expression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        values: Object.fromEntries(names.map((name) => [`:${name}`, change[name]])),
      };
      return seen(await table.update(keyOf(restaurantId, imageId), update, IS_SEEN));
    },
    claimSiteImage: async ({ restaurantId, imageId }, version, newId) => {
      const update = {
        expression: 'SET site_image_ids.#version = if_not_exists(site_image_ids.#version, :new)',
        names: { '#version': version },
        values: { ':new': newId },
      };
      const row = seen(await table.update(keyOf(restaurantId, imageId), update, IS_SEEN));
      return row?.site_image_ids[version];
    },
    hide: async (restaurantId, imageId) => {
      const update = { expression: 'SET is_hidden = :yes', values: { ':yes': true } };
      return (await table.update(keyOf(restaurantId, imageId), update, EXISTS)) !== undefined;
    },
    delete: (restaurantId, imageId) => table.delete(keyOf(restaurantId, imageId), EXISTS),
    ...createImageSlots(settings, async (restaurantId, page) => {
      const { enhancements, lastId } = await list(restaurantId, page);
      return { count: enhancements.length, lastId };
    }),
  };
}

const IS_NEW = { expression: 'attribute_not_exists(image_id)' };

function seen(row: z.infer<typeof RowSchema> | undefined): EnhancementRecord | undefined {
  return row === undefined || row.is_hidden === true ? undefined : row;
}
