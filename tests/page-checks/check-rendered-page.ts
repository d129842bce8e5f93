import { findingsOf } from '#functions/websites/publish-gate/gate-page.ts';
import {
  checkPage,
  type GateFinding,
  type GateInput,
} from '#functions/websites/publish-gate/publish-gate.ts';
import { printableContent } from '#shared/site/page/render-page.ts';
import { sitePage } from '#shared/site/page/site-page.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { checkJsonLd } from './check-json-ld.ts';
import { checkNesting } from './check-nesting.ts';
import { checkAltTexts, checkHeadings, checkIds, checkLandmarks } from './check-structure.ts';

/**
 * Checks a published page of the renderer: everything that publishing checks, and what only the renderer can break.
 * That is one h1 and ordered headings, landmarks, alt texts, IDs, valid nesting (`checkNesting`), and JSON-LD that
 * matches page and content (`checkJsonLd`). It isn't a complete validator: it ignores combinations of attributes.
 */
export function checkRenderedPage(input: GateInput): GateFinding[] {
  const content = printableContent(input.content);
  const { hero_image: heroImage, opening_hours: hours, dated_hours: dates = [], services = [] } = content;
  const words = siteWordsOf(content.language);
  const shown = sitePage(content, 'published', words);
  return [
    ...checkPage(input),
    ...findingsOf(input.html, (page) => [
      ...checkHeadings(page),
      ...checkLandmarks(page),
      ...checkAltTexts(page),
      ...checkIds(page),
      ...checkJsonLd(page, { shown, hours, dates, services, heroImage, words }),
      ...checkNesting(page),
    ]),
  ];
}
