import { siteColors } from '#shared/site/color/palette-pairs.ts';
import { html, printableText, safeUrl, trustedHtml } from '#shared/site/html.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { isRightToLeft, printableContent } from './render-page.ts';
import { absoluteUrl, languageOf, type SiteFileReferences, siteHead } from './site-head.ts';
import { isOwnImage, type RenderMode, sitePage } from './site-page.ts';

/** The owner's sanitized custom HTML (the body's content) and CSS. */
export type CustomSource = { html: string; css: string };

export type SourcePageOptions = {
  mode: RenderMode;
  /** The page's absolute URL; ends with a slash. */
  siteUrl: string;
  /** Empty for root-relative addresses, or the sites origin if the page is shown on another one. */
  assetsOrigin: string;
  /** Files beside the published page. Absent: the page refers to none. */
  siteFiles?: SiteFileReferences;
};

const IMG_TAG = /<img(?: [^\s"=<>]+="[^"]*")*>/g;
const IMAGE_ATTRIBUTE = / (?:src|srcset)="[^"]*"/g;

/** Adds the sites origin to image addresses. The sanitizers quote all attributes. */
function withAssetsOrigin(source: CustomSource, origin: string): CustomSource {
  if (origin === '') return source;
  const placed = (attribute: string) => attribute.replace(/(^|["\s])\/(?=images\/)/g, `$1${origin}/`);
  return {
    html: source.html.replace(IMG_TAG, (tag) => tag.replace(IMAGE_ATTRIBUTE, placed)),
    css: source.css.replace(/url\(\/(?=images\/|fonts\/)/g, `url(${origin}/`),
  };
}

/** Omits the headings' typeface if the owner's styles don't use it, so that it isn't loaded. */
function headContent(content: SiteContent, css: string): SiteContent {
  const { typography } = content.design_system;
  if (css.includes(typography.headings_font)) return content;
  const design_system = { ...content.design_system, typography: { ...typography, headings_font: '' } };
  return { ...content, design_system };
}

/**
 * Renders the document around sanitized custom HTML and CSS. The head is the website's own (title, description,
 * address, icon, share image), but without structured data, which could contradict the owner's text. Pure.
 */
export function renderSourcePage(
  { content: given, source: givenSource }: { content: SiteContent; source: CustomSource },
  options: SourcePageOptions,
): string {
  const content = printableContent(given);
  const siteUrl = safeUrl(options.siteUrl) ?? '/';
  const source = withAssetsOrigin(givenSource, options.assetsOrigin);
  const heroImage = isOwnImage(content.hero_image) ? content.hero_image : undefined;
  const head = siteHead({
    page: sitePage(content, options.mode, siteWordsOf(content.language)),
    content: headContent(content, source.css),
    colors: siteColors(content.design_system.color_palette),
    siteUrl,
    assetsOrigin: options.assetsOrigin,
    imageUrl: heroImage && absoluteUrl(options.assetsOrigin || siteUrl, heroImage),
    // The sanitizer prints no “<”; this makes sure that nothing ends the style element.
    css: source.css.replaceAll('<', '\\3c '),
    siteFiles: options.siteFiles,
  });
  const language = languageOf(content);
  const direction = isRightToLeft(language) && html` dir="rtl"`;
  return html`<!doctype html>
<html lang="${language}"${direction}>
<head>
${head}</head>
<body class="${content.template_id}">
${trustedHtml(printableText(source.html))}
</body>
</html>
`.markup;
}
