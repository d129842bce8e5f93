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
import { figure, type Metric } from './metric.ts';

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
    ...figure('AI requests', 'count', ({ during }) => aiFiguresOf(during).requests),
    ...ofAi,
  },
  aiCost: {
    ...figure('AI cost', 'micros', ({ during }) => aiFiguresOf(during).costMicros),
    ...ofAi,
  },
  aiErrors: {
    ...figure('Failed AI requests', 'count', ({ during }) => aiFiguresOf(during).errors),
    ...ofAi,
  },
  aiErrorRate: {
    ...figure('AI error rate', 'percent', ({ during }) =>
      percent(aiFiguresOf(during).errors, aiFiguresOf(during).requests),
    ),
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
    ...figure('Restaurants', 'count', ({ until }) => restaurantTotals(until).restaurants),
    kind: 'level',
    meaning: 'with an account',
    section: 'restaurants',
  },
  withoutPlan: {
    ...figure(
      'Restaurants without a plan',
      'count',
      ({ until }) => restaurantTotals(until).restaurants - activeSubscriptions(until),
    ),
    kind: 'level',
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
    ...figure('Incomplete setups', 'count', ({ until }) => restaurantTotals(until).incompleteSetups),
    kind: 'level',
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
    ...figure(
      'Websites',
      'count',
      ({ until }) => countOf(until, 'site_created') - countOf(until, 'site_deleted'),
    ),
    kind: 'level',
    meaning: 'published or not',
    section: 'overview',
    byRestaurant: true,
  },
  newWebsites: { ...count('Websites created', 'site_created'), ...ofAll },
  generations: { ...count('Websites generated', 'site_generated'), ...ofAll },
  failedGenerations: { ...count('Failed website generations', 'generation_failed'), ...ofAll },
  campaigns: {
    ...figure('Campaigns launched', 'count', ({ during }) => launchedCampaigns(during)),
    meaning: 'ads and text campaigns',
    ...ofAll,
  },
  ads: { ...count('Ads launched', 'ad_launched'), ...ofAll },
  adSpend: {
    ...figure('Ad spend', 'cents', ({ during }) => during.sum_ad_ended_spent_cents ?? 0),
    meaning: 'what restaurants spent on ads that ended in the period',
    ...ofAll,
  },
  failedAds: { ...count('Failed ads', 'ad_failed'), ...ofAll },
  textCampaigns: { ...count('Text campaigns launched', 'sms_launched'), ...ofAll },
  texts: {
    ...figure(
      'Texts',
      'count',
      ({ during }) => (during.sum_sms_launched_messages ?? 0) - (during.sum_sms_canceled_messages ?? 0),
    ),
    meaning: 'texts of launched campaigns, except canceled ones',
    ...ofAll,
  },
  redemptions: {
    ...figure('Codes redeemed', 'count', ({ during }) => redeemedCodes(during)),
    meaning: 'except undone redemptions',
    ...ofAll,
  },
  redeemedAmount: {
    ...figure('Redeemed amount', 'cents', ({ during }) => redeemedCents(during)),
    meaning: 'what guests paid when they redeemed a code',
    ...ofAll,
  },
  photos: { ...count('Photos uploaded', 'image_uploaded'), ...ofAll },
  tasks: { ...count('Checklist tasks completed', 'checklist_item_completed'), ...ofAll },
  flagged: { ...count('Content flagged', 'content_flagged'), ...ofModeration },
  approved: { ...count('Content approved', 'content_approved'), ...ofModeration },
  rejected: { ...count('Content rejected', 'content_rejected'), ...ofModeration },
  waiting: {
    ...figure('Content to review', 'count', ({ until }) => waitingTexts(until)),
    kind: 'level',
    section: 'moderation',
    byRestaurant: true,
  },
} as const satisfies Record<string, Metric>;
