import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

const ADDRESS = 'https://restaurant.example/';

const DISHES = '<p>Bhaji £4.95</p><p>Samosa £4.50</p>';

test.each([
  ['a heading and two prices', `<h2>Il nostro menù</h2>${DISHES}`, 'html'],
  ['a link to a part and two prices', `<a href="#food">See menu</a>${DISHES}`, 'html'],
  ['two prices', DISHES, 'none'],
  ['a link to an image of it', '<a href="/img/menu-1.jpg">Menú</a>', 'image'],
  ['files of food and wine', '<a href="/s/Shed-Food.pdf">Food</a><a href="/s/Shed-Wine.pdf">Wine</a>', 'pdf'],
  ['a file of something else', '<a href="/s/terms.pdf">Terms</a>', 'none'],
  ['a link whose word ends in an accent', '<a href="/c">Ver menú</a>', 'html'],
])('the menu of a page with %s', (_what, html, kind) => {
  expect(readPageFacts(html, ADDRESS).menu.kind).toBe(kind);
});

test.each([
  ['https://www.resdiary.com/restaurant/theplough', 'More', 'ResDiary'],
  ['/tables', 'Book online', null],
])('%s, labeled %s, takes bookings', (url, label, provider) => {
  const [offer] = readPageFacts(`<a href="${url}">${label}</a>`, ADDRESS).booking.first;
  expect(offer?.value.provider).toBe(provider);
});
