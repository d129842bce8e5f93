import { isBasicText } from '#shared/site/basic-letters.ts';
import { colorsCss, siteColors } from '#shared/site/color/palette-pairs.ts';
import { fontFacesCss } from '#shared/site/font-faces.ts';
import { fontStack, glyphWidth } from '#shared/site/fonts.ts';
import { html, printableText, type SafeHtml, safeUrl } from '#shared/site/html.ts';
import { aboutSection } from '#shared/site/sections/about-section.ts';
import { contactSection } from '#shared/site/sections/contact-section.ts';
import { faqSection } from '#shared/site/sections/faq-section.ts';
import { featuresSection } from '#shared/site/sections/features-section.ts';
import { gallerySection } from '#shared/site/sections/gallery-section.ts';
import { heroSection } from '#shared/site/sections/hero-section.ts';
import { menuSection } from '#shared/site/sections/menu-section.ts';
import { reviewsSection } from '#shared/site/sections/reviews-section.ts';
import type { SectionSource } from '#shared/site/sections/section-frame.ts';
import type { SectionName, SiteContent } from '#shared/site/site-content.ts';
import { BASE_CSS, SAMPLE_CSS } from '#shared/site/templates/base-css.ts';
import type { Template } from '#shared/site/templates/template.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { EDIT_MARKS, NO_MARKS, sectionPath } from './edit-marks.ts';
import { editablePage } from './editable-page.ts';
import { jsonLd } from './json-ld.ts';
import { createImagePrinter, type ImageCaps } from './responsive-image.ts';
import { absoluteUrl, languageOf, type SiteFileReferences, siteHead } from './site-head.ts';
import { isOwnImage, type RenderMode, sitePage } from './site-page.ts';

export type RenderOptions = {
  mode: RenderMode;
  /** The page's absolute URL; ends with a slash. */
  siteUrl: string;
  /** Empty for root-relative addresses, or the sites origin if the page is shown on another one. */
  assetsOrigin: string;
  /**
   * Adds marks for editing in place (`EditMarks`) to a preview: empty parts are shown, and there are no samples.
   * Published pages never have marks.
   */
  isEditable?: boolean;
  /** Also prints suggestions that the owner hasn't kept, which guests don't see. */
  isWholeDraft?: boolean;
  /** Limits images to narrower files; `renderSite` chooses the limits. */
  imageCaps?: ImageCaps;
  /** Files beside the published page. Absent: the page refers to none. */
  siteFiles?: SiteFileReferences;
};

export type RenderedSite = {
  /** The whole document, with the CSS in one style element. */
  html: string;
  css: string;
  /** The content of the body element. */
  body: string;
};

function siteHeader({ page, marks, words }: SectionSource): SafeHtml {
  const names = page.linked.filter((section) => section !== 'hero');
  const links = names.map((section) => html`<li><a href="#${section}">${words.sections[section]}</a></li>`);
  if (links.length === 0) links.push(html`<li><a href="#hero">${words.sections.hero}</a></li>`);
  return html`<a class="skip-link" href="#main">${words.skipToContent}</a>
<header class="site-header"><a class="brand" href="#hero" dir="auto"${marks.text('website_name', 'Add the name of your restaurant')}>${page.name}</a>
<nav aria-label="${words.onThisPage}"><ul>${links}</ul></nav></header>
`;
}

function siteFooter({ page: { name, contact }, marks, words }: SectionSource): SafeHtml {
  const phone = contact?.phone?.isSample === false ? contact.phone : undefined;
  return html`<footer class="site-footer"><div class="inner"><p class="footer-name" dir="auto"${marks.text('website_name', 'Add the name of your restaurant')}>${name}</p>${
    contact &&
    contact.address !== '' &&
    html`<p dir="auto"${marks.text(sectionPath('contact', 'address'), 'Add your address')}>${contact.address}</p>`
  }${phone?.href !== undefined && html`<p><a href="${phone.href}" dir="auto"${marks.text(sectionPath('contact', 'phone'), 'Add a phone number')}>${phone.text}</a></p>`}<p><a href="#hero">${words.backToTop}</a></p></div></footer>
`;
}

const SECTION_PRINTERS: Record<
  Exclude<SectionName, 'hero'>,
  (source: SectionSource) => SafeHtml | undefined
> = {
  about: aboutSection,
  menu: menuSection,
  gallery: gallerySection,
  reviews: reviewsSection,
  faq: faqSection,
  contact: contactSection,
};

