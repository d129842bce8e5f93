import { createHash } from 'node:crypto';
import type { ObjectStore, StoredObject } from '#functions/platform/aws/object-store.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import { offerFolder, siteFolder } from '#functions/websites/website-files.ts';
import { findImageAsset, imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteFileReferences } from '#shared/site/page/site-head.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { ShareImageSource } from './draw-share-image.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-layouts.ts';

type SiteFile = { name: string; body: string | Uint8Array; object: StoredObject };
export type SiteFiles = { files: readonly SiteFile[]; references: SiteFileReferences };

/** Draws the image that shared links show. */
export type DrawShareImage = (source: ShareImageSource) => Promise<Uint8Array>;

/** Loads its parts with the first publication, because most calls don't need them. */
export const drawShareImageDeferred: DrawShareImage = async (source) => {
  const { drawShareImage } = await import('./draw-share-image.ts');
  return drawShareImage(source);
};

/** These files keep their names, so browsers must revalidate them. */
const STABLE = 'public, max-age=3600';
/** The name is a content hash. */
const HASHED = 'public, max-age=31536000, immutable';
const HASH_LENGTH = 16;
/** Wide enough for the hero's part of the share image. */
const SHARED_HERO_WIDTH = 960;

/**
 * Creates the files beside a site's page: share image, favicon, and sitemap. Images and fonts are read from the
 * sites bucket.
 */
export async function makeSiteFiles(
  { sites, drawShareImage }: { sites: Pick<ObjectStore, 'findBytes'>; drawShareImage: DrawShareImage },
  site: { content: SiteContent; url: string; updatedAt: string },
): Promise<SiteFiles> {
  const { content, url, updatedAt } = site;
  const [{ siteFavicon }, { siteSitemap }] = await Promise.all([
    import('#shared/site/files/site-favicon.ts'),
    import('#shared/site/files/site-sitemap.ts'),
  ]);
  const shareImage = await drawShareImage({
    content,
    readFont: (path) => sites.findBytes(siteImageKey(path)),
    readImage: (image) => sites.findBytes(siteImageKey(narrowFile(content, image))),
  });
  const hash = createHash('sha256').update(shareImage).digest('hex').slice(0, HASH_LENGTH);
  const share: SiteFile = {
    name: `share-${hash}.jpg`,
    body: shareImage,
    object: { contentType: 'image/jpeg', cacheControl: HASHED },
  };
  const favicon = {
    name: 'favicon.svg',
    body: siteFavicon(content),
    object: { contentType: 'image/svg+xml', cacheControl: STABLE },
  };
  const sitemap = {
    name: 'sitemap.xml',
    body: siteSitemap({ siteUrl: url, updatedAt }),
    object: { contentType: 'application/xml', cacheControl: STABLE },
  };
  return {
    files: [share, favicon, sitemap],
    references: {
      shareImage: { path: share.name, width: SHARE_WIDTH, height: SHARE_HEIGHT },
      favicon: favicon.name,
      sitemap: sitemap.name,
    },
  };
}

function narrowFile(content: SiteContent, url: string): string {
  const widths = findImageAsset(content, url)?.widths ?? [];
  const width = widths.find((each) => each >= SHARED_HERO_WIDTH) ?? widths.at(-1);
  return width === undefined ? url : imageFile(url, width);
}

export async function putSiteFiles(
  sites: Pick<ObjectStore, 'put'>,
  slug: string,
  { files }: SiteFiles,
): Promise<void> {
  await Promise.all(
    files.map(({ name, body, object }) => sites.put(`${siteFolder(slug)}${name}`, body, object)),
  );
}

/** Removes files of earlier publications. Repeating it is safe. */
export async function dropOldSiteFiles(
  sites: Pick<ObjectStore, 'list' | 'delete'>,
  slug: string,
  { files }: SiteFiles,
): Promise<void> {
  const folder = siteFolder(slug);
  const kept = new Set(['index.html', ...files.map(({ name }) => name)].map((name) => `${folder}${name}`));
  const old = (await sites.list(folder)).filter(
    (key) => !kept.has(key) && !key.startsWith(offerFolder(slug)),
  );
  await Promise.all(old.map((key) => sites.delete(key)));
}
