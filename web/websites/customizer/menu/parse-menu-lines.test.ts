import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMenuLines } from './parse-menu-lines.ts';

const dishesOf = (text: string) => parseMenuLines(text).dishes;

test('a line with name, description, and price becomes a dish', () => {
  expect(dishesOf('Cacio e pepe - pecorino, black pepper 12.50')).toEqual([
    { name: 'Cacio e pepe', description: 'pecorino, black pepper', price: '12.50' },
  ]);
});

test('prices are kept as written', () => {
  const price = (line: string) => dishesOf(line)[0]?.price;
  expect(price('Bruschetta €8')).toBe('€8');
  expect(price('Bruschetta ........ 8,50 €')).toBe('8,50 €');
  expect(price('Bruschetta\t$ 18.99')).toBe('$ 18.99');
  expect(price('Bruschetta CHF 24.-')).toBe('CHF 24.-');
  expect(price('Whole turbot 1,250.00')).toBe('1,250.00');
  expect(price('Barolo 1998')).toBe('');
});

test('a description can be on the line below its dish', () => {
  expect(dishesOf('Tiramisu 7\nWith espresso and cocoa\n\nPanna cotta 6')).toEqual([
    { name: 'Tiramisu', description: 'With espresso and cocoa', price: '7' },
    { name: 'Panna cotta', description: '', price: '6' },
  ]);
});

test('headings are skipped and listed', () => {
  const menu = parseMenuLines('STARTERS\n\n• Olives 4\n\nMains\n\n1. Risotto: saffron 16');
  expect(menu.dishes.map(({ name }) => name)).toEqual(['Olives', 'Risotto']);
  expect(menu.leftOut).toEqual(['STARTERS', 'Mains']);
});

test('in a menu without prices, every line is a dish', () => {
  expect(dishesOf('Soup\nFish of the day\nCake').map(({ name }) => name)).toEqual([
    'Soup',
    'Fish of the day',
    'Cake',
  ]);
});

test('hyphens inside words and numbers inside names stay', () => {
  expect(dishesOf('Half-baked 7-Up float - with 2 straws 5.00')).toEqual([
    { name: 'Half-baked 7-Up float', description: 'with 2 straws', price: '5.00' },
  ]);
});

test('whatever is pasted, every dish has a name, and nothing is invented', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const text = lines.join('\n');
      for (const { name, description, price } of dishesOf(text)) {
        expect(name).not.toBe('');
        for (const part of [name, description, price]) expect(text).toContain(part);
      }
    }),
  );
});
