import type { CountedName, CountedSales } from '#shared/menu/sales/count-sales.ts';
import { foldItemName } from '#shared/menu/sales/item-name.ts';
import {
  MAX_PERIOD_DAYS,
  MAX_SOLD_ITEMS,
  MAX_TILL_NAMES,
  type MenuSales,
  type SalesCell,
  type SoldItem,
} from '#shared/menu/sales/menu-sales.ts';

/** A name in the POS, and its menu item; undefined for none. */
export type NameChoice = { posName: string; menuName: string | undefined };

export type MadeSales = {
  sales: MenuSales /** The lowest-selling items beyond the limit. */;
  leftOut: number;
};

/** The sales to send: POS items under their menu names where they match. */
export function makeMenuSales(
  counted: CountedSales,
  { choices, days }: { choices: readonly NameChoice[]; days: number },
): MadeSales {
  const menuNames = new Map(choices.map(({ posName, menuName }) => [posName, menuName]));
  const merged = new Map<string, SoldItem>();
  for (const item of counted.items) {
    const name = menuNames.get(item.name) ?? item.name;
    const key = foldItemName(name);
    merged.set(key, withItem(merged.get(key), { item, name }));
  }
  const items = [...merged.values()].sort((a, b) => soldOf(b) - soldOf(a) || (a.name < b.name ? -1 : 1));
  const kept = items.slice(0, MAX_SOLD_ITEMS);
  return {
    sales: {
      from: counted.from ?? null,
      to: counted.to ?? null,
      days,
      dispersion: counted.dispersion ?? null,
      items: kept,
    },
    leftOut: items.length - kept.length,
  };
}

/** Two sizes in the POS may be one menu item. */
function withItem(
  before: SoldItem | undefined,
  { item, name }: { item: CountedName; name: string },
): SoldItem {
  if (before === undefined) return { name, till_names: [item.name], cells: item.cells };
  const cells = new Map(before.cells.map((cell) => [placeOf(cell), cell]));
  for (const cell of item.cells) {
    const same = cells.get(placeOf(cell));
    cells.set(placeOf(cell), same === undefined ? cell : sumOf(same, cell));
  }
  return {
    name: before.name,
    till_names: [...before.till_names, item.name].slice(0, MAX_TILL_NAMES),
    cells: [...cells.values()],
  };
}

function placeOf({ channel, daypart }: SalesCell): string {
  return `${channel} ${daypart}`;
}

function sumOf(a: SalesCell, b: SalesCell): SalesCell {
  const cents = (one: number | null, other: number | null) =>
    one === null || other === null ? null : Math.round((one + other) * 100) / 100;
  return {
    ...a,
    sold: Math.round((a.sold + b.sold) * 1_000) / 1_000,
    revenue: cents(a.revenue, b.revenue),
    cost: cents(a.cost, b.cost),
  };
}

export function soldOf({ cells }: Pick<SoldItem, 'cells'>): number {
  return cells.reduce((sum, { sold }) => sum + sold, 0);
}

/** Whether a period with this many days can be saved. */
export function isPeriod(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MAX_PERIOD_DAYS;
}

/** The number of days from the first to the last, inclusive. */
export function daysOf({ from, to }: Pick<CountedSales, 'from' | 'to'>): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
