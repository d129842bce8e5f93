import { describe, expect, test } from 'vitest';
import { readMenu } from '../read-menu.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-03-02' };

/** Dishes in short: the course, the name and the price. */
function dishes(source: string): string[] {
  return readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT).flatMap(
    ({ field, value }) => (field === 'dishes' ? [`${value.course}: ${value.name} ${value.price}`] : []),
  );
}

describe('one price for all dishes of a list', () => {
  test.each([
    [
      'Small plates £7 each or 3 for £18: bravas, gambas and croquetas',
      ['Small plates: bravas £7 each', 'Small plates: gambas £7 each', 'Small plates: croquetas £7 each'],
    ],
    [
      'Arepas (todas a 6,50 €): reina pepiada, pelúa. Tequeños 7€.',
      ['Arepas: reina pepiada 6,50 €', 'Arepas: pelúa 6,50 €', ': Tequeños 7€'],
    ],
    ['Nos pizzas (33 cm) à 12 € : Reine, Calzone', ['Nos pizzas: Reine 12 €', 'Nos pizzas: Calzone 12 €']],
    ['All bagels $3.25: plain, sesame', ['bagels: plain $3.25', 'bagels: sesame $3.25']],
    ['Alle Burger 12,90 Euro: Classic, Veggie', ['Burger: Classic 12,90 Euro', 'Burger: Veggie 12,90 Euro']],
  ])('%s', (source, wanted) => {
    expect(dishes(source)).toEqual(wanted);
  });

  test.each(['Nachos $11: beef, beans, cheese', 'Kinderteller 8 €: Nuggets, Wiener oder Spätzle'])(
    'but what one dish is made of stays its description: %s',
    (source) => {
      expect(dishes(source)[0]).toMatch(/^: (?:Nachos \$11|Kinderteller 8 €)$/);
    },
  );
});

test('sizes behind their prices are those of one dish', () => {
  expect(dishes('Soups: tomato basil $6 cup $9 bowl, chicken noodle $7 cup $10 bowl. Bread 8.')).toEqual([
    'Soups: tomato basil $6 cup $9 bowl',
    'Soups: chicken noodle $7 cup $10 bowl',
    'Soups: Bread 8',
  ]);
});

describe('one price for all dishes below a heading', () => {
  test.each([
    [
      'Pizza - all 11\nMargherita\nMarinara\n\nDessert\nTiramisu 6',
      'Pizza: Margherita 11|Pizza: Marinara 11|Dessert: Tiramisu 6',
    ],
    [
      'Panini tutti a 6 euro\nPorchetta\nCrudo e mozzarella',
      'Panini: Porchetta 6 euro|Panini: Crudo e mozzarella 6 euro',
    ],
    ['Tacos $3.50 each\n- asada\n- pastor', 'Tacos: asada $3.50 each|Tacos: pastor $3.50 each'],
  ])('%s', (source, wanted) => {
    expect(dishes(source).join('|')).toBe(wanted);
  });

  test('and where the heading begins with all of them', () => {
    expect(dishes('Toutes les crêpes salées à 8 €\nJambon fromage\nChèvre miel')).toEqual([
      'crêpes salées: Jambon fromage 8 €',
      'crêpes salées: Chèvre miel 8 €',
    ]);
  });

  test('a dish with its description stays one', () => {
    expect(dishes('Ramen 14\nwith pork and egg\nGyoza 7\nBeer 5')).toEqual([
      ': Ramen 14',
      ': Gyoza 7',
      ': Beer 5',
    ]);
  });
});
