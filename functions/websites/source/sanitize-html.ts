import { serialize } from 'parse5';
import libraryClean from 'sanitize-html';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { printableText } from '#shared/site/html.ts';
import { MAX_HTML_BYTES, type SourceFinding } from '#shared/websites/contract/website.ts';
import { ALLOWED_HTML, DROPPED_WHOLE } from './allowed-html.ts';
import { cleanTree, MAX_DEPTH } from './clean-tree.ts';
import { newReadingFaults } from './css/sanitize-css.ts';
import { findMistakes } from './html-mistakes.ts';
import type { MovedStyle } from './moved-styles.ts';
import { pageAdvice } from './page-advice.ts';
import { type ParsedSource, parseSource } from './parse-source.ts';
import { type Fault, mistake, quote, removed } from './source-findings.ts';

/** `styles`: the content of its style elements, for the CSS. */
export type SanitizedHtml = { html: string; styles: MovedStyle[]; findings: SourceFinding[] };

/** The elements of our designs' drawings. */
const SHAPES = ['svg', 'path', 'g', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];
const SHAPE_ATTRIBUTES =
  'class aria-hidden viewbox fill stroke stroke-width stroke-linecap stroke-linejoin d cx cy r rx ry x y x1 y1 x2 y2 points width height transform opacity fill-rule clip-rule'.split(
    ' ',
  );

/** The same allow-list for the library. Drawings were compared with our own before. */
const LIBRARY_RULES: libraryClean.IOptions = {
  allowedTags: [...Object.keys(ALLOWED_HTML), ...SHAPES],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ALLOWED_HTML).map(([tag, rules]) => [tag, Object.keys(rules)])),
    ...Object.fromEntries(SHAPES.map((tag) => [tag, SHAPE_ATTRIBUTES])),
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...DROPPED_WHOLE].filter((name) => name !== 'svg'),
  nestingLimit: MAX_DEPTH * 2,
  // Already sanitized by the rules for style sheets.
  parseStyleAttributes: false,
};

/** Closing open tags can make a text many times longer. */
const MAX_LENGTH = 2 * MAX_HTML_BYTES;
/** Real pages need two passes; some inputs need more. */
const MAX_PASSES = 5;

/**
 * Returns what a published page's body may contain of an owner's HTML: elements and attributes of `ALLOWED_HTML`,
 * links to web, phone, or mail addresses, and images of the sites origin. Two parsers must agree: parse5 builds the
 * tree that is cleaned, then sanitize-html checks its output with the same allow-list, until neither changes the
 * text. Sanitizing the result again changes nothing. Throws `TooComplexError`.
 */
export function sanitizeHtml(given: string, { sitesOrigin }: { sitesOrigin: string }): SanitizedHtml {
  const text = printableText(given);
  const parsed = parseSource(text);
  const findings: SourceFinding[] = [...frameFindings(parsed), ...findMistakes(parsed)];
  const reading = newReadingFaults();
  const styles: MovedStyle[] = [];
  cleanTree(parsed.body, { sitesOrigin, reading, findings, styles, head: parsed.head });
  findings.push(...pageAdvice(parsed.body));
  let html = bySecondParser(parsed.body);
  for (let pass = 0; pass < MAX_PASSES && html.length <= MAX_LENGTH; pass++) {
    const { body } = parseSource(html);
    cleanTree(body, { sitesOrigin, reading, findings: [], styles: [] });
    const next = bySecondParser(body);
    if (next === html)
      return { html, styles, findings: findings.toSorted((one, other) => one.line - other.line) };
    html = next;
  }
  const fault = mistake('HTML', 'This HTML has too many errors, so we didn’t keep any of it.');
  return { html: '', styles, findings: [{ ...fault, source: 'html', line: 1 }] };
}

/** The output of sanitize-html, parsed and serialized again by parse5. */
function bySecondParser(body: PageElement): string {
  const { body: rebuilt } = parseSource(libraryClean(serialize(body), LIBRARY_RULES));
  return serialize(rebuilt).trim();
}

/** Findings for a pasted document's head and its html and body elements, because the page has its own. */
function frameFindings({ head, frameSettings }: ParsedSource): SourceFinding[] {
  const findings: SourceFinding[] = [];
  const note = (line: number, fault: Fault) => findings.push({ ...fault, source: 'html', line });
  if (head !== undefined) {
    const message = 'We left out your document’s head because the website has its own.';
    note(head.line, removed('<head>', message));
  }
  for (const { name, line } of frameSettings) {
    const message = 'We left out your html and body attributes because the website has its own.';
    note(line, removed(`<${quote(name)}>`, message));
  }
  return findings;
}
