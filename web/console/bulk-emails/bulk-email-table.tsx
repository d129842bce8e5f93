import type { BulkEmail } from '#shared/bulk-emails/contract/bulk-email.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { formatAudience } from './audience-text.ts';

export const STATES = {
  counting: { label: 'Counting', tone: 'neutral' },
  ready: { label: 'Not sent', tone: 'warning' },
  sending: { label: 'Sending', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
} as const;

type BulkEmailTableProps = { emails: readonly BulkEmail[]; onOpen: (id: string) => void };

/** Emails with their results, newest first. */
export function BulkEmailTable({ emails, onOpen }: BulkEmailTableProps) {
  const columns: TableColumn<BulkEmail>[] = [
    {
      id: 'subject',
      header: 'Subject',
      cell: ({ bulk_email_id, subject }) => (
        <Button variant="quiet" size="small" onClick={() => onOpen(bulk_email_id)}>
          {subject}
        </Button>
      ),
    },
    { id: 'audience', header: 'To', cell: ({ audience }) => formatAudience(audience) },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    },
    { id: 'sent', header: 'Sent', isNumeric: true, cell: ({ sent }) => formatCount(sent) },
    { id: 'bounced', header: 'Bounced', isNumeric: true, cell: ({ bounced }) => formatCount(bounced) },
    { id: 'opted', header: 'Opted out', isNumeric: true, cell: ({ opted_out }) => formatCount(opted_out) },
    {
      id: 'when',
      header: 'Date',
      cell: ({ sent_at, created_at }) => formatMoment(sent_at ?? created_at),
    },
  ];
  return (
    <Table
      caption="Emails to many restaurants"
      isCaptionHidden
      columns={columns}
      rows={emails}
      rowKey={({ bulk_email_id }) => bulk_email_id}
    />
  );
}
