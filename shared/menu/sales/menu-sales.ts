import type { Channel, Daypart } from './sales-terms.ts';

/** The sales of one item in one channel at one time of day. Money in units of the currency, as totals. */
export type SalesCell = {
  channel: Channel;
  daypart: Daypart;
  sold: number;
  /** Null if unknown: use the menu’s price. */
  revenue: number | null;
  /** Null if not given: use the typical cost of the course. */
  cost: number | null;
};

export type SoldItem = {
  /** The menu’s name, or the register’s if it isn’t on the menu. */
  name: string;
  /** The register’s names, which match the next file. */
  till_names: string[];
  cells: SalesCell[];
};

/** Sales of a period, totaled. Contains no single sale and no guest. */
export type MenuSales = {
  /** `YYYY-MM-DD`; null if the sales have no dates. */
  from: string | null;
  to: string | null;
  /** The length of the period in days. */
  days: number;
  /** How much more days vary than by chance; null if unknown. */
  dispersion: number | null;
  items: SoldItem[];
};

/** More items than any menu has. The lowest sellers are left out. */
export const MAX_SOLD_ITEMS = 300;
export const MAX_TILL_NAMES = 20;
export const MAX_PERIOD_DAYS = 3 * 366;
