import { type FormEvent, useRef, useState } from 'react';
import { BuyCreditsSchema } from '#shared/contract/admin/billing.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type OwnBilling, useChangeBilling } from '#web/api/billing.ts';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from '../billing.module.css';

/** What is left of what was paid ahead, and more of it. */
export function CreditSection({
  credits: { balance, purchased, used },
}: {
  credits: NonNullable<OwnBilling['subscription']>['credits'];
}) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  // One purchase until it is known to be made or declined: a repeat after a lost answer is not charged again.
  const key = useRef(crypto.randomUUID());
  const renewKey = () => {
    key.current = crypto.randomUUID();
  };
  const change = useChangeBilling();
  const buy = (event: FormEvent) => {
    event.preventDefault();
    const read = BuyCreditsSchema.safeParse({ amount: typed.trim() === '' ? undefined : Number(typed) });
    if (!read.success) return setError(read.error.issues[0]?.message ?? 'Use whole dollars.');
    setError(undefined);
    change.mutate(
      { kind: 'credit', amount: read.data.amount, key: key.current },
      {
        onSuccess: () => {
          renewKey();
          setTyped('');
          showToast({ tone: 'good', title: `${exactDollars(read.data.amount)} of credit bought.` });
        },
        onError: (failure) => {
          if (failure instanceof ApiError && failure.code === 'payment_declined') renewKey();
          setError(failure.message);
        },
      },
    );
  };
  return (
    <div className={styles.stack}>
      <p className={styles.words}>
        {exactDollars(balance)} left
        {purchased === 0 ? '.' : `: ${exactDollars(purchased)} bought, ${exactDollars(used)} used.`}
      </p>
      <form className={styles.form} onSubmit={buy} noValidate>
        <Field
          className={styles.amount}
          label="Amount in dollars"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            renewKey();
            setTyped(event.target.value);
          }}
        />
        <Button type="submit" isPending={change.isPending}>
          Buy credit
        </Button>
      </form>
    </div>
  );
}
