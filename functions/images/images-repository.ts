import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { ImageTypeSchema } from '#shared/images/contract/site-image.ts';
import { ImageAssetSchema } from '#shared/site/site-content.ts';
import { createImageSlots, type ImageSlots, LOWEST_ID } from './image-slots-repository.ts';

const ImageRecordSchema = z.object({
  restaurant_id: z.string(),
  image_id: z.string(),
  image_type: ImageTypeSchema,
  website_id: z.optional(z.string()),
  /** `/images/<image_id>/<content hash>-<widest>.webp` on the sites origin. */
  url: z.string(),
  filename: z.string(),
  created_at: z.iso.datetime(),
  asset: ImageAssetSchema,
  /** The image is being deleted and can't be used. */
  is_being_deleted: z.optional(z.literal(true)),
});
export type ImageRecord = z.infer<typeof ImageRecordSchema>;

type ImagePage = { images: ImageRecord[]; lastId: string | undefined };

export type ImagesRepository = ImageSlots & {
  /** Finds a usable image: not one that is being deleted. */
  find: (restaurantId: string, imageId: string) => Promise<ImageRecord | undefined>;
  /** Also finds an image that is being deleted. */
  findAny: (restaurantId: string, imageId: string) => Promise<ImageRecord | undefined>;
  /** False if the image already exists. */
  create: (image: ImageRecord) => Promise<boolean>;
  /** Newest first, after `startAfter` (an image ID). */
  list: (
    restaurantId: string,
    page: { limit: number; startAfter?: string | undefined },
  ) => Promise<ImagePage>;
  /** Changes an image's description. Safe to repeat. */
  describe: (restaurantId: string, imageId: string, alt: string) => Promise<void>;
  /** Hides the image from `find`. Safe to repeat. False if the image doesn't exist. */
  beginDeletion: (restaurantId: string, imageId: string) => Promise<boolean>;
  /** Cancels the deletion. */
  endDeletion: (restaurantId: string, imageId: string) => Promise<void>;
  /** False if the image is already gone. */
  delete: (restaurantId: string, imageId: string) => Promise<boolean>;
};

/** Uploaded images by restaurant and image ID. */
export function createImagesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ImagesRepository {
  const table = openTable({ ...settings, schema: ImageRecordSchema });
  const keyOf = (restaurant_id: string, image_id: string) => ({ restaurant_id, image_id });
  const findAny = (restaurantId: string, imageId: string) => table.find(keyOf(restaurantId, imageId));
  const list: ImagesRepository['list'] = async (restaurantId, { limit, startAfter }) => {
    const { items, lastKey } = await table.query({
      expression: 'restaurant_id = :restaurant AND image_id >= :lowest',
      values: { ':restaurant': restaurantId, ':lowest': LOWEST_ID },
      isDescending: true,
      limit,
      startAfter: startAfter === undefined ? undefined : keyOf(restaurantId, startAfter),
    });
    return { images: items, lastId: lastKey?.image_id };
  };
  return {
    findAny,
    find: async (restaurantId, imageId) => {
      const image = await findAny(restaurantId, imageId);
      return image?.is_being_deleted === true ? undefined : image;
    },
    create: (image) => table.put(itemWithEvent(image, imageUploaded(image)), IS_NEW),
    list,
    describe: async (restaurantId, imageId, alt) => {
      const change = { expression: 'SET asset.alt = :alt', values: { ':alt': alt } };
      await table.update(keyOf(restaurantId, imageId), change, EXISTS);
    },
    beginDeletion: async (restaurantId, imageId) => {
      const mark = { expression: 'SET is_being_deleted = :yes', values: { ':yes': true } };
      return (await table.update(keyOf(restaurantId, imageId), mark, EXISTS)) !== undefined;
    },
    endDeletion: async (restaurantId, imageId) => {
      await table.update(keyOf(restaurantId, imageId), { expression: 'REMOVE is_being_deleted' }, EXISTS);
    },
    delete: (restaurantId, imageId) => table.delete(keyOf(restaurantId, imageId), EXISTS),
    ...createImageSlots(settings, async (restaurantId, page) => {
      const { images, lastId } = await list(restaurantId, page);
      return { count: images.length, lastId };
    }),
  };
}

function imageUploaded({ restaurant_id, image_id, created_at: at }: ImageRecord): BusinessEvent {
  return {
    event_id: `image_uploaded/${image_id}`,
    kind: 'image_uploaded',
    at,
    restaurant_id,
    data: { image_id },
  };
}

const IS_NEW = { expression: 'attribute_not_exists(image_id)' };
const EXISTS = { expression: 'attribute_exists(image_id)' };
