import * as z from 'zod/mini';
import { A_LIST, NOT_NEGATIVE, SMALLER_NUMBER } from '#shared/contract/field-messages.ts';
import { line } from '#shared/contract/text-fields.ts';
import { foldItemName } from '#shared/menu/sales/item-name.ts';
import { MAX_PERIOD_DAYS, MAX_SOLD_ITEMS, MAX_TILL_NAMES } from '#shared/menu/sales/menu-sales.ts';
import { CHANNELS, DAYPARTS } from '#shared/menu/sales/sales-terms.ts';

const amount = z.number(NOT_NEGATIVE).check(z.gte(0, NOT_NEGATIVE), z.lte(1_000_000_000, SMALLER_NUMBER));
const day = z.nullable(z.iso.date('Use a date such as 2026-10-31.'));
const named = (maxLength: number) => line(maxLength).check(z.minLength(1, 'Enter the item’s name.'));

export const CHANNEL_MESSAGE = 'Choose a valid channel.';
export const DAYPART_MESSAGE = 'Choose a valid time of day.';

const SalesCellSchema = z.strictObject({
  channel: z.enum(CHANNELS, CHANNEL_MESSAGE),
  daypart: z.enum(DAYPARTS, DAYPART_MESSAGE),
  sold: amount,
  /** Total revenue, in units of the currency; null: use the menu’s price. */
  revenue: z.nullable(amount),
  /** Total cost; null: use the typical cost of the course. */
  cost: z.nullable(amount),
});

const SoldItemSchema = z.strictObject({
  name: named(120),
  till_names: z.array(named(200)).check(z.maxLength(MAX_TILL_NAMES)),
  cells: z.array(SalesCellSchema).check(
    z.minLength(1, 'Include at least one sales figure.'),
    z.refine(
      (cells) => new Set(cells.map(({ channel, daypart }) => `${channel} ${daypart}`)).size === cells.length,
      'List each channel and time of day once.',
    ),
  ),
});

export const PERIOD_MESSAGE = `Enter a number of days from 1 to ${MAX_PERIOD_DAYS}.`;

/** Sales of a period, totaled by the browser. Contains no single sale and no guest. */
export const MenuSalesSchema = z
  .strictObject({
    from: day,
    to: day,
    days: z.int(PERIOD_MESSAGE).check(z.gte(1, PERIOD_MESSAGE), z.lte(MAX_PERIOD_DAYS, PERIOD_MESSAGE)),
    /** How much more days vary than by chance; null without dates. */
    dispersion: z.nullable(z.number().check(z.gte(1), z.lte(10))),
    items: z.array(SoldItemSchema, A_LIST).check(
      z.minLength(1, 'This file has no sales.'),
      z.maxLength(MAX_SOLD_ITEMS, `Use at most ${MAX_SOLD_ITEMS} items.`),
      z.refine(
        (items) => new Set(items.map(({ name }) => foldItemName(name))).size === items.length,
        'List each item once.',
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'MenuSales' });

const DAY_MS = 86_400_000;
const isSpan = ({ from, to, days }: { from: string | null; to: string | null; days: number }) =>
  from === null || to === null
    ? from === to
    : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 === days;

/** The uploaded sales. Monthly numbers depend on the number of days. */
export const SentMenuSalesSchema = MenuSalesSchema.check(
  z.refine(isSpan, { error: 'The number of days doesn’t match the first and last dates.', path: ['days'] }),
).register(z.globalRegistry, { id: 'SentMenuSales' });
