import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCss } from './format-css.ts';

const LONG = '/* a comment so long that this stylesheet counts as one that was made by a machine; '.padEnd(
  320,
  '-',
);

test('a minified stylesheet gets a line for each declaration', () => {
  const css = `${LONG}*/@media (width>40rem){.a{color:red;background:url(data:;,x)}}.b::before{content:"a;{b}"}`;
  expect(formatCss(css).split('*/')[1]).toBe(
    '@media (width>40rem) {\n  .a {\n    color:red;\n    background:url(data:;,x)\n  }\n}\n.b::before {\n  content:"a;{b}"\n}\n',
  );
});

test('a formatted stylesheet is left as is', () => {
  const css = 'h1{color:red}\n\n\np { margin: 0 }';
  expect(formatCss(css)).toBe(css);
});

test('only whitespace is added or removed', () => {
  const rule = fc.constantFrom(
    '.a{color:red}',
    'b,i{margin:0;padding:1px}',
    '@font-face{src:url("/a;b.woff2")}',
    '{',
    '}',
    ';',
    '"',
    '(',
    '/*',
  );
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      const css = `${LONG}*/${rules.join('')}`;
      expect(formatCss(css).replaceAll(/\s/g, '')).toBe(css.replaceAll(/\s/g, ''));
    }),
  );
});
