import { useState } from 'react';
import { formatMonth } from '#shared/format/dates.ts';
import type { PlatformCosts } from '#web/console/api/costs.ts';
import type { EnterAmountDialogProps } from '#web/console/enter-amount-dialog.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';

const EnterAmountDialog = deferredDialog<EnterAmountDialogProps>(() =>
  import('#web/console/enter-amount-dialog.tsx').then((m) => m.EnterAmountDialog),
);

/** Enters the fixed cloud cost of the month on the screen. */
export function FixedCost({ costs: { month, fixed_cents } }: { costs: PlatformCosts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster above={2}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {fixed_cents === null ? 'Enter fixed costs' : 'Change fixed costs'}
      </Button>
      <EnterAmountDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Fixed costs in ${formatMonth(month)}`}
        description="Cloud costs that don’t depend on usage, such as a support plan. They count toward the platform’s
          margin, not its budget."
        amount="fixed_cost"
        months={[{ month, dollars: fixed_cents === null ? null : fixed_cents / 100 }]}
      />
    </Cluster>
  );
}
