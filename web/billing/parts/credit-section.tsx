import { type FormEvent, useState } from 'react';
import { BuyCreditsSchema } from '#shared/billing/contract/billing.ts';
import { WHOLE_DOLLARS } from '#shared/billing/contract/billing-messages.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { type OwnBilling, useChangeBilling } from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import styles from '#web/billing/billing.module.css';
import { ApiError } from '#web/client/api-error.ts';
import { forgetKey, keptKey } from '#web/client/kept-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The prepaid balance, and a form that adds to it. */
export function CreditSection({
  credits: { balance, purchased, used },
  payments,
}: Pick<OwnBilling, 'payments'> & {
  credits: NonNullable<OwnBilling['subscription']>['credits'];
}) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const change = useChangeBilling();
  const page = useProviderPage();
  const buy = (event: FormEvent) => {
    event.preventDefault();
    const read = BuyCreditsSchema.safeParse({ amount: typed.trim() === '' ? undefined : Number(typed) });
    if (!read.success) return setError(read.error.issues[0]?.message ?? WHOLE_DOLLARS);
    setError(undefined);
    const { amount } = read.data;
    if (payments === 'stripe')
      return page.mutate({ purpose: 'credit', amount }, { onError: (failure) => setError(failure.message) });
    // One purchase until we know that it succeeded or was declined, so that a retry isn’t charged again.
    const purpose = `credit:${amount}`;
    const key = keptKey(purpose);
    change.mutate(
      { kind: 'credit', amount, key },
      {
        onSuccess: () => {
          forgetKey(purpose, key);
          setTyped('');
          showToast({ tone: 'good', title: `You added ${formatExactDollars(amount)} in credit.` });
        },
        onError: (failure) => {
          if (failure instanceof ApiError && failure.code === 'payment_declined') forgetKey(purpose, key);
          setError(failure.message);
        },
      },
    );
  };
  return (
    <Stack gap={3}>
      <p className={styles.words}>
        {formatExactDollars(balance)} left
        {purchased === 0
          ? ''
          : ` (${formatExactDollars(purchased)} bought, ${formatExactDollars(used)} used)`}
      </p>
      <Cluster as="form" gap={3} align="end" onSubmit={buy} noValidate>
        <Field
          className={styles.amount}
          label="Amount in dollars"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" isPending={change.isPending || page.isPending}>
          Buy credit
        </Button>
      </Cluster>
    </Stack>
  );
}
