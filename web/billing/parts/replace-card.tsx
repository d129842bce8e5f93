import { useState } from 'react';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { useChangeBilling } from '#web/billing/api/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CardField } from './card-field.tsx';

type ReplaceCardProps = {
  isOpen: boolean;
  /** In dollars; null if nothing is overdue. */
  overdue: number | null;
  onClose: () => void;
};

/** Replaces the card. An overdue amount is charged right away. */
export function ReplaceCard({ isOpen, overdue, onClose }: ReplaceCardProps) {
  const [token, setToken] = useState<TestCard>('card_succeeds');
  const change = useChangeBilling();
  const save = () =>
    change.mutate(
      { kind: 'card', token },
      {
        onSuccess: () => {
          showToast({
            tone: 'good',
            title: overdue === null ? 'Card saved.' : 'Paid. Your plan is active again.',
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
      description={
        overdue === null
          ? 'We’ll charge this card for your next month.'
          : `${formatExactDollars(overdue)} is overdue. We’ll charge this card now.`
      }
      size="small"
      isDismissable={!change.isPending}
      actions={
        <>
          <Button variant="primary" onClick={save} isPending={change.isPending}>
            {overdue === null ? 'Save card' : `Pay ${formatExactDollars(overdue)}`}
          </Button>
          <Button onClick={onClose} disabled={change.isPending}>
            Not now
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
        <CardField value={token} onChange={setToken} />
      </Stack>
    </Dialog>
  );
}
