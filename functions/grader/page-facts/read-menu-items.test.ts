import { expect, test } from 'vitest';
import { outlinePage } from './outline-page.ts';
import { readMenuItems } from './read-menu-items.ts';

/** Name, course, and price of each item. */
const itemsOf = (html: string) =>
  readMenuItems(outlinePage(html)).map(({ name, course, price }) => [name, course, price].join(' | '));

test.each([
  [
    'names as headings, words below, then a price',
    '<h2>Starters</h2><h4>Burrata</h4><p>Heirloom tomatoes, basil oil and grilled sourdough from the oven</p><span>$16</span><h4>Soup</h4><p>$9</p>',
    ['Burrata | Starters | $16', 'Soup | Starters | $9'],
  ],
  ['a page without prices', '<h1>Lupo</h1><p>Roman kitchen since 1987.</p>', []],
])('%s', (_, html, items) => expect(itemsOf(html)).toEqual(items));

test('structured data wins over lines', () => {
  const data = {
    '@type': 'Restaurant',
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Desserts',
          hasMenuItem: [
            { '@type': 'MenuItem', name: 'Tiramisu', description: 'Mascarpone', offers: { price: 9 } },
            { '@type': 'MenuItem', name: 'Gelato', offers: [{ price: '6.50' }] },
          ],
        },
      ],
    },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><p>Espresso $3</p>`;
  expect(itemsOf(html)).toEqual(['Tiramisu | Desserts | 9', 'Gelato | Desserts | 6.50']);
});

test('an item is named once, and a page of items ends', () => {
  const html = Array.from({ length: 400 }, (_, n) => `<p>Dish number ${n} $${(n % 90) + 5}</p>`).join('');
  expect(itemsOf(html + html)).toHaveLength(200);
});
