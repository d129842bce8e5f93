import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { MAX_SNAPSHOTS } from '#functions/websites/snapshots/take-snapshot.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { versionOf } from './save-version.ts';

/** Lists the newest snapshots, newest first. */
export function createListVersions({
  websites,
}: Pick<WebsiteEditingDependencies, 'websites'>): Operation<typeof websiteEditingRoutes.listVersions> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, kept] = await Promise.all([
      websites.get(key),
      websites.listSnapshots(key, MAX_SNAPSHOTS),
    ]);
    return { data: { versions: kept.map((version) => versionOf(version, website)) } };
  };
}
