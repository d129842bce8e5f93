import { useState } from 'react';
import type { TestCard } from '#shared/domain/billing/test-cards.ts';
import { useChangeBilling } from '#web/api/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from '../billing.module.css';
import { CardField } from './card-field.tsx';

export type ReplaceCardProps = { isOpen: boolean; isDue: boolean; onClose: () => void };

/** Another card from now on; what is overdue is paid with it at once. */
export function ReplaceCard({ isOpen, isDue, onClose }: ReplaceCardProps) {
  const [token, setToken] = useState<TestCard>('card_succeeds');
  const change = useChangeBilling();
  const save = () =>
    change.mutate(
      { kind: 'card', token },
      {
        onSuccess: () => {
          showToast({
            tone: 'good',
            title: isDue ? 'Paid. Your plan is active again.' : 'The card is saved.',
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Replace card"
      description={isDue ? 'What is overdue is paid with it at once.' : 'Your next month is paid with it.'}
      size="small"
      isDismissable={!change.isPending}
      actions={
        <>
          <Button variant="primary" onClick={save} isPending={change.isPending}>
            {isDue ? 'Save and pay' : 'Save card'}
          </Button>
          <Button onClick={onClose} disabled={change.isPending}>
            Not now
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
        <CardField value={token} onChange={setToken} />
      </div>
    </Dialog>
  );
}
