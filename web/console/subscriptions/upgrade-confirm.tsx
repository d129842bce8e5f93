import { CREDIT_COVERS } from '#shared/billing/contract/billing-messages.ts';
import { nextPlan, PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { PlanPreview } from '#web/billing/api/billing.ts';
import { PricePreview } from '#web/billing/price-preview.tsx';
import { type Subscription, type SubscriptionChange, useUpgradePreview } from '#web/console/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type UpgradeConfirmProps = {
  isOpen: boolean;
  row: Subscription;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (change: SubscriptionChange) => void;
};

/** Shows the price of an upgrade before the owner's card is charged. */
export function UpgradeConfirm({ isOpen, row, isPending, onClose, onConfirm }: UpgradeConfirmProps) {
  const preview = useUpgradePreview(row.id);
  const planId = nextPlan(row.plan_id);
  const name = planId === undefined ? '' : PLAN_CATALOG[planId].name;
  const { id, plan_id: from_plan, restaurant_name, cancel_at_period_end: isEnding } = row;
  const { data } = preview;
  const upgrade = (keeps: boolean) => {
    if (data === undefined) return;
    const change = { id, plan_id: 'upgrade' as const, from_plan, due: data.due };
    onConfirm(keeps ? { ...change, keep: true } : change);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Upgrade ${restaurant_name} to ${name}?`}
      description={whatHappens(row, data)}
      size={isEnding ? 'medium' : 'small'}
      role="alertdialog"
      isDismissable={!isPending}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => upgrade(false)}
            isPending={isPending}
            disabled={data === undefined}
          >
            {data === undefined || data.due === 0 ? 'Upgrade' : `Upgrade for ${formatExactDollars(data.due)}`}
          </Button>
          {isEnding ? (
            <Button onClick={() => upgrade(true)} disabled={isPending || data === undefined}>
              Upgrade and renew
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={isPending}>
            Not now
          </Button>
        </>
      }
    >
      <PricePreview preview={preview} />
    </Dialog>
  );
}

function whatHappens(
  { cancel_at_period_end, next_billing_date }: Subscription,
  preview: PlanPreview | undefined,
): string | undefined {
  const ends = `This subscription is canceled. Unless you renew it, it ends on ${printedDay(next_billing_date)}.`;
  const said = [preview === undefined ? '' : whoPays(preview), cancel_at_period_end ? ends : ''];
  return said.filter((sentence) => sentence !== '').join(' ') || undefined;
}

function whoPays({ starts, due }: PlanPreview): string {
  if (starts === 'next_period') return 'We won’t charge anything today.';
  return due === 0 ? CREDIT_COVERS : 'We’ll charge the owner’s card now.';
}
