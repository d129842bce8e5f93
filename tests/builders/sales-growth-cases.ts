import { countSales } from '#shared/menu/sales/count-sales.ts';
import { matchNames } from '#shared/menu/sales/match-names.ts';
import { HOSTILE_WORDS } from './hostile-texts.ts';

/** Rows whose every cell tries to slow us down. */
const MOST_ROWS = 20_000;
const MOST_NAMES = 2_000;
const MENU = Array.from({ length: 300 }, (_, index) => `Dish ${index} of the house`);

/** Sales of a register, and the item names in them. Sizes are rows. */
const PIECES = HOSTILE_WORDS.filter(([name]) =>
  ['letters', 'digits', 'prices', 'white space'].includes(name),
);

export const SALES_GROWTH_CASES = PIECES.flatMap(([name, words]) => [
  {
    group: 'register sales',
    name,
    largest: MOST_ROWS,
    prepare: (size: number) => {
      const cell = words.repeat(20);
      const rows = Array.from({ length: size }, (_, line) => ({
        line,
        item: `${cell}${line % 2_000}`,
        sold: line % 3 === 0 ? cell : '2',
        revenue: line % 5 === 0 ? cell : '9.50',
        channel: cell,
        daypart: cell,
        day: `2026-10-${String((line % 28) + 1).padStart(2, '0')}`,
        whole: String(line),
      }));
      return () => countSales(rows, { decimal: '.', countsDuplicates: false });
    },
  },
  {
    group: 'register item names',
    name,
    largest: MOST_NAMES,
    prepare: (size: number) => {
      const names = Array.from({ length: size }, (_, index) => `${words.repeat(3)} dish ${index} house`);
      return () => matchNames(names, MENU);
    },
  },
]);
