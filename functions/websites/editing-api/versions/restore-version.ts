import { imageFolderOf, imageUrls } from '#functions/images/content-images.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { WHOLE_ROW } from '#functions/platform/records/recent-changes.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import { describedBy } from '#functions/websites/content-description.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { detachDeletedImages } from '#functions/websites/editing-api/editing/detach-deleted-images.ts';
import { restoredFactSources } from '#functions/websites/restored-fact-sources.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import { readSnapshot } from '#functions/websites/snapshots/read-snapshot.ts';
import { takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'images' | 'profiles' | 'restaurants' | 'sites' | 'siteVersions' | 'sitesOrigin' | 'clock'
>;

/** Makes a snapshot the current version, and keeps the previous one. */
export function createRestoreVersion(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.restoreVersion> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    await websites.get(key);
    const { document: old } = await readSnapshot(dependencies, key, params.version);
    const content = await withoutLostImages(dependencies, old);
    const document = await changeDocument(dependencies, { key, baseVersion: undefined }, async (before) => {
      audit.before = { version: before.version };
      await takeSnapshot(dependencies, { document: before, reason: 'before_restore' });
      const sources = await restoredFactSources(dependencies, before, content);
      return { fields: { ...restoredFields(old), content, ...sources }, paths: [WHOLE_ROW] };
    });
    audit.after = { version: document.version, restored_version: params.version };
    await detachDeletedImages(dependencies, document, describedBy(document).used_images);
    return {
      message: 'Version restored. We saved the previous one too.',
      data: await wholeWebsite(
        dependencies,
        ...(await Promise.all([websites.get(key), websites.getDocument(key)])),
      ),
    };
  };
}

function restoredFields({
  content_source,
  source_key,
  source_images,
  custom_requirements,
  design_preferences,
  generation_details,
}: WebsiteDocument): Partial<WebsiteDocument> {
  const source = { content_source, source_key, source_images };
  return { ...source, custom_requirements, design_preferences, generation_details };
}

/** Removes images that have been deleted since. */
async function withoutLostImages(dependencies: Dependencies, old: WebsiteDocument): Promise<SiteContent> {
  const shown = imageUrls(old.content);
  const areThere = await Promise.all(shown.map((url) => isThere(dependencies, old.restaurant_id, url)));
  const lost = new Set(shown.filter((_, index) => areThere[index] === false));
  return lost.size === 0 ? old.content : withoutImages(old.content, lost);
}

async function isThere({ images, sites }: Dependencies, restaurantId: string, url: string): Promise<boolean> {
  const folder = imageFolderOf(url);
  if (folder === undefined) return false;
  return (await images.find(restaurantId, folder)) !== undefined || sites.exists(siteImageKey(url));
}

function withoutImages(content: SiteContent, lost: ReadonlySet<string>): SiteContent {
  const [page] = content.pages;
  const { gallery } = page.sections;
  const images = gallery.images.filter(({ url }) => !lost.has(url));
  return {
    ...content,
    hero_image: lost.has(content.hero_image) ? '' : content.hero_image,
    menu_items: content.menu_items.map(({ image, ...item }) =>
      image === undefined || lost.has(image) ? item : { ...item, image },
    ),
    pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    image_assets: Object.fromEntries(Object.entries(content.image_assets).filter(([url]) => !lost.has(url))),
  };
}
