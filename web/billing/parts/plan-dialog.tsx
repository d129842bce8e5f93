import { useState } from 'react';
import { isUpgrade } from '#shared/billing/plan-catalog.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import {
  type OfferedPlan,
  type OwnBilling,
  type PlanPreview,
  useChangeBilling,
  usePlanPreview,
} from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import { PricePreview } from '#web/billing/price-preview.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CardField } from './card-field.tsx';

type PlanDialogProps = {
  isOpen: boolean;
  plan: OfferedPlan;
  billing: OwnBilling;
  onClose: () => void;
};

/** Shows what a plan costs today and later, asks for a card if there’s none, and changes the plan. */
export function PlanDialog({ isOpen, plan, billing: present, onClose }: PlanDialogProps) {
  /** The billing data at the time the change was sent. It stays on the screen until the dialog closes. */
  const [sent, setSent] = useState<OwnBilling>();
  const billing = sent ?? present;
  const [token, setToken] = useState<TestCard>('card_succeeds');
  const preview = usePlanPreview(plan.plan_id, keepsAnyway(plan, billing));
  const change = useChangeBilling();
  const page = useProviderPage();
  const { subscription, payments } = billing;
  const isPending = change.isPending || page.isPending;
  const error = change.error ?? page.error;
  const { plan_id: planId, name } = plan;
  const take = ({ due }: PlanPreview, keeps: boolean) => {
    if (subscription === null && payments === 'stripe')
      return page.mutate({ purpose: 'plan', plan_id: planId });
    setSent(billing);
    return change.mutate(
      subscription === null
        ? { kind: 'subscribe', planId, token, due }
        : { kind: 'plan', planId, due, keeps },
      {
        onSuccess: (after) => {
          if (after.unconfirmed_upgrade?.plan_id === planId)
            return page.mutate({ purpose: 'confirm' }, { onSettled: onClose });
          showToast({ tone: 'good', title: doneLabel(plan, after) });
          onClose();
        },
        onError: () => {
          setSent(undefined);
          void preview.refetch();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={subscription?.plan_id === planId ? `Keep ${name}` : name}
      description={whenItBegins(plan, billing, preview.data)}
      size={subscription?.cancel_at_period_end === true ? 'medium' : 'small'}
      isDismissable={!isPending}
      actions={
        <Actions
          plan={plan}
          billing={billing}
          preview={preview.data}
          take={take}
          isPending={isPending}
          onClose={onClose}
        />
      }
    >
      <Stack gap={3}>
        {error === null ? null : <Notice tone="danger">{error.message}</Notice>}
        <PricePreview preview={preview} />
        {subscription === null && payments === 'simulated' ? (
          <CardField value={token} onChange={setToken} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

type ActionsProps = Omit<PlanDialogProps, 'isOpen'> & {
  preview: PlanPreview | undefined;
  take: (preview: PlanPreview, keeps: boolean) => void;
  isPending: boolean;
};

function Actions({ plan, billing, preview, take, isPending, onClose }: ActionsProps) {
  const keeps = keepsAnyway(plan, billing);
  const press = (keeps: boolean) => preview && take(preview, keeps);
  return (
    <>
      <Button
        variant="primary"
        onClick={() => press(keeps)}
        isPending={isPending}
        disabled={preview === undefined}
      >
        {takeLabel(plan, billing, preview?.due ?? 0)}
      </Button>
      {billing.subscription?.cancel_at_period_end === true && !keeps ? (
        <Button onClick={() => press(true)} disabled={isPending || preview === undefined}>
          Upgrade and renew
        </Button>
      ) : null}
      <Button onClick={onClose} disabled={isPending}>
        Not now
      </Button>
    </>
  );
}

/** Whether the change undoes a cancellation. A plan that starts next month needs a next month. */
function keepsAnyway({ plan_id }: OfferedPlan, { subscription }: OwnBilling): boolean {
  return subscription?.cancel_at_period_end === true && !isUpgrade(subscription.plan_id, plan_id);
}

function takeLabel({ plan_id, name }: OfferedPlan, billing: OwnBilling, due: number): string {
  const { subscription, adds_tax } = billing;
  if (subscription === null && adds_tax) return 'Continue to payment';
  if (subscription === null) return due === 0 ? `Start ${name}` : `Pay ${formatExactDollars(due)}`;
  if (subscription.plan_id === plan_id) return `Keep ${name}`;
  if (isUpgrade(subscription.plan_id, plan_id))
    return due === 0 ? `Upgrade to ${name}` : `Upgrade for ${formatExactDollars(due)}`;
  return subscription.cancel_at_period_end ? 'Change and renew' : `Change to ${name}`;
}

function whenItBegins(
  plan: OfferedPlan,
  billing: OwnBilling,
  preview: PlanPreview | undefined,
): string | undefined {
  const { plan_id, name } = plan;
  const { subscription, basis } = billing;
  if (subscription === null)
    return `Starts today. Cancel anytime.${basis === 'trial' ? ' This ends your free trial.' : ''}`;
  const isEnding = subscription.cancel_at_period_end;
  const undone = keepsAnyway(plan, billing) ? 'This undoes your cancellation. ' : '';
  if (subscription.plan_id === plan_id) return `${undone}Your plan stays the same.`;
  if (preview === undefined) return undefined;
  const day = printedDay(subscription.next_billing_date);
  if (preview.starts === 'now')
    return isEnding ? `Starts today. Your plan still ends on ${day} unless you renew it.` : 'Starts today.';
  return isEnding && undone === ''
    ? `You canceled your plan. Renew it to start ${name} on ${day}.`
    : `${undone}${name} starts on ${day}. Until then, you keep ${subscription.plan}.`;
}

function doneLabel({ plan_id, name }: OfferedPlan, { subscription }: OwnBilling): string {
  const isOn = `You’re now on ${name}.`;
  if (subscription === null) return isOn;
  const day = printedDay(subscription.next_billing_date);
  if (subscription.plan_id !== plan_id) return `${name} starts next month.`;
  return subscription.cancel_at_period_end ? `You’ll keep ${name} until ${day}.` : isOn;
}
