import { expect, test } from 'vitest';
import { outlinePage } from '../outline-page.ts';
import { ownPages } from './own-pages.ts';

const found = (html: string) => ownPages(outlinePage(html), new URL('https://lupo.example.com/start'));

test('own pages are listed by what they say, and each once without its anchor', () => {
  const html =
    '<a href="/about">About</a><a href="/contact#map">Contact us</a><a href=" /menu ">Menu</a><a href="/contact">Find us</a>';
  expect(found(html)).toEqual([
    'https://lupo.example.com/menu',
    'https://lupo.example.com/contact',
    'https://lupo.example.com/about',
  ]);
});

test.each([
  ['no address', '<a>Menu</a><a name="menu">Menu</a>'],
  ['the page itself', '<a href="#menu">Menu</a><a href="/start">Menu</a>'],
  ['another protocol', '<a href="mailto:menu@example.com">Menu</a>'],
  ['an image', '<a href="/menu.jpg">Menu</a>'],
  ['a very long address', `<a href="/menu?${'x'.repeat(2_000)}">Menu</a>`],
])('a link with %s isn’t followed', (_, html) => {
  expect(found(html)).toEqual([]);
});
