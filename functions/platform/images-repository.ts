import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ImageTypeSchema } from '#shared/contract/site-image.ts';
import { ImageAssetSchema } from '#shared/site/site-content.ts';
import { openTable } from './dynamo-table.ts';

const ImageRecordSchema = z.object({
  restaurant_id: z.string(),
  image_id: z.string(),
  image_type: ImageTypeSchema,
  website_id: z.string().optional(),
  /** `/images/<image_id>/<content hash>-<widest>.webp` on the sites origin. */
  url: z.string(),
  filename: z.string(),
  created_at: z.iso.datetime(),
  asset: ImageAssetSchema,
});
export type ImageRecord = z.infer<typeof ImageRecordSchema>;

export type ImagesRepository = {
  find: (restaurantId: string, imageId: string) => Promise<ImageRecord | undefined>;
  /** False when the picture is already there. */
  create: (image: ImageRecord) => Promise<boolean>;
  /** Newest first, after `startAfter` (an image id). */
  list: (
    restaurantId: string,
    page: { limit: number; startAfter?: string },
  ) => Promise<{ images: ImageRecord[]; lastId: string | undefined }>;
  /** False when the picture is already gone. */
  delete: (restaurantId: string, imageId: string) => Promise<boolean>;
};

/** Uploaded pictures by restaurant and image id. */
export function createImagesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ImagesRepository {
  const table = openTable({ ...settings, schema: ImageRecordSchema });
  const keyOf = (restaurant_id: string, image_id: string) => ({ restaurant_id, image_id });
  return {
    find: (restaurantId, imageId) => table.find(keyOf(restaurantId, imageId)),
    create: (image) => table.put(image, { expression: 'attribute_not_exists(image_id)' }),
    list: async (restaurantId, { limit, startAfter }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurantId },
        isDescending: true,
        limit,
        startAfter: startAfter === undefined ? undefined : keyOf(restaurantId, startAfter),
      });
      return { images: items, lastId: lastKey?.image_id };
    },
    delete: (restaurantId, imageId) =>
      table.delete(keyOf(restaurantId, imageId), { expression: 'attribute_exists(image_id)' }),
  };
}
