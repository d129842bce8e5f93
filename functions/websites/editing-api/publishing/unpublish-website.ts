import type { Operation } from '#functions/platform/http/http-handler.ts';
import { summaryOf } from '#functions/websites/content-description.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { saveOrRefuse, unlocked, withPageLock } from '#functions/websites/page-lock.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import { siteUnpublished } from '#functions/websites/website-events.ts';
import { deleteSite } from '#functions/websites/website-files.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { publicationOf } from './publish-website.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'restaurants' | 'sites' | 'clock' | 'redrawOffers'
>;

/** Removes the public page. The website keeps its address and versions. */
export function createUnpublishWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.unpublishWebsite> {
  return async ({ params }, { restaurantId, audit }) => {
    const website = await dependencies.websites.get({ restaurantId, websiteId: params.id });
    const data = await withPageLock(dependencies, website, async (locked) => {
      audit.before = publicationOf(locked);
      await takeOffline(dependencies, locked);
      const isPublic = locked.status === 'published';
      const event = isPublic ? siteUnpublished(locked, dependencies.clock.now().toISOString()) : undefined;
      return saveOrRefuse(dependencies, unlocked(withoutAddress(locked)), event);
    });
    audit.after = { status: data.status };
    await dependencies.redrawOffers(restaurantId);
    return { message: 'Website unpublished.', data: summaryOf(data) };
  };
}

/** Removes the page and its count. Repeating it is safe. */
export async function takeOffline(
  { sites, restaurants }: Pick<Dependencies, 'sites' | 'restaurants'>,
  website: WebsiteRecord,
): Promise<void> {
  const { restaurant_id: restaurantId, website_id: websiteId, slug } = website;
  if (slug !== undefined) {
    await sites.delete(pageKey(slug));
    await deleteSite(sites, slug);
  }
  await restaurants.uncountWebsite(restaurantId, { websiteId, as: 'published' });
}

function withoutAddress(website: WebsiteRecord): WebsiteRecord {
  const status = website.status === 'published' ? 'completed' : website.status;
  const absent = {
    url: undefined,
    published_at: undefined,
    published_version: undefined,
    published_profile_version: undefined,
  };
  return { ...website, ...absent, status, published_images: [] };
}
