import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useId } from 'react';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { useItemUpdate } from '#web/checklist/use-item-updates.ts';
import { CoverInput } from '#web/ui/cover-input.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { STATUS_LABELS } from './item-labels.ts';
import styles from './item-tick.module.css';

/** Spec, owner tools §4. */
const ICONS = {
  completed: CircleCheck,
  in_progress: RefreshCw,
  not_applicable: CircleMinus,
  pending: Circle,
} as const;

type ItemTickProps = { item: ChecklistItem; children: ReactNode };

/**
 * The checkbox, drawn as the status icon. It toggles between done and not done once the server confirms. Items that
 * we verify show only the icon.
 */
export function ItemTick({ item, children }: ItemTickProps) {
  const { update, isPending } = useItemUpdate();
  const statusId = useId();
  const { item_id: itemId, status } = item;
  const isWaiting = isPending(itemId);
  const Icon = ICONS[status];
  const isDone = status === 'completed';
  if (item.waits_for !== null)
    return (
      <Grid align="start" className={styles.tick} data-fixed>
        <Stack as="span" align="start" className={styles.icon} data-status={status}>
          <Icon role="img" aria-label={STATUS_LABELS[status]} />
        </Stack>
        <Cluster as="span" gap={1} rowGap={0.5}>
          {children}
        </Cluster>
      </Grid>
    );
  return (
    <>
      <Grid as="label" align="start" className={styles.tick}>
        <CoverInput
          type="checkbox"
          checked={isDone}
          aria-describedby={statusId}
          aria-busy={isWaiting}
          onChange={() => void update({ itemId, status: isDone ? 'pending' : 'completed' })}
        />
        <Stack as="span" align="start" className={styles.icon} data-status={status}>
          {isWaiting ? <Spinner /> : <Icon aria-hidden="true" />}
        </Stack>
        <Cluster as="span" gap={1} rowGap={0.5}>
          {children}
        </Cluster>
      </Grid>
      <VisuallyHidden>
        <span id={statusId}>{isWaiting ? 'Saving…' : STATUS_LABELS[status]}</span>
      </VisuallyHidden>
    </>
  );
}
