import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { SiteContentSchema } from '#shared/site/site-content.ts';
import { AppError } from './app-error.ts';
import { findContentImages, usedImages, withoutContentImage } from './content-images.ts';
import { openTable } from './dynamo-table.ts';

/** What the light row of a website says of pictures. The place of one that is not made yet has only its ids. */
const WebsiteSchema = z.object({
  website_id: z.string(),
  website_name: z.string().optional(),
  used_images: z.array(z.string()).default([]),
  published_images: z.array(z.string()).default([]),
});
type Website = z.infer<typeof WebsiteSchema>;

/** The part of a website's heavy row that shows pictures; everything else is kept as it is. */
const DocumentSchema = z.looseObject({
  version: z.int().positive(),
  updated_at: z.iso.datetime(),
  content: SiteContentSchema,
  source_images: z.array(z.string()).default([]),
  recent_changes: z.array(z.object({ version: z.int().positive(), paths: z.array(z.string()) })),
});

const ATTEMPTS = 5;
const CHANGES_KEPT = 50;

export type ImageKey = { restaurantId: string; imageId: string };

/** A place that shows a picture. Its key is unique within the restaurant; `takeOut` changes only content. */
export type ImagePlace = { key: string; sentence: string; isContent: boolean };

export type ImageUsage = {
  /** Whether the restaurant has this website. */
  hasWebsite: (website: { restaurantId: string; websiteId: string }) => Promise<boolean>;
  /** Every place of the restaurant's websites that shows the picture. */
  findPlaces: (image: ImageKey) => Promise<ImagePlace[]>;
  /**
   * Takes the picture out of the content of every website. Throws `AppError('website_changed')` when somebody else
   * keeps changing one. Repeating it is safe.
   */
  takeOut: (image: ImageKey, now: Date) => Promise<void>;
};

/** Reads and ends the use of pictures in the rows of websites. */
export function createImageUsage(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ImageUsage {
  const rows = openTable({ ...settings, schema: WebsiteSchema });
  const documents = openTable({ ...settings, schema: DocumentSchema });
  const keyOf = (restaurant_id: string, kind: 'site' | 'content', websiteId: string) => ({
    restaurant_id,
    record_id: `${kind}#${websiteId}`,
  });

  const listWebsites = async (restaurantId: string): Promise<Website[]> => {
    const websites: Website[] = [];
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await rows.query({
        expression: 'restaurant_id = :restaurant AND begins_with(record_id, :prefix)',
        values: { ':restaurant': restaurantId, ':prefix': 'site#' },
        startAfter,
      });
      websites.push(...page.items);
      startAfter = page.lastKey;
    } while (startAfter !== undefined);
    return websites;
  };

  const findUsing = async ({ restaurantId, imageId }: ImageKey): Promise<Website[]> =>
    (await listWebsites(restaurantId)).filter(
      ({ used_images, published_images }) =>
        used_images.includes(imageId) || published_images.includes(imageId),
    );

  const placesOn = async (website: Website, { restaurantId, imageId }: ImageKey): Promise<ImagePlace[]> => {
    const document = await documents.find(keyOf(restaurantId, 'content', website.website_id));
    const name = website.website_name ?? '';
    const place = (path: string, words: string, isContent = false) => ({
      key: `${website.website_id}.${path}`,
      sentence: `${words} of ${name}`,
      isContent,
    });
    const shown = document === undefined ? [] : findContentImages(document.content, imageId);
    return [
      ...shown.map(({ path, place: words }) => place(path, words, true)),
      ...(document?.source_images.includes(imageId) ? [place('html', 'Own HTML')] : []),
      ...(website.published_images.includes(imageId) ? [place('public_page', 'Public page')] : []),
    ];
  };

  const takeOutOf = async (website: Website, image: ImageKey, now: Date): Promise<void> => {
    const { restaurantId, imageId } = image;
    const key = keyOf(restaurantId, 'content', website.website_id);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const document = await documents.find(key);
      const shown = document === undefined ? [] : findContentImages(document.content, imageId);
      if (document === undefined) return;
      if (shown.length === 0) return describeImages(website, image, document);
      const version = document.version + 1;
      const paths = shown.map(({ path }) => path);
      const next = {
        ...document,
        version,
        updated_at: now.toISOString(),
        content: withoutContentImage(document.content, imageId),
        recent_changes: [...document.recent_changes, { version, paths }].slice(-CHANGES_KEPT),
      };
      const isSaved = await documents.put(next, {
        expression: '#version = :before',
        names: { '#version': 'version' },
        values: { ':before': document.version },
      });
      if (isSaved) return describeImages(website, image, next);
    }
    throw new AppError('website_changed');
  };

  /** Tells the light row, which knows of a later version already when this does nothing. */
  const describeImages = async (
    website: Website,
    { restaurantId }: ImageKey,
    { content, source_images, updated_at, version }: z.infer<typeof DocumentSchema>,
  ): Promise<void> => {
    await rows.update(
      keyOf(restaurantId, 'site', website.website_id),
      {
        expression:
          'SET hero_image = :hero, updated_at = :updated, content_version = :version, used_images = :used',
        values: {
          ':hero': content.hero_image,
          ':updated': updated_at,
          ':version': version,
          ':used': usedImages(content, source_images),
        },
      },
      { expression: 'attribute_exists(revision) AND content_version <= :version' },
    );
  };

  return {
    hasWebsite: async ({ restaurantId, websiteId }) =>
      (await rows.find(keyOf(restaurantId, 'site', websiteId)))?.website_name !== undefined,
    findPlaces: async (image) => {
      const websites = await findUsing(image);
      return (await Promise.all(websites.map((website) => placesOn(website, image)))).flat();
    },
    takeOut: async (image, now) => {
      for (const website of await findUsing(image)) await takeOutOf(website, image, now);
    },
  };
}
