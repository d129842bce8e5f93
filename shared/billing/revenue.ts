import type { Counts } from '#shared/metrics/event-figures.ts';
import { billedAmounts, type InvoiceAmounts, taxWithin } from './invoice.ts';
import type { LedgerEntry } from './ledger.ts';

type Billed = Pick<InvoiceAmounts, 'lines' | 'total'>;

/**
 * Revenue in cents, the same on every screen: paid invoices, minus refunds and lost disputes on their days, without
 * tax. Credit counts when it pays an invoice, not when it’s bought.
 */
export function revenueCents(counts: Counts): number {
  const of = (name: string) => counts[name] ?? 0;
  const lost =
    of('sum_dispute_opened_lost_cents') +
    of('sum_dispute_lost_lost_cents') +
    of('sum_dispute_won_lost_cents');
  return of('sum_invoice_paid_total_cents') - of('sum_invoice_refunded_total_cents') - lost;
}

/** The revenue of an invoice once it’s paid, in cents; 0 for purchased credit. */
export function paidRevenue(invoice: Billed): number {
  if (invoice.lines.some(({ kind }) => kind === 'credit')) return 0;
  return invoice.total - billedAmounts(invoice).tax;
}

/** What a refund or a lost dispute subtracts from revenue, in cents; negative if the bank returned the money. */
export function returnedRevenue(invoice: Billed, { postings }: LedgerEntry): number {
  const of = (wanted: string) => postings.find(({ account }) => account === wanted)?.cents ?? 0;
  if (of('cash') === 0 || of('receivable') !== 0) return 0;
  const lost = of('losses');
  return of('revenue') + Math.sign(lost) * (Math.abs(lost) - taxWithin(invoice, Math.abs(lost)));
}
