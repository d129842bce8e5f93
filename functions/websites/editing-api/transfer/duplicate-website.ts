import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { summaryOf } from '#functions/websites/content-description.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { detachDeletedImages } from '#functions/websites/editing-api/editing/detach-deleted-images.ts';
import { siteImageFolder } from '#functions/websites/site-images.ts';
import { snapshotFolder } from '#functions/websites/website-files.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { addWebsite, type WebsiteToAdd } from './add-website.ts';
import { withCopiedImages } from './copy-images.ts';

const SOURCE_FILE = { contentType: 'application/json', cacheControl: 'no-store' };
/** The longest name of a website (`displayName`). */
const NAME_MAX_LENGTH = 300;

/**
 * Duplicates a website. The copy has its own files, so that deleting one never affects the other; uploaded images
 * are shared.
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
      message: `“${copy.website_name}” is ready.`,
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
  const source_key = await copySource(siteVersions, original, websiteId);
  const copied = await withCopiedImages(sites, content, { from: original.website_id, to: websiteId });
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
    ...(original.fact_sources !== undefined && {
      fact_sources: withOwnKinds(original.fact_sources, ['name']),
    }),
  };
}

/** Never splits a character. */
function copyName(name: string): string {
  return `Copy of ${name}`
    .slice(0, NAME_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Returns the key of the copied HTML and CSS; undefined if the website has none. */
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
