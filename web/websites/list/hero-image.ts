import { API_BASE } from '#shared/contract/route.ts';

export type HeroImage = {
  address: string;
  /** A small file for phones. */
  small?: string;
};

/**
 * The URL of a website’s image on its card. Our images are paths on the sites origin with thumbnails; owners can also
 * use a full URL. Undefined if there is none.
 */
export function heroImage(path: string, sitesOrigin: string | undefined): HeroImage | undefined {
  if (path === '' || sitesOrigin === undefined) return undefined;
  if (!path.startsWith('/')) return { address: path };
  return { address: sitesOrigin + path, small: thumbnailOf(path) };
}

/** For `<img>`: the URL needs no token. */
function thumbnailOf(path: string): string {
  const name = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  return `${API_BASE}/website-builder/images/thumbnail/${name}?size=large&format=webp`;
}
