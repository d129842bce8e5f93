import { MAX_PAGE_BYTES, pageWeights } from '#shared/site/files/page-weight.ts';
import { SAMPLE_NOTE } from '#shared/site/gallery/sample-content.ts';
import { printableContent } from '#shared/site/page/render-page.ts';
import type { SiteFileReferences } from '#shared/site/page/site-head.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { checkDocument } from './gate-document.ts';
import { checkImages } from './gate-images.ts';
import {
  attributeOf,
  findingsOf,
  type GateFinding,
  nameElement,
  type ParsedPage,
  rawTextOf,
} from './gate-page.ts';
import { checkOutsideRequests, checkScripts } from './gate-safety.ts';
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

/**
 * Checks a page from sections before publication; an empty list accepts it. It requires what an owner’s content could
 * break: HTML that browsers parse without corrections, with elements and attributes of the vocabulary; a title and a
 * language; the style sheet (`checkRendererStyles`) with a contrast of 4.5:1; existing images; no scripts; no other
 * origins; at most `MAX_PAGE_BYTES`; no samples. What depends on the renderer alone, such as structured data and
 * headings, is proved by tests (`tests/page-checks/`).
 */
export function checkPage(input: GateInput, rules: GateRules = SECTION_RULES): GateFinding[] {
  return findingsOf(input.html, (page) => checkParsed(page, input, rules));
}

function checkParsed(page: ParsedPage, input: GateInput, rules: GateRules): GateFinding[] {
  const content = printableContent(input.content);
  const findings = [
    ...checkDocument(page),
    ...checkScripts(page),
    ...checkOutsideRequests(page),
    ...checkContrast(page, content),
    ...checkImages(page, content, input.siteFiles),
    ...checkWeight(input),
    ...checkSamples(page),
    ...checkSpelling(page, input.html),
    ...checkTags(page, input.html),
  ];
  // Other checks say more about the elements that they name.
  const named = new Set(findings.map(({ element }) => element));
  const unknown = checkVocabulary(page, rules.vocabulary).filter(({ element }) => !named.has(element));
  return [...findings, ...unknown, ...rules.checkStyles(page, content)];
}
