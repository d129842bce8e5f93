import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Upgrade = NonNullable<SubscriptionDetails['unconfirmed_upgrade']>;

/** An upgrade that begins once the owner confirms its payment. */
export function BillUpgrade({ upgrade, onCancel }: { upgrade: Upgrade; onCancel: () => void }) {
  const { plan, amount, expires_at } = upgrade;
  return (
    <Notice tone="warning" title="Upgrade pending bank confirmation">
      <Stack gap={2} align="start">
        <p>
          {plan} starts once the owner confirms {formatExactDollars(amount)} in Billing, by{' '}
          {formatMoment(expires_at)}. Otherwise, the plan stays the same and nothing is charged.
        </p>
        <Button onClick={onCancel}>Cancel upgrade</Button>
      </Stack>
    </Notice>
  );
}
