import { MAX_KEPT_VERSIONS } from '#functions/modules/websites/keep-version.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteDependencies } from '#functions/websites/operations.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { versionOf } from './save-version.ts';

/** The newest kept versions, newest first. */
export function listVersions({
  websites,
}: Pick<WebsiteDependencies, 'websites'>): Operation<typeof websiteRoutes.listVersions> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, kept] = await Promise.all([
      websites.get(key),
      websites.listVersions(key, MAX_KEPT_VERSIONS),
    ]);
    return { data: { versions: kept.map((version) => versionOf(version, website)) } };
  };
}
