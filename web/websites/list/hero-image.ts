import { API_BASE } from '#shared/contract/route.ts';

export type HeroImage = {
  address: string;
  /** A small file for phones. */
  small?: string;
};

/**
 * Where a card finds the image of a website. An image of a site is a path on the sites origin and has a
 * thumbnail; an owner may also have named a whole address. Undefined when there is none.
 */
export function heroImage(path: string, sitesOrigin: string | undefined): HeroImage | undefined {
  if (path === '' || sitesOrigin === undefined) return undefined;
  if (!path.startsWith('/')) return { address: path };
  return { address: sitesOrigin + path, small: thumbnailOf(path) };
}

/** Readable by `<img>`: the address needs no token. */
function thumbnailOf(path: string): string {
  const name = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  return `${API_BASE}/website-builder/images/thumbnail/${name}?size=large&format=webp`;
}
