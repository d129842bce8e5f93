import Receipt from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import type { InvoiceStatus } from '#shared/billing/invoice.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { InvoiceAmount } from '#web/billing/invoice-amount.tsx';
import { InvoiceDownload } from '#web/billing/invoice-download.tsx';
import { InvoiceStatusBadge } from '#web/billing/invoice-status-badge.tsx';
import { useDownloadInvoice, useInvoices } from '#web/console/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { SAMPLE_INVOICES } from './sample-billing.ts';
import styles from './subscriptions.module.css';

const STATUSES = [
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'void', label: 'Void' },
  { value: 'written_off', label: 'Uncollectible' },
] as const satisfies readonly { value: InvoiceStatus; label: string }[];

const COLUMNS: readonly TableColumn<BilledInvoice>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number },
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant_name }) => restaurant_name },
  { id: 'date', header: 'Date', cell: ({ issued_at }) => printedDay(issued_at) },
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan },
  { id: 'status', header: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  { id: 'total', header: 'Amount', isNumeric: true, cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
];

/** Invoices of all restaurants, by status. */
export function InvoicesTab({ isSample }: { isSample: boolean }) {
  const [status, setStatus] = useState<InvoiceStatus>('paid');
  if (isSample) return <InvoiceTable rows={SAMPLE_INVOICES} columns={COLUMNS} />;
  return (
    <Stack gap={3} className={styles.stack}>
      <SegmentedControl label="Invoice status" segments={STATUSES} value={status} onChange={setStatus} />
      <Invoices status={status} />
    </Stack>
  );
}

function Invoices({ status }: { status: InvoiceStatus }) {
  const invoices = useInvoices(status);
  const download = useDownloadInvoice();
  const file: TableColumn<BilledInvoice> = {
    id: 'file',
    header: 'File',
    cell: (invoice) => <InvoiceDownload invoice={invoice} download={download} />,
  };
  if (invoices.data === undefined)
    return invoices.isError ? (
      <LoadFailure title="Failed to fetch subscription data" query={invoices} />
    ) : (
      <Loading label="Loading invoices…">
        <Skeleton lines={6} />
      </Loading>
    );
  if (invoices.data.length === 0)
    return (
      <EmptyState icon={<Receipt />} title="No matching invoices">
        {status === 'paid' ? 'Invoices appear here after the first payment.' : 'All invoices are paid.'}
      </EmptyState>
    );
  return (
    <Stack gap={3} className={styles.stack}>
      <InvoiceTable rows={invoices.data} columns={[...COLUMNS, file]} />
      {invoices.hasNextPage ? (
        <Button onClick={() => void invoices.fetchNextPage()} isPending={invoices.isFetchingNextPage}>
          Show more invoices
        </Button>
      ) : null}
    </Stack>
  );
}

type InvoiceTableProps = {
  rows: readonly BilledInvoice[];
  columns: readonly TableColumn<BilledInvoice>[];
};

function InvoiceTable({ rows, columns }: InvoiceTableProps) {
  return (
    <Table
      caption="Invoices"
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ invoice_id }) => invoice_id}
    />
  );
}
