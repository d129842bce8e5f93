import { formatExactDollars } from '#shared/format/numbers.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { Note } from '#web/ui/text.tsx';

/** The total of an invoice, and how much of it is tax. */
export function InvoiceAmount({ invoice: { total, tax } }: { invoice: BilledInvoice }) {
  return (
    <>
      {formatExactDollars(total)}
      {tax === 0 ? null : <Note as="span"> with {formatExactDollars(tax)} tax</Note>}
    </>
  );
}
