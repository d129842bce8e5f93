import { useState } from 'react';
import { CREDIT_COVERS } from '#shared/billing/contract/billing-messages.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { PlanPreview } from '#web/billing/api/billing.ts';
import { PricePreview } from '#web/billing/price-preview.tsx';
import { useBillPreview } from '#web/console/api/bill.ts';
import { type Subscription, useUpdateSubscription } from '#web/console/api/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { showToast } from '#web/ui/toast.tsx';

type PlanChangeDialogProps = { isOpen: boolean; subscription: Subscription; onClose: () => void };

/** Moves a restaurant to a larger plan now or a smaller one next month, after showing the exact amount. */
export function PlanChangeDialog({ isOpen, subscription, onClose }: PlanChangeDialogProps) {
  const { id, plan_id: from_plan, next_plan, restaurant_name } = subscription;
  // The present plan, chosen again, undoes a planned change.
  const offered = PLAN_IDS.filter((each) => each !== (next_plan ?? from_plan));
  const [planId, setPlanId] = useState<PlanId>(offered[0] ?? from_plan);
  const preview = useBillPreview(id, planId);
  const update = useUpdateSubscription();
  const { data } = preview;
  const change = () => {
    if (data === undefined) return;
    update.mutate(
      { id, plan_id: planId, from_plan, due: data.due },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'good', title: message });
          onClose();
        },
        onError: () => void preview.refetch(),
      },
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change ${restaurant_name}’s plan`}
      description={data === undefined ? undefined : whoPays(data)}
      isDismissable={!update.isPending}
      actions={
        <>
          <Button
            variant="primary"
            onClick={change}
            isPending={update.isPending}
            disabled={data === undefined}
          >
            {data === undefined || data.due === 0
              ? `Change to ${PLAN_CATALOG[planId].name}`
              : `Charge ${formatExactDollars(data.due)}`}
          </Button>
          <Button onClick={onClose} disabled={update.isPending}>
            Not now
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {update.isError ? <Notice tone="danger">{update.error.message}</Notice> : null}
        <SegmentedControl
          label="New plan"
          segments={offered.map((value) => ({ value, label: PLAN_CATALOG[value].name }))}
          value={planId}
          onChange={(next) => {
            update.reset();
            setPlanId(next);
          }}
        />
        <PricePreview preview={preview} />
      </Stack>
    </Dialog>
  );
}

function whoPays({ starts, due }: PlanPreview): string {
  if (starts === 'next_period') return 'We won’t charge anything today. We’ll email the owner.';
  return due === 0 ? CREDIT_COVERS : 'We’ll charge the owner’s card now and email the receipt.';
}
