import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { Snapshot } from '#functions/websites/snapshots/snapshots.ts';
import { takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { WebsiteVersion } from '#shared/websites/contract/website.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'sites' | 'siteVersions' | 'clock'>;

/** Keeps the current website as a version. Its content is already saved. */
export function createSaveVersion(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.saveVersion> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, document] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const kept = await takeSnapshot(dependencies, { document, reason: 'saved' });
    audit.after = { version: document.version };
    return { message: 'All changes saved successfully!', data: versionOf(kept, website) };
  };
}

/** A snapshot for the API. */
export function versionOf(kept: Snapshot, website: WebsiteRecord): WebsiteVersion {
  return { ...kept, is_public: kept.version === website.published_version };
}
