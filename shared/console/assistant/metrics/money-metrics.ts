import {
  activeSubscriptions,
  churnRate,
  overdueInvoices,
  recurringCents,
  subscribersOf,
  upcomingRenewals,
} from '#shared/billing/billing-figures.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import type { FigureView } from '#shared/console/assistant/figure-view.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { countOf } from '#shared/metrics/platform-counts.ts';
import { figure, type Metric } from './metric.ts';

const shown = { section: 'subscriptions' } as const;
const of = (counts: Counts, name: string) => counts[name] ?? 0;

const subscribers = (counts: Counts, plan?: PlanId) =>
  plan === undefined ? activeSubscriptions(counts) : subscribersOf(counts, plan);
const recurring = (counts: Counts, plan?: PlanId) =>
  plan === undefined ? recurringCents(counts) : subscribersOf(counts, plan) * PLAN_CATALOG[plan].monthlyCents;

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
    ...figure('Revenue', 'cents', ({ during }) => revenueCents(during)),
    kind: 'flow',
    meaning: 'paid invoices minus refunds and lost disputes, without tax',
    byPlan: 'own',
    byRestaurant: true,
    ...shown,
  },
  mrr: {
    ...figure('Monthly recurring revenue', 'cents', ({ until, plan }) => recurring(until, plan)),
    kind: 'level',
    meaning: 'active plans at list prices',
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  arr: {
    ...figure('Annual recurring revenue', 'cents', ({ until, plan }) => 12 * recurring(until, plan)),
    kind: 'level',
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
    ...figure('Active subscriptions', 'count', ({ until, plan }) => subscribers(until, plan)),
    kind: 'level',
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  newSubscriptions: {
    ...figure('New subscriptions', 'count', happened('started')),
    kind: 'flow',
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  netSubscriptions: {
    ...figure(
      'Net new subscriptions',
      'count',
      (view) => happened('started')(view) - happened('ended')(view),
    ),
    kind: 'flow',
    meaning: 'new subscriptions minus those that ended',
    byPlan: 'split',
    ...shown,
  },
  cancellations: {
    ...figure('Ended subscriptions', 'count', happened('ended')),
    kind: 'flow',
    byPlan: 'split',
    byRestaurant: true,
    ...shown,
  },
  churnRate: {
    ...figure('Churn rate', 'percent', ({ before, during }) => churnRate(before, during)),
    kind: 'flow',
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
    ...figure('Plan changes', 'count', ({ during }) => countOf(during, 'subscription_changed')),
    kind: 'flow',
    byRestaurant: true,
    ...shown,
  },
  overdue: {
    ...figure('Overdue payments', 'count', ({ until }) => overdueInvoices(until)),
    kind: 'level',
    meaning: 'unpaid invoices past their due date',
    byRestaurant: true,
    ...shown,
  },
  renewals: {
    ...figure('Upcoming renewals', 'count', ({ until, to }) =>
      upcomingRenewals(until, new Date(`${to}T12:00:00Z`)),
    ),
    kind: 'level',
    meaning: 'in the next 7 days',
    isOfToday: true,
    ...shown,
  },
  failedPayments: {
    ...figure('Failed renewals', 'count', ({ during }) => countOf(during, 'invoice_overdue')),
    kind: 'flow',
    meaning: 'invoices that became overdue',
    byRestaurant: true,
    ...shown,
  },
  paidInvoices: {
    ...figure('Paid invoices', 'count', ({ during }) => countOf(during, 'invoice_paid')),
    kind: 'flow',
    byPlan: 'own',
    byRestaurant: true,
    ...shown,
  },
  writtenOff: {
    ...figure('Uncollectible invoices', 'count', ({ during }) => countOf(during, 'invoice_written_off')),
    kind: 'flow',
    byRestaurant: true,
    ...shown,
  },
  writtenOffAmount: {
    ...figure('Uncollectible amount', 'cents', ({ during }) =>
      of(during, 'sum_invoice_written_off_total_cents'),
    ),
    kind: 'flow',
    byRestaurant: true,
    ...shown,
  },
  creditsPurchased: {
    ...figure('Credits purchased', 'cents', ({ during }) => of(during, 'sum_credit_purchased_cents')),
    kind: 'flow',
    byRestaurant: true,
    ...shown,
  },
  creditsUsed: {
    ...figure('Credits used', 'cents', ({ during }) => of(during, 'sum_invoice_paid_credit_cents')),
    kind: 'flow',
    byRestaurant: true,
    ...shown,
  },
} as const satisfies Record<string, Metric>;
