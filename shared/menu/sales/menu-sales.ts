import type { Channel, Daypart } from './sales-terms.ts';

/** What was sold of one item in one channel at one time of day. Money in units of the currency, for all of it together. */
export type SalesCell = {
  channel: Channel;
  daypart: Daypart;
  sold: number;
  /** Null where the sales do not say it: then the menu's price counts. */
  revenue: number | null;
  /** Null where nobody gave it: then the usual cost of the course counts. */
  cost: number | null;
};

export type SoldItem = {
  /** As the menu calls it; as the till does, where it is not on the menu. */
  name: string;
  /** What the till calls it: the next file is matched by them. */
  till_names: string[];
  cells: SalesCell[];
};

/** Sales of a period, added up: no single sale and no guest is in it. */
export type MenuSales = {
  /** `YYYY-MM-DD`; null where the sales have no dates. */
  from: string | null;
  to: string | null;
  /** Length of the period. */
  days: number;
  /** How much more the days differ than chance alone would make them; null where nobody can tell. */
  dispersion: number | null;
  items: SoldItem[];
};

/** More items than a kitchen has; what is sold least is left out. */
export const MAX_SOLD_ITEMS = 300;
export const MAX_TILL_NAMES = 20;
export const MAX_PERIOD_DAYS = 3 * 366;
