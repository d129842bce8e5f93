import { relativeLuminance } from '#shared/site/contrast.ts';
import { findFontFamily } from '#shared/site/fonts.ts';
import { html, type SafeHtml, safeUrl, trustedHtml } from '#shared/site/html.ts';
import type { SiteColors } from '#shared/site/palette-pairs.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { SitePage } from '#shared/site/site-page.ts';

/** The first letter of the name on the site's own colour, as a `data:` address, which is no request. */
function faviconUrl(name: string, colors: SiteColors): string {
  const letter = [...name.toWellFormed()].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? 'R';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colors.primary}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" text-anchor="middle" fill="${colors['on-primary']}">${letter.toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** `https://sites.example/osteria/` and `/images/x.webp` → `https://sites.example/images/x.webp`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return (/^https?:\/\/[^/]+/i.exec(siteUrl)?.[0] ?? '') + (safeUrl(path) ?? '');
}

function preloadFont({ content, assetsOrigin }: HeadSource): SafeHtml | undefined {
  const family = findFontFamily(content.design_system.typography.headings_font);
  const file = family?.files.find(({ style, subset }) => style === 'normal' && subset === 'latin');
  return (
    file &&
    html`<link rel="preload" href="${assetsOrigin}${file.path}" as="font" type="font/woff2" crossorigin>
`
  );
}

function socialTags({ page, siteUrl, imageUrl }: HeadSource, description: string): SafeHtml {
  return html`<meta property="og:type" content="restaurant.restaurant">
<meta property="og:site_name" content="${page.name}">
<meta property="og:title" content="${page.name}">
${
  description !== '' &&
  html`<meta property="og:description" content="${description}">
`
}<meta property="og:url" content="${siteUrl}">
${
  imageUrl !== undefined &&
  html`<meta property="og:image" content="${imageUrl}">
<meta name="twitter:card" content="summary_large_image">
`
}`;
}

export type HeadSource = {
  page: SitePage;
  content: SiteContent;
  colors: SiteColors;
  siteUrl: string;
  assetsOrigin: string;
  /** Absolute URL of the hero picture. */
  imageUrl?: string;
  css: string;
  structuredData: string;
};

/** BCP 47 as far as the page needs it; anything else reads as English. */
export function languageOf(content: SiteContent): string {
  const language = content.language.trim();
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en';
}

/** The document's head: what search engines, shared links and browsers are told. */
export function siteHead(source: HeadSource): SafeHtml {
  const { page, content, colors, siteUrl } = source;
  const description = content.meta_description.trim() || page.description || page.tagline;
  const title =
    page.tagline !== '' && page.tagline !== page.name ? `${page.name} – ${page.tagline}` : page.name;
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
${socialTags(source, description)}${trustedHtml(`<link rel="icon" href="${faviconUrl(page.name, colors)}">\n`)}${preloadFont(source)}<style>${trustedHtml(source.css)}</style>
<script type="application/ld+json">${trustedHtml(source.structuredData)}</script>
`;
}
