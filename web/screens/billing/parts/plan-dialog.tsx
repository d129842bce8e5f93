import { useState } from 'react';
import { isUpgrade } from '#shared/domain/billing/plan-catalogue.ts';
import type { TestCard } from '#shared/domain/billing/test-cards.ts';
import {
  type OfferedPlan,
  type OwnBilling,
  type PlanPreview,
  useChangeBilling,
  usePlanPreview,
} from '#web/api/billing.ts';
import { PricePreview } from '#web/features/billing/price-preview.tsx';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from '../billing.module.css';
import { CardField } from './card-field.tsx';

export type PlanDialogProps = {
  isOpen: boolean;
  plan: OfferedPlan;
  billing: OwnBilling;
  onClose: () => void;
};

/** Says what the plan costs today and later, asks for a card where none is known, and takes it. */
export function PlanDialog({ isOpen, plan, billing, onClose }: PlanDialogProps) {
  const [token, setToken] = useState<TestCard>('card_succeeds');
  const preview = usePlanPreview(plan.plan_id);
  const change = useChangeBilling();
  const { subscription } = billing;
  const { plan_id: planId, name } = plan;
  const take = ({ due }: PlanPreview, keeps: boolean) =>
    change.mutate(
      subscription === null
        ? { kind: 'subscribe', planId, token, due }
        : { kind: 'plan', planId, due, keeps },
      {
        onSuccess: (after) => {
          showToast({ tone: 'good', title: doneLabel(plan, after) });
          onClose();
        },
        onError: () => void preview.refetch(),
      },
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={subscription?.plan_id === planId ? `Keep ${name}` : name}
      description={whenItBegins(plan, billing, preview.data)}
      size={subscription?.cancel_at_period_end === true ? 'medium' : 'small'}
      isDismissable={!change.isPending}
      actions={
        <Actions
          plan={plan}
          billing={billing}
          preview={preview.data}
          take={take}
          isPending={change.isPending}
          onClose={onClose}
        />
      }
    >
      <div className={styles.stack}>
        {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
        <PricePreview preview={preview} />
        {subscription === null ? <CardField value={token} onChange={setToken} /> : null}
      </div>
    </Dialog>
  );
}

type ActionsProps = Omit<PlanDialogProps, 'isOpen'> & {
  preview: PlanPreview | undefined;
  take: (preview: PlanPreview, keeps: boolean) => void;
  isPending: boolean;
};

function Actions({ plan, billing, preview, take, isPending, onClose }: ActionsProps) {
  const { subscription } = billing;
  const isEnding = subscription?.cancel_at_period_end === true;
  const isLarger = subscription !== null && isUpgrade(subscription.plan_id, plan.plan_id);
  const press = (keeps: boolean) => preview && take(preview, keeps);
  return (
    <>
      <Button
        variant="primary"
        // A plan that begins with the next month begins only where there is one.
        onClick={() => press(isEnding && !isLarger)}
        isPending={isPending}
        disabled={preview === undefined}
      >
        {takeLabel(plan, billing, preview?.due ?? 0)}
      </Button>
      {isEnding && isLarger ? (
        <Button onClick={() => press(true)} disabled={isPending || preview === undefined}>
          Upgrade and keep
        </Button>
      ) : null}
      <Button onClick={onClose} disabled={isPending}>
        Not now
      </Button>
    </>
  );
}

function takeLabel({ plan_id, name }: OfferedPlan, { subscription }: OwnBilling, due: number): string {
  if (subscription === null) return due === 0 ? `Start ${name}` : `Pay ${exactDollars(due)}`;
  if (subscription.plan_id === plan_id) return `Keep ${name}`;
  if (isUpgrade(subscription.plan_id, plan_id))
    return due === 0 ? `Upgrade to ${name}` : `Upgrade for ${exactDollars(due)}`;
  return subscription.cancel_at_period_end ? 'Change and keep' : `Change to ${name}`;
}

function whenItBegins(
  { plan_id, name }: OfferedPlan,
  { subscription, basis }: OwnBilling,
  preview: PlanPreview | undefined,
): string | undefined {
  if (subscription === null)
    return `It starts today. Cancel anytime.${basis === 'trial' ? ' Your free trial ends today, too.' : ''}`;
  if (subscription.plan_id === plan_id) return 'Your plan stays the same.';
  if (preview === undefined) return undefined;
  const day = printedDay(subscription.next_billing_date);
  if (preview.starts === 'now')
    return subscription.cancel_at_period_end
      ? `It starts today. You canceled your plan, and it still ends on ${day} unless you keep it.`
      : 'It starts today.';
  return subscription.cancel_at_period_end
    ? `You canceled your plan. ${name} starts on ${day} if you keep your plan.`
    : `It starts on ${day}. Until then, you keep ${subscription.plan}.`;
}

function doneLabel({ plan_id, name }: OfferedPlan, { subscription }: OwnBilling): string {
  if (subscription === null) return `You’re on ${name} now.`;
  const day = printedDay(subscription.next_billing_date);
  if (subscription.plan_id !== plan_id) return `${name} starts next month.`;
  return subscription.cancel_at_period_end ? `You have ${name} until ${day}.` : `You’re on ${name} now.`;
}
