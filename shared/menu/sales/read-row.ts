import { foldItemName } from './item-name.ts';
import { type DecimalSign, readAmount } from './read-amount.ts';
import type { SaleRow } from './sale-row.ts';
import { type Channel, channelOf, type Daypart, daypartOf } from './sales-terms.ts';

/** Sales at one place, in thousandths, and money in cents. */
export type CountedCell = {
  sold: number;
  revenue: number;
  hasRevenue: boolean;
  cost: number;
  hasCost: boolean;
};

/** Larger quantities are something else, such as a barcode. */
const MOST_SOLD_IN_A_ROW = 1_000_000;

/** Payments without an item, which registers list with the items. */
const NO_ITEM =
  /^(?:tips?|gratuity|gratuities|trinkgeld|pourboires?|propinas?|mance|mancia|dricks|rounding|rundung)$/i;

/** A row with its position. */
export type ReadRow = CountedCell & { channel: Channel; daypart: Daypart };

/** What a row counts; undefined for headings between rows; otherwise the problem. */
export function readRow(row: SaleRow, decimal: DecimalSign): ReadRow | string | undefined {
  const amounts = [row.sold, row.revenue, row.price, row.cost, row.unitCost];
  if (NO_ITEM.test(row.item.trim())) return undefined;
  if (amounts.every((cell) => cell === undefined || cell === '')) return undefined;
  if (foldItemName(row.item) === '') return 'the item name is missing.';
  const [sold, revenue, price, cost, unitCost] = amounts.map((cell) =>
    cell === undefined || cell === '' ? undefined : (readAmount(cell, decimal) ?? cell),
  );
  const unreadable = [sold, revenue, price, cost, unitCost].find((value) => typeof value === 'string');
  if (unreadable !== undefined) return `“${unreadable.toString().slice(0, 30)}” isn’t a number.`;
  if (typeof sold !== 'number') return 'the quantity sold is missing.';
  if (Math.abs(sold) > MOST_SOLD_IN_A_ROW) return `${sold} is too high for a quantity sold.`;
  const amount = revenue ?? (typeof price === 'number' ? price * sold : undefined);
  // Some registers mark returns only on the quantity.
  const taken = sold < 0 && typeof amount === 'number' ? -Math.abs(amount) : amount;
  const spent = cost ?? (typeof unitCost === 'number' ? unitCost * sold : undefined);
  if (sold > 0 && Number(taken ?? 0) < 0) return 'items were sold, but the revenue is negative.';
  if (Number(unitCost ?? 0) < 0 || (sold > 0 && Number(spent ?? 0) < 0)) return 'the cost is negative.';
  return {
    sold: Math.round(sold * 1_000),
    revenue: Math.round(Number(taken ?? 0) * 100),
    hasRevenue: taken !== undefined,
    cost: Math.round(Number(spent ?? 0) * 100),
    hasCost: spent !== undefined,
    channel: channelOf(row.channel ?? ''),
    daypart: daypartOf(row.daypart ?? ''),
  };
}
