import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  paid: { tone: 'good', label: 'Paid' },
  processing: { tone: 'neutral', label: 'Processing' },
  overdue: { tone: 'danger', label: 'Overdue' },
  void: { tone: 'neutral', label: 'Void' },
  written_off: { tone: 'neutral', label: 'Uncollectible' },
} as const;

const DISPUTES = {
  needs_response: { tone: 'danger', label: 'Disputed' },
  under_review: { tone: 'warning', label: 'Disputed' },
  won: undefined,
  lost: { tone: 'danger', label: 'Dispute lost' },
} as const;

type InvoiceStatusBadgeProps = {
  invoice: Pick<BilledInvoice, 'status' | 'refunded' | 'total' | 'dispute'>;
};

/** The status of an invoice, and whether its payment was refunded or disputed. */
export function InvoiceStatusBadge({ invoice }: InvoiceStatusBadgeProps) {
  const { status, refunded, total, dispute } = invoice;
  const disputed = dispute === null ? undefined : DISPUTES[dispute.status];
  if (disputed !== undefined) return <Badge tone={disputed.tone}>{disputed.label}</Badge>;
  if (refunded > 0)
    return <Badge tone="neutral">{refunded === total ? 'Refunded' : 'Partly refunded'}</Badge>;
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
