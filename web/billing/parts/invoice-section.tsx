import { type BilledInvoice, useDownloadOwnInvoice, useOwnInvoices } from '#web/billing/api/billing.ts';
import styles from '#web/billing/billing.module.css';
import { InvoiceAmount } from '#web/billing/invoice-amount.tsx';
import { InvoiceDownload } from '#web/billing/invoice-download.tsx';
import { InvoiceStatusBadge } from '#web/billing/invoice-status-badge.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';

const COLUMNS: readonly TableColumn<BilledInvoice>[] = [
  { header: 'Invoice', cell: ({ number }) => number },
  { header: 'Date', isOneLine: true, cell: ({ issued_at }) => printedDay(issued_at) },
  { header: 'Description', cell: ({ lines }) => lines.map(({ text }) => text).join('; ') },
  { header: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  { header: 'Amount', isNumeric: true, cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
];

/** All invoices of the restaurant, 12 at a time. */
export function InvoiceSection() {
  const invoices = useOwnInvoices();
  const download = useDownloadOwnInvoice();
  if (invoices.data === undefined)
    return <LoadState query={invoices} label="Loading your invoices…" lines={3} />;
  if (invoices.data.length === 0)
    return <p className={styles.words}>No invoices yet. Your first one appears after you choose a plan.</p>;
  return (
    <Stack gap={3}>
      <Table
        caption="Your invoices"
        isCaptionHidden
        columns={[
          ...COLUMNS,
          {
            header: 'Download',
            cell: (invoice) => <InvoiceDownload invoice={invoice} download={download} />,
          },
        ]}
        rows={invoices.data}
        rowKey={({ invoice_id }) => invoice_id}
      />
      <MoreButton list={invoices}>Show older invoices</MoreButton>
    </Stack>
  );
}
