import Ellipsis from 'lucide-react/icons/ellipsis';
import Receipt from 'lucide-react/icons/receipt-text';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { InvoiceAmount } from '#web/billing/invoice-amount.tsx';
import { InvoiceDownload } from '#web/billing/invoice-download.tsx';
import { InvoiceStatusBadge } from '#web/billing/invoice-status-badge.tsx';
import { useDownloadInvoice } from '#web/console/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Menu, type MenuAction } from '#web/ui/menu.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { AskedAction } from './bill-action-forms.ts';

type BillInvoicesProps = { invoices: readonly BilledInvoice[]; onAct: (asked: AskedAction) => void };

const COLUMNS: readonly TableColumn<BilledInvoice>[] = [
  { header: 'Invoice', cell: ({ number }) => number },
  { header: 'Date', isOneLine: true, cell: ({ issued_at }) => printedDay(issued_at) },
  { header: 'Description', cell: ({ lines }) => lines.map(({ text }) => text).join('; ') },
  { header: 'Status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
  { header: 'Amount', isNumeric: true, cell: (invoice) => <InvoiceAmount invoice={invoice} /> },
];

/** The newest invoices, each with what can be done about it. */
export function BillInvoices({ invoices, onAct }: BillInvoicesProps) {
  const download = useDownloadInvoice();
  if (invoices.length === 0)
    return (
      <EmptyState icon={<Receipt />} title="No invoices yet">
        The first invoice appears after the first payment.
      </EmptyState>
    );
  const actions: TableColumn<BilledInvoice> = {
    header: 'Actions',
    cell: (invoice) => (
      <Cluster as="span" gap={1} justify="end" wrap={false}>
        <InvoiceDownload invoice={invoice} download={download} />
        <Menu
          label={`Actions for invoice ${invoice.number}`}
          icon={<Ellipsis />}
          actions={actionsOf(invoice, onAct)}
        />
      </Cluster>
    ),
  };
  return (
    <Section title="Invoices" gap={1}>
      <Table
        caption="Invoices"
        isCaptionHidden
        columns={[...COLUMNS, actions]}
        rows={invoices}
        rowKey={({ invoice_id }) => invoice_id}
      />
    </Section>
  );
}

function actionsOf(invoice: BilledInvoice, onAct: BillInvoicesProps['onAct']): MenuAction[] {
  const isOverdue = invoice.status === 'overdue';
  return [
    ...(invoice.refundable > 0
      ? [{ id: 'refund', label: 'Refund', onSelect: () => onAct({ action: 'refund', invoice }) }]
      : []),
    ...(isOverdue
      ? [
          { id: 'mark_paid', label: 'Mark as paid', onSelect: () => onAct({ action: 'mark_paid', invoice }) },
          { id: 'void', label: 'Void', onSelect: () => onAct({ action: 'void', invoice }) },
          {
            id: 'write_off',
            label: 'Write off',
            isDanger: true,
            onSelect: () => onAct({ action: 'write_off', invoice }),
          },
        ]
      : []),
    { id: 'resend', label: 'Email to owner', onSelect: () => onAct({ action: 'resend', invoice }) },
  ];
}
