import { activeSubscriptions } from '#shared/billing/billing-figures.ts';
import type { EventKind } from '#shared/contract/events.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import {
  countOf,
  launchedCampaigns,
  redeemedCents,
  redeemedCodes,
  restaurantTotals,
  waitingTexts,
} from '#shared/metrics/platform-counts.ts';
import { averageMilliseconds } from '#shared/metrics/summarize-usage.ts';
import type { Metric } from './metric.ts';

const ofAi = { section: 'aiAnalytics', kind: 'flow', byFeature: true, byRestaurant: true } as const;
const ofAll = { section: 'overview', kind: 'flow', byRestaurant: true } as const;
const ofModeration = { section: 'moderation', kind: 'flow', byRestaurant: true } as const;

/** The number of events in a period. */
const count = (label: string, kind: EventKind) => ({
  label,
  unit: 'count' as const,
  value: ({ during }: { during: Counts }) => countOf(during, kind),
});

const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

export const USE_METRICS = {
  aiRequests: {
    label: 'AI requests',
    unit: 'count',
    value: ({ during }) => aiFiguresOf(during).requests,
    ...ofAi,
  },
  aiCost: {
    label: 'AI cost',
    unit: 'micros',
    value: ({ during }) => aiFiguresOf(during).costMicros,
    ...ofAi,
  },
  aiErrors: {
    label: 'Failed AI requests',
    unit: 'count',
    value: ({ during }) => aiFiguresOf(during).errors,
    ...ofAi,
  },
  aiErrorRate: {
    label: 'AI error rate',
    unit: 'percent',
    value: ({ during }) => percent(aiFiguresOf(during).errors, aiFiguresOf(during).requests),
    isRatio: true,
    ...ofAi,
  },
  aiSuccessRate: {
    label: 'AI success rate',
    unit: 'percent',
    value: ({ during }) => {
      const { errors, requests } = aiFiguresOf(during);
      return percent(requests - errors, requests);
    },
    isRatio: true,
    ...ofAi,
  },
  aiTime: {
    label: 'Average AI processing time',
    unit: 'milliseconds',
    value: ({ during }) => {
      const { milliseconds, requests } = aiFiguresOf(during);
      return requests === 0 ? null : averageMilliseconds(milliseconds, requests);
    },
    isRatio: true,
    ...ofAi,
  },
  aiCostPerRequest: {
    label: 'AI cost per request',
    unit: 'micros',
    value: ({ during }) => {
      const { costMicros, requests } = aiFiguresOf(during);
      return requests === 0 ? null : costMicros / requests;
    },
    isRatio: true,
    ...ofAi,
  },
  restaurants: {
    label: 'Restaurants',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => restaurantTotals(until).restaurants,
    meaning: 'with an account',
    section: 'restaurants',
  },
  withoutPlan: {
    label: 'Restaurants without a plan',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => restaurantTotals(until).restaurants - activeSubscriptions(until),
    meaning: 'on a free trial, or after one',
    section: 'restaurants',
  },
  payingRate: {
    label: 'Restaurants with a plan',
    unit: 'percent',
    kind: 'level',
    value: ({ until }) => {
      const { restaurants } = restaurantTotals(until);
      return restaurants === 0 ? null : (100 * activeSubscriptions(until)) / restaurants;
    },
    meaning: 'share of restaurants with an active subscription',
    isRatio: true,
    section: 'restaurants',
  },
  incompleteSetups: {
    label: 'Incomplete setups',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => restaurantTotals(until).incompleteSetups,
    meaning: 'restaurants that have never created a website',
    section: 'overview',
  },
  signups: { ...count('Sign-ups', 'signed_up'), kind: 'flow', section: 'restaurants' },
  deletions: { ...count('Deleted restaurants', 'restaurant_deleted'), kind: 'flow', section: 'restaurants' },
  setups: {
    ...count('Completed setups', 'setup_completed'),
    meaning: 'restaurants that created their first website',
    kind: 'flow',
    section: 'overview',
  },
  verifiedEmails: {
    ...count('Verified email addresses', 'email_verified'),
    kind: 'flow',
    section: 'overview',
  },
  publications: {
    ...count('Website publications', 'site_published'),
    meaning: 'republished websites count each time',
    ...ofAll,
  },
  websites: {
    label: 'Websites',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => countOf(until, 'site_created') - countOf(until, 'site_deleted'),
    meaning: 'published or not',
    section: 'overview',
    byRestaurant: true,
  },
  newWebsites: { ...count('Websites created', 'site_created'), ...ofAll },
  generations: { ...count('Websites generated', 'site_generated'), ...ofAll },
  failedGenerations: { ...count('Failed website generations', 'generation_failed'), ...ofAll },
  campaigns: {
    label: 'Campaigns launched',
    unit: 'count',
    value: ({ during }) => launchedCampaigns(during),
    meaning: 'ads and text campaigns',
    ...ofAll,
  },
  ads: { ...count('Ads launched', 'ad_launched'), ...ofAll },
  adSpend: {
    label: 'Ad spend',
    unit: 'cents',
    value: ({ during }) => during.sum_ad_ended_spent_cents ?? 0,
    meaning: 'what restaurants spent on ads that ended in the period',
    ...ofAll,
  },
  failedAds: { ...count('Ads that failed', 'ad_failed'), ...ofAll },
  textCampaigns: { ...count('Text campaigns launched', 'sms_launched'), ...ofAll },
  texts: {
    label: 'Texts',
    unit: 'count',
    value: ({ during }) => (during.sum_sms_launched_messages ?? 0) - (during.sum_sms_canceled_messages ?? 0),
    meaning: 'texts of launched campaigns, except canceled ones',
    ...ofAll,
  },
  redemptions: {
    label: 'Codes redeemed',
    unit: 'count',
    value: ({ during }) => redeemedCodes(during),
    meaning: 'except undone redemptions',
    ...ofAll,
  },
  redeemedAmount: {
    label: 'Redeemed amount',
    unit: 'cents',
    value: ({ during }) => redeemedCents(during),
    meaning: 'what guests paid when they redeemed a code',
    ...ofAll,
  },
  photos: { ...count('Photos uploaded', 'image_uploaded'), ...ofAll },
  tasks: { ...count('Checklist tasks completed', 'checklist_item_completed'), ...ofAll },
  flagged: { ...count('Content flagged', 'content_flagged'), ...ofModeration },
  approved: { ...count('Content approved', 'content_approved'), ...ofModeration },
  rejected: { ...count('Content rejected', 'content_rejected'), ...ofModeration },
  waiting: {
    label: 'Content to review',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => waitingTexts(until),
    section: 'moderation',
    byRestaurant: true,
  },
} as const satisfies Record<string, Metric>;
