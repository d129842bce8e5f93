import Receipt from 'lucide-react/icons/receipt-text';
import { INVOICE_FLAGS, INVOICE_STATUSES, type InvoiceFilter } from '#shared/billing/invoice.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { InvoiceAmount } from '#web/billing/invoice-amount.tsx';
import { InvoiceDownload } from '#web/billing/invoice-download.tsx';
import { InvoiceStatusBadge } from '#web/billing/invoice-status-badge.tsx';
import { readAllInvoices, useDownloadInvoice, useInvoices } from '#web/console/api/billing.ts';
import { DownloadCsv } from '#web/console/download-csv.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { FoundRows } from './found-rows.tsx';
import { ListFilters } from './list-filters.tsx';
import { SAMPLE_INVOICES } from './sample-billing.ts';
import styles from './subscriptions.module.css';
import { askedQuery, useListAddress } from './use-list-address.ts';

const FILTERS = [
  { value: '', label: 'All statuses' },
  { value: 'paid', label: 'Paid' },
  { value: 'processing', label: 'Processing' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'void', label: 'Void' },
  { value: 'written_off', label: 'Uncollectible' },
] as const satisfies readonly { value: InvoiceFilter | ''; label: string }[];

const COLUMNS: readonly TableColumn<BilledInvoice>[] = [
  { header: 'Invoice', cell: ({ number }) => number },
  {
    header: 'Restaurant',
    cell: ({ restaurant_id, restaurant_name }) => (
      <Link href={linkTo.adminBill(restaurant_id)}>{restaurant_name}</Link>
    ),
  },
  { header: 'Date', isOneLine: true, cell: ({ issued_at }) => printedDay(issued_at) },
  { header: 'Plan', cell: ({ plan }) => plan },
  { header: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  { header: 'Amount', isNumeric: true, cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
];

/** Invoices of all restaurants, with search, filter, and order. */
export function InvoicesTab({ isSample }: { isSample: boolean }) {
  return isSample ? <InvoiceTable rows={SAMPLE_INVOICES} columns={COLUMNS} /> : <Invoices />;
}

function Invoices() {
  const { asked, change } = useListAddress('invoices', [...INVOICE_STATUSES, ...INVOICE_FLAGS]);
  const query = askedQuery(asked);
  const list = useInvoices(query);
  const download = useDownloadInvoice();
  const file: TableColumn<BilledInvoice> = {
    header: 'File',
    cell: (invoice) => <InvoiceDownload invoice={invoice} download={download} />,
  };
  return (
    <Stack className={styles.stack}>
      <ListFilters
        what="invoices"
        placeholder="Restaurant or invoice number"
        statuses={FILTERS}
        asked={asked}
        onChange={change}
      >
        <DownloadCsv
          what="invoices"
          read={(onProgress) => readAllInvoices(query, onProgress)}
          write={async (rows) => (await import('./billing-csv.ts')).invoicesCsv(rows)}
        />
      </ListFilters>
      <FoundRows
        what="invoices"
        list={list}
        isFiltered={asked.search !== '' || asked.status !== ''}
        empty={
          <EmptyState icon={<Receipt />} title="No invoices yet">
            Invoices appear here after the first payment.
          </EmptyState>
        }
      >
        {(rows) => <InvoiceTable rows={rows} columns={[...COLUMNS, file]} />}
      </FoundRows>
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
