import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { type AssistantReply, cannot } from '#shared/console/assistant/assistant-reply.ts';
import { explainRevenue, invoiceDays } from '#shared/console/assistant/explain-revenue.ts';
import { type DayCounts, viewOf } from '#shared/console/assistant/figure-view.ts';
import { earlierOf, type Period } from '#shared/console/assistant/period.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import { whyByPlanReply, whyRecurringReply, whyReply } from '#shared/console/assistant/why-reply.ts';
import { countOf } from '#shared/metrics/platform-counts.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { earningInvoice } from './earning-invoice.ts';
import { listEarningInvoices, listInvoicesOf, MOST_INVOICES } from './list-invoices-of.ts';

type Dependencies = Pick<BusinessAssistantDependencies, 'figures' | 'invoices'>;

export const STILL_COUNTING = 'We’re still updating these metrics. Ask again in a moment.';

/**
 * Explains a change from the invoices of its days, but only if they match the counters to the cent. At most seven
 * calls, plus the counters.
 */
export async function explainRevenueChange(
  { figures, invoices }: Dependencies,
  query: PlatformQuery,
  now: Date,
): Promise<AssistantReply> {
  const [platform] = await figures.listDaysOf(['platform']);
  const days = platform?.days ?? [];
  if (query.metric === 'mrr') return whyRecurringReply(query, days) ?? cannot(STILL_COUNTING);
  const { compare, period } = query;
  if (compare === undefined) return cannot('Name two periods to compare, such as this month and last month.');
  const within = invoiceDays(period, compare);
  const { during } = viewOf(days, within);
  if (countOf(during, 'invoice_paid') > MOST_INVOICES) return byPlans(figures, { ...query, compare }, days);
  const [earning, overdue] = await Promise.all([
    listEarningInvoices(invoices, within),
    listInvoicesOf(invoices, 'overdue', within),
  ]);
  if (earning === 'too many' || overdue === 'too many') return cannot(STILL_COUNTING);
  const listed = [...earning, ...overdue.map(earningInvoice)];
  const asOf = earlierOf(now.toISOString(), `${period.to}T23:59:59.999Z`);
  const explained = explainRevenue(listed, { now: period, before: compare, asOf });
  const isSame = explained.now === paid(days, period) && explained.before === paid(days, compare);
  return isSame ? whyReply({ ...query, compare }, explained) : cannot(STILL_COUNTING);
}

/** Explains a change by plan from the counters, if there are too many invoices. At most five calls. */
async function byPlans(
  figures: Dependencies['figures'],
  query: PlatformQuery & { compare: Period },
  days: readonly DayCounts[],
): Promise<AssistantReply> {
  const { period, compare } = query;
  const scopes = PLAN_IDS.map((plan) => `plan#${plan}` as const);
  const listed = await figures.listDaysOf(scopes, { from: compare.from, to: period.to });
  const [now, before] = [paid(days, period), paid(days, compare)];
  const parts = listed.map(({ days: ofPlan }, at) => ({
    label: PLAN_CATALOG[PLAN_IDS[at] ?? 'basic'].name,
    cents: paid(ofPlan, period) - paid(ofPlan, compare),
  }));
  const isWhole = now - before === parts.reduce((sum, { cents }) => sum + cents, 0);
  return isWhole ? whyByPlanReply(query, { now, before, parts }) : cannot(STILL_COUNTING);
}

const paid = (days: readonly DayCounts[], within: Period) => revenueCents(viewOf(days, within).during);
