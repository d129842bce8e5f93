import { expect, test } from 'vitest';
import { outlinePage } from './outline-page.ts';
import { readMenuItems } from './read-menu-items.ts';

/** As builders of restaurant pages print menus: made up by us after what each is known for. `name | price` of each item. */
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
    items: ['Lentil dal (vg) | $14', 'Paneer tikka (v, gf) | $16'],
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
    what: 'a price before the name is not taken for the one before',
    html: '<h2>Drinks</h2><p>$6 Espresso martini hour</p><p>Negroni $12</p>',
    items: ['Negroni | $12'],
  },
  {
    what: 'a page that only names what it costs to book',
    html: '<h1>Events</h1><p>Tasting menu with wine, per person $120</p><p>Deposit $20</p>',
    items: [],
  },
];

test.each(PAGES)('$what', ({ html, items }) => {
  expect(readMenuItems(outlinePage(html)).map(({ name, price }) => `${name} | ${price}`)).toEqual(items);
});