function siteBody(source: SectionSource, heroImage: string): SafeHtml {
  const { page } = source;
  const featuresFollow = page.sections.includes('about') ? 'about' : 'hero';
  const sections = page.sections.map((section) => {
    const printed = section === 'hero' ? heroSection(source, heroImage) : SECTION_PRINTERS[section](source);
    return section === featuresFollow ? html`${printed}${featuresSection(source)}` : printed;
  });
  return html`${siteHeader(source)}<main id="main" tabindex="-1">
${sections}</main>
${siteFooter(source)}`;
}

function isForEditing({ mode, isEditable }: Pick<RenderOptions, 'mode' | 'isEditable'>): boolean {
  return mode === 'preview' && isEditable === true;
}

/** How much wider the headings' font is than the design's own; 1 if it isn't. */
function headingSet(font: string, { designSystem }: Template): string {
  const drawn = glyphWidth(designSystem.typography.headings_font);
  return Math.max(1, glyphWidth(font) / drawn).toFixed(2);
}

export type CssOptions = Pick<RenderOptions, 'mode' | 'assetsOrigin' | 'isEditable'>;

/**
 * A design with the words of the content's language. `editCss` is for pages with marks, so only editors need to
 * load it.
 */
export type PageDesign = { template: Template; words: SiteWords; editCss?: string };

/** The style sheet of a page. */
export function pageCss(
  content: SiteContent,
  design: Omit<PageDesign, 'words'>,
  options: CssOptions,
): string {
  const { color_palette, typography } = content.design_system;
  const { body_font, headings_font } = typography;
  const { template, editCss = '' } = design;
  const fonts = `:root{--body-font:${fontStack(body_font)};--headings-font:${fontStack(headings_font)};--set:${headingSet(headings_font, template)}}`;
  return [
    fontFacesCss([headings_font, body_font], {
      assetsOrigin: options.assetsOrigin,
      isBasic: isBasicText(JSON.stringify(printableContent(content)), content.language),
    }),
    colorsCss(color_palette),
    fonts,
    BASE_CSS,
    template.css,
    options.mode === 'preview' ? SAMPLE_CSS : '',
    ...(isForEditing(options) ? [editCss] : []),
  ].join('\n');
}

/** Removes control characters first, so that a text with nothing else counts as missing. */
export function printableContent(content: SiteContent): SiteContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? printableText(value) : value,
  );
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ckb)\b/i;

/** Whether a BCP 47 language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.test(language);
}

/**
 * Renders a site's page in its design, which `renderSite` finds. Pure; the page has no scripts, forms, or requests
 * to other origins. `published` shows only what the owner has; `preview` fills gaps with labeled samples (spec,
 * website builder §5).
 */
export function renderPage(given: SiteContent, design: PageDesign, options: RenderOptions): RenderedSite {
  const content = printableContent(given);
  const isEditable = isForEditing(options);
  const { template, words } = design;
  const shown = sitePage(content, isEditable ? 'published' : options.mode, words);
  const page = isEditable ? editablePage(content, { shown, words }) : shown;
  const marks = isEditable ? EDIT_MARKS : NO_MARKS;
  const siteUrl = safeUrl(options.siteUrl) ?? '/';
  const heroImage = isOwnImage(content.hero_image) ? content.hero_image : '';
  const printImage = createImagePrinter(content, options.assetsOrigin, options.imageCaps);
  const css = pageCss(content, design, options);
  const body = siteBody({ page, template, words, printImage, marks }, heroImage);
  const imageUrl = heroImage === '' ? undefined : absoluteUrl(options.assetsOrigin || siteUrl, heroImage);
  const head = siteHead({
    page: shown,
    content,
    colors: siteColors(content.design_system.color_palette),
    siteUrl,
    assetsOrigin: options.assetsOrigin,
    imageUrl,
    css,
    siteFiles: options.siteFiles,
    jsonLd: jsonLd({
      page: shown,
      hours: content.opening_hours,
      dates: content.dated_hours,
      services: content.services,
      siteUrl,
      imageUrl,
    }),
  });
  const language = languageOf(content);
  const direction = isRightToLeft(language) && html` dir="rtl"`;
  const document = html`<!doctype html>
<html lang="${language}"${direction}>
<head>
${head}</head>
<body class="${content.template_id}">
${body}</body>
</html>
`;
  return { html: document.markup, css, body: body.markup };
}
