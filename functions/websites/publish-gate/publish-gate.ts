import { MAX_PAGE_BYTES, pageWeights } from '#shared/site/files/page-weight.ts';
import { SAMPLE_NOTE } from '#shared/site/gallery/sample-content.ts';
import { printableContent } from '#shared/site/page/render-page.ts';
import type { SiteFileReferences } from '#shared/site/page/site-head.ts';
import { sitePage } from '#shared/site/page/site-page.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { checkJsonLd } from './gate-facts.ts';
import { checkImages } from './gate-images.ts';
import { checkNesting } from './gate-nesting.ts';
import {
  attributeOf,
  findingsOf,
  type GateFinding,
  nameElement,
  type ParsedPage,
  rawTextOf,
} from './gate-page.ts';
import { checkOutsideRequests, checkScripts } from './gate-safety.ts';
import { checkAltTexts, checkDocument, checkHeadings, checkIds, checkLandmarks } from './gate-structure.ts';
import { checkContrast, checkRendererStyles, type StyleRule } from './gate-styles.ts';
import { checkSpelling, checkTags } from './gate-tags.ts';
import { checkVocabulary, RENDERED_VOCABULARY, type Vocabulary } from './gate-vocabulary.ts';
import { pageTooHeavy } from './page-too-heavy.ts';

export type { GateFinding } from './gate-page.ts';

export type GateInput = {
  /** The whole document as it would be published. */
  html: string;
  content: SiteContent;
  /** From `pageBytes` in shared/site/files/page-weight.ts. */
  pageBytes: number;
  /** Files that are published with the page, as they were given to `renderSite`. */
  siteFiles?: SiteFileReferences;
};

function checkSamples({ elements }: ParsedPage): GateFinding[] {
  return elements
    .filter(
      (element) =>
        attributeOf(element, 'data-sample') !== undefined || rawTextOf(element).includes(SAMPLE_NOTE),
    )
    .map((element) => ({
      code: 'sample_left',
      element: nameElement(element),
      message: 'This is sample text. Replace it or remove it.',
    }));
}

function checkWeight({ html, content, pageBytes }: GateInput): GateFinding[] {
  if (pageBytes <= MAX_PAGE_BYTES) return [];
  return [pageTooHeavy(pageBytes, pageWeights(html, content)[0])];
}

/** The rules that differ between rendered pages and other pages. */
export type GateRules = { vocabulary: Vocabulary; checkStyles: StyleRule };

/** For pages from sections: what the renderer prints, with its style sheet. */
export const SECTION_RULES: GateRules = {
  vocabulary: RENDERED_VOCABULARY,
  checkStyles: checkRendererStyles,
};

/** Skips unknown parts that another check has already reported. */
function unnamed(unknown: readonly GateFinding[], named: readonly GateFinding[]): GateFinding[] {
  const elements = new Set(named.map(({ element }) => element));
  return unknown.filter(({ element }) => !elements.has(element));
}

function checkContentOf(
  page: ParsedPage,
  content: SiteContent,
  siteFiles: GateInput['siteFiles'],
): GateFinding[] {
  const { hero_image: heroImage, opening_hours: hours, dated_hours: dates = [], services = [] } = content;
  const words = siteWordsOf(content.language);
  const shown = sitePage(content, 'published', words);
  return [
    ...checkContrast(page, content),
    ...checkJsonLd(page, { shown, hours, dates, services, heroImage, words }),
    ...checkImages(page, content, siteFiles),
  ];
}

/**
 * Checks a page before publication; an empty list accepts it. It requires: HTML that browsers parse without
 * corrections, with elements and attributes of the vocabulary, nested by the standard (`checkNesting`); one h1 and
 * ordered headings; landmarks; alt texts; IDs; the style sheet (`checkRendererStyles`) with a contrast of 4.5:1;
 * JSON-LD that matches page and content (`checkJsonLd`); existing images; no scripts; no other origins; at most
 * `MAX_PAGE_BYTES`; no samples. It is no complete validator: combinations of attributes aren't checked.
 */
export function checkPage(input: GateInput, rules: GateRules = SECTION_RULES): GateFinding[] {
  return findingsOf(input.html, (page) => checkParsed(page, input, rules));
}

function checkParsed(page: ParsedPage, input: GateInput, rules: GateRules): GateFinding[] {
  const content = printableContent(input.content);
  const findings = [
    ...checkDocument(page),
    ...checkHeadings(page),
    ...checkLandmarks(page),
    ...checkAltTexts(page),
    ...checkIds(page),
    ...checkScripts(page),
    ...checkOutsideRequests(page),
    ...checkContentOf(page, content, input.siteFiles),
    ...checkWeight(input),
    ...checkSamples(page),
    ...checkSpelling(page, input.html),
    ...checkTags(page, input.html),
  ];
  const unknown = [...checkVocabulary(page, rules.vocabulary), ...checkNesting(page)];
  return [...findings, ...unnamed(unknown, findings), ...rules.checkStyles(page, content)];
}
