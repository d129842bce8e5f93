import { useState } from 'react';
import type { OwnBilling } from '#web/billing/api/billing.ts';
import styles from '#web/billing/billing.module.css';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import type { ReplaceCardProps } from './replace-card.tsx';

const ReplaceCard = deferredDialog<ReplaceCardProps>(() =>
  import('./replace-card.tsx').then((m) => m.ReplaceCard),
);

type CardSectionProps = { card: NonNullable<OwnBilling['card']>; overdue: OwnBilling['overdue'] };

/** The saved card, and a button to replace it. */
export function CardSection({ card: { brand, last4, expires }, overdue }: CardSectionProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const [year, month] = expires.split('-');
  return (
    <div>
      <p className={styles.words}>
        {brand} ending in {last4}, expires {month}/{year}
      </p>
      <Cluster gap={2} className={styles.actions}>
        <Button variant={overdue === null ? 'secondary' : 'primary'} onClick={() => setIsReplacing(true)}>
          Replace card
        </Button>
      </Cluster>
      {isReplacing ? (
        <ReplaceCard isOpen overdue={overdue?.amount ?? null} onClose={() => setIsReplacing(false)} />
      ) : null}
    </div>
  );
}
