import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createOutboxAds } from '#functions/ads/provider/outbox-ads.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { PUBLIC_PAGE, pageKey } from '#functions/websites/published-page.ts';
import { siteFolder } from '#functions/websites/website-files.ts';
import { bucketName } from '#infra/local/emulators.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { launchedAd } from './history/demo-ads.ts';
import type { DemoPage } from './history/demo-websites.ts';
import type { Demo } from './make-demo.ts';

/** The parts of the demo outside the tables. */
export type DemoOutside = {
  /** Publishes pages, without share images, and adds running ads to local mode's provider. */
  publish: (demo: Pick<Demo, 'pages' | 'ads'>) => Promise<void>;
  /** Removes the pages and ads of removed rows. */
  remove: (removed: readonly TableRow[]) => Promise<void>;
};

export function openDemoOutside(settings: { outboxDirectory: string; clock: Clock }): DemoOutside {
  const sites = openBucket({
    client: createS3Client({ forcePathStyle: true }),
    bucketName: bucketName('sites'),
  });
  const provider = createOutboxAds(settings);
  return {
    publish: async ({ pages, ads }) => {
      const put = ({ slug, url, content }: DemoPage) =>
        sites.put(pageKey(slug), demoPageHtml(content, url), PUBLIC_PAGE);
      await Promise.all([...pages.map(put), ...ads.map((ad) => provider.launch(launchedAd(ad)))]);
    },
    remove: async (removed) => {
      for (const { item } of removed) {
        const { slug, website_name, campaign_type, campaign_id, status } = item;
        // Rows of websites contain the address too, but only the claim's row has no website name.
        if (typeof slug === 'string' && website_name === undefined)
          await sites.deleteFolder(siteFolder(slug));
        const isRunning = campaign_type === 'ad' && status === 'active';
        if (isRunning)
          await rm(path.join(settings.outboxDirectory, 'ads', `${campaign_id}.json`), { force: true });
      }
    },
  };
}

export function demoPageHtml(content: DemoPage['content'], url: string): string {
  return renderSite(content, { mode: 'published', siteUrl: url, assetsOrigin: '' }).html;
}
