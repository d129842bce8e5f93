import fc from 'fast-check';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { descendantsOf, type PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { checkSourcePage } from '#functions/websites/publish-gate/gate-source.ts';
import { renderSourcePage } from '#shared/site/page/source-page.ts';
import { type SiteContent, SiteContentSchema } from '#shared/site/site-content.ts';
import { aFullSiteContent, aPublishedPage } from '#tests/builders/a-published-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { OUTSIDE } from '#tests/builders/hostile-attempt.ts';
import { HOSTILE_CSS } from '#tests/builders/hostile-css.ts';
import { HOSTILE_HTML } from '#tests/builders/hostile-markup.ts';
import { sanitizeCss } from './css/sanitize-css.ts';
import { isOwnImage } from './own-address.ts';
import { isOwnOrnament } from './own-ornament.ts';
import { parseSource } from './parse-source.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const SITES = { sitesOrigin: 'https://sites.example' };
const clean = (html: string) => sanitizeHtml(html, SITES).html;

const DENIED = new Set(
  `script style iframe frame frameset object embed applet portal fencedframe base meta link form input button select
  textarea option svg math template noscript noembed noframes xmp plaintext listing title video audio source picture
  marquee dialog area map isindex`.split(/\s+/),
);
const ADDRESS = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'background',
  'poster',
  'cite',
  'ping',
  'data',
]);

