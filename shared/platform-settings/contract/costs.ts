import * as z from 'zod/mini';
import { COST_KINDS, COST_UNITS } from '#shared/platform-settings/price-table.ts';
import { month } from './entered-amounts.ts';

/** A calendar month (UTC). Absent: the current one. */
export const costMonth = z.optional(month);

/** Restaurants per page, by name. Each needs one read of its counters. */
export const COST_PAGE_SIZE = 7;
/** Restaurants per page in another order, which needs two reads. */
export const SORTED_PAGE_SIZE = 25;
/** The orders of the list besides the name. The daily pass adds them up. */
export const COST_ORDERS = ['cost', 'revenue', 'margin'] as const;
export type CostOrder = (typeof COST_ORDERS)[number];

const cents = z.number();
const byKind = z.object(
  Object.fromEntries(COST_KINDS.map((kind) => [kind, cents])) as Record<
    (typeof COST_KINDS)[number],
    typeof cents
  >,
);

/** The platform’s costs in a month, in hundredths of a cent, up to today or the month’s end. */
export const PlatformCostsSchema = z
  .object({
    month: z.string(),
    /** The last day included. */
    through: z.string(),
    as_of: z.iso.datetime(),
    /** What usage cost. */
    total_cents: cents,
    by_kind: byKind,
    /** Cloud costs that don’t depend on usage, as an administrator entered them. Null: never entered. */
    fixed_cents: z.nullable(z.int()),
    /** Invoices paid in the month. */
    revenue_cents: z.int(),
    units: z.array(
      z.object({
        unit: z.enum(COST_UNITS),
        label: z.string(),
        /** Counted or estimated; null if only the price is known. */
        amount: z.nullable(z.number()),
        cents,
        is_estimate: z.boolean(),
        source: z.string(),
      }),
    ),
    budget: z.object({
      /** Null: there is none. */
      monthly_cents: z.nullable(z.int()),
      state: z.enum(['none', 'within', 'warned', 'reached']),
    }),
  })
  .register(z.globalRegistry, { id: 'PlatformCosts' });

export const RestaurantCostsSchema = z
  .object({
    /** Null: all deleted restaurants together, in one row on each page that has some. */
    restaurant_id: z.nullable(z.string()),
    name: z.string(),
    total_cents: cents,
    by_kind: byKind,
    /** Invoices paid in the month. */
    revenue_cents: z.int(),
  })
  .register(z.globalRegistry, { id: 'RestaurantCosts' });
