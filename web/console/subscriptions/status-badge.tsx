import type { Subscription } from '#web/console/api/billing.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a subscription is paid, and whether it goes on. */
export function StatusBadge({ row: { status, cancel_at_period_end } }: { row: Subscription }) {
  if (status === 'canceled') return <Badge>Canceled</Badge>;
  if (status === 'paused') return <Badge tone="danger">Paused</Badge>;
  if (status === 'past_due') return <Badge tone="danger">Past due</Badge>;
  return cancel_at_period_end ? <Badge tone="warning">Ends</Badge> : <Badge tone="good">Active</Badge>;
}
