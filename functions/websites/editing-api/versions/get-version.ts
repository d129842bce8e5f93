import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCustomHtml } from '#functions/websites/custom-html.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { readSnapshot } from '#functions/websites/snapshots/read-snapshot.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { versionOf } from './save-version.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'siteVersions' | 'sitesOrigin'>;

/** Returns a snapshot, rendered when it is read. */
export function createGetVersion(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.getVersion> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const website = await dependencies.websites.get(key);
    const { kept, document } = await readSnapshot(dependencies, key, params.version);
    const page_html = await renderSnapshot(dependencies, document, website.url);
    return { data: { version: versionOf(kept, website), page_html } };
  };
}

/** Renders the sections or the custom HTML, whichever the snapshot uses. Images come from the sites origin. */
async function renderSnapshot(
  { siteVersions, sitesOrigin }: Dependencies,
  document: WebsiteDocument,
  url: string | undefined,
): Promise<string> {
  const { content, content_source } = document;
  const place = { mode: 'published', siteUrl: url ?? `${sitesOrigin}/`, assetsOrigin: sitesOrigin } as const;
  const source = content_source === 'html' ? await readCustomHtml(siteVersions, document) : undefined;
  if (source !== undefined) {
    const { renderSourcePage } = await import('#shared/site/page/source-page.ts');
    return renderSourcePage({ content, source }, place);
  }
  const { renderSite } = await import('#shared/site/page/render-site.ts');
  return renderSite(content, place).html;
}
