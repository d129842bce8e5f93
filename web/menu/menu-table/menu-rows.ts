import { DIETS, type Diet } from '#shared/menu/diets.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { cutLine } from '#shared/profile/menu-lines/line-prices.ts';

/** A row of the menu table. `source`: the line it was read from, or empty. */
export type MenuRow = { id: number; dish: Dish; source: string };

export const COLUMNS = ['course', 'name', 'description', 'price', 'sizes', 'diets'] as const;
export type Column = (typeof COLUMNS)[number];

const LONGEST: Readonly<Record<'course' | 'name' | 'description' | 'price', number>> = {
  course: 80,
  name: 120,
  description: 500,
  price: 40,
};
const MOST_SIZES = 8;

/** A cell's displayed text. */
export function cellText(dish: Dish, column: Column): string {
  if (column === 'sizes')
    return dish.variants.map(({ label, price }) => `${label} ${price}`.trim()).join('; ');
  return column === 'diets' ? dish.diets.map(dietLabel).join(', ') : dish[column];
}

/** The dish with a new text in one cell, without what the cell can't hold. Pure. */
export function withCell(dish: Dish, column: Column, typed: string): Dish {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === cellText(dish, column)) return dish;
  if (column === 'sizes') return { ...dish, price: '', amount: null, variants: sizesOf(text) };
  if (column === 'diets') return { ...dish, diets: DIETS.filter((diet) => saysDiet(text, diet)) };
  const value = text.slice(0, LONGEST[column]);
  if (column !== 'price') return { ...dish, [column]: value };
  return { ...dish, price: value, amount: amountOf(value), is_market_price: false, variants: [] };
}

/** The rows after spreadsheet cells are pasted from a cell on. Adds missing rows. Pure. */
export function withPasted(
  rows: readonly MenuRow[],
  at: { row: number; column: number },
  table: { text: string; blank: Dish },
): MenuRow[] {
  const lines = table.text.replace(/\r?\n$/, '').split(/\r?\n/);
  const pasted = [...rows];
  for (const [down, line] of lines.entries()) {
    const index = at.row + down;
    const row = pasted[index] ?? { id: nextId(pasted), dish: table.blank, source: '' };
    const dish = line.split('\t').reduce((changed, text, right) => {
      const column = COLUMNS[at.column + right];
      return column === undefined ? changed : withCell(changed, column, text);
    }, row.dish);
    pasted[index] = { ...row, dish };
  }
  return pasted;
}

/** The rows with one row moved. Pure. */
export function withMoved(rows: readonly MenuRow[], from: number, to: number): readonly MenuRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export const nextId = (rows: readonly MenuRow[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

const dietLabel = (diet: Diet) => {
  const words = diet.replace('_', '-');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const saysDiet = (text: string, diet: Diet) =>
  text
    .toLowerCase()
    .split(/[,;/]/)
    .some((word) => word.trim().replace(/[ _]/g, '-') === diet.replace('_', '-'));

const amountOf = (price: string) => cutLine(`x  ${price}`).price?.amount ?? null;

/** "Small $8; Large $12" */
function sizesOf(text: string): Dish['variants'] {
  return text
    .split(/\s*;\s*/)
    .filter((size) => size !== '')
    .slice(0, MOST_SIZES)
    .map((size) => {
      const [, label = '', price = size] =
        /^(.*?)\s*((?:\S*\d[\d.,]*\S*)(?:\s\p{L}{1,3}|\s\p{Sc})?)$/u.exec(size) ?? [];
      return { label: label.slice(0, 60), price: price.slice(0, 40), amount: amountOf(price) };
    });
}
