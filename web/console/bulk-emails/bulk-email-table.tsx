import type { BulkEmail } from '#shared/bulk-emails/contract/bulk-email.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { formatAudience } from './audience-text.ts';

const STATES = {
  counting: { label: 'Counting', tone: 'neutral' },
  ready: { label: 'Not sent', tone: 'warning' },
  sending: { label: 'Sending', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
} as const;

/** Emails with their results, newest first. */
export function BulkEmailTable({ emails }: { emails: readonly BulkEmail[] }) {
  const columns: TableColumn<BulkEmail>[] = [
    {
      header: 'Subject',
      cell: ({ bulk_email_id, subject }) => (
        <Link href={`${paths.adminBulkEmails}?email=${bulk_email_id}`}>{subject}</Link>
      ),
    },
    { header: 'To', cell: ({ audience }) => formatAudience(audience) },
    { header: 'Status', cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> },
    { header: 'Sent', isNumeric: true, cell: ({ sent }) => formatCount(sent) },
    { header: 'Bounced', isNumeric: true, cell: ({ bounced }) => formatCount(bounced) },
    { header: 'Opted out', isNumeric: true, cell: ({ opted_out }) => formatCount(opted_out) },
    {
      header: 'Date',
      isOneLine: true,
      cell: ({ sent_at, created_at }) => formatMoment(sent_at ?? created_at),
    },
  ];
  return (
    <Table
      caption="Bulk emails"
      isCaptionHidden
      columns={columns}
      rows={emails}
      rowKey={({ bulk_email_id }) => bulk_email_id}
    />
  );
}