/** A separate list of harmful markup, so that the test doesn't repeat the allow-list. */
function harmIn(element: PageElement): string[] {
  const harm = DENIED.has(element.tagName) && !isOwnOrnament(element) ? [element.tagName] : [];
  for (const { name, value, prefix } of element.attrs) {
    const plain = value.replace(/[^!-~]/g, '').toLowerCase();
    if (/^on|^srcdoc$|^name$|^is$|^slot$|^popover|^form|^ping$|^contenteditable$|^nonce$/.test(name))
      harm.push(name);
    if (prefix) harm.push(`${prefix}:${name}`);
    if (ADDRESS.has(name) && /^(javascript|vbscript|data|blob|feed):/.test(plain))
      harm.push(`${name}=${plain}`);
    if (name === 'src' && !isOwnImage(value)) harm.push(`src=${value}`);
    if (name === 'srcset' && /evil|:\/\//.test(value)) harm.push(`srcset=${value}`);
    if (name === 'style' && /url\((?!\/(images|fonts)\/)|fixed|expression|evil|image-set/i.test(value))
      harm.push(value);
  }
  return harm;
}

function bodyOf(html: string): PageElement {
  const root = parse(html).childNodes.find((node) => tree.isElementNode(node));
  const body = root?.childNodes.find((node) => tree.isElementNode(node) && node.tagName === 'body');
  if (body === undefined || !tree.isElementNode(body)) throw new Error('no body');
  return body;
}

function harmOfPage(html: string): string[] {
  return descendantsOf(bodyOf(html)).flatMap(harmIn);
}

test('the corpus is large and has no duplicates', () => {
  const all = [...HOSTILE_HTML, ...HOSTILE_CSS];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(120);
});

describe('of hostile HTML', () => {
  test.each(HOSTILE_HTML)('nothing harmful is left: %s', (payload) => {
    const html = clean(`<p>Before</p>${payload}<p>After</p>`);
    expect(harmOfPage(`<!doctype html><body>${html}</body>`)).toEqual([]);
    expect(html).not.toMatch(/<(script|style|iframe|svg|math|template|noscript)/i);
  });

  test.each(HOSTILE_HTML)('cleaning the result again changes nothing: %s', (payload) => {
    const html = clean(payload);
    expect(clean(html)).toBe(html);
    expect(serialize(parseSource(html).body)).toBe(html);
  });

  test('everything removed is listed with its line', () => {
    const silent = HOSTILE_HTML.filter(
      (payload) => sanitizeHtml(`\n\n${payload}`, SITES).findings.length === 0,
    );
    expect(silent.filter((payload) => /<[a-z!]/i.test(payload))).toEqual([]);
    const { findings } = sanitizeHtml('<h1>A</h1>\n\n<script>1</script>', SITES);
    expect(findings).toMatchObject([{ line: 3, what: '<script>' }]);
  });
});

describe('of hostile CSS', () => {
  test.each(HOSTILE_CSS)('nothing harmful is left: %s', (payload) => {
    const { css } = sanitizeCss(`h1 { color: blue; }\n${payload}`);
    expect(css).not.toContain('<');
    // A custom property may contain all text, but nothing remains that could load it or fix its position.
    const used = css.replace(/--[\w-]+: ("[^"]*"|[\w-]+);/g, '');
    expect(used).not.toMatch(
      /@import|@namespace|@document|expression|behavior|binding|progid|image-set|src\(|fixed/i,
    );
    expect(used.replaceAll('\\', '')).not.toContain('evil.example');
    for (const [, address = ''] of css.matchAll(/url\(([^)]*)\)/gi))
      expect(address).toMatch(/^\/(images|fonts)\//);
    expect(css).toContain('h1 {\n  color: blue;\n}');
    expect(sanitizeCss(css)).toEqual({ css, findings: [] });
  });
});

test('a page with the whole corpus passes the gate after cleaning', () => {
  const content = aSiteContent();
  const image = content.hero_image;
  const given = HOSTILE_HTML.map((payload) => clean(payload).replaceAll('/images/a/b-1.webp', image)).join(
    '\n',
  );
  const source = { html: clean(given), css: sanitizeCss(HOSTILE_CSS.join('\n')).css };
  const html = renderSourcePage(
    { content, source },
    { mode: 'published', siteUrl: 'https://sites.example/a/', assetsOrigin: '' },
  );
  const findings = checkSourcePage({ html, content });
  expect(findings.filter(({ code }) => code !== 'alt_text_missing')).toEqual([]);
  expect(harmOfPage(html)).toEqual([]);
  expect(html).not.toContain(`src="${OUTSIDE}`);
});

describe('in every text of a website', () => {
  /** The content with all its texts and image URLs replaced by these. */
  const withTexts = (texts: string[]): SiteContent => {
    let next = 0;
    return SiteContentSchema.parse(
      JSON.parse(JSON.stringify(aFullSiteContent()), (key, value: unknown) =>
        typeof value === 'string' && !KEPT.has(key) && !/^#[0-9a-f]{6}$|^\d\d:\d\d$/.test(value)
          ? texts[next++ % texts.length]
          : value,
      ),
    );
  };
  const KEPT = new Set(['template_id', 'design_category', 'language', '0', '1', '2', '3', '4', '5', '6']);
  const tagsOf = (content: SiteContent) =>
    descendantsOf(bodyOf(aPublishedPage(content)))
      .map(({ tagName }) => tagName)
      .filter((name) => name !== 'p');

  const PAYLOADS = [...HOSTILE_HTML, ...HOSTILE_CSS];
  /** Each page has different payloads in its texts, and each payload appears in about a dozen pages. */
  const TURNS = Array.from({ length: 24 }, (_, turn) => turn);

  test.each(TURNS)('markup is text: page %s', (turn) => {
    const payloads = PAYLOADS.map((_, index) => PAYLOADS[(index + turn * 37) % PAYLOADS.length] ?? '');
    const content = withTexts(payloads);
    // An image address with a leading slash stays on the sites origin, whatever it contains.
    const harm = harmOfPage(aPublishedPage(content)).filter((each) => !/^src=\/[^/\\]/.test(each));
    expect(harm).toEqual([]);
    const plain = payloads.map((payload) => payload.replace(/[<>"'&`]/g, 'x'));
    expect(tagsOf(content)).toEqual(tagsOf(withTexts(plain)));
  });
});

describe('random input', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_HTML),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<table>',
      '<td>',
      '<svg>',
      '</svg>',
      '<a href=#x>',
      '<!--',
      '-->',
      '<pre>\n',
      '"',
      "'",
      '<li>',
      '&',
      '<',
      '&#',
      '&#1',
      '&#13;',
      '&#xfdd0;',
      '1f',
      '<pre>',
      '\n',
      '<p title="',
    ),
    fc.string({ maxLength: 12 }),
  );
  const markup = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

  function expectClean(text: string) {
    const html = clean(text);
    expect(clean(html)).toBe(html);
    expect(serialize(parseSource(html).body)).toBe(html);
    expect(harmOfPage(`<!doctype html><body>${html}</body>`)).toEqual([]);
  }

  test.each([
    '&#1',
    '&#1; a',
    '&#31x',
    '&#xfdd0;',
    '<p title="&#1">x</p>',
    '<p class="a&#xb;b">x</p>',
    '<pre>&#1;\nx</pre>',
  ])('references to forbidden characters are removed in one pass: %s', expectClean);

  test('sanitizing HTML a second time changes nothing', () => {
    fc.assert(fc.property(markup, expectClean), { numRuns: 300 });
  });

  test('sanitizing CSS a second time changes nothing', () => {
    const cssPiece = fc.oneof(
      fc.constantFrom(...HOSTILE_CSS),
      fc.constantFrom(
        'a{',
        '}',
        '@media (width < 9px){',
        '/*',
        '*/',
        '"',
        "'",
        '\\',
        'color:red;',
        '(',
        ')',
        '<',
        '&',
        ';',
        'url(/images/a/b-1.webp)',
        'b:',
        '!important',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(cssPiece, { maxLength: 10 }), (pieces) => {
        const { css } = sanitizeCss(pieces.join(''));
        expect(css).not.toContain('<');
        expect(sanitizeCss(css).css).toBe(css);
      }),
      { numRuns: 300 },
    );
  });
});
