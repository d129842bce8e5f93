import { describe, expect, test } from 'vitest';
import { checkSourcePage } from '#functions/websites/publish-gate/gate-source.ts';
import { renderSourcePage } from '#shared/site/page/source-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { SAVED_FIELDS, sanitizeSource } from './sanitize-source.ts';

const SITES_ORIGIN = 'https://sites.example';
const sanitize = (html: string, css = '') =>
  sanitizeSource({ html, css }, { sitesOrigin: SITES_ORIGIN, fields: SAVED_FIELDS });
/** The visible text, one block per line. */
const readOf = (html: string) =>
  html
    .replace(/<\/?(?:div|p|h1|h2|section|ul|li|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

describe('the styles of a pasted document', () => {
  const DOCUMENT =
    '<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Chez nous</title><style>body{background:#222;color:#fff} .m{padding:1em}</style></head><body class="dark"><div class="m"><h1>Bienvenue</h1></div></body></html>';

  test('move to the CSS with a notice', () => {
    const { source, findings } = sanitize(DOCUMENT);
    expect(source.html).toBe('<div class="m"><h1>Bienvenue</h1></div>');
    expect(source.css).toContain('background: #222');
    expect(source.css).toContain('.m {');
    expect(findings).toContainEqual({
      kind: 'moved',
      source: 'html',
      line: 1,
      what: '<style>',
      message: 'We moved these styles to the Design tab.',
    });
    expect(findings.map(({ message }) => message).join(' ')).not.toContain('Put its styles');
  });

  test('are appended to the existing CSS and win over it', () => {
    const { source } = sanitize(DOCUMENT, 'body { color: red }');
    expect(source.css.indexOf('color: red')).toBeLessThan(source.css.indexOf('color: #fff'));
  });

  test('are added once, even if the document is saved repeatedly', () => {
    const { source } = sanitize(DOCUMENT, 'h1 { color: red }');
    expect(sanitize(DOCUMENT, source.css).source).toEqual(source);
    expect(sanitize(source.html, source.css)).toEqual({ source, findings: [] });
  });

  test.each([
    ['in the body', '<h1>A</h1><style>h1{color:red}</style>'],
    ['with a type', '<style type="text/css">h1{color:red}</style><h1>A</h1>'],
    ['in comment marks', '<style>\n<!--\nh1{color:red}\n-->\n</style><h1>A</h1>'],
    ['in two elements', '<style>h2{top:0}</style><h1>A</h1><style>h1{color:red}</style>'],
    ['in an element around it', '<center><style>h1{color:red}</style><h1>A</h1></center>'],
  ])('are found %s', (_name, html) => {
    const { source } = sanitize(html);
    expect(source.css).toContain('color: red');
    expect(source.html).not.toContain('color');
  });

  test('for one kind of screen apply only there', () => {
    const { source } = sanitize('<style media="(min-width: 600px)">h1{color:red}</style><h1>A</h1>');
    expect(source.css).toMatch(/@media \(min-width:600px\) \{\s*h1 \{/);
  });

  test('are sanitized, with removed parts reported by line', () => {
    const { source, findings } = sanitize('<h1>A</h1>\n<style>\nh1{color:red}\n@import "x.css";\n</style>');
    expect(source.css).not.toContain('import');
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'removed', source: 'html', line: 4 }));
  });

  test('over the CSS limit are rejected with the size', () => {
    const rules = Array.from({ length: 7_000 }, (_, at) => `.a${at}{color:red}`).join('');
    expect(() => sanitize(`<style>${rules}</style><h1>A</h1>`)).toThrow(/Your CSS is \d+ KB after cleanup/);
  });

  test('that aren’t CSS are removed with a notice', () => {
    const { source, findings } = sanitize('<style type="text/less">@a: red;</style><h1>A</h1>');
    expect(source).toEqual({ html: '<h1>A</h1>', css: '' });
    expect(findings).toMatchObject([{ kind: 'removed', what: '<style>' }]);
  });
});

describe('blocks not allowed on a page', () => {
  test.each([
    [
      '<h1>Our house</h1><center>Dinner for two $45</center><center>Call us</center>',
      'Our house\nDinner for two $45\nCall us',
    ],
    ['<h1>A</h1>Open daily<center>Call us</center>from noon', 'A\nOpen daily\nCall us\nfrom noon'],
    ['<h1>A</h1><fieldset><legend>Lunch</legend>Soup $9</fieldset>', 'A\nLunch\nSoup $9'],
    ['<h1>A</h1><form><center>Book</center>Name</form>Call', 'A\nBook\nName\nCall'],
    ['<h1>A</h1><font><center>Soup $9</center><center>Stew $12</center></font>', 'A\nSoup $9\nStew $12'],
    ['<h1><center>Lupo</center><center>since 1962</center></h1>', 'Lupo since 1962'],
    ['<h1>A</h1><button>Book</button><button>Call</button>', 'A\nBook Call'],
    ['<h1>A</h1>Pizza<img src="https://x.example/a.png">Pasta', 'A\nPizza Pasta'],
    ['<h1>A</h1>Pizza<iframe src="https://x.example"></iframe><b>Pasta</b>', 'A\nPizza Pasta'],
    ['<h1>A</h1><font size=7>W</font>elcome<o:p></o:p>!', 'A\nWelcome!'],
    ['<h1>A</h1>Pizza<script>1</script>s', 'A\nPizzas'],
  ])('keep their words apart: %s', (html, read) => {
    expect(readOf(sanitize(html).source.html)).toBe(read);
  });

  test('keep their class and can be published', () => {
    const { source } = sanitize(
      '<h1>A</h1><form class="box" action="/x" onsubmit="x">Soup $9</form>',
      '.box{color:red}',
    );
    expect(source.html).toContain('<div class="box">Soup $9</div>');
    const place = { mode: 'published', siteUrl: 'https://sites.example/a/', assetsOrigin: '' } as const;
    const content = aSiteContent();
    expect(checkSourcePage({ html: renderSourcePage({ content, source }, place), content })).toEqual([]);
  });

  test.each([
    '<h1>A</h1><ul><form><li>one</li></form></ul>',
    '<h1>A</h1><p>one <button>two</button></p>',
    '<h1>A</h1><table><tr><td><center>one</center>two</td></tr></table>',
    '<h1>A</h1><span><center>one</center>two</span>',
    '<h1>A</h1><a href="#x"><form>one</form></a>',
  ])('are sanitized once: repeating changes nothing in %s', (html) => {
    const { source } = sanitize(html);
    expect(sanitize(source.html).source).toEqual(source);
  });
});
