import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** Folder of a website's own pictures in the sites bucket. */
export function siteImageFolder(websiteId: string): string {
  return `images/${websiteId}`;
}

/** The key in the sites bucket of a picture's address: the path without its leading slash. */
export function siteImageKey(url: string): string {
  return url.replace(/^\//, '');
}

/** Removes every file of a website's own pictures. What is already gone is no failure. */
export async function deleteSiteImages(
  sites: ObjectStore,
  website: { websiteId: string; assets: SiteContent['image_assets'] },
): Promise<void> {
  const files = Object.entries(website.assets).flatMap(([url, { widths }]) =>
    widths.map((width) => siteImageKey(imageFile(url, width))),
  );
  const own = files.filter((key) => key.startsWith(`${siteImageFolder(website.websiteId)}/`));
  await Promise.all(own.map((key) => sites.delete(key)));
}
