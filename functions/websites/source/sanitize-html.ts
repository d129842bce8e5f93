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

/** `styles`: what its style elements held, for the CSS. */
export type SanitizedHtml = { html: string; styles: MovedStyle[]; findings: SourceFinding[] };

/** What the drawings of our own designs are made of. */
const SHAPES = ['svg', 'path', 'g', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];
const SHAPE_ATTRIBUTES =
  'class aria-hidden viewbox fill stroke stroke-width stroke-linecap stroke-linejoin d cx cy r rx ry x y x1 y1 x2 y2 points width height transform opacity fill-rule clip-rule'.split(
    ' ',
  );

/** The same allow-list for the library; the drawings that it lets pass were compared with our own before. */
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
  // Cleaned before, by the rules for stylesheets.
  parseStyleAttributes: false,
};

/** Closing what stands open can make a text many times as long. */
const MAX_LENGTH = 2 * MAX_HTML_BYTES;
/** Passes until nothing changes any more; honest pages need two, and some inputs only settle after more. */
const MAX_PASSES = 5;

/**
 * What an owner's HTML leaves for the body of a published page: the elements and attributes of `ALLOWED_HTML`,
 * links that lead to web, phone or mail addresses, pictures of the sites origin. Two parsers have to agree: the
 * standard's own (parse5) builds the tree that is cleaned, then sanitize-html reads what that printed with the same
 * allow-list, until the text is one that both leave as it is. Sanitizing the result again changes nothing.
 * Throws `TooComplexError`.
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

/** The tree after sanitize-html and once more through the standard's parser, in its own spelling. */
function bySecondParser(body: PageElement): string {
  const { body: rebuilt } = parseSource(libraryClean(serialize(body), LIBRARY_RULES));
  return serialize(rebuilt).trim();
}

/** What is said of a pasted document's frame, which the page has of its own. */
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
