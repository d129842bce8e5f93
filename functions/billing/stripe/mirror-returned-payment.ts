import type { ReturnedPayment } from '#functions/payments/stripe/read-returned-payment.ts';
import type { InvoiceEntriesRepository } from '../invoice-list/invoice-entries-repository.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { invoiceIdOf } from './invoice-id.ts';
import { mirrorMoneyBack } from './mirror-invoices.ts';

export type ReturnDependencies = {
  invoices: Pick<InvoicesRepository, 'find' | 'saveRefund' | 'saveDispute'>;
  invoiceEntries: Pick<InvoiceEntriesRepository, 'findByNumberEventually'>;
};

/**
 * Records a refund or dispute of a payment whose account was deleted. Its invoice outlives the account, and is found
 * by its number. Changes nothing if no invoice here has the payment.
 */
export async function mirrorReturnedPayment(
  { invoices, invoiceEntries }: ReturnDependencies,
  facts: ReturnedPayment,
  at: string,
): Promise<void> {
  const invoiceId = invoiceIdOf(facts.paidFor);
  const entries = await invoiceEntries.findByNumberEventually(invoiceId);
  const entry = entries.find(({ invoice_id }) => invoice_id === invoiceId);
  const row = entry && (await invoices.find(entry.restaurant_id, invoiceId));
  if (row !== undefined) await mirrorMoneyBack({ invoices }, { row, facts, at });
}
