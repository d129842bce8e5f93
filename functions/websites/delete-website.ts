import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { releaseSlugs } from './claim-slug.ts';
import { keptFolder } from './keep-version.ts';
import type { WebsiteDependencies } from './operations.ts';
import { withPageLock } from './page-lock.ts';
import { deletePictures } from './site-pictures.ts';
import { takeOffline } from './unpublish-website.ts';
import type { WebsiteKey, WebsiteRecord } from './websites-repository.ts';

const VERSIONS_AT_ONCE = 25;

type Dependencies = Pick<
  WebsiteDependencies,
  'websites' | 'slugs' | 'restaurants' | 'sites' | 'siteVersions' | 'clock'
>;

/**
 * Deletes everything of a website, also while the job that made it is not quite done: once its claim is
 * dropped nothing counts it again, and once its row is gone nothing brings it back. The row goes last, so that
 * deleting again finishes what died half-way.
 */
export function deleteWebsite(dependencies: Dependencies): Operation<typeof websiteRoutes.deleteWebsite> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const website = await dependencies.websites.get(key);
    await withPageLock(dependencies, website, (locked) => deleteAll(dependencies, key, locked));
    return { message: 'Website deleted.' };
  };
}

async function deleteAll(dependencies: Dependencies, key: WebsiteKey, website: WebsiteRecord): Promise<void> {
  const { websites, restaurants } = dependencies;
  await takeOffline(dependencies, website);
  await releaseSlugs(dependencies.slugs, website);
  await deleteVersions(dependencies, key);
  await deleteContent(dependencies, key);
  await restaurants.dropClaim(key.restaurantId, key.websiteId);
  await restaurants.uncountWebsite(key.restaurantId, { websiteId: key.websiteId, as: 'published' });
  await restaurants.uncountWebsite(key.restaurantId, { websiteId: key.websiteId, as: 'total' });
  if (!(await websites.delete(key))) throw new AppError('not_found');
}

async function deleteVersions({ websites, siteVersions }: Dependencies, key: WebsiteKey): Promise<void> {
  await siteVersions.deleteFolder(keptFolder({ restaurant_id: key.restaurantId, website_id: key.websiteId }));
  for (;;) {
    const versions = await websites.listVersions(key, VERSIONS_AT_ONCE);
    if (versions.length === 0) return;
    await Promise.all(versions.map((version) => websites.deleteVersion(version)));
  }
}

async function deleteContent({ websites, sites }: Dependencies, key: WebsiteKey): Promise<void> {
  const document = await websites.findDocument(key);
  if (document === undefined) return;
  await deletePictures(sites, { websiteId: key.websiteId, assets: document.content.image_assets });
  await websites.deleteDocument(key);
}
