import { useState } from 'react';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import styles from '#web/billing/billing.module.css';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ReplaceCard = deferredDialog(() => import('./replace-card.tsx').then((m) => m.ReplaceCard));

/** The saved card, and a button to add or replace it. */
export function CardSection({ card, overdue, payments }: Pick<OwnBilling, 'card' | 'overdue' | 'payments'>) {
  const [isReplacing, setIsReplacing] = useState(false);
  const page = useProviderPage();
  const replace = () => (payments === 'stripe' ? page.mutate({ purpose: 'card' }) : setIsReplacing(true));
  return (
    <div>
      <p className={styles.words}>{inWords(card)}</p>
      <Cluster gap={2} className={styles.actions}>
        <Button
          variant={overdue === null ? 'secondary' : 'primary'}
          onClick={replace}
          isPending={page.isPending}
        >
          {buttonFor(card)}
        </Button>
        {payments === 'stripe' ? (
          <Button variant="quiet" onClick={() => page.mutate('portal')} disabled={page.isPending}>
            View receipts
          </Button>
        ) : null}
      </Cluster>
      {page.isError ? <Notice tone="danger">{page.error.message}</Notice> : null}
      {isReplacing ? (
        <ReplaceCard isOpen overdue={overdue?.amount ?? null} onClose={() => setIsReplacing(false)} />
      ) : null}
    </div>
  );
}

function inWords(card: OwnBilling['card']): string {
  if (card === null) return 'No card yet. Add one before your next payment.';
  const { brand, last4, expires } = card;
  const [year, month] = expires.split('-');
  return `${brand} ending in ${last4}${expires === '' ? '' : `, expires ${month}/${year}`}`;
}

function buttonFor(card: OwnBilling['card']): string {
  if (card === null) return 'Add card';
  return card.expires === '' ? 'Replace bank account' : 'Replace card';
}
