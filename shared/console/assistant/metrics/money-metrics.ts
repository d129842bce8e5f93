import {
  activeSubscriptions,
  churnRate,
  overdueInvoices,
  recurringCents,
  subscribersOf,
  upcomingRenewals,
} from '#shared/billing/billing-figures.ts';
import { PLAN_CATALOGUE, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalogue.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import type { FigureView } from '#shared/console/assistant/figure-view.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { countOf } from '#shared/metrics/platform-counts.ts';
import type { Metric } from './metric.ts';

const shown = { section: 'subscriptions' } as const;
const of = (counts: Counts, name: string) => counts[name] ?? 0;

const subscribers = (counts: Counts, plan?: PlanId) =>
  plan === undefined ? activeSubscriptions(counts) : subscribersOf(counts, plan);
const recurring = (counts: Counts, plan?: PlanId) =>
  plan === undefined
    ? recurringCents(counts)
    : subscribersOf(counts, plan) * PLAN_CATALOGUE[plan].monthlyCents;

/** Subscriptions that started or ended, of one plan if the view names it. */
const happened =
  (what: 'started' | 'ended') =>
  ({ during, plan }: FigureView) =>
    plan === undefined
      ? countOf(during, `subscription_${what}`)
      : of(during, `split_subscription_${what}_plan_id_${plan}`);

const [SMALLEST, , LARGEST] = PLAN_IDS;

/**
 * Upgrades or downgrades. The counters have the plans before and after, but not the pairs, so the result is null if
 * both are possible.
 */
const changes =
  (wanted: 'up' | 'down') =>
  ({ during }: FigureView) => {
    const from = (plan: PlanId) => of(during, `split_subscription_changed_from_plan_${plan}`);
    const to = (plan: PlanId) => of(during, `split_subscription_changed_plan_id_${plan}`);
    const total = countOf(during, 'subscription_changed');
    // Leaving the largest plan or entering the smallest is a downgrade. A change that does both counts twice.
    const isDownKnown = from(LARGEST) === 0 || to(SMALLEST) === 0;
    const isUpKnown = from(SMALLEST) === 0 || to(LARGEST) === 0;
    if (!isDownKnown && !isUpKnown) return null;
    const up = isUpKnown ? from(SMALLEST) + to(LARGEST) : total - from(LARGEST) - to(SMALLEST);
    return wanted === 'up' ? up : total - up;
  };

export const MONEY_METRICS = {
  revenue: {
    label: 'Revenue',
    unit: 'cents',
    kind: 'flow',
    value: ({ during }) => revenueCents(during),
    meaning: 'paid invoices minus refunds and lost disputes, without tax',
    byPlan: 'own',
    byRestaurant: true,
    ...shown,
  },
  mrr: {
    label: 'Monthly recurring revenue',
    unit: 'cents',
    kind: 'level',
    value: ({ until, plan }) => recurring(until, plan),
    meaning: 'active plans at list prices',
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  arr: {
    label: 'Annual recurring revenue',
    unit: 'cents',
    kind: 'level',
    value: ({ until, plan }) => 12 * recurring(until, plan),
    meaning: '12 times monthly recurring revenue',
    byPlan: 'split',
    ...shown,
  },
  arpu: {
    label: 'Average revenue per user',
    unit: 'cents',
    kind: 'level',
    value: ({ until }) => {
      const active = activeSubscriptions(until);
      return active === 0 ? null : Math.round(recurringCents(until) / active);
    },
    meaning: 'monthly recurring revenue per active subscription',
    isRatio: true,
    ...shown,
  },
  subscriptions: {
    label: 'Active subscriptions',
    unit: 'count',
    kind: 'level',
    value: ({ until, plan }) => subscribers(until, plan),
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  newSubscriptions: {
    label: 'New subscriptions',
    unit: 'count',
    kind: 'flow',
    value: happened('started'),
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  netSubscriptions: {
    label: 'Net new subscriptions',
    unit: 'count',
    kind: 'flow',
    value: (view) => happened('started')(view) - happened('ended')(view),
    meaning: 'new subscriptions minus those that ended',
    byPlan: 'split',
    ...shown,
  },
  cancellations: {
    label: 'Ended subscriptions',
    unit: 'count',
    kind: 'flow',
    value: happened('ended'),
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  churnRate: {
    label: 'Churn rate',
    unit: 'percent',
    kind: 'flow',
    value: ({ before, during }) => churnRate(before, during),
    meaning: 'ended subscriptions as a share of those active at the start of the period',
    isRatio: true,
    ...shown,
  },
  retentionRate: {
    label: 'Retention rate',
    unit: 'percent',
    kind: 'flow',
    value: ({ before, during }) => {
      const churn = churnRate(before, during);
      return churn === null ? null : 100 - churn;
    },
    meaning: '100% minus the churn rate',
    isRatio: true,
    ...shown,
  },
  upgrades: { label: 'Upgrades', unit: 'count', kind: 'flow', value: changes('up'), ...shown },
  downgrades: { label: 'Downgrades', unit: 'count', kind: 'flow', value: changes('down'), ...shown },
  planChanges: {
    label: 'Plan changes',
    unit: 'count',
    kind: 'flow',
    value: ({ during }) => countOf(during, 'subscription_changed'),
    byRestaurant: true,
    ...shown,
  },
  overdue: {
    label: 'Overdue payments',
    unit: 'count',
    kind: 'level',
    value: ({ until }) => overdueInvoices(until),
    meaning: 'unpaid invoices past their due date',
    byRestaurant: true,
    ...shown,
  },
  renewals: {
    label: 'Upcoming renewals',
    unit: 'count',
    kind: 'level',
    value: ({ until, to }) => upcomingRenewals(until, new Date(`${to}T12:00:00Z`)),
    meaning: 'in the next 7 days',
    isOfToday: true,
    ...shown,
  },
  failedPayments: {
    label: 'Failed renewals',
    unit: 'count',
    kind: 'flow',
    value: ({ during }) => countOf(during, 'invoice_overdue'),
    meaning: 'invoices that became overdue',
    byRestaurant: true,
    ...shown,
  },
  paidInvoices: {
    label: 'Paid invoices',
    unit: 'count',
    kind: 'flow',
    value: ({ during }) => countOf(during, 'invoice_paid'),
    byPlan: 'own',
    byRestaurant: true,
    ...shown,
  },
  writtenOff: {
    label: 'Uncollectible invoices',
    unit: 'count',
    kind: 'flow',
    value: ({ during }) => countOf(during, 'invoice_written_off'),
    byRestaurant: true,
    ...shown,
  },
  writtenOffAmount: {
    label: 'Uncollectible amount',
    unit: 'cents',
    kind: 'flow',
    value: ({ during }) => of(during, 'sum_invoice_written_off_total_cents'),
    byRestaurant: true,
    ...shown,
  },
  creditsPurchased: {
    label: 'Credits purchased',
    unit: 'cents',
    kind: 'flow',
    value: ({ during }) => of(during, 'sum_credit_purchased_cents'),
    byRestaurant: true,
    ...shown,
  },
  creditsUsed: {
    label: 'Credits used',
    unit: 'cents',
    kind: 'flow',
    value: ({ during }) => of(during, 'sum_invoice_paid_credit_cents'),
    byRestaurant: true,
    ...shown,
  },
} as const satisfies Record<string, Metric>;
