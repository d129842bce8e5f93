import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { SiteContentSchema } from '#shared/site/site-content.ts';
import { findContentImages, usedImages, withoutContentImage } from '../images/content-images.ts';

/** What the summary item of a website says of pictures. The place of one that is not made yet has only its ids. */
const WebsiteSchema = z.object({
  website_id: z.string(),
  website_name: z.optional(z.string()),
  used_images: z._default(z.array(z.string()), []),
  published_images: z._default(z.array(z.string()), []),
});
type Website = z.infer<typeof WebsiteSchema>;

/** The part of a website's document item that shows pictures; everything else is kept as it is. */
const DocumentSchema = z.looseObject({
  version: z.int().check(z.positive()),
  updated_at: z.iso.datetime(),
  content: SiteContentSchema,
  source_images: z._default(z.array(z.string()), []),
  regeneration_id: z.optional(z.string()),
  recent_changes: z.array(z.object({ version: z.int().check(z.positive()), paths: z.array(z.string()) })),
});

type Document = z.infer<typeof DocumentSchema>;

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
export function createImageUsage(settings: Settings): ImageUsage {
  const rows = openRows(settings);
  return {
    hasWebsite: async ({ restaurantId, websiteId }) =>
      (await rows.websites.find(keyOf(restaurantId, 'site', websiteId)))?.website_name !== undefined,
    findPlaces: async (image) => {
      const websites = await listUsing(rows, image);
      return (await Promise.all(websites.map((website) => listPlaces(rows, website, image)))).flat();
    },
    takeOut: async (image, now) => {
      for (const { website_id } of await listUsing(rows, image))
        await takeOutOf(rows, website_id, { ...image, now });
    },
  };
}

type Settings = { client: DynamoDBDocumentClient; tableName: string };
type Rows = ReturnType<typeof openRows>;

function openRows(settings: Settings) {
  return {
    websites: openTable({ ...settings, schema: WebsiteSchema }),
    documents: openTable({ ...settings, schema: DocumentSchema }),
  };
}

function keyOf(restaurant_id: string, kind: 'site' | 'content', websiteId: string) {
  return { restaurant_id, record_id: `${kind}#${websiteId}` };
}

/** The restaurant's websites that show the picture: in their content, or in public. */
async function listUsing({ websites }: Rows, { restaurantId, imageId }: ImageKey): Promise<Website[]> {
  const using: Website[] = [];
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await websites.query({
      expression: 'restaurant_id = :restaurant AND begins_with(record_id, :prefix)',
      values: { ':restaurant': restaurantId, ':prefix': 'site#' },
      startAfter,
    });
    using.push(
      ...page.items.filter(({ used_images, published_images }) =>
        [...used_images, ...published_images].includes(imageId),
      ),
    );
    startAfter = page.lastKey;
  } while (startAfter !== undefined);
  return using;
}

async function listPlaces(
  { documents }: Rows,
  { website_id, website_name = '', published_images }: Website,
  { restaurantId, imageId }: ImageKey,
): Promise<ImagePlace[]> {
  const document = await documents.find(keyOf(restaurantId, 'content', website_id));
  const place = (path: string, words: string, isContent = false): ImagePlace => ({
    key: `${website_id}.${path}`,
    sentence: `${words} of ${website_name}`,
    isContent,
  });
  const shown = document === undefined ? [] : findContentImages(document.content, imageId);
  return [
    ...shown.map(({ path, place: words }) => place(path, words, true)),
    ...(document?.source_images.includes(imageId) ? [place('html', 'Own HTML')] : []),
    ...(published_images.includes(imageId) ? [place('public_page', 'Public page')] : []),
  ];
}

async function takeOutOf(rows: Rows, websiteId: string, image: ImageKey & { now: Date }): Promise<void> {
  const key = keyOf(image.restaurantId, 'content', websiteId);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await rows.documents.find(key);
    if (before === undefined) return;
    const next = withoutImage(before, image);
    const isSaved = next === before || (await rows.documents.put(next, isStill(before)));
    if (isSaved) return describeImages(rows, keyOf(image.restaurantId, 'site', websiteId), next);
  }
  throw new AppError('website_changed');
}

/** The next version, without the picture; the same when the content does not show it. */
function withoutImage(document: Document, { imageId, now }: ImageKey & { now: Date }): Document {
  const shown = findContentImages(document.content, imageId);
  if (shown.length === 0) return document;
  const version = document.version + 1;
  const change = { version, paths: shown.map(({ path }) => path) };
  return {
    ...document,
    version,
    updated_at: now.toISOString(),
    content: withoutContentImage(document.content, imageId),
    recent_changes: [...document.recent_changes, change].slice(-CHANGES_KEPT),
  };
}

/** A generation that begins to make the website anew leaves the version as it is. Its claim must not be lost. */
function isStill({ version, regeneration_id }: Document) {
  const isSame =
    regeneration_id === undefined
      ? 'attribute_not_exists(regeneration_id)'
      : 'regeneration_id = :regeneration';
  return {
    expression: `#version = :before AND ${isSame}`,
    names: { '#version': 'version' },
    values: {
      ':before': version,
      ...(regeneration_id !== undefined && { ':regeneration': regeneration_id }),
    },
  };
}

/** Tells the summary item, which knows of a later version already when this does nothing. */
async function describeImages(
  { websites }: Rows,
  key: ReturnType<typeof keyOf>,
  document: Document,
): Promise<void> {
  const { content, source_images, updated_at, version } = document;
  await websites.update(
    key,
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
}
