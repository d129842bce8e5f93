import { nextPlan, PLAN_CATALOGUE } from '#shared/domain/billing/plan-catalogue.ts';
import type { Subscription } from '#web/api/admin/billing.ts';
import { DeferredConfirm } from '#web/features/deferred-confirm/deferred-confirm.tsx';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';

type UpgradeConfirmProps = {
  row: Subscription | undefined;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (row: Subscription) => void;
};

/** Asks before a larger plan is paid for with a card that is not the administrator's. */
export function UpgradeConfirm({ row, isPending, onClose, onConfirm }: UpgradeConfirmProps) {
  const planId = row && nextPlan(row.plan_id);
  const plan = planId && PLAN_CATALOGUE[planId];
  return (
    <DeferredConfirm
      isOpen={row !== undefined}
      onClose={onClose}
      onConfirm={() => row && onConfirm(row)}
      title={`Upgrade ${row?.restaurant_name ?? ''} to ${plan?.name ?? ''}?`}
      confirmLabel="Upgrade and charge"
      cancelLabel="Keep the plan"
      isPending={isPending}
    >
      {plan?.name} is {exactDollars((plan?.monthlyCents ?? 0) / 100)} a month. The owner's card is charged at
      once for the days that are left of this month, and with the whole price from the next month on.
    </DeferredConfirm>
  );
}
