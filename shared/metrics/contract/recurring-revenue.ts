import * as z from 'zod/mini';

const dollars = z.number();

/** Monthly recurring revenue over time. Amounts are in dollars at list prices. */
export const RecurringRevenueSchema = z
  .object({
    /** Oldest first; the last is the current month. */
    months: z.array(
      z.object({
        month: z.string(),
        started: dollars,
        expansion: dollars,
        contraction: dollars,
        churned: dollars,
        /** At the end of the month, or now. */
        recurring: dollars,
        /** Net revenue retention in percent. Null without earlier subscribers. */
        retention: z.nullable(z.number()),
        /** Amount that an administrator entered as spent to win subscribers. Null: never entered. */
        acquisition_spend: z.nullable(dollars),
      }),
    ),
    /** The average total that a subscriber pays. Null if no subscriber left recently. */
    lifetime_value: z.nullable(dollars),
    /** The cost of new subscribers in the months above with an entered spend. Null without such months. */
    acquisition: z.nullable(
      z.object({
        months: z.int(),
        spend: dollars,
        subscribers: z.int(),
        /** Spend per new subscriber (CAC). Null: no one subscribed in those months. */
        cost: z.nullable(dollars),
        /** Lifetime value divided by it. */
        lifetime_ratio: z.nullable(z.number()),
        payback_months: z.nullable(z.number()),
      }),
    ),
    /** Restaurants whose trial has ended: the percentage that subscribed. Null without any. */
    trial_conversion: z.nullable(z.object({ percent: z.number(), subscribed: z.int(), of: z.int() })),
    /** By month of sign-up, oldest first, without deleted restaurants. Empty before the first daily job. */
    cohorts: z.array(
      z.object({
        month: z.string(),
        signed_up: z.int(),
        subscribed: z.int(),
        paying: z.int(),
        monthly_revenue: dollars,
      }),
    ),
    cohorts_as_of: z.nullable(z.iso.datetime()),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RecurringRevenue' });
