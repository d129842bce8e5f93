import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { withPageLock } from '#functions/websites/page-lock.ts';
import { releaseSlugs } from '#functions/websites/slugs/claim-slug.ts';
import { deleteRemains } from '#functions/websites/website-files.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { publicationOf } from './publish-website.ts';
import { takeOffline } from './unpublish-website.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'slugs' | 'restaurants' | 'sites' | 'siteVersions' | 'clock' | 'redrawOffers'
>;

/**
 * Deletes everything of a website, even while its generation is finishing: without its document no edit restores
 * it, without its claim nothing counts it, and without its row no one finds it. The row goes last, so that deleting
 * again finishes an interrupted deletion.
 */
export function createDeleteWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.deleteWebsite> {
  return async ({ params }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const website = await dependencies.websites.get(key);
    await withPageLock(dependencies, website, (locked) => {
      const { website_name, status } = locked;
      audit.before = { website_name, was_published: status === 'published', ...publicationOf(locked) };
      return deleteAll(dependencies, key, locked);
    });
    await dependencies.redrawOffers(restaurantId);
    return { message: 'Website deleted.' };
  };
}

async function deleteAll(dependencies: Dependencies, key: WebsiteKey, website: WebsiteRecord): Promise<void> {
  const { websites, restaurants, clock } = dependencies;
  await takeOffline(dependencies, website);
  await releaseSlugs(dependencies.slugs, website, (await restaurants.find(key.restaurantId))?.slug);
  await websites.deleteDocument(key);
  await deleteRemains(dependencies, key);
  await restaurants.dropClaim(key.restaurantId, key.websiteId);
  await restaurants.uncountWebsite(key.restaurantId, { websiteId: key.websiteId, as: 'published' });
  const gone = { websiteId: key.websiteId, as: 'total', at: clock.now().toISOString() } as const;
  await restaurants.uncountWebsite(key.restaurantId, gone);
  if (!(await websites.delete(key))) throw new AppError('not_found');
}
