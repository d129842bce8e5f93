import { defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, descendantsOf, type PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { mistake } from './source-findings.ts';

export const ALT_MISSING = 'Add a description (alt) to this image for people who can’t see it.';

function at(element: PageElement | undefined, what: string, message: string): SourceFinding {
  return { ...mistake(what, message), source: 'html', line: element?.sourceCodeLocation?.startLine ?? 1 };
}

/**
 * Advice on a sanitized page: images without a description, and more or less than one main heading. A page without
 * text gets none.
 */
export function pageAdvice(body: PageElement): SourceFinding[] {
  if (!body.childNodes.some((node) => tree.isElementNode(node))) return [];
  const elements = descendantsOf(body);
  const images = elements
    .filter((element) => element.tagName === 'img' && attributeOf(element, 'alt') === undefined)
    .map((image) => at(image, '<img>', ALT_MISSING));
  const [first, ...others] = elements.filter(({ tagName }) => tagName === 'h1');
  const headings = others.map((heading) =>
    at(heading, '<h1>', 'The page already has a main heading (h1). Use h2 for the others.'),
  );
  const missing = at(
    undefined,
    '<h1>',
    'Add a main heading (h1) so search engines and screen readers know what this page is about.',
  );
  return [...images, ...(first === undefined ? [missing] : headings)];
}
