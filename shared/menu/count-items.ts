import type { CountedItem } from './classify-items.ts';
import { listingsOf, type MenuItem } from './menu-item.ts';
import { foldItemName } from './sales/item-name.ts';
import type { MenuSales, SalesCell, SoldItem } from './sales/menu-sales.ts';
import type { Channel, Daypart } from './sales/sales-terms.ts';
import { courseFamilyOf, TYPICAL_COSTS } from './typical-costs.ts';

/** Part of the sales. Absent filters don’t apply. */
export type SalesSegment = { channel?: Channel; daypart?: Daypart; course?: string };

export type MarginBasis = 'typical' | 'given';

/** An item sold, with its details from the menu. */
export type CountedMenuItem = CountedItem & {
  name: string;
  course: string;
  marginBasis: MarginBasis;
  /** Absent if it isn’t on the menu. */
  onMenu?: MenuItem;
  /** How many were delivered; undefined if the sales have no channels. */
  delivered?: number;
};

export type CountedMenu = {
  items: CountedMenuItem[];
  /** Names of items without a price, which can’t be classified. */
  unpriced: string[];
};

/** Totals each item in part of the sales, with price and cost. */
export function countItems(
  menu: readonly MenuItem[],
  sales: MenuSales,
  segment: SalesSegment = {},
): CountedMenu {
  const byName = new Map(menu.map((item) => [foldItemName(item.name), item]));
  const items: CountedMenuItem[] = [];
  const unpriced: string[] = [];
  for (const sold of sales.items) {
    const onMenu = byName.get(foldItemName(sold.name));
    if (segment.course !== undefined && !coursesOf(onMenu).includes(segment.course)) continue;
    const cells = sold.cells.filter((cell) => isIn(cell, segment));
    if (cells.length === 0) continue;
    const counted = countItem(sold, cells, onMenu);
    if (counted === undefined) unpriced.push(sold.name);
    else items.push(counted);
  }
  return { items, unpriced: unpriced.sort() };
}

/** The courses of an item; none if it isn’t on the menu. */
function coursesOf(onMenu: MenuItem | undefined): string[] {
  return onMenu === undefined ? [''] : listingsOf(onMenu).map(({ course }) => course);
}

function isIn(cell: SalesCell, { channel, daypart }: SalesSegment): boolean {
  return (
    (channel === undefined || cell.channel === channel) && (daypart === undefined || cell.daypart === daypart)
  );
}

/** Undefined if the price is unknown. */
function countItem(
  item: SoldItem,
  cells: readonly SalesCell[],
  onMenu: MenuItem | undefined,
): CountedMenuItem | undefined {
  const sold = sum(cells, (cell) => cell.sold);
  const paid = cells.filter((cell) => cell.revenue !== null && cell.sold > 0);
  const paidFor = sum(paid, (cell) => cell.sold);
  const price = paidFor > 0 ? sum(paid, (cell) => cell.revenue ?? 0) / paidFor : (onMenu?.price ?? 0);
  if (price <= 0) return undefined;
  const course = onMenu?.course ?? '';
  const costed = cells.filter((cell) => cell.cost !== null && cell.sold > 0);
  const costedFor = sum(costed, (cell) => cell.sold);
  const isGiven = costedFor > sold / 2;
  return {
    key: foldItemName(item.name),
    name: item.name,
    course,
    sold,
    price,
    unitCost: isGiven
      ? same(sum(costed, (cell) => cell.cost ?? 0) / costedFor)
      : typicalCost({ name: item.name, course, price }),
    marginBasis: isGiven ? 'given' : 'typical',
    ...(onMenu && { onMenu }),
    ...(cells.every((cell) => cell.channel === 'unknown')
      ? {}
      : { delivered: sum(cells, (cell) => (cell.channel === 'delivery' ? cell.sold : 0)) }),
  };
}

/** The typical ingredient cost at this price. */
export function typicalCost({ name, course, price }: { name: string; course: string; price: number }) {
  const { low, typical, high } = TYPICAL_COSTS[courseFamilyOf({ name, course })];
  return { low: low * price, typical: typical * price, high: high * price };
}

function same(cost: number) {
  return { low: cost, typical: cost, high: cost };
}

/** Sorted by channel and time of day, so the order of the cells doesn’t matter. */
function sum(cells: readonly SalesCell[], value: (cell: SalesCell) => number): number {
  return cells
    .map(value)
    .sort((a, b) => a - b)
    .reduce((total, each) => total + each, 0);
}
