import { useState } from 'react';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { useItemUpdate } from '#web/checklist/use-item-updates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './item-evidence.module.css';
import { dayLabel, dueAgainSince } from './item-labels.ts';

/** Why an item counts as done: what we verified and when, or that the owner marked it. */
export function ItemEvidence({ item }: { item: ChecklistItem }) {
  const [now] = useState(Date.now);
  const { evidence, status, status_changed_at } = item;
  const isDone = status === 'completed';
  const isVerified = evidence?.is_current === true;
  const due = dueAgainSince(item, now);
  return (
    <>
      {isVerified ? (
        <Cluster as="p" gap={1} rowGap={0.5} size="small" className={styles.evidence}>
          <Badge tone="good">Verified</Badge> {evidence.sentence}{' '}
          <time dateTime={evidence.seen_at}>{dayLabel(evidence.seen_at)}</time>
          {isDone || status === 'not_applicable' ? null : <MarkDone item={item} />}
        </Cluster>
      ) : null}
      {isDone && !isVerified ? (
        <Cluster as="p" gap={1} rowGap={0.5} size="small" className={styles.evidence}>
          <Badge>You marked this done</Badge>{' '}
          {status_changed_at === null ? null : (
            <time dateTime={status_changed_at}>{dayLabel(status_changed_at)}</time>
          )}
        </Cluster>
      ) : null}
      {evidence?.is_current === false ? (
        <Cluster as="p" gap={1} rowGap={0.5} size="small" className={styles.evidence}>
          <Badge tone="warning">Not verified</Badge> {evidence.sentence}{' '}
          <time dateTime={evidence.seen_at}>{dayLabel(evidence.seen_at)}</time>
        </Cluster>
      ) : null}
      {item.waits_for === null || status === 'not_applicable' ? null : (
        <Cluster as="p" gap={1} rowGap={0.5} size="small" className={styles.evidence}>
          We’ll check this off when you’re done.
        </Cluster>
      )}
      {due === undefined || isVerified ? null : (
        <Cluster as="p" gap={1} rowGap={0.5} size="small" className={styles.evidence}>
          <Badge tone="warning">Due again</Badge> since <time dateTime={due}>{dayLabel(due)}</time>
        </Cluster>
      )}
    </>
  );
}

function MarkDone({ item: { item_id: itemId, title } }: { item: ChecklistItem }) {
  const { update, isPending } = useItemUpdate();
  return (
    <Button
      size="small"
      aria-label={`Mark done: ${title}`}
      isPending={isPending(itemId)}
      onClick={() => void update({ itemId, status: 'completed' })}
    >
      Mark done
    </Button>
  );
}
