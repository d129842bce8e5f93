import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCustomHtml } from '#functions/websites/custom-html.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { followProfile } from '#functions/websites/follow-profile.ts';
import { slugify } from '#shared/site/slug.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

/** Enough time to start the download, which may take longer. */
const LINK_SECONDS = 10 * 60;

type Dependencies = Pick<
  WebsiteEditingDependencies,
  | 'websites'
  | 'profiles'
  | 'restaurants'
  | 'images'
  | 'sites'
  | 'siteVersions'
  | 'downloads'
  | 'clock'
  | 'ids'
>;

/**
 * Packs the current website, whether or not it is or could be published, because owners may leave with it anytime.
 * The page contains no samples.
 */
export function createDownloadWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.downloadWebsite> {
  const { websites, sites, siteVersions, downloads, clock, ids } = dependencies;
  return async ({ params }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, found] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const { document } = await followProfile(dependencies, found);
    const [own_source, { packWebsite }, { exportedSite }] = await Promise.all([
      readCustomHtml(siteVersions, document),
      import('#functions/websites/pack-website.ts'),
      import('#shared/site/files/site-export.ts'),
    ]);
    const now = clock.now();
    const { content, content_source, custom_requirements, updated_at: updatedAt } = document;
    const exported_at = now.toISOString();
    const site = exportedSite({ content, content_source, own_source, custom_requirements, exported_at });
    audit.after = { website_name: content.website_name };
    const filename = `${slugify(content.website_name)}.zip`;
    const download = {
      key: `downloads/${restaurantId}/${ids.next()}.zip`,
      filename,
      contentType: 'application/zip',
    };
    await downloads.put(download, packWebsite(sites, { site, publicUrl: website.url, updatedAt }));
    const url = await downloads.link(download, LINK_SECONDS);
    const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
    return { data: { url, filename, expires_at: expiresAt.toISOString() } };
  };
}
