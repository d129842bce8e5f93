import { Suspense, useState } from 'react';
import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BillActionDialogProps } from './bill-action-dialog.tsx';
import type { AskedAction } from './bill-action-forms.ts';
import { BillDisputes } from './bill-disputes.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillFailure } from './bill-failure.tsx';
import { BillUpgrade } from './bill-upgrade.tsx';
import type { PlanChangeDialogProps } from './plan-change-dialog.tsx';

/** The menus of invoices load beside the facts. */
const BillInvoices = lazyPart(() => import('./bill-invoices.tsx').then((m) => m.BillInvoices));
const BillActionDialog = deferredDialog<BillActionDialogProps>(() =>
  import('./bill-action-dialog.tsx').then((m) => m.BillActionDialog),
);
const PlanChangeDialog = deferredDialog<PlanChangeDialogProps>(() =>
  import('./plan-change-dialog.tsx').then((m) => m.PlanChangeDialog),
);

/** A failed payment first, then the plan with its actions, then invoices with theirs. */
export function Bill({ bill }: { bill: SubscriptionDetails }) {
  const [asked, setAsked] = useState<AskedAction>();
  const [isChanging, setChanging] = useState(false);
  const { subscription, failure, unconfirmed_upgrade: upgrade, is_over: isOver } = bill;
  return (
    <Stack gap={4}>
      {failure === null ? null : (
        <BillFailure
          failure={failure}
          status={subscription.status}
          onRetry={() => setAsked({ action: 'retry' })}
        />
      )}
      {upgrade === null ? null : (
        <BillUpgrade upgrade={upgrade} onCancel={() => setAsked({ action: 'cancel_upgrade' })} />
      )}
      <BillDisputes invoices={bill.invoices} />
      <BillFacts bill={bill} />
      {isOver ? null : (
        <Cluster gap={2} rowGap={1}>
          <Button variant="primary" disabled={failure !== null} onClick={() => setChanging(true)}>
            Change plan
          </Button>
          <Button onClick={() => setAsked({ action: 'credit' })}>Give credit</Button>
          <Button onClick={() => setAsked({ action: 'coupon' })}>Add discount</Button>
        </Cluster>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <BillInvoices invoices={bill.invoices} onAct={setAsked} />
      </Suspense>
      {asked === undefined ? null : (
        <BillActionDialog isOpen bill={bill} asked={asked} onClose={() => setAsked(undefined)} />
      )}
      {isChanging ? (
        <PlanChangeDialog isOpen subscription={subscription} onClose={() => setChanging(false)} />
      ) : null}
    </Stack>
  );
}
