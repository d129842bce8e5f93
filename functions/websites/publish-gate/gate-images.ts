import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteFileReferences } from '#shared/site/page/site-head.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import {
  attributeOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
} from './gate-page.ts';

/** Bytes of each stored file by path. */
function storedFiles(assets: SiteContent['image_assets']): Map<string, { bytes: number; width: number }> {
  const filesOf = ([url, { widths, bytes }]: [string, ImageAsset]) =>
    widths.map((width, index): [string, { bytes: number; width: number }] => [
      imageFile(url, width),
      { bytes: bytes[index] ?? 0, width },
    ]);
  return new Map(Object.entries(assets).flatMap(filesOf));
}

/** The page's canonical address, such as `https://sites.example/lupo/`. */
export function addressOf({ elements }: ParsedPage): string {
  const isCanonical = (element: PageElement) =>
    element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical';
  const link = elements.find(isCanonical);
  return (link && attributeOf(link, 'href')) ?? '';
}

/** Returns the path of an address on the page's own origin; other addresses stay unchanged. */
export function pathOf(url: string, page: ParsedPage): string {
  const origin = /^https?:\/\/[^/]+/i.exec(addressOf(page))?.[0];
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

type Shown = { element: PageElement; path: string; width?: number };

function candidatesOf(element: PageElement): Shown[] {
  return (attributeOf(element, 'srcset') ?? '')
    .split(/,\s+/)
    .filter((candidate) => candidate !== '')
    .map((candidate) => {
      const [path = '', descriptor = ''] = candidate.trim().split(/\s+/);
      const width = /^(\d+)w$/.exec(descriptor)?.[1];
      return { element, path, ...(width !== undefined && { width: Number(width) }) };
    });
}

const SOCIAL_IMAGE = /^(og:image(:(secure_)?url)?|twitter:image(:src)?)$/;

function shownBy(element: PageElement, page: ParsedPage): Shown[] {
  const { tagName } = element;
  const value = (name: string) => attributeOf(element, name) ?? '';
  if (tagName === 'img') return [{ element, path: value('src') }, ...candidatesOf(element)];
  if (tagName === 'link' && /(^|\s)icon(\s|$)/.test(value('rel')) && !/^data:image\//.test(value('href'))) {
    return [{ element, path: pathOf(value('href'), page) }];
  }
  const isSocial = tagName === 'meta' && SOCIAL_IMAGE.test(value('property') || value('name'));
  return isSocial ? [{ element, path: pathOf(value('content'), page) }] : [];
}

/** Addresses of files that are published with the page: the share image and the icon. */
function filesBeside(page: ParsedPage, siteFiles: SiteFileReferences = {}): Set<string> {
  const { shareImage, favicon } = siteFiles;
  const share = shareImage && pathOf(`${addressOf(page)}${shareImage.path}`, page);
  return new Set([share, favicon].filter((path) => path !== undefined));
}

/** Names the image by its description or its file. */
export function missingImage(path: string, description = ''): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = (description.trim() || file || path).slice(0, 80);
  return `The image “${name}” isn’t in your library. Upload it again, or remove it from the page.`;
}

/**
 * Checks that all images in img, srcset, icon, and og:image are non-empty stored files of this site
 * (`image_assets`), with true widths in srcset. Only the icon may be a `data:` address. Icon and og:image may also
 * be files published with the page. The bucket isn't checked.
 */
export function checkImages(
  page: ParsedPage,
  content: SiteContent,
  siteFiles?: SiteFileReferences,
): GateFinding[] {
  const files = storedFiles(content.image_assets);
  const beside = filesBeside(page, siteFiles);
  const refused = ({ element }: Shown, message: string) => [
    { code: 'picture_missing', element: nameElement(element), message },
  ];
  return page.elements
    .flatMap((element) => shownBy(element, page))
    .filter(({ element, path }) => element.tagName === 'img' || !beside.has(path))
    .flatMap((shown) => {
      const file = files.get(shown.path);
      if (!file) return refused(shown, missingImage(shown.path, attributeOf(shown.element, 'alt')));
      const name = shown.path.slice(0, 80);
      if (file.bytes <= 0) return refused(shown, `The image ${name} is empty. Upload it again.`);
      if (shown.width === undefined || shown.width === file.width) return [];
      return refused(
        shown,
        `The image ${name} is ${file.width} px wide, but the page states a different width.`,
      );
    });
}
