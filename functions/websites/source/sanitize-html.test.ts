import { describe, expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { MAX_HTML_BYTES } from '#shared/websites/contract/website.ts';
import { aFullSiteContent } from '#tests/builders/a-published-page.ts';
import { sanitizeCss } from './css/sanitize-css.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { boundFindings, MAX_FINDINGS } from './source-findings.ts';

const SITES = { sitesOrigin: 'https://sites.example' };
const findingsOf = (html: string) => sanitizeHtml(`<h1>A</h1>${html}`, SITES).findings;

describe.each(TEMPLATE_IDS)('the rendered page of %s', (template_id) => {
  const content = aFullSiteContent({ template_id, design_system: TEMPLATES[template_id].designSystem });
  const { body, css } = renderSite(content, {
    mode: 'published',
    siteUrl: 'https://sites.example/a/',
    assetsOrigin: '',
  });

  test('passes the sanitizers without a finding, so it can be edited', () => {
    expect(sanitizeHtml(body, SITES).findings).toEqual([]);
    expect(sanitizeCss(css).findings).toEqual([]);
  });

  test('keeps every element, attribute, rule, and declaration', () => {
    const tags = (html: string) => html.match(/<[a-z][a-z0-9]*/gi);
    const attributes = (html: string) => html.match(/ [a-z-]+="/gi)?.length;
    const { html } = sanitizeHtml(body, SITES);
    expect(tags(html)).toEqual(tags(body));
    expect(attributes(html)).toBe(attributes(body));
    expect(sanitizeCss(css).css.match(/[{]/g)?.length).toBe(css.match(/[{]/g)?.length);
  });
});

describe('broken HTML', () => {
  test.each([
    ['<div>\n<section>open\n</div>', 2, '<section>', 'needs a closing </section>'],
    ['<div>\n</span></div>', 2, '</span>', 'closing tag for “span” has no opening tag'],
    ['<p>one\n<div>two</div>\n</p>', 3, '</p>', 'closing tag for “p” has no opening tag'],
    ['<p id="a">x</p>\n<p id="a">y</p>', 2, 'id="a"', 'already has the ID “a”'],
    ['<table>\n<div>x</div><tr><td>y</td></tr></table>', 2, '<div>', 'browsers move it'],
    ['\n<p class=a class=b>x</p>', 2, 'duplicate-attribute', 'same attribute twice'],
    ['\n<p title="open>x</p>', 2, 'eof-in-tag', 'HTML ends inside a tag'],
    ['\n<!-- no end', 2, 'eof-in-comment', 'Browsers hide everything after it'],
    ['\n5 < 6', 2, 'invalid-first-character-of-tag-name', 'Write &lt;'],
    ['\n<img src="/images/a/b-1.webp">', 2, '<img>', 'Add a description'],
    ['\n<h1>B</h1>', 2, '<h1>', 'already has a main heading (h1)'],
  ])('is repaired with its position reported: %j', (html, line, what, sentence) => {
    expect(findingsOf(html)).toContainEqual({
      kind: 'mistake',
      source: 'html',
      line,
      what,
      message: expect.stringContaining(sentence),
    });
  });

  test('allowed by the standard isn’t reported', () => {
    expect(findingsOf('<ul><li>one<li>two</ul><p>a<p>b<table><tr><td>x<td>y</table>')).toEqual([]);
  });
});

describe('a whole document', () => {
  const document =
    '<!doctype html>\n<html lang="de">\n<head><title>T</title><script>1</script></head>\n<body class="x"><h1>Hi</h1></body></html>';

  test('keeps its body, and a notice says that its head was removed', () => {
    const { html, findings } = sanitizeHtml(document, SITES);
    expect(html).toBe('<h1>Hi</h1>');
    expect(findings.map(({ line, what }) => [line, what])).toEqual([
      [2, '<html lang>'],
      [3, '<head>'],
      [4, '<body class>'],
    ]);
  });
});

test('images and links keep allowed attributes', () => {
  const image =
    '<img src="/images/a/b-800.webp" srcset="/images/a/b-400.webp 400w, /images/a/b-800.webp 800w" sizes="50vw" width="8" height="6" alt="" loading="lazy">';
  const links =
    '<a href="tel:+1555">call</a> <a href="mailto:a@b.example">write</a> <a href="#menu">menu</a>';
  const text = `<h1>A</h1>${image} ${links} <a href="https://x.example" target="_blank" rel="noopener">out</a>`;
  expect(sanitizeHtml(text, SITES)).toEqual({ html: text, styles: [], findings: [] });
});

test.each([
  ['nested elements', '<b><div>'.repeat(200)],
  ['nested drawings', '<svg>'.repeat(400)],
  ['attributes', `<p ${Array.from({ length: 30_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['reopened formats', '<b><i><u><p>'.repeat(100)],
  ['unclosed formatting elements', '<b>x<p>'.repeat(5_000)],
])('a page with very many %s is processed', (_, html) => {
  const { findings } = sanitizeHtml(html.slice(0, MAX_HTML_BYTES), SITES);
  expect(boundFindings(findings).length).toBeLessThanOrEqual(MAX_FINDINGS + 1);
});

test('a text with unclosed formatting keeps all its words', () => {
  for (const block of ['<b>x<p>', '<i><b>x<p>']) {
    const { html } = sanitizeHtml(block.repeat(4_000), SITES);
    expect(html.match(/x/g)).toHaveLength(4_000);
    expect(sanitizeHtml(html, SITES).html).toBe(html);
  }
});

test('a long list of findings ends with the number of the others', () => {
  const findings = boundFindings(findingsOf('<p onclick="1">x</p>\n'.repeat(MAX_FINDINGS + 20)));
  expect(findings).toHaveLength(MAX_FINDINGS + 1);
  expect(findings.at(-1)).toMatchObject({ kind: 'removed', what: '20 more', line: MAX_FINDINGS + 1 });
});
