import { formatCount, formatCounted, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import type { ActivityFigures } from './activity-figures.ts';
import type { BusinessFigures } from './business-figures.ts';
import { changePercent } from './change-percent.ts';

/** The console section or restaurant that a sentence links to. */
export const INSIGHT_SECTIONS = [
  'subscriptions',
  'restaurants',
  'aiAnalytics',
  'moderation',
  'atRisk',
] as const;
export type InsightSection = (typeof INSIGHT_SECTIONS)[number];

/** A sentence with every number in it, so that each can be checked. */
export type Insight = {
  kind: string;
  tone: 'good' | 'warning' | 'neutral';
  text: string;
  figures: Record<string, number>;
  section: InsightSection;
  restaurantId?: string | undefined;
};

/** Totals of all risk scores. `monthly` has the list prices of customers at risk, in dollars. */
export type RiskSummary = {
  scored: number;
  atRisk: number;
  immediate: number;
  monthly: number;
  riskiest: { restaurantId: string; name: string; score: number } | undefined;
};

/** Insights from the metrics, most urgent first. */
export function businessInsights(figures: BusinessFigures, risk: RiskSummary): Insight[] {
  return [
    ...revenueInsight(figures),
    ...recurringInsight(figures),
    ...riskInsight(risk),
    ...churnInsight(figures),
    ...usageInsights(figures),
  ];
}

/** Insights on usage, compared with the previous period. */
export function usageInsights(figures: ActivityFigures): Insight[] {
  return [...redemptionInsight(figures), ...aiInsight(figures)];
}

/** Recommendations. */
export function businessRecommendations(figures: BusinessFigures, risk: RiskSummary): Insight[] {
  return [
    ...writeFirst(risk),
    ...collectOverdue(figures),
    ...helpSetUp(figures),
    ...lookAtFailures(figures),
    ...readFlagged(figures),
  ];
}

function revenueInsight({ revenue, revenueBefore, revenueChange: change, days }: BusinessFigures): Insight[] {
  if (revenue === 0 && revenueBefore === 0) return [];
  const [paid, before] = [Math.round(revenue), Math.round(revenueBefore)];
  const compared =
    change === null
      ? `and nothing in the previous ${formatCounted(days, 'day')}`
      : `${change === 0 ? 'the same as' : `${formatPercent(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than`} the ${formatDollars(before)} in the previous ${formatCounted(days, 'day')}`;
  return [
    {
      kind: 'revenue',
      tone: toneOf(change),
      text: `Restaurants paid ${formatDollars(paid)} in the last ${formatCounted(days, 'day')}, ${compared}.`,
      figures: {
        paid,
        days,
        ...(change === null ? {} : { before }),
        ...(change === null || change === 0 ? {} : { change: Math.abs(change) }),
      },
      section: 'subscriptions',
    },
  ];
}

function recurringInsight({ recurring: exact, active }: BusinessFigures): Insight[] {
  if (active <= 0) return [];
  const recurring = Math.round(exact);
  return [
    {
      kind: 'recurring',
      tone: 'neutral',
      text: `${formatCounted(active, 'active subscription is', 'active subscriptions are')} worth ${formatDollars(recurring)} a month at list prices.`,
      figures: { active, recurring },
      section: 'subscriptions',
    },
  ];
}

function riskInsight({ scored, atRisk, monthly: exact }: RiskSummary): Insight[] {
  if (scored === 0) return [];
  const monthly = Math.round(exact);
  const which = `${formatCount(atRisk)} of ${formatCounted(scored, 'customer')}`;
  const text =
    atRisk === 0
      ? `No one is at risk of leaving. We scored ${formatCounted(scored, 'customer')}.`
      : `${which}, worth ${formatDollars(monthly)} a month, ${atRisk === 1 ? 'is' : 'are'} at risk of leaving.`;
  return [
    {
      kind: 'churn_risk',
      tone: atRisk === 0 ? 'good' : 'warning',
      text,
      figures: atRisk === 0 ? { scored } : { atRisk, scored, monthly },
      section: 'atRisk',
    },
  ];
}

function churnInsight({ newThisMonth, ended }: BusinessFigures): Insight[] {
  if (newThisMonth + ended === 0) return [];
  return [
    {
      kind: 'customers',
      tone: newThisMonth >= ended ? 'good' : 'warning',
      text: `${formatCounted(newThisMonth, 'subscription')} started this month, and ${formatCount(ended)} ended in the last 30 days.`,
      figures: { newThisMonth, ended, days: 30 },
      section: 'subscriptions',
    },
  ];
}

function redemptionInsight({ activity, days }: ActivityFigures): Insight[] {
  const { codes_redeemed: codes, redeemed_dollars: spent } = activity;
  if (codes.now <= 0) return [];
  const dollars = Math.round(spent.now);
  return [
    {
      kind: 'redemptions',
      tone: 'good',
      text: `Guests redeemed ${formatCounted(codes.now, 'campaign code')} in the last ${formatCounted(days, 'day')} and spent ${formatDollars(dollars)}.`,
      figures: { codes: codes.now, days, dollars },
      section: 'restaurants',
    },
  ];
}

function aiInsight({ activity: { ai_uses: uses }, days }: ActivityFigures): Insight[] {
  const change = changePercent(uses.now, uses.before);
  if (change === null || change === 0) return [];
  const size = Math.abs(change);
  return [
    {
      kind: 'ai_use',
      tone: toneOf(change),
      text: `AI features were used ${formatCounted(uses.now, 'time')} in the last ${formatCounted(days, 'day')}, ${formatPercent(size)} ${change > 0 ? 'more' : 'less'} than in the previous ${formatCounted(days, 'day')} (${formatCount(uses.before)}).`,
      figures: { uses: uses.now, days, change: size, before: uses.before },
      section: 'aiAnalytics',
    },
  ];
}

function writeFirst({ riskiest }: RiskSummary): Insight[] {
  if (riskiest === undefined) return [];
  const { restaurantId, name, score } = riskiest;
  return [
    {
      kind: 'write_first',
      tone: 'warning',
      text: `Contact ${name} first. Its risk score is ${score} out of 100.`,
      figures: { score, of: 100 },
      section: 'restaurants',
      restaurantId,
    },
  ];
}

function collectOverdue({ overdue }: BusinessFigures): Insight[] {
  if (overdue <= 0) return [];
  return [
    {
      kind: 'overdue',
      tone: 'warning',
      text: `Follow up on ${formatCounted(overdue, 'overdue invoice')} before we pause unpaid plans.`,
      figures: { overdue },
      section: 'subscriptions',
    },
  ];
}

function helpSetUp({ incompleteSetups: open, restaurants }: BusinessFigures): Insight[] {
  if (open === 0) return [];
  return [
    {
      kind: 'setups',
      tone: 'neutral',
      text: `Help restaurants start a website. ${formatCount(open)} of ${formatCounted(restaurants, 'restaurant')} have never had one.`,
      figures: { open, restaurants },
      section: 'restaurants',
    },
  ];
}

/** 5% or more. */
function lookAtFailures({
  activity: { ai_uses: uses, ai_failures: failures },
  days,
}: BusinessFigures): Insight[] {
  if (failures.now === 0 || 20 * failures.now < uses.now) return [];
  return [
    {
      kind: 'ai_failures',
      tone: 'warning',
      text: `Check why ${formatCount(failures.now)} of ${formatCounted(uses.now, 'AI request')} failed in the last ${formatCounted(days, 'day')}.`,
      figures: { failures: failures.now, uses: uses.now, days },
      section: 'aiAnalytics',
    },
  ];
}

/** Items to review, and newly flagged items. They overlap only in part. */
function readFlagged({ activity, days, waitingTexts: waiting }: BusinessFigures): Insight[] {
  if (waiting === 0) return [];
  const { now: flagged } = activity.content_flagged;
  return [
    {
      kind: 'flagged',
      tone: 'neutral',
      text: `Review flagged content. ${formatCounted(waiting, 'item needs', 'items need')} a decision, and ${formatCounted(flagged, 'item was', 'items were')} flagged in the last ${formatCounted(days, 'day')}.`,
      figures: { waiting, flagged, days },
      section: 'moderation',
    },
  ];
}

function toneOf(change: number | null): Insight['tone'] {
  if (change === null || change === 0) return 'neutral';
  return change > 0 ? 'good' : 'warning';
}
