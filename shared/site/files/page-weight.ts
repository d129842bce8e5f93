import { findFontFamily } from '#shared/site/fonts.ts';
import {
  desktopFileWidth,
  findImageAsset,
  type ImageSlot,
  imageFile,
} from '#shared/site/page/responsive-image.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { needsRestOfLatin } from '#shared/site/unicode-ranges.ts';

/** The most bytes of a page with its images and fonts. */
export const MAX_PAGE_BYTES = 500 * 1024;

type Weight = { what: string; bytes: number };

type ShownImage = { url: string; slot: ImageSlot; asset: ImageAsset };

/** All places with an image, the hero first. */
export function imagePlaces(content: SiteContent): ShownImage[] {
  const { images } = findTemplate(content.template_id);
  const gallery = content.section_order.includes('gallery') ? content.pages[0].sections.gallery.images : [];
  const dishes = content.section_order.includes('menu') ? content.menu_items : [];
  const shown: [string, ImageSlot][] = [
    [content.hero_image, images.hero],
    ...gallery.map(({ url }, index): [string, ImageSlot] => [url, images.gallery(gallery.length, index)]),
    ...dishes.map(({ image }): [string, ImageSlot] => [image ?? '', images.dish]),
  ];
  return shown.flatMap(([url, slot]) => {
    const asset = findImageAsset(content, url);
    return asset ? [{ url, slot, asset }] : [];
  });
}

/** The bytes of an image's file. */
export const fileBytes = ({ widths, bytes }: ImageAsset, width: number | undefined): number =>
  width === undefined ? 0 : (bytes[widths.indexOf(width)] ?? 0);

function imageWeights(html: string, content: SiteContent): Weight[] {
  const weights = new Map<string, Weight>();
  for (const { url, slot, asset } of imagePlaces(content)) {
    const offered = asset.widths.filter((width) => html.includes(imageFile(url, width)));
    const width = desktopFileWidth(offered, slot);
    weights.set(`${url} ${width}`, { what: `picture ${url}`, bytes: fileBytes(asset, width) });
  }
  return [...weights.values()];
}

/** Letters outside Latin-1 make browsers load the extended files, too. */
const EXTENDED_LATIN = /[\u0100-\u02ba\u1e00-\u1eff]/;

function fontWeights(html: string, content: SiteContent): Weight[] {
  const { headings_font, body_font } = content.design_system.typography;
  const { usesHeadingItalic } = findTemplate(content.template_id);
  const needsExtended = EXTENDED_LATIN.test(html);
  const filesOf = (name: string, hasItalic: boolean) => {
    const { basic = [], files = [] } = findFontFamily(name) ?? {};
    const isBasic = basic.some(({ path }) => html.includes(path));
    const needsLatin = !isBasic || needsRestOfLatin(html);
    const fetched = { basic: isBasic, latin: needsLatin, 'latin-ext': needsExtended };
    return [...basic, ...files].filter(
      ({ style, subset }) => fetched[subset] && (hasItalic || style === 'normal'),
    );
  };
  const all = [...filesOf(headings_font, usesHeadingItalic), ...filesOf(body_font, false)];
  const files = new Map(all.map((file) => [file.path, file]));
  return [...files.values()].map(({ path, bytes }) => ({ what: `font ${path}`, bytes }));
}

/** The length in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** All files that a window of 1440 px at density 1 loads after scrolling to the end, heaviest first. */
export function pageWeights(html: string, content: SiteContent): Weight[] {
  const document = { what: 'the page itself', bytes: byteLength(html) };
  return [document, ...fontWeights(html, content), ...imageWeights(html, content)].sort(
    (a, b) => b.bytes - a.bytes,
  );
}

/** The bytes of the page, its fonts, and its images, uncompressed. The gate's limit is `MAX_PAGE_BYTES`. */
export function pageBytes(html: string, content: SiteContent): number {
  return pageWeights(html, content).reduce((sum, { bytes }) => sum + bytes, 0);
}
