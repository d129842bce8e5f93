import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '#functions/websites/source/sanitize-html.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { BoundedParser, MAX_ELEMENTS, TooComplexError } from './bounded-parser.ts';
import { checkSourcePage } from './gate-source.ts';
import { checkPage } from './publish-gate.ts';

/** Unclosed formatting is opened again in every paragraph, so a few kilobytes become a million elements. */
const formats = (count: number) => Array.from({ length: count }, (_, index) => `<b id=a${index}>`).join('');
const EXPLOSIVE: [string, string][] = [
  [
    'a long attribute copied into every paragraph',
    `<p><b title="${'x'.repeat(10_000)}">${'<p>x'.repeat(6_000)}`,
  ],
  ['end tags that make elements', '</p>'.repeat(60_000)],
  ['more tags than a page can have', '<br>'.repeat(MAX_ELEMENTS + 1)],
  ['comments', '<!---->'.repeat(MAX_ELEMENTS + 1)],
];
/** The sanitizer flattens deep nesting, so it accepts these. The gate refuses them as they are. */
const DEEP: [string, string][] = [
  ['formatting reopened in every paragraph', `<p>${formats(500)}${'<p>x'.repeat(1_500)}`],
  ['formatting that is never closed, before paragraphs', `<p>${formats(1_000)}${'<p>x'.repeat(3_000)}`],
  ['nested elements', '<div>'.repeat(10_000)],
  ['formatting in nested elements', '<nobr><div>'.repeat(5_000)],
  ['nested elements with text', '<section>bread '.repeat(10_000)],
];

/** The number of nodes built before the parser stopped. */
function builtOf(html: string): number {
  const parser = new BoundedParser({});
  let built = 0;
  const { createElement } = parser.treeAdapter;
  parser.treeAdapter.createElement = (...details) => {
    built += 1;
    return createElement(...details);
  };
  expect(() => parser.read(html)).toThrow(TooComplexError);
  return built;
}

describe.each([...EXPLOSIVE, ...DEEP])('%s', (_, given) => {
  const html = `<!doctype html><html><head></head><body>${given}`;

  test('stops parsing at the limits of a page', () => {
    expect(builtOf(html)).toBeLessThanOrEqual(MAX_ELEMENTS + 1);
  });

  test('is rejected by the validator for that alone, with a sentence', () => {
    const content = aSiteContent();
    const refusal = [
      { code: 'page_too_complex', element: 'body', message: expect.stringMatching(/^This HTML has .+\.$/) },
    ];
    expect(checkSourcePage({ html, content })).toEqual(refusal);
    expect(checkPage({ html, content, pageBytes: 0 })).toEqual(refusal);
  });
});

const SITES = { sitesOrigin: 'https://sites.example' };

test.each(EXPLOSIVE)('%s: rejected by the sanitizer', (_, given) => {
  expect(() => sanitizeHtml(given, SITES)).toThrow(TooComplexError);
});

test.each(DEEP)('%s: cleaned by the sanitizer, which reports what it removed', (_, given) => {
  const { html, findings } = sanitizeHtml(`<h1>Lupo</h1>${given}`, SITES);
  expect(html).toMatch(/^<h1>Lupo<\/h1>/);
  expect(sanitizeHtml(html, SITES).html).toBe(html);
  expect(findings).toContainEqual(
    expect.objectContaining({ message: 'This element was nested too deeply, so we removed it.' }),
  );
});

test('content deeper than browsers allow ends with its elements', () => {
  const deep = `${'<div>'.repeat(600)}x${'</div>'.repeat(600)}<p>Call us</p>`;
  expect(sanitizeHtml(deep, SITES).html).toMatch(/<\/div><p>Call us<\/p>$/);
});

test('a page at the element limit is read', () => {
  const html = `<!doctype html><html><head></head><body>${'<br>'.repeat(MAX_ELEMENTS - 4)}`;
  expect(() => new BoundedParser({}).read(html)).not.toThrow();
});

test.each([
  [MAX_ELEMENTS, true],
  [MAX_ELEMENTS + 1, false],
])(
  'a comment with %i tags is read: %s, because tags are counted before anything is parsed',
  (tags, isRead) => {
    const read = () => new BoundedParser({}).read(`<!--${'<b'.repeat(tags - 1)}-->`);
    if (isRead) expect(read).not.toThrow();
    else expect(read).toThrow(TooComplexError);
  },
);
