import { imageFolderOf } from '#functions/modules/images/content-images.ts';
import { summaryOf } from '#functions/modules/websites/content-description.ts';
import { siteImageFolder, siteImageKey } from '#functions/modules/websites/site-images.ts';
import { snapshotFolder } from '#functions/modules/websites/website-files.ts';
import type { WebsiteDocument } from '#functions/modules/websites/website-rows.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/website-editing-routes.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';
import { detachDeletedImages } from '../editing/detach-deleted-images.ts';
import { addWebsite, type WebsiteToAdd } from './add-website.ts';

const IMAGE_FILE = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
const SOURCE_FILE = { contentType: 'application/json', cacheControl: 'no-store' };
/** As many as a website's name may have characters (`displayName`). */
const NAME_MAX_LENGTH = 300;

/**
 * Makes a second website that begins as a copy. It has files of its own, so that deleting either never takes anything
 * from the other; uploaded pictures are the restaurant's and are shared.
 */
export function createDuplicateWebsite(
  dependencies: WebsiteEditingDependencies,
): Operation<typeof websiteEditingRoutes.duplicateWebsite> {
  return async ({ params }, { restaurantId }) => {
    const original = await dependencies.websites.getDocument({ restaurantId, websiteId: params.id });
    const copy = await addWebsite(dependencies, restaurantId, (websiteId) =>
      copyOf(dependencies, original, websiteId),
    );
    await detachDeletedImages(dependencies, copy, copy.used_images);
    return {
      website_id: copy.website_id,
      message: `“${copy.website_name}” was made.`,
      data: summaryOf(copy),
    };
  };
}

async function copyOf(
  { sites, siteVersions }: WebsiteEditingDependencies,
  original: WebsiteDocument,
  websiteId: string,
): Promise<WebsiteToAdd> {
  const { content, content_source, source_images, custom_requirements, design_preferences } = original;
  await copyImages(sites, original, websiteId);
  const source_key = await copySource(siteVersions, original, websiteId);
  const copied = withOwnImages(content, { from: original.website_id, to: websiteId });
  return {
    status: 'draft',
    content: { ...copied, website_name: copyName(content.website_name) },
    content_source: source_key === undefined ? 'sections' : content_source,
    ...(source_key !== undefined && {
      source_key,
      source_images: source_images?.map((id) => (id === original.website_id ? websiteId : id)),
    }),
    custom_requirements,
    design_preferences,
    generation_details: original.generation_details,
    ...(original.fact_sources !== undefined && { fact_sources: original.fact_sources }),
  };
}

/** Never ends in half a character. */
function copyName(name: string): string {
  return `Copy of ${name}`
    .slice(0, NAME_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Copies every file of the pictures that were drawn for the website. */
async function copyImages(
  sites: ObjectStore,
  { website_id, content }: WebsiteDocument,
  websiteId: string,
): Promise<void> {
  const own = Object.entries(content.image_assets).filter(([url]) => imageFolderOf(url) === website_id);
  const files = own.flatMap(([url, { widths }]) => widths.map((width) => imageFile(url, width)));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await sites.findBytes(siteImageKey(file));
      const copy = inFolder(file, { from: website_id, to: websiteId });
      if (bytes !== undefined) await sites.put(siteImageKey(copy), bytes, IMAGE_FILE);
    }),
  );
}

/** The key of the copied HTML and CSS; undefined when the website has none of its own. */
async function copySource(
  siteVersions: ObjectStore,
  { restaurant_id: restaurantId, website_id, source_key }: WebsiteDocument,
  websiteId: string,
): Promise<string | undefined> {
  const json = source_key === undefined ? undefined : await siteVersions.find(source_key);
  if (source_key === undefined || json === undefined) return undefined;
  const name = source_key.slice(snapshotFolder({ restaurantId, websiteId: website_id }).length);
  const key = `${snapshotFolder({ restaurantId, websiteId })}${name}`;
  const place = { from: website_id, to: websiteId };
  await siteVersions.put(
    key,
    json.replaceAll(`/${siteImageFolder(place.from)}/`, `/${siteImageFolder(place.to)}/`),
    SOURCE_FILE,
  );
  return key;
}

type FolderChange = { from: string; to: string };

function inFolder(url: string, { from, to }: FolderChange): string {
  const folder = `/${siteImageFolder(from)}/`;
  return url.startsWith(folder) ? `/${siteImageFolder(to)}/${url.slice(folder.length)}` : url;
}

/** The content with every picture of the one folder taken from the other. */
function withOwnImages(content: SiteContent, change: FolderChange): SiteContent {
  const [page] = content.pages;
  const { gallery } = page.sections;
  const images = gallery.images.map((image) => ({ ...image, url: inFolder(image.url, change) }));
  return {
    ...content,
    hero_image: inFolder(content.hero_image, change),
    menu_items: content.menu_items.map((item) =>
      item.image === undefined ? item : { ...item, image: inFolder(item.image, change) },
    ),
    pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    image_assets: Object.fromEntries(
      Object.entries(content.image_assets).map(([url, asset]) => [inFolder(url, change), asset]),
    ),
  };
}
