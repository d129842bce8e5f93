import * as z from 'zod/mini';
import { PeriodSchema } from './ai-analytics.ts';

/** The period, and the same number of days before it. */
const ChangeSchema = z.object({ current: z.number(), previous: z.number() });

/** The platform’s recent activity. Amounts are in dollars. */
export const DashboardSummarySchema = z
  .object({
    period: PeriodSchema,
    as_of: z.iso.datetime(),
    total_restaurants: z.int(),
    /** Restaurants that never had a website. */
    incomplete_setups: z.int(),
    activity: z.object({
      signups: ChangeSchema,
      sites_published: ChangeSchema,
      campaigns_launched: ChangeSchema,
      codes_redeemed: ChangeSchema,
      redeemed_amount: ChangeSchema,
      content_flagged: ChangeSchema,
      ai_requests: ChangeSchema,
      ai_cost: ChangeSchema,
    }),
    business: z.object({
      /** Monthly recurring revenue at list prices, now and before the period. */
      recurring: ChangeSchema,
      /** Its movements in the period. All are zero or positive. */
      started: z.number(),
      expansion: z.number(),
      contraction: z.number(),
      churned: z.number(),
      /** `is_partial`: only part of the invoices were added up. */
      overdue: z.object({ count: z.int(), amount: z.number(), is_partial: z.boolean() }),
      /** Waiting for review. */
      flagged: z.int(),
      /** Websites that couldn’t be generated in the period. */
      failed_jobs: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'DashboardSummary' });
