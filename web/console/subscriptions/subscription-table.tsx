import { useState } from 'react';
import { CANCEL_QUESTION, PLAN_NOT_CHANGED } from '#shared/billing/contract/billing-messages.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import {
  type Subscription,
  type SubscriptionChange,
  useUpdateSubscription,
} from '#web/console/api/billing.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { SubscriptionListProps } from './subscription-list.ts';
import styles from './subscriptions.module.css';

const UpgradeConfirm = deferredDialog(() => import('./upgrade-confirm.tsx').then((m) => m.UpgradeConfirm));

type Failure = { title: string; message: string };

/** Each subscription with its price and next payment. Real ones can be upgraded or canceled. */
export function SubscriptionTable({ rows, isSample }: Pick<SubscriptionListProps, 'rows' | 'isSample'>) {
  const [canceling, setCanceling] = useState<Subscription>();
  const [keeping, setKeeping] = useState<Subscription>();
  const [upgrading, setUpgrading] = useState<Subscription>();
  const [failure, setFailure] = useState<Failure>();
  const update = useUpdateSubscription();
  const upgrade = (change: SubscriptionChange) => {
    setFailure(undefined);
    update.mutate(change, {
      onSuccess: ({ data, message }) =>
        showToast({ tone: 'good', title: `${data.restaurant_name}: ${message}` }),
      onError: ({ message }) => setFailure({ title: PLAN_NOT_CHANGED, message }),
      onSettled: () => setUpgrading(undefined),
    });
  };
  const cancel = ({ id }: Subscription, ends: boolean) => {
    setFailure(undefined);
    update.mutate(
      { id, cancel_at_period_end: ends },
      {
        onError: ({ message }) => setFailure({ title: 'Failed to cancel subscription', message }),
        onSettled: () => {
          setCanceling(undefined);
          setKeeping(undefined);
        },
      },
    );
  };
  const actions: TableColumn<Subscription> = {
    header: 'Actions',
    cell: (row) =>
      row.status === 'canceled' ? null : (
        <RowActions
          row={row}
          isPending={update.isPending && update.variables.id === row.id}
          onUpgrade={() => setUpgrading(row)}
          onCancel={() => (row.cancel_at_period_end ? setKeeping(row) : setCanceling(row))}
        />
      ),
  };
  const hasActions = !isSample && rows.some(({ status }) => status !== 'canceled');
  return (
    <Stack gap={3} className={styles.stack}>
      {failure === undefined ? null : (
        <Notice tone="danger" title={failure.title}>
          {failure.message === failure.title ? 'Try again in a moment.' : failure.message}
        </Notice>
      )}
      <Table
        caption="Subscriptions"
        isCaptionHidden
        columns={hasActions ? [...COLUMNS, actions] : COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {upgrading === undefined ? null : (
        <UpgradeConfirm
          isOpen
          row={upgrading}
          isPending={update.isPending}
          onClose={() => setUpgrading(undefined)}
          onConfirm={upgrade}
        />
      )}
      <DeferredConfirm
        isOpen={keeping !== undefined}
        onClose={() => setKeeping(undefined)}
        onConfirm={() => keeping && cancel(keeping, false)}
        title="Keep this subscription?"
        confirmLabel="Keep subscription"
        cancelLabel="Not now"
        isPending={update.isPending}
      >
        {keeping && whatIsKept(keeping)} We’ll email the owner.
      </DeferredConfirm>
      <DeferredConfirm
        isOpen={canceling !== undefined}
        onClose={() => setCanceling(undefined)}
        onConfirm={() => canceling && cancel(canceling, true)}
        title={CANCEL_QUESTION}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep subscription"
        isDanger
        isPending={update.isPending}
      >
        {canceling?.restaurant_name} keeps {canceling?.plan} until{' '}
        {canceling && printedDay(canceling.next_billing_date)}. We won’t charge the restaurant after that.
      </DeferredConfirm>
    </Stack>
  );
}

function whatIsKept({
  restaurant_name,
  plan,
  monthly_revenue,
  next_billing_date,
  next_plan,
}: Subscription): string {
  const day = printedDay(next_billing_date);
  if (next_plan === null)
    return `${restaurant_name} keeps ${plan}. The next charge is ${formatExactDollars(monthly_revenue)} on ${day}.`;
  const { name, monthlyCents } = PLAN_CATALOG[next_plan];
  const price = formatExactDollars(monthlyCents / 100);
  return `${restaurant_name} keeps ${plan} until ${day}, then switches to ${name}. The next charge is ${price} on ${day}.`;
}

const COLUMNS: readonly TableColumn<Subscription>[] = [
  {
    header: 'Restaurant',
    cell: ({ id, restaurant_name, email }) => (
      <>
        <Link href={linkTo.adminBill(id)}>{restaurant_name}</Link>
        <Note as="span" className={styles.email}>
          {email}
        </Note>
      </>
    ),
  },
  { header: 'Plan', cell: ({ plan }) => plan },
  { header: 'Status', cell: (row) => <StatusBadge row={row} /> },
  {
    header: 'Monthly revenue',
    isNumeric: true,
    cell: ({ monthly_revenue }) => formatExactDollars(monthly_revenue),
  },
  { header: 'Billing cycle', cell: () => 'Monthly' },
  {
    header: 'Next billing date',
    cell: ({ status, next_billing_date }) => (
      <span className={styles.day}>
        {status === 'canceled' ? 'Ended ' : ''}
        {printedDay(next_billing_date)}
      </span>
    ),
  },
  { header: 'Credits left', isNumeric: true, cell: ({ credits }) => formatExactDollars(credits.balance) },
];

type RowActionsProps = {
  row: Subscription;
  isPending: boolean;
  onUpgrade: () => void;
  onCancel: () => void;
};

function RowActions({ row, isPending, onUpgrade, onCancel }: RowActionsProps) {
  const { restaurant_name: name, plan_id, cancel_at_period_end: isEnding } = row;
  return (
    <Cluster as="span" gap={1} align="stretch" justify="end" wrap={false} className={styles.actions}>
      {plan_id === 'enterprise' ? null : (
        <Button size="small" onClick={onUpgrade} isPending={isPending} aria-label={`Upgrade ${name}`}>
          Upgrade
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={onCancel}
        disabled={isPending}
        aria-label={`${isEnding ? 'Keep' : 'Cancel'} the subscription for ${name}`}
      >
        {isEnding ? 'Keep' : 'Cancel'}
      </Button>
    </Cluster>
  );
}
