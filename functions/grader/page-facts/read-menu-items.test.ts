import { expect, test } from 'vitest';
import { outlinePage } from './outline-page.ts';
import { readMenuItems } from './read-menu-items.ts';

/** Name, course, and price of each item. */
const itemsOf = (html: string) =>
  readMenuItems(outlinePage(html)).map(({ name, course, price }) => [name, course, price].join(' | '));

test.each([
  [
    'a table',
    '<h2>Mains</h2><table><tr><td>Ribeye</td><td>$38</td></tr><tr><td>Trout</td><td>$27.50</td></tr></table>',
    ['Ribeye | Mains | $38', 'Trout | Mains | $27.50'],
  ],
  [
    'lines with dots',
    '<h3>Pasta</h3><p>Cacio e pepe ........ 14,00 €</p><p>Carbonara – 15 €</p>',
    ['Cacio e pepe | Pasta | 14,00 €', 'Carbonara | Pasta | 15 €'],
  ],
  [
    'names as headings, words below, then a price',
    '<h2>Starters</h2><h4>Burrata</h4><p>Heirloom tomatoes, basil oil and grilled sourdough from the oven</p><span>$16</span><h4>Soup</h4><p>$9</p>',
    ['Burrata | Starters | $16', 'Soup | Starters | $9'],
  ],
  [
    'spans on one line without a sign of money',
    '<div class="item"><span>Flat White</span> <span>4.50</span></div><div class="item"><span>Cortado</span> <span>4.00</span></div>',
    ['Flat White |  | 4.50', 'Cortado |  | 4.00'],
  ],
  [
    'what surrounds a menu',
    '<p>Free delivery on orders over $30</p><p>Gift cards from $25</p><p>Lunch special $14</p><p>Call (212) 555-0147</p><p>Tel 212.55</p><p>© 2026</p>',
    ['Lunch special |  | $14'],
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
