import { expect, test } from 'vitest';
import { outlinePage } from './outline-page.ts';
import { readMenuItems } from './read-menu-items.ts';

/** Made-up menus in the style of well-known website builders. What a line says is tested where lines are read. */
const PAGES: readonly { what: string; html: string; items: readonly string[] }[] = [
  {
    what: 'Squarespace menu block',
    html: '<div class="menu-section-title">Starters</div><div class="menu-item"><div class="menu-item-title">Calamari</div><div class="menu-item-description">Lemon, chili, aioli</div><div class="menu-item-price-bottom"><span class="currency-sign">$</span>15</div></div>',
    items: ['Calamari | $15'],
  },
  {
    what: 'Wix menus with price beside the name',
    html: '<h2>Pizza</h2><div><span>Margherita</span><span> $14.00</span></div><p>Tomato, mozzarella, basil</p><div><span>Diavola</span><span> $16.00</span></div><p>Spicy salami, chili oil</p>',
    items: ['Margherita | $14.00', 'Diavola | $16.00'],
  },
  {
    what: 'BentoBox: name, description, price',
    html: '<section><h2>Mains</h2><ul><li><p class="menu-item__heading">Short Rib</p><p>Polenta, gremolata, natural jus</p><p><strong>$36</strong></p></li><li><p class="menu-item__heading">Halibut</p><p>Fennel, orange, olives</p><p><strong>$38</strong></p></li></ul></section>',
    items: ['Short Rib | $36', 'Halibut | $38'],
  },
  {
    what: 'WordPress definition list',
    html: '<h3>Soups</h3><dl><dt>Clam chowder</dt><dd>$9</dd><dt>Miso</dt><dd>$5</dd></dl>',
    items: ['Clam chowder | $9', 'Miso | $5'],
  },
  {
    what: 'Toast ordering page',
    html: '<h2>Tacos</h2><ul><li><div><span>Al pastor</span><div>Pineapple, onion, cilantro, salsa verde</div><span>$4.50</span></div></li><li><div><span>Carnitas</span><div>Pickled onion, crema, and avocado</div><span>$4.75</span></div></li></ul>',
    items: ['Al pastor | $4.50', 'Carnitas | $4.75'],
  },
  {
    what: 'hours, phones and notes around it',
    html: '<p>Mon-Fri 11.00-22.00</p><p>Call 212-555-0147</p><p>Burger $15</p><p>20% gratuity is added to parties of 6</p><p>Add chicken $4</p>',
    items: ['Burger | $15'],
  },
  {
    what: 'a shop with a cart',
    html: '<p>Cart total $0.00</p><p>Subtotal $0.00</p><p>Chili oil $12</p><p>Gift card $25</p><p>Free shipping over $50</p>',
    items: ['Chili oil | $12'],
  },
  {
    what: 'microdata beside lines',
    html: '<div itemscope itemtype="https://schema.org/MenuItem"><span itemprop="name">Pho</span> <span itemprop="price">$13</span></div>',
    items: ['Pho | $13'],
  },
  {
    what: 'numbers without a sign of money, which may count anything',
    html: '<h1>Pho 88</h1><h4>Fish Tacos <span>13</span></h4><p>Cabbage, crema</p><h4>Elote <span>6</span></h4><p><b>RIGATONI</b> 23</p><p>Horchata 4</p><p>Table for 6</p>',
    items: [],
  },
  {
    what: 'bare numbers in boxes of one line',
    html: '<div><span>P1. Phở Tái</span><span>rare steak</span><span>11.5</span></div><div><span>P2. Bún Bò</span><span>13</span></div><div><span>A1. Gỏi Cuốn</span><span>5.5</span></div><div><span>A2. Chả Giò</span><span>7</span></div>',
    items: [],
  },
  {
    what: 'what is paid beside the dishes',
    html: '<p>Tri-tip $24</p><p>Gluten free penne $15</p><p>Coperto € 2,50</p><p>Lieferung ab 15,00 €</p><p>T-Shirt $28</p><p>Toppings (+$1)</p>',
    items: ['Tri-tip | $24', 'Gluten free penne | $15'],
  },
  {
    what: 'a page about the house',
    html: '<p>Since 1987 our family of 12</p><p>Suite 5</p><p>Floor 2</p><p>June 12</p><p>Open until 10</p><p>Ages 3 – 9</p>',
    items: [],
  },
  {
    what: 'a page that only names what it costs to book',
    html: '<h1>Events</h1><p>Tasting menu per person $120</p><p>Deposit $20</p>',
    items: [],
  },
];

test.each(PAGES)('$what', ({ html, items }) => {
  expect(readMenuItems(outlinePage(html)).map(({ name, price }) => `${name} | ${price}`)).toEqual(items);
});

test('house, phone, and office numbers aren’t prices', () => {
  const lines = [
    'Obere Sandstraße 12',
    'Telefon: 0951 / 555 01 32',
    'Telefax: 0951 / 555 01 33',
    'USt-IdNr.: DE 287 654 321',
  ];
  const html = lines.map((line) => `<p>${line}</p>`).join('');
  expect(readMenuItems(outlinePage(html))).toEqual([]);
});

test('a dish named like a total is a dish, and a total isn’t', () => {
  const lines = ['Total Eclipse Burger $16', 'Grand Total Sundae $9', 'Soup $7', 'Total $46'];
  const html = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(readMenuItems(outlinePage(html)).map(({ name }) => name)).toEqual([
    'Total Eclipse Burger',
    'Grand Total Sundae',
    'Soup',
  ]);
});
