import type { Operation } from '#functions/platform/http-handler.ts';
import type { WebsiteVersion } from '#shared/contract/website.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { keepVersion } from './keep-version.ts';
import type { KeptVersion } from './kept-versions.ts';
import type { WebsiteDependencies } from './operations.ts';
import type { WebsiteRecord } from './website-rows.ts';

type Dependencies = Pick<WebsiteDependencies, 'websites' | 'sites' | 'siteVersions' | 'clock'>;

/** Keeps the website as it is now. Its content was saved before, edit by edit. */
export function saveVersion(dependencies: Dependencies): Operation<typeof websiteRoutes.saveVersion> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, document] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const kept = await keepVersion(dependencies, { document, reason: 'saved' });
    return { message: 'All changes saved successfully!', data: versionOf(kept, website) };
  };
}

/** A kept version as calls answer it. */
export function versionOf(kept: KeptVersion, website: WebsiteRecord): WebsiteVersion {
  return { ...kept, is_public: kept.version === website.published_version };
}
