import { API_BASE } from '#shared/contract/route.ts';

export type HeroPicture = {
  address: string;
  /** A small file for phones. */
  small?: string;
};

/**
 * Where a card finds the picture of a website. A picture of a site is a path on the sites origin and has a
 * thumbnail; an owner may also have named a whole address. Undefined when there is none.
 */
export function heroPicture(heroImage: string, sitesOrigin: string | undefined): HeroPicture | undefined {
  if (heroImage === '' || sitesOrigin === undefined) return undefined;
  if (!heroImage.startsWith('/')) return { address: heroImage };
  return { address: sitesOrigin + heroImage, small: thumbnailOf(heroImage) };
}

/** Readable by `<img>`: the address needs no token. */
function thumbnailOf(path: string): string {
  const name = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  return `${API_BASE}/website-builder/images/thumbnail/${name}?size=large&format=webp`;
}
