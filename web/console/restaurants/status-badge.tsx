import { type CustomerStatus, STATUS_NAMES } from '#shared/console/customers/customer-status.ts';
import { Badge } from '#web/ui/badge.tsx';

const TONES = {
  trial: 'neutral',
  active: 'good',
  past_due: 'danger',
  suspended: 'danger',
  canceled: 'neutral',
  trial_ended: 'neutral',
} as const satisfies Record<CustomerStatus, string>;

export function StatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}
