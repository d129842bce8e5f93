import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';

/** `description`: the page's own description of the photo. */
export type PagePhoto = { url: string; description: string };

const MOST_PHOTOS = 12;
const NO_PHOTO = /\.(?:svg|gif|ico)$|icon|logo|sprite|badge|pixel|placeholder|favicon/i;
const SMALLEST = 200;

/** Finds photos that may show the restaurant, without logos, icons, and small images. */
export function pagePhotos(outline: PageOutline, base: URL): PagePhoto[] {
  const photos = new Map<string, PagePhoto>();
  for (const { attributes } of outline.named('img')) {
    const { src = '', 'data-src': lazy = '', alt = '', width, height } = attributes;
    const isSmall = Number(width ?? SMALLEST) < SMALLEST || Number(height ?? SMALLEST) < SMALLEST;
    const url = URL.parse((lazy === '' ? src : lazy).trim(), base);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 2_000) continue;
    if (isSmall || NO_PHOTO.test(url.pathname) || photos.has(url.href)) continue;
    photos.set(url.href, { url: url.href, description: alt.trim().slice(0, 160) });
    if (photos.size === MOST_PHOTOS) break;
  }
  return [...photos.values()];
}
