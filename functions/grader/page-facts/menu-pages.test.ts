import { expect, test } from 'vitest';
import { outlinePage } from './outline-page.ts';
import { readMenuItems } from './read-menu-items.ts';

/** Made-up menus in the style of well-known website builders. Expected items are written as `name | price`. */
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
    what: 'a German page with prices behind',
    html: '<h2>Hauptgerichte</h2><p>Wiener Schnitzel 18,90 €</p><p>Käsespätzle 13,50 €</p>',
    items: ['Wiener Schnitzel | 18,90 €', 'Käsespätzle | 13,50 €'],
  },
  {
    what: 'a French card with dots',
    html: '<p>Soupe à l’oignon……………9 €</p><p>Magret de canard……………24 €</p>',
    items: ['Soupe à l’oignon | 9 €', 'Magret de canard | 24 €'],
  },
  {
    what: 'a Spanish card with full stops up to the price',
    html: '<p>Croquetas caseras (6 uds.)....7,50€</p><p>Pulpo a la gallega....16€</p><p>Ensalada.......9,00</p>',
    items: ['Croquetas caseras (6 uds.) | 7,50€', 'Pulpo a la gallega | 16€', 'Ensalada | 9,00'],
  },
  {
    what: 'an Italian card with numbers only',
    html: '<table><tr><td>Cacio e pepe</td><td>12,00</td></tr><tr><td>Saltimbocca</td><td>18,00</td></tr></table>',
    items: ['Cacio e pepe | 12,00', 'Saltimbocca | 18,00'],
  },
  {
    what: 'British pounds',
    html: '<p>Fish and chips £16.5</p><p>Sticky toffee pudding £8</p>',
    items: ['Fish and chips | £16.5', 'Sticky toffee pudding | £8'],
  },
  {
    what: 'a table with sizes: the last price counts',
    html: '<table><tr><th></th><th>Small</th><th>Large</th></tr><tr><td>Cola</td><td>$2.50</td><td>$3.50</td></tr></table>',
    items: ['Cola | $2.50'],
  },
  {
    what: 'markers of diets behind names',
    html: '<p>Lentil dal (vg) $14</p><p>Paneer tikka (v, gf) $16</p>',
    items: ['Lentil dal (vg) | $14', 'Paneer tikka | $16'],
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
    what: 'a price before its name',
    html: '<h2>Drinks</h2><p>$6 Espresso martini</p><p>Negroni $12</p>',
    items: ['Espresso martini | $6', 'Negroni | $12'],
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
    what: 'a price right after its name',
    html: '<div>Pad Thai<span>$14</span></div><div>Tom Yum<span>$7</span></div>',
    items: [],
  },
  {
    what: 'several items on one line',
    html: '<p>Latte 4.75 · Cortado 4.25 · Bagel &amp; Lox 12 · Croissant 4.25</p>',
    items: ['Latte | 4.75', 'Cortado | 4.25', 'Croissant | 4.25'],
  },
  {
    what: 'sizes of one item: the first price counts',
    html: '<p>Cheese Pizza ...... Sm 9.95 Lg 14.95</p><p>NY STRIP | 14 oz | $58</p><h4>Fried Shrimp</h4><p>Half $11 | Whole $17</p><p>Barolo — $24 / $96</p>',
    items: ['Cheese Pizza | 9.95', 'NY STRIP | 14 oz | $58', 'Barolo | $24'],
  },
  {
    what: 'prices before names',
    html: '<li>$9 — House Salad</li><li>$12 — Caesar</li>',
    items: [],
  },
  {
    what: 'letters of allergens aren’t part of the name',
    html: '<p>1 Margherita (A,G) 8,50 €</p><p>2 Salami (A,G,2,3) 9,50 €</p><p>3 Funghi (A,G) 9,00 €</p>',
    items: ['1 Margherita | 8,50 €', '2 Salami | 9,50 €', '3 Funghi | 9,00 €'],
  },
  {
    what: 'a number that belongs to the name',
    html: '<p>7 Layer Dip $9</p><p>Nachos $12</p><p>Guacamole $8</p>',
    items: ['7 Layer Dip | $9', 'Nachos | $12', 'Guacamole | $8'],
  },
  {
    what: 'a list of ingredients in parentheses is its description',
    html: '<p>Margherita (pomodoro, mozzarella, basilico) 7,00</p>',
    items: ['Margherita | 7,00'],
  },
  {
    what: 'short words on the dish below its name',
    html: '<p>Tonkotsu</p><p>with 16 hour broth</p><p>$16.00</p><p>Halloumi fries</p><p>with chili jam</p><p>$8</p>',
    items: ['Tonkotsu | $16.00', 'Halloumi fries | $8'],
  },
  {
    what: 'money of other countries',
    html: '<p>Kalbsbratwurst 24.-</p><p>Rösti Fr. 22.50</p><p>Feijoada R$ 64,90</p><p>Æblekage 65,-</p><p>麻婆豆腐 ¥32</p>',
    items: [
      'Kalbsbratwurst | 24.-',
      'Rösti | Fr. 22.50',
      'Feijoada | R$ 64,90',
      'Æblekage | 65,-',
      '麻婆豆腐 | ¥32',
    ],
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
