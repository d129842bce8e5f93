import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { type ArchiveFile, zipFiles } from '#functions/platform/downloads/zip-files.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import { offlinePage } from '#shared/site/files/offline-page.ts';
import { type ExportedSite, imageFiles } from '#shared/site/files/site-export.ts';
import { siteRobots } from '#shared/site/files/site-robots.ts';
import { siteSitemap } from '#shared/site/files/site-sitemap.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { renderSourcePage } from '#shared/site/page/source-page.ts';

const PLACE = { mode: 'published', siteUrl: '/', assetsOrigin: '.' } as const;

/** A website to pack; `publicUrl` if it is published. */
export type WebsiteToPack = { site: ExportedSite; publicUrl?: string | undefined; updatedAt: string };

/**
 * Yields the bytes of a zip that opens from a folder without a server: page, images, fonts, files for search
 * engines, and `site.json`, always in this order.
 */
export function packWebsite(
  sites: Pick<ObjectStore, 'findBytes'>,
  website: WebsiteToPack,
): AsyncGenerator<Uint8Array> {
  return zipFiles(websiteFiles(sites, website));
}

/** Yields the files of the zip, with one image in memory. */
export async function* websiteFiles(
  sites: Pick<ObjectStore, 'findBytes'>,
  website: WebsiteToPack,
): AsyncGenerator<ArchiveFile> {
  const page = offlinePageOf(website.site);
  for (const [path, text] of textFiles(website, page)) yield { path, chunks: [text] };
  for (const address of [...fontPaths(page), ...imageFiles(website.site)]) {
    const path = siteImageKey(address);
    const bytes = await sites.findBytes(path);
    if (bytes !== undefined) yield { path, chunks: [bytes] };
  }
}

function offlinePageOf({ content, content_source, own_source }: ExportedSite): string {
  const isOwn = content_source === 'html' && own_source !== undefined;
  return offlinePage(
    isOwn ? renderSourcePage({ content, source: own_source }, PLACE) : renderSite(content, PLACE).html,
  );
}

function textFiles({ site, publicUrl, updatedAt }: WebsiteToPack, page: string): [string, string][] {
  const sitemap = publicUrl === undefined ? undefined : siteSitemap({ siteUrl: publicUrl, updatedAt });
  return [
    ['index.html', page],
    ['robots.txt', siteRobots({ siteUrl: publicUrl })],
    ...(sitemap === undefined ? [] : [['sitemap.xml', sitemap] satisfies [string, string]]),
    ['site.json', `${JSON.stringify(site, null, 2)}\n`],
  ];
}

/** The font files in the page's styles. */
function fontPaths(page: string): string[] {
  return [...new Set(page.match(/\/fonts\/[\w-]+(?:\.[\w-]+)*/g) ?? [])].toSorted();
}
