import { html, type SafeHtml, safeUrl } from '#shared/site/html.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import { drawnText } from '#shared/site/words/drawn-words.ts';

/** An image's place in a template. `sizes` is the HTML attribute. */
export type ImageSlot = {
  sizes: string;
  /** The place's width in CSS pixels in a window of 1440. */
  desktopWidth: number;
};

export type ImageOptions = {
  slot: ImageSlot;
  /** The first image loads immediately; others load when they come near. */
  isFirst?: boolean;
  alt: string;
};

/** The file of this width: `/images/<site>/<hash>-1600.webp` → `/images/<site>/<hash>-800.webp`. */
export function imageFile(url: string, width: number): string {
  return url.replace(/-\d+(\.\w+)$/, `-${width}$1`);
}

/** The file width that a window of 1440 px at density 1 chooses. */
export function desktopFileWidth(offered: readonly number[], slot: ImageSlot): number | undefined {
  return offered.find((width) => width >= slot.desktopWidth) ?? offered.at(-1);
}

/** Maps image addresses to the widest file that the page offers, in pixels. Absent: no limit. */
export type ImageCaps = ReadonlyMap<string, number>;

export function findImageAsset(content: SiteContent, url: string): ImageAsset | undefined {
  return Object.hasOwn(content.image_assets, url) ? content.image_assets[url] : undefined;
}

/** A drawing's subject is where the template expects it. Drawings of older websites are recognized by their text. */
const isDrawn = ({ drawn, alt }: ImageAsset): boolean =>
  drawn !== undefined || alt.startsWith('Illustration of ');

/** A drawing is described in the page's language, unless the owner wrote another text. */
function textOf(asset: ImageAsset | undefined, given: string, language: string): string {
  const own = given.trim();
  const isOwn = own !== '' && own !== asset?.alt.trim();
  const drawn = asset?.drawn === undefined || isOwn ? undefined : drawnText(language, asset.drawn);
  return drawn ?? (own || asset?.alt.trim() || '');
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Owners' photos are cropped around their center or their focal point. */
function framing(asset: ImageAsset): SafeHtml {
  const { focal_point: focus } = asset;
  if (focus) return html` style="object-position:${percent(focus.x)} ${percent(focus.y)}"`;
  return isDrawn(asset) ? html` class="drawn"` : html``;
}

/**
 * Creates the function that prints a site's images, within the limits of `caps`. `assetsOrigin` as for
 * `renderSite`.
 */
export function createImagePrinter(content: SiteContent, assetsOrigin: string, caps: ImageCaps = new Map()) {
  const addressOf = (url: string) => assetsOrigin + (safeUrl(url) ?? '');
  return (url: string, { slot, isFirst = false, alt }: ImageOptions): SafeHtml => {
    const asset = findImageAsset(content, url);
    const loading = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`;
    const text =
      textOf(asset, alt, content.language) || content.website_name.trim() || 'Photo of the restaurant';
    if (!asset) return html`<img src="${addressOf(url)}" alt="${text}"${loading} decoding="async">`;
    const cap = caps.get(url) ?? Number.POSITIVE_INFINITY;
    const widths = asset.widths.filter((width) => width <= cap);
    const files = widths.map((width) => `${addressOf(imageFile(url, width))} ${width}w`).join(', ');
    const widest = imageFile(url, widths.at(-1) ?? asset.width);
    return html`<img src="${addressOf(widest)}" srcset="${files}" sizes="${slot.sizes}" width="${asset.width}" height="${asset.height}" alt="${text}"${framing(asset)}${loading} decoding="async">`;
  };
}
