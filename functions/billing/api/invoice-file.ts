import { invoiceNumber } from '#functions/billing/invoice-number.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { FileOutput } from '#shared/contract/route.ts';
import type { BillingOperationDependencies } from './dependencies.ts';

/** Returns an invoice as a file. The renderer is loaded here, because no other call needs it. */
export async function invoiceFile(
  { invoices, readFont }: Pick<BillingOperationDependencies, 'invoices' | 'readFont'>,
  restaurantId: string,
  invoiceId: string,
): Promise<FileOutput> {
  const invoice = await invoices.find(restaurantId, invoiceId);
  if (invoice === undefined) throw new AppError('not_found');
  const { drawInvoice } = await import('./invoice-document/draw-invoice.ts');
  return { filename: `${invoiceNumber(invoice)}.pdf`, body: await drawInvoice(invoice, readFont) };
}
