import type { Operation } from '#functions/platform/http/http-handler.ts';
import { followProfile } from '#functions/websites/follow-profile.ts';
import { clearStaleRegeneration } from '#functions/websites/generation/clear-stale-regeneration.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import type { WebsiteDependencies } from './dependencies.ts';

/** Returns a website, rendered when it is read, so that renderer changes and current profile facts show right away. */
export function createGetWebsite(
  dependencies: Pick<
    WebsiteDependencies,
    'jobs' | 'websites' | 'restaurants' | 'profiles' | 'images' | 'sites' | 'siteVersions' | 'queue' | 'clock'
  >,
): Operation<typeof websiteRoutes.getWebsite> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [found, foundDocument] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const cleared = await clearStaleRegeneration(dependencies, foundDocument);
    const { document } = await followProfile(dependencies, cleared);
    const website = document === foundDocument ? found : await websites.get(key);
    if (document.version > website.content_version) await websites.describeContent(document);
    return { data: await wholeWebsite(dependencies, website, document) };
  };
}
