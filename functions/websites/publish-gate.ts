import { MAX_PAGE_BYTES, pageWeights } from '#shared/site/page-weight.ts';
import { MINIMUM_TEXT_CONTRAST, type SiteColors, siteColors, textPairs } from '#shared/site/palette-pairs.ts';
import { SAMPLE_NOTE } from '#shared/site/sample-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { checkStructuredData } from './publish-gate-facts.ts';
import {
  attributeOf,
  type GateFinding,
  nameElement,
  type ParsedPage,
  parsePage,
  rawTextOf,
} from './publish-gate-page.ts';
import { checkOutsideRequests, checkScripts } from './publish-gate-safety.ts';
import {
  checkAltTexts,
  checkDocument,
  checkHeadings,
  checkIds,
  checkLandmarks,
} from './publish-gate-structure.ts';

export type { GateFinding } from './publish-gate-page.ts';

export type GateInput = {
  /** The whole document, as it would be published. */
  html: string;
  content: SiteContent;
  /** From `pageBytes` in shared/site/page-weight.ts. */
  pageBytes: number;
};

/** The colours that the page's own CSS declares; the palette's where the page declares none. */
function colorsOf({ elements }: ParsedPage, content: SiteContent): SiteColors {
  const colors = siteColors(content.design_system.color_palette);
  const css = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(rawTextOf)
    .join('\n');
  for (const [, name = '', color = ''] of css.matchAll(/--([a-z-]+)\s*:\s*(#[0-9a-f]{6})\s*[;}]/gi)) {
    if (name in colors) Object.assign(colors, { [name]: color });
  }
  return colors;
}

function checkContrast(page: ParsedPage, content: SiteContent): GateFinding[] {
  return textPairs(colorsOf(page, content))
    .filter(({ ratio }) => ratio < MINIMUM_TEXT_CONTRAST)
    .map(({ name, foreground, background, ratio }) => ({
      code: 'contrast_low',
      element: name,
      message: `Text in ${foreground} on ${background} is hard to read: contrast ${ratio.toFixed(2)}, needed ${MINIMUM_TEXT_CONTRAST}.`,
    }));
}

function checkSamples({ elements }: ParsedPage): GateFinding[] {
  return elements
    .filter(
      (element) =>
        attributeOf(element, 'data-sample') !== undefined || rawTextOf(element).includes(SAMPLE_NOTE),
    )
    .map((element) => ({
      code: 'sample_left',
      element: nameElement(element),
      message: 'This is a sample. Replace it with your own words, or take it out.',
    }));
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

function checkWeight({ html, content, pageBytes }: GateInput): GateFinding[] {
  if (pageBytes <= MAX_PAGE_BYTES) return [];
  const [heaviest] = pageWeights(html, content);
  const element = heaviest?.what ?? 'the page itself';
  const message = `With its pictures the page weighs ${kilobytes(pageBytes)}; the most is ${kilobytes(MAX_PAGE_BYTES)}. The heaviest part is ${element} (${kilobytes(heaviest?.bytes ?? 0)}).`;
  return [{ code: 'page_too_heavy', element, message }];
}

/**
 * What stands between a page and its publication; an empty list lets it through. Rules: the foundation's
 * "Rendering and publishing" (valid HTML, headings, landmarks, alt texts, contrast 4.5:1, JSON-LD equal to
 * what is visible, no script, no outside request, at most 500 KB, no samples).
 */
export function checkPage(input: GateInput): GateFinding[] {
  const page = parsePage(input.html);
  return [
    ...checkDocument(page, input.html),
    ...checkHeadings(page),
    ...checkLandmarks(page),
    ...checkAltTexts(page),
    ...checkIds(page),
    ...checkContrast(page, input.content),
    ...checkStructuredData(page),
    ...checkScripts(page),
    ...checkOutsideRequests(page),
    ...checkWeight(input),
    ...checkSamples(page),
  ];
}
