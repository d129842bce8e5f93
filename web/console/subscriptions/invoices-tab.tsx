import Receipt from 'lucide-react/icons/receipt-text';
import { useSearchParams } from 'react-router-dom';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { InvoiceAmount } from '#web/billing/invoice-amount.tsx';
import { InvoiceDownload } from '#web/billing/invoice-download.tsx';
import { InvoiceStatusBadge } from '#web/billing/invoice-status-badge.tsx';
import {
  type InvoiceFilter,
  readAllInvoices,
  useDownloadInvoice,
  useInvoices,
} from '#web/console/api/billing.ts';
import { DownloadCsv } from '#web/console/download-csv.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { SAMPLE_INVOICES } from './sample-billing.ts';
import styles from './subscriptions.module.css';

const FILTERS = [
  { value: 'paid', label: 'Paid' },
  { value: 'processing', label: 'Processing' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'void', label: 'Void' },
  { value: 'written_off', label: 'Uncollectible' },
] as const satisfies readonly { value: InvoiceFilter; label: string }[];

const COLUMNS: readonly TableColumn<BilledInvoice>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number },
  {
    id: 'restaurant',
    header: 'Restaurant',
    cell: ({ restaurant_id, restaurant_name }) => (
      <Link href={linkTo.adminBill(restaurant_id)}>{restaurant_name}</Link>
    ),
  },
  { id: 'date', header: 'Date', isOneLine: true, cell: ({ issued_at }) => printedDay(issued_at) },
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan },
  { id: 'status', header: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  { id: 'total', header: 'Amount', isNumeric: true, cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
];

/** Invoices of all restaurants. The filter is in the URL, so that figures link to it. */
export function InvoicesTab({ isSample }: { isSample: boolean }) {
  const [search, setSearch] = useSearchParams();
  if (isSample) return <InvoiceTable rows={SAMPLE_INVOICES} columns={COLUMNS} />;
  const filter = FILTERS.find(({ value }) => value === search.get('status'))?.value ?? 'paid';
  const choose = (status: string) => setSearch({ tab: 'invoices', status }, { preventScrollReset: true });
  return (
    <Stack gap={3} className={styles.stack}>
      <Cluster gap={2} rowGap={1} align="end">
        <SelectField
          label="Show"
          options={FILTERS}
          value={filter}
          onChange={(event) => choose(event.target.value)}
        />
        <DownloadCsv
          what="invoices"
          read={(onProgress) => readAllInvoices(filter, onProgress)}
          write={async (rows) => (await import('./billing-csv.ts')).invoicesCsv(rows)}
        />
      </Cluster>
      <Invoices status={filter} />
    </Stack>
  );
}

const EMPTY: Readonly<Record<InvoiceFilter, string>> = {
  paid: 'Invoices appear here after the first payment.',
  processing: 'No bank debits are pending.',
  overdue: 'All invoices are paid.',
  refunded: 'No payments were refunded.',
  disputed: 'No payments were disputed.',
  void: 'No invoices were voided.',
  written_off: 'No invoices are uncollectible.',
};

function Invoices({ status }: { status: InvoiceFilter }) {
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
        {EMPTY[status]}
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
