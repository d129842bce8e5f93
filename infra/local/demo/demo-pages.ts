import { PUBLIC_PAGE, pageKey } from '#functions/modules/websites/published-page.ts';
import { siteFolder } from '#functions/modules/websites/website-files.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { bucketName } from '#infra/local/emulators.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { DemoPage } from './history/demo-websites.ts';
import { isDemoId } from './restaurants/demo-restaurants.ts';

/** Puts pages before guests; without the pictures that shared links show, which take long to draw. */
export async function publishDemoPages(pages: readonly DemoPage[]): Promise<void> {
  const sites = openSites();
  await Promise.all(
    pages.map(({ slug, url, content }) => sites.put(pageKey(slug), demoPageHtml(content, url), PUBLIC_PAGE)),
  );
}

export function demoPageHtml(content: DemoPage['content'], url: string): string {
  return renderSite(content, { mode: 'published', siteUrl: url, assetsOrigin: '' }).html;
}

/** Takes the pages of the demo's restaurants away, by the rows of the addresses that were theirs. */
export async function removeDemoPages(removed: readonly TableRow[]): Promise<void> {
  const sites = openSites();
  const slugs = removed.flatMap(({ item: { slug, restaurant_id, record_id } }) =>
    typeof slug === 'string' && record_id === undefined && isDemoId(restaurant_id) ? [slug] : [],
  );
  for (const slug of slugs) await sites.deleteFolder(siteFolder(slug));
}

function openSites() {
  return openBucket({ client: createS3Client({ forcePathStyle: true }), bucketName: bucketName('sites') });
}
