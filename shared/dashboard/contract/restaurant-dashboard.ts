import * as z from 'zod/mini';
import { CampaignSummarySchema } from '#shared/ads/contract/campaign-summary.ts';
import { CHECKLIST_SCREENS } from '#shared/checklist/checklist-item.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

const count = z.int().check(z.nonnegative());
const percentage = z.int().check(z.gte(0), z.lte(100));
/** An estimate, in dollars per week. */
const dollarsPerWeek = z.int().check(z.nonnegative());

/** One page of a restaurant’s campaigns. */
export const CampaignPageSchema = z.object({
  campaigns: z.array(CampaignSummarySchema),
  next_cursor: z.optional(z.string()),
});

/** The next action on the checklist. */
const NextActionSchema = z
  .object({
    item_id: z.string(),
    title: z.string(),
    why: z.string(),
    /** The first time. */
    minutes: count,
    is_critical: z.boolean(),
    weeklyPotential: dollarsPerWeek,
    /** Where it is done: one of our screens, or another website. Neither: offline. */
    screen: z.nullable(z.enum(CHECKLIST_SCREENS)),
    external_link: z.nullable(z.string()),
    link_text: z.string(),
  })
  .register(z.globalRegistry, { id: 'NextAction' });
export type NextAction = z.output<typeof NextActionSchema>;

/** The dashboard payload of the spec (owner tools §3), and other data of the overview. */
export const RestaurantDashboardSchema = z
  .object({
    restaurant: z.object({
      restaurant_id: z.string(),
      name: z.string(),
      /** The time zone of its days (IANA). */
      time_zone: z.string(),
      /** From the profile; null if unknown. */
      monthly_revenue: z.nullable(z.number()),
    }),
    /** Which features it has. Disabled ones aren’t shown. */
    features: z.record(z.enum(AI_FEATURES), z.boolean()),
    performanceSnapshot: z.object({
      /** The period, in words. */
      period: z.string(),
      newCustomersAcquired: count,
      customersReengaged: count,
      /** Amounts that staff entered for redeemed codes, in cents, and the number of codes with an amount. */
      redeemed: z.object({ codes: count, with_amount: count, amount_cents: count }),
    }),
    /** ISO dates (UTC) of the first redeemed offer and the first guest who came back; null before. */
    firsts: z.object({ redeemed_on: z.nullable(z.iso.date()), returned_on: z.nullable(z.iso.date()) }),
    /** Active campaigns, newest first. */
    activeCampaigns: z.array(CampaignSummarySchema),
    momentumMetrics: z.object({
      marketingScore: percentage,
      foundationalProgress: z.object({ percentage }),
      ongoingProgress: z.object({ percentage }),
      /** Of open items. */
      weeklyRevenuePotential: dollarsPerWeek,
      /** Of completed items. */
      completedRevenue: dollarsPerWeek,
      totalPotential: dollarsPerWeek,
    }),
    /** Null if nothing is open. */
    nextAction: z.nullable(NextActionSchema),
    websites: z.object({ total: count, published: count }),
  })
  .register(z.globalRegistry, { id: 'RestaurantDashboard' });
export type RestaurantDashboard = z.output<typeof RestaurantDashboardSchema>;
