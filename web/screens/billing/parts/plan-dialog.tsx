import { useState } from 'react';
import { isUpgrade } from '#shared/domain/billing/plan-catalogue.ts';
import type { TestCard } from '#shared/domain/billing/test-cards.ts';
import { type OfferedPlan, type OwnBilling, useChangeBilling } from '#web/api/billing.ts';
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

/** Says what the plan costs from when on, asks for a card where none is known, and takes it. */
export function PlanDialog({ isOpen, plan, billing, onClose }: PlanDialogProps) {
  const [token, setToken] = useState<TestCard>('card_succeeds');
  const change = useChangeBilling();
  const { subscription } = billing;
  const { plan_id: planId, name } = plan;
  const take = () =>
    change.mutate(subscription === null ? { kind: 'subscribe', planId, token } : { kind: 'plan', planId }, {
      onSuccess: () => {
        showToast({ tone: 'good', title: doneLabel(plan, subscription) });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={subscription?.plan_id === planId ? `Keep ${name}` : name}
      description={whatItCosts(plan, billing)}
      size="small"
      isDismissable={!change.isPending}
      actions={
        <>
          <Button variant="primary" onClick={take} isPending={change.isPending}>
            {takeLabel(plan, billing)}
          </Button>
          <Button onClick={onClose} disabled={change.isPending}>
            Not now
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
        {subscription === null ? <CardField value={token} onChange={setToken} /> : null}
      </div>
    </Dialog>
  );
}

function firstMonth({ price }: OfferedPlan, { first_month_discount: percent }: OwnBilling): number {
  return Math.round(price * (100 - percent)) / 100;
}

function whatItCosts(plan: OfferedPlan, billing: OwnBilling): string {
  const { subscription, first_month_discount: percent } = billing;
  const monthly = `${exactDollars(plan.price)} a month`;
  if (subscription === null) {
    const first = exactDollars(firstMonth(plan, billing));
    return percent === 0
      ? `${monthly}, beginning today. Cancel anytime.`
      : `${first} for your first month (${percent}% off), then ${monthly}. Cancel anytime.`;
  }
  const day = printedDay(subscription.next_billing_date);
  if (subscription.plan_id === plan.plan_id) return `Your plan goes on as it is, for ${monthly}.`;
  return isUpgrade(subscription.plan_id, plan.plan_id)
    ? `It begins at once. Today you pay the difference for the days until ${day}, then ${monthly}.`
    : `It begins on ${day}, for ${monthly}. Until then you keep ${subscription.plan}.`;
}

function takeLabel(plan: OfferedPlan, billing: OwnBilling): string {
  const { subscription } = billing;
  if (subscription === null) return `Pay ${exactDollars(firstMonth(plan, billing))}`;
  if (subscription.plan_id === plan.plan_id) return `Keep ${plan.name}`;
  return isUpgrade(subscription.plan_id, plan.plan_id) ? `Upgrade to ${plan.name}` : `Change to ${plan.name}`;
}

function doneLabel({ plan_id, name }: OfferedPlan, subscription: OwnBilling['subscription']): string {
  const isLater = subscription !== null && !isUpgrade(subscription.plan_id, plan_id);
  return isLater ? `${name} begins with the next month.` : `You are on ${name} now.`;
}
