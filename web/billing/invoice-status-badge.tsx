import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  paid: { tone: 'good', label: 'Paid' },
  overdue: { tone: 'danger', label: 'Overdue' },
  written_off: { tone: 'neutral', label: 'Uncollectible' },
} as const;

/** The status of an invoice. */
export function InvoiceStatusBadge({ status }: { status: keyof typeof LOOKS }) {
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
