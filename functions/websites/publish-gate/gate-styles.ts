import {
  MINIMUM_TEXT_CONTRAST,
  type SiteColors,
  siteColors,
  textPairs,
} from '#shared/site/color/palette-pairs.ts';
import { siteCss } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { type GateFinding, nameElement, type ParsedPage, rawTextOf } from './gate-page.ts';

/** Checks the page's style elements. */
export type StyleRule = (page: ParsedPage, content: SiteContent) => GateFinding[];

function styleElements({ elements }: ParsedPage) {
  return elements.filter(({ tagName }) => tagName === 'style');
}

/** The rule around the first difference between two texts. */
function firstDifference(css: string, expected: string): string {
  let index = 0;
  while (index < css.length && css[index] === expected[index]) index++;
  const start = Math.max(css.lastIndexOf('}', index - 1), css.lastIndexOf('\n', index - 1)) + 1;
  const piece = css.slice(start, css.indexOf('}', index) + 1 || undefined).trim();
  return piece.slice(0, 80) || 'a rule is missing at the end';
}

/**
 * Requires exactly one style element with the renderer's style sheet for this content. Designs use text colors only
 * in the pairs of `textPairs`, so `checkContrast` covers all of them.
 */
export const checkRendererStyles: StyleRule = (page, content) => {
  const styles = styleElements(page);
  const expected = siteCss(content, { mode: 'published', assetsOrigin: '' });
  if (styles.length === 0) {
    return [
      {
        code: 'styles_differ',
        element: 'head',
        message: 'Your design’s styles are missing. Save the website again.',
      },
    ];
  }
  return styles.flatMap((style, index) => {
    const css = rawTextOf(style);
    if (index === 0 && css === expected) return [];
    const piece = index === 0 ? firstDifference(css, expected) : css.trim().slice(0, 80);
    const message = `These styles don’t match your design, so we can’t check whether text is readable: ${piece}.`;
    return [{ code: 'styles_differ', element: nameElement(style), message }];
  });
};

/** The colors declared in the page's CSS, or the palette's. */
function colorsOf(page: ParsedPage, content: SiteContent): SiteColors {
  const colors = siteColors(content.design_system.color_palette);
  const css = styleElements(page).map(rawTextOf).join('\n');
  for (const [, name = '', color = ''] of css.matchAll(/--\b([a-z-]{1,40})\s*:\s*(#[0-9a-f]{6})\b/gi)) {
    if (name in colors) Object.assign(colors, { [name]: color });
  }
  return colors;
}

/** Requires a contrast of 4.5:1 for each pair of text and background that the designs use. */
export function checkContrast(page: ParsedPage, content: SiteContent): GateFinding[] {
  return textPairs(colorsOf(page, content))
    .filter(({ ratio }) => ratio < MINIMUM_TEXT_CONTRAST)
    .map(({ name, foreground, background, ratio }) => ({
      code: 'contrast_low',
      element: name,
      message: `Text color ${foreground} on ${background} is hard to read. The contrast is ${ratio.toFixed(2)} and must be at least ${MINIMUM_TEXT_CONTRAST}.`,
    }));
}
