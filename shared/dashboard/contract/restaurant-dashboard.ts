import * as z from 'zod/mini';
import { CampaignSummarySchema } from '#shared/ads/contract/campaign-summary.ts';
import { CHECKLIST_SCREENS } from '#shared/checklist/checklist-item.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

const count = z.int().check(z.nonnegative());
const percentage = z.int().check(z.gte(0), z.lte(100));
/** An estimate, in dollars a week. */
const dollarsPerWeek = z.int().check(z.nonnegative());

/** One page of a restaurant's campaigns. */
export const CampaignPageSchema = z.object({
  campaigns: z.array(CampaignSummarySchema),
  next_cursor: z.optional(z.string()),
});

/** The item of the checklist that is worth doing next. */
const NextActionSchema = z
  .object({
    item_id: z.string(),
    title: z.string(),
    why: z.string(),
    /** For somebody who does it for the first time. */
    minutes: count,
    is_critical: z.boolean(),
    weeklyPotential: dollarsPerWeek,
    /** Where it is done: a screen of ours, or a page elsewhere. Neither: away from any screen. */
    screen: z.nullable(z.enum(CHECKLIST_SCREENS)),
    external_link: z.nullable(z.string()),
    link_text: z.string(),
  })
  .register(z.globalRegistry, { id: 'NextAction' });
export type NextAction = z.output<typeof NextActionSchema>;

/** The dashboard payload of the spec (owner tools §3), and what else the overview shows. */
export const RestaurantDashboardSchema = z
  .object({
    restaurant: z.object({
      restaurant_id: z.string(),
      name: z.string(),
      /** In which its days begin (IANA). */
      time_zone: z.string(),
      /** As its profile says it; null while unknown. */
      monthly_revenue: z.nullable(z.number()),
    }),
    /** Which of them it has; those that are off are not shown. */
    features: z.record(z.enum(AI_FEATURES), z.boolean()),
    performanceSnapshot: z.object({
      /** What the figures count, in words. */
      period: z.string(),
      newCustomersAcquired: count,
      customersReengaged: count,
      /** What was taken in at the till with codes, in cents, and how many of the codes an amount was typed for. */
      redeemed: z.object({ codes: count, with_amount: count, amount_cents: count }),
    }),
    /** ISO dates in UTC of the first redeemed offer and the first guest who came back; null before. */
    firsts: z.object({ redeemed_on: z.nullable(z.iso.date()), returned_on: z.nullable(z.iso.date()) }),
    /** Neither ended nor failed, newest first. */
    activeCampaigns: z.array(CampaignSummarySchema),
    momentumMetrics: z.object({
      marketingScore: percentage,
      foundationalProgress: z.object({ percentage }),
      ongoingProgress: z.object({ percentage }),
      /** Of what is open. */
      weeklyRevenuePotential: dollarsPerWeek,
      /** Of what is done. */
      completedRevenue: dollarsPerWeek,
      totalPotential: dollarsPerWeek,
    }),
    /** Null when nothing is open. */
    nextAction: z.nullable(NextActionSchema),
    websites: z.object({ total: count, published: count }),
  })
  .register(z.globalRegistry, { id: 'RestaurantDashboard' });
export type RestaurantDashboard = z.output<typeof RestaurantDashboardSchema>;
