import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import { offlinePage } from '#shared/site/files/offline-page.ts';
import { type ExportedSite, imageFiles } from '#shared/site/files/site-export.ts';
import { siteRobots } from '#shared/site/files/site-robots.ts';
import { siteSitemap } from '#shared/site/files/site-sitemap.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { renderSourcePage } from '#shared/site/page/source-page.ts';

/** Fixed, so that the same website packs to the same bytes. Zip's calendar begins here. */
const MODIFIED = new Date(1980, 0, 1);
const PLACE = { mode: 'published', siteUrl: '/', assetsOrigin: '.' } as const;

/** A website to pack; `publicUrl` while it is published. */
export type WebsiteToPack = { site: ExportedSite; publicUrl?: string | undefined; updatedAt: string };

/**
 * The bytes of a zip that opens from a folder without a server: the page, its pictures and typefaces, what search
 * engines ask for, and `site.json`. Always in the same order. Holds one picture at a time.
 */
export async function* packWebsite(
  sites: Pick<ObjectStore, 'findBytes'>,
  website: WebsiteToPack,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const page = offlinePageOf(website.site);
  for (const [name, text] of textFiles(website, page)) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = MODIFIED;
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    yield* ready.splice(0);
  }
  for (const path of [...fontPaths(page), ...imageFiles(website.site)]) {
    const bytes = await sites.findBytes(siteImageKey(path));
    if (bytes === undefined) continue;
    const file = new ZipPassThrough(siteImageKey(path));
    file.mtime = MODIFIED;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
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

/** The files of the typefaces that the page's styles name. */
function fontPaths(page: string): string[] {
  return [...new Set(page.match(/\/fonts\/[\w-]+(?:\.[\w-]+)*/g) ?? [])].toSorted();
}
