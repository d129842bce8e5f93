import type { InvoiceRow } from '#functions/modules/billing/invoice-row.ts';
import { type AssistantReply, cannot } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { explainRevenue, invoiceDays } from '#shared/domain/admin/assistant/explain-revenue.ts';
import { type DayCounts, viewOf } from '#shared/domain/admin/assistant/figure-view.ts';
import { earlierOf, type Period } from '#shared/domain/admin/assistant/period.ts';
import type { PlatformQuery } from '#shared/domain/admin/assistant/platform-query.ts';
import { whyRecurringReply, whyReply } from '#shared/domain/admin/assistant/why-reply.ts';
import { paidCents } from '#shared/domain/billing/billing-figures.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { listInvoicesOf } from './list-invoices-of.ts';

type Dependencies = Pick<BusinessAssistantDependencies, 'figures' | 'invoices'>;

const BEING_COUNTED = 'The figures are being counted at this moment. Please ask again.';
const STATUSES = ['paid', 'overdue', 'written_off'] as const;

/**
 * Takes a change apart by the invoices of its days: told only where they come to the same cent as the counters.
 * Seven calls at most, and the counters'.
 */
export async function explainRevenueChange(
  { figures, invoices }: Dependencies,
  query: PlatformQuery,
  now: Date,
): Promise<AssistantReply> {
  const [platform] = await figures.listDaysOf(['platform']);
  const days = platform?.days ?? [];
  if (query.metric === 'mrr') return whyRecurringReply(query, days) ?? cannot(BEING_COUNTED);
  const { compare, period } = query;
  if (compare === undefined) return cannot('Since when? Ask for one period beside another.');
  const within = invoiceDays(period, compare);
  const lists = await Promise.all(STATUSES.map((status) => listInvoicesOf(invoices, status, within)));
  if (lists.includes('too many'))
    return cannot('There are too many invoices in these days to take them apart here.', [
      'Why did monthly recurring revenue change?',
      'Revenue by plan',
      'Overdue payments',
    ]);
  const listed = lists.flatMap((list): InvoiceRow[] => (list === 'too many' ? [] : list));
  const asOf = earlierOf(now.toISOString(), `${period.to}T23:59:59.999Z`);
  const explained = explainRevenue(listed, { now: period, before: compare, asOf });
  const isSame = explained.now === paid(days, period) && explained.before === paid(days, compare);
  return isSame ? whyReply({ ...query, compare }, explained) : cannot(BEING_COUNTED);
}

const paid = (days: readonly DayCounts[], within: Period) => paidCents(viewOf(days, within).during);
