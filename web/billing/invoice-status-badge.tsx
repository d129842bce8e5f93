import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  paid: { tone: 'good', label: 'Paid' },
  overdue: { tone: 'danger', label: 'Overdue' },
  void: { tone: 'neutral', label: 'Void' },
  written_off: { tone: 'neutral', label: 'Uncollectible' },
} as const;

type InvoiceStatusBadgeProps = { invoice: Pick<BilledInvoice, 'status' | 'refunded' | 'total'> };

/** The status of an invoice, and whether we refunded it. */
export function InvoiceStatusBadge({ invoice: { status, refunded, total } }: InvoiceStatusBadgeProps) {
  if (refunded > 0)
    return <Badge tone="neutral">{refunded === total ? 'Refunded' : 'Partly refunded'}</Badge>;
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
