import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './moderation.module.css';

type BulkBarProps = {
  shown: number;
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
  /** The bulk action in progress. */
  pending: 'approve' | 'reject' | undefined;
};

/** Selects all shown items, and approves or rejects the selection. Does nothing without a selection. */
export function BulkBar({ shown, selected, onSelectAll, onApprove, onReject, pending }: BulkBarProps) {
  const id = useId();
  const isIdle = selected === 0;
  const isBusy = pending !== undefined;
  return (
    <Cluster as="section" gap={1} size="small" tone="muted" className={styles.bulk} aria-label="Bulk actions">
      <input
        id={id}
        type="checkbox"
        checked={selected === shown && shown > 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = selected > 0 && selected < shown;
        }}
        onChange={(event) => onSelectAll(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{isIdle ? 'Select all' : `${selected} of ${shown} selected`}</label>
      <Button
        size="small"
        icon={<Check />}
        onClick={onApprove}
        isIdle={isIdle || isBusy}
        isPending={pending === 'approve'}
      >
        Approve selected
      </Button>
      <Button
        size="small"
        icon={<X />}
        onClick={onReject}
        isIdle={isIdle || isBusy}
        isPending={pending === 'reject'}
      >
        Reject selected
      </Button>
    </Cluster>
  );
}
