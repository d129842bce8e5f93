import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { createInvoicesRepository, type InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { OpenTable } from '#functions/platform/needs/open-resources.ts';
import {
  createInvoiceEntriesRepository,
  type InvoiceEntriesRepository,
} from './invoice-entries-repository.ts';
import { entryOf } from './invoice-entry.ts';

/**
 * The invoices for functions that write them. Each write also moves the invoice in the console’s list. If a function
 * stops in between, the daily pass does it (`refresh-invoice-entries.ts`).
 */
export function createListedInvoices(
  invoices: InvoicesRepository,
  entries: Pick<InvoiceEntriesRepository, 'save'>,
): InvoicesRepository {
  const list = async (row: InvoiceRow, writing: Promise<boolean>) => {
    const isWritten = await writing;
    if (isWritten) await entries.save(entryOf(row));
    return isWritten;
  };
  return {
    ...invoices,
    create: (row, event) => list(row, invoices.create(row, event)),
    settle: (row, event, from) => list(row, invoices.settle(row, event, from)),
    saveRefund: (row, event) =>
      list({ ...row, flag: row.flag ?? 'refunded' }, invoices.saveRefund(row, event)),
    saveDispute: (row, change) => list(row, invoices.saveDispute(row, change)),
  };
}

/** Opens the invoices for writing, and the console's list of them. */
export function openListedInvoices(table: OpenTable<'invoices' | 'invoiceEntries'>) {
  const invoiceEntries = createInvoiceEntriesRepository(table('invoiceEntries'));
  return {
    invoices: createListedInvoices(createInvoicesRepository(table('invoices')), invoiceEntries),
    invoiceEntries,
  };
}
