import { relativeLuminance } from '#shared/site/color/contrast.ts';
import type { SiteColors } from '#shared/site/color/palette-pairs.ts';
import { siteFavicon } from '#shared/site/files/site-favicon.ts';
import { findFontFamily } from '#shared/site/fonts.ts';
import { html, type SafeHtml, safeUrl, trustedHtml } from '#shared/site/html.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { printedLanguage } from './hours-part.ts';
import type { SitePage } from './site-page.ts';

/** `https://sites.example/osteria/` and `/images/x.webp` → `https://sites.example/images/x.webp`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return (/^https?:\/\/[^/]+/i.exec(siteUrl)?.[0] ?? '') + (safeUrl(path) ?? '');
}

function preloadFont({ content, assetsOrigin, css }: HeadSource): SafeHtml | undefined {
  const family = findFontFamily(content.design_system.typography.headings_font);
  const upright = [...(family?.basic ?? []), ...(family?.files ?? [])].filter(
    ({ style }) => style === 'normal',
  );
  const file = upright.find(({ path }) => css.includes(path));
  // One value, because the first of several would be taken for the address.
  const address = `${assetsOrigin}${file?.path}`;
  return (
    file &&
    html`<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>
`
  );
}

/** Files that publishing puts beside the page. Paths are relative to the site's folder. */
export type SiteFileReferences = {
  /** The image for shared links; width and height in pixels. */
  shareImage?: { path: string; width: number; height: number };
  favicon?: string;
  sitemap?: string;
};

function shareImageTags({ page, siteUrl, imageUrl, siteFiles }: HeadSource): SafeHtml | undefined {
  const drawn = siteFiles?.shareImage;
  const url = drawn ? `${siteUrl}${drawn.path}` : imageUrl;
  if (url === undefined) return undefined;
  return html`<meta property="og:image" content="${url}">
${
  drawn &&
  html`<meta property="og:image:width" content="${drawn.width}">
<meta property="og:image:height" content="${drawn.height}">
<meta property="og:image:alt" content="${page.name}">
`
}<meta name="twitter:card" content="summary_large_image">
`;
}

/** Without its own file, the icon is a `data:` address, which needs no request. */
function fileLinks({ content, siteFiles }: HeadSource): SafeHtml {
  const { favicon, sitemap } = siteFiles ?? {};
  const drawn = `data:image/svg+xml,${encodeURIComponent(siteFavicon(content))}`;
  const icon =
    favicon === undefined
      ? trustedHtml(`<link rel="icon" href="${drawn}">\n`)
      : html`<link rel="icon" href="${favicon}" type="image/svg+xml">
`;
  const map =
    sitemap !== undefined &&
    html`<link rel="sitemap" type="application/xml" href="${sitemap}">
`;
  return html`${icon}${map}`;
}

function socialTags(source: HeadSource, description: string): SafeHtml {
  const { page, siteUrl } = source;
  return html`<meta property="og:type" content="restaurant.restaurant">
<meta property="og:site_name" content="${page.name}">
<meta property="og:title" content="${page.name}">
${
  description !== '' &&
  html`<meta property="og:description" content="${description}">
`
}<meta property="og:url" content="${siteUrl}">
${shareImageTags(source)}`;
}

export type HeadSource = {
  page: SitePage;
  content: SiteContent;
  colors: SiteColors;
  siteUrl: string;
  assetsOrigin: string;
  /** The absolute URL of the hero image. */
  imageUrl?: string;
  css: string;
  /** JSON-LD. Absent if the page's facts are unknown. */
  jsonLd?: string;
  siteFiles?: SiteFileReferences;
};

/** Returns a simple BCP 47 language; other values become English. */
export function languageOf(content: SiteContent): string {
  return printedLanguage(content.language);
}

/** The document's head for search engines, shared links, and browsers. */
export function siteHead(source: HeadSource): SafeHtml {
  const { page, content, colors, siteUrl } = source;
  const description = content.meta_description.trim() || page.description || page.tagline;
  const title =
    page.tagline !== '' && !page.tagline.startsWith(page.name)
      ? `${page.name} – ${page.tagline}`
      : page.tagline || page.name;
  const isLight = relativeLuminance(colors.paper) > 0.18;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/\s+/g, ' ')}</title>
${
  description !== '' &&
  html`<meta name="description" content="${description}">
`
}<link rel="canonical" href="${siteUrl}">
<meta name="theme-color" content="${colors.paper}">
<meta name="color-scheme" content="${isLight ? 'light' : 'dark'}">
<meta name="format-detection" content="telephone=no">
${socialTags(source, description)}${fileLinks(source)}${preloadFont(source)}<style>${trustedHtml(source.css)}</style>
${
  source.jsonLd !== undefined &&
  html`<script type="application/ld+json">${trustedHtml(source.jsonLd)}</script>
`
}`;
}
