import { useState } from 'react';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import { useProviderPage } from '#web/billing/api/provider-page.ts';
import styles from '#web/billing/billing.module.css';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReplaceCardProps } from './replace-card.tsx';

const ReplaceCard = deferredDialog<ReplaceCardProps>(() =>
  import('./replace-card.tsx').then((m) => m.ReplaceCard),
);

type CardSectionProps = Pick<OwnBilling, 'overdue' | 'payments'> & { card: NonNullable<OwnBilling['card']> };

/** The saved card, and a button to replace it. */
export function CardSection({ card: { brand, last4, expires }, overdue, payments }: CardSectionProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const page = useProviderPage();
  const replace = () => (payments === 'stripe' ? page.mutate({ purpose: 'card' }) : setIsReplacing(true));
  const [year, month] = expires.split('-');
  const isCard = expires !== '';
  return (
    <div>
      <p className={styles.words}>
        {brand} ending in {last4}
        {isCard ? `, expires ${month}/${year}` : ''}
      </p>
      <Cluster gap={2} className={styles.actions}>
        <Button
          variant={overdue === null ? 'secondary' : 'primary'}
          onClick={replace}
          isPending={page.isPending}
        >
          {isCard ? 'Replace card' : 'Replace bank account'}
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
