import { ALLOWED_HTML } from '#functions/websites/source/allowed-html.ts';
import { sanitizeCss, sanitizeDeclarations } from '#functions/websites/source/css/sanitize-css.ts';
import { ALT_MISSING } from '#functions/websites/source/page-advice.ts';
import { imagePaths, storedFiles } from '#functions/websites/source/source-images.ts';
import { sourceWeights } from '#functions/websites/source/source-weight.ts';
import { MAX_PAGE_BYTES } from '#shared/site/files/page-weight.ts';
import { printableContent } from '#shared/site/page/render-page.ts';
import { checkDocument } from './gate-document.ts';
import { checkImages, missingImage } from './gate-images.ts';
import {
  attributeOf,
  findingsOf,
  nameElement,
  type PageElement,
  type ParsedPage,
  rawTextOf,
  textOf,
} from './gate-page.ts';
import { checkOutsideRequests, checkScripts } from './gate-safety.ts';
import type { StyleRule } from './gate-styles.ts';
import { checkSpelling, checkTags } from './gate-tags.ts';
import { checkVocabulary, RENDERED_VOCABULARY, type Vocabulary } from './gate-vocabulary.ts';
import { pageTooHeavy } from './page-too-heavy.ts';
import type { GateFinding, GateInput, GateRules } from './publish-gate.ts';

const HEAD_ELEMENTS = ['html', 'head', 'meta', 'title', 'link', 'style', 'body'];
const DRAWING_ELEMENTS = ['svg', 'path'];

/** The renderer's head, our designs' drawings, and what owners may write, without scripts. */
const SOURCE_VOCABULARY: Vocabulary = {
  ...ALLOWED_HTML,
  ...Object.fromEntries(
    [...HEAD_ELEMENTS, ...DRAWING_ELEMENTS].map((name) => [name, RENDERED_VOCABULARY[name] ?? {}]),
  ),
};

function unclean(element: string, piece: string): GateFinding {
  const message = `Your styles include something we don’t allow (${piece}). Save them again to remove it.`;
  return { code: 'styles_unclean', element, message };
}

/** Requires styles as the sanitizer prints them, with only the website's own images. */
const checkOwnStyles: StyleRule = ({ elements }, content) => {
  const files = storedFiles(content.image_assets);
  const missing = (css: string, element: PageElement): GateFinding[] =>
    imagePaths({ html: '', css })
      .filter((path) => !files.has(path))
      .map((path) => ({
        code: 'picture_missing',
        element: nameElement(element),
        message: missingImage(path),
      }));
  return elements.flatMap((element) => {
    const inline = attributeOf(element, 'style');
    if (inline !== undefined && sanitizeDeclarations(inline).css !== inline) {
      return [unclean(nameElement(element), inline.slice(0, 80))];
    }
    if (element.tagName !== 'style') return missing(inline ?? '', element);
    const css = rawTextOf(element);
    const { css: clean, findings } = sanitizeCss(css);
    if (clean === css) return missing(css, element);
    return [unclean(nameElement(element), findings[0]?.what ?? 'its spelling')];
  });
};

/** For pages from the owner's custom HTML and CSS. */
export const SOURCE_RULES: GateRules = { vocabulary: SOURCE_VOCABULARY, checkStyles: checkOwnStyles };

/** The sanitizers may have removed everything, and guests must not see a blank page. */
function checkEmpty({ elements }: ParsedPage): GateFinding[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const hasImage = elements.some(({ tagName }) => tagName === 'img');
  if (hasImage || (body !== undefined && textOf(body) !== '')) return [];
  const message = 'This page is empty. Add content, or switch back to sections.';
  return [{ code: 'page_empty', element: 'body', message }];
}

function checkDescriptions({ elements }: ParsedPage): GateFinding[] {
  return elements
    .filter((element) => element.tagName === 'img' && attributeOf(element, 'alt') === undefined)
    .map((element) => ({
      code: 'alt_text_missing',
      element: nameElement(element),
      message: ALT_MISSING,
    }));
}

function checkWeight(
  page: ParsedPage,
  { html, content }: Pick<GateInput, 'html' | 'content'>,
): GateFinding[] {
  const weights = sourceWeights(page, html, content);
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= MAX_PAGE_BYTES) return [];
  return [pageTooHeavy(total, weights[0])];
}

/**
 * Checks a page from custom HTML. It refuses what could harm guests or wouldn't be shown as written: scripts and
 * embeds, other origins, unlisted elements and attributes, styles that the sanitizer would change, unknown images,
 * HTML that browsers correct, an empty page, a missing title or language, images without alt, and more than
 * `MAX_PAGE_BYTES`. Headings, landmarks, IDs, and contrast are up to the owner; the editor gives advice on them.
 */
export function checkSourcePage(input: Omit<GateInput, 'pageBytes'>): GateFinding[] {
  const content = printableContent(input.content);
  return findingsOf(input.html, (page) => [
    ...checkDocument(page),
    ...checkEmpty(page),
    ...checkDescriptions(page),
    ...checkScripts(page),
    // The stricter `checkOwnStyles` covers style sheets.
    ...checkOutsideRequests({
      ...page,
      elements: page.elements.filter(({ tagName }) => tagName !== 'style'),
    }),
    ...checkImages(page, content, input.siteFiles),
    ...checkWeight(page, { html: input.html, content }),
    ...checkSpelling(page, input.html),
    ...checkTags(page, input.html),
    // A link without its address is still valid HTML; image addresses are checked above.
    ...checkVocabulary(page, SOURCE_RULES.vocabulary).filter(({ code }) => code !== 'attribute_missing'),
    ...SOURCE_RULES.checkStyles(page, content),
  ]);
}
