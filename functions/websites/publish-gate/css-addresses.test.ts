import { describe, expect, test } from 'vitest';
import { findOutsideAddress } from './css-addresses.ts';

describe('an external address', () => {
  test.each([
    ['p{background:url(https://cdn.example/x)}', 'url(https://cdn.example/x'],
    ['p{background:url( "https://cdn.example/x" )}', 'url( "https://cdn.example/x" '],
    ["p{background:url('ftp:x')}", "url('ftp:x'"],
    ['p{background:\\75rl(\\68ttps:\\2f\\2f cdn.example)}', 'url(https://cdn.example'],
    ['p{background:image-set("//cdn.example/x" 1x)}', '//cdn.example/x'],
    ['p{background:src("https://cdn.example")}', 'https://cdn.example'],
    ['@IMPORT "x.css";p{}', '@IMPORT "x.css"'],
    ['p{content:"url(data:image/";background:url(//cdn.example)}', '//cdn.example'],
    ["p{content:\"url('data:image/\";background:url(//cdn.example);c:'x'}", '//cdn.example'],
    ['p{a:url("data:image/png,/*");b:url(//cdn.example)/**/}', '//cdn.example'],
    ['p{a:url(data:image/png,/*);b:url(//cdn.example)/**/}', '//cdn.example'],
  ])('is found in %s', (css, found) => {
    expect(findOutsideAddress(css)).toBe(found);
  });
});

test.each([
  'p{background:url(/images/a/b.webp)}',
  'p{background:url("#a")}',
  'p{background:url(data:image/png;base64,AAAA//AA==)}',
  'p{background:url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27/%3E")}',
  'p{font-family:javascript}',
])('nothing is found in %s', (css) => {
  expect(findOutsideAddress(css)).toBeUndefined();
});
