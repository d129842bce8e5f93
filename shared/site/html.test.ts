import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { escapeHtml, html, safeUrl } from '#shared/site/html.ts';

describe('html', () => {
  test('escapes typed text and attributes', () => {
    const name = `"><script>alert('1')</script>`;
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;</p>',
    );
  });

  test('nests fragments, joins arrays, and prints nothing for missing values', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}${null}${undefined}${false}${0}</ul>`.markup).toBe(
      '<ul><li>a</li><li>b</li>0</ul>',
    );
  });

  test('replaces a harmful link', () => {
    expect(html`<a href="${'java\tscript:alert(1)'}">x</a>`.markup).toBe('<a href="#">x</a>');
  });

  test('keeps any text as one text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const fragment = parseFragment(html`<p title="${text}">${text}</p>`.markup);
        expect(fragment.childNodes).toHaveLength(1);
        expect(serialize(fragment)).not.toMatch(/<(?!\/?p\b)/);
      }),
    );
  });

  test('drops characters forbidden in HTML', () => {
    expect(escapeHtml('a\u0000b\u0008c\ufffed\ud800')).toBe('abcd\ufffd');
  });
});

describe('safeUrl', () => {
  test.each([
    'https://a.example/x',
    'http://a.example',
    'tel:+15551234',
    'mailto:a@b.example',
    '/menu',
    'menu.pdf',
    '#menu',
    '?a=1',
  ])('allows %s', (url) => expect(safeUrl(url)).toBe(url));

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'file:///etc',
    '\u00a0javascript:x',
    '',
    '  ',
  ])('drops %j', (url) => expect(safeUrl(url)).toBeUndefined());
});
