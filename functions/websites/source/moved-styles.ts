import { attributeOf, type PageElement, rawTextOf } from '#functions/websites/publish-gate/gate-page.ts';
import { MAX_CSS_BYTES, type SourceFinding } from '#shared/websites/contract/website.ts';
import { type SanitizedCss, sanitizeCss } from './css/sanitize-css.ts';

/** The content of a style element, and its line in the owner's HTML. */
export type MovedStyle = { css: string; line: number };

/** The styles of a style element; undefined if it contains something else. */
export function movedStyle(element: PageElement): MovedStyle | undefined {
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'text/css') return undefined;
  const text = rawTextOf(element).replaceAll(/<!--|-->/g, '');
  const media = attributeOf(element, 'media')?.trim() ?? '';
  const css = media === '' || media === 'all' ? text : `@media ${media}{${text}}`;
  const { startTag, startLine = 1 } = element.sourceCodeLocation ?? {};
  return { css, line: startTag?.endLine ?? startLine };
}

/** Appends the HTML's styles to the owner's CSS unless they are already there. */
export function withMovedStyles(given: string, styles: readonly MovedStyle[]): SanitizedCss {
  const own = sanitizeCss(given);
  if (styles.length === 0) return own;
  const moved = sanitizeCss(onTheirLines(styles));
  const inHtml = moved.findings.map((finding): SourceFinding => ({ ...finding, source: 'html' }));
  const findings = [...inHtml, ...own.findings];
  if (own.css.includes(moved.css.trim())) return { css: own.css, findings };
  const both = own.css + moved.css;
  const css = Buffer.byteLength(both) > MAX_CSS_BYTES ? both : sanitizeCss(both).css;
  return { css, findings };
}

/** One style sheet with the line numbers of the HTML. */
function onTheirLines(styles: readonly MovedStyle[]): string {
  let [text, line] = ['', 1];
  for (const style of styles) {
    const empty = '\n'.repeat(Math.max(0, style.line - line));
    text += `${empty}${style.css}`;
    line += empty.length + style.css.split('\n').length - 1;
  }
  return text;
}
