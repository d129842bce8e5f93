import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { useItemUpdate } from '#web/checklist/use-item-updates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './checklist-item-row.module.css';
import { ItemDetails } from './item-details.tsx';
import { ItemEvidence } from './item-evidence.tsx';
import { itemEffort } from './item-labels.ts';
import { ItemPlace } from './item-place.tsx';
import { ItemTick } from './item-tick.tsx';

/** One task: checkbox, title, evidence, and link. */
export function ChecklistItemRow({ item }: { item: ChecklistItem }) {
  const failure = useItemUpdate().failureOf(item.item_id);
  const isOpen = item.status === 'pending' || item.status === 'in_progress';
  return (
    <li className={styles.row} data-status={item.status}>
      <ItemTick item={item}>
        <Text as="span" strong className={styles.title}>
          {item.title}
        </Text>
        {item.is_critical === 1 ? <Badge tone={isOpen ? 'danger' : 'neutral'}>Critical</Badge> : null}
      </ItemTick>
      <Stack gap={1} className={styles.body}>
        <Text tone="muted" className={styles.description}>
          {item.description}
        </Text>
        <Note className={styles.effort}>{itemEffort(item)}</Note>
        <ItemEvidence item={item} />
        {item.notes === '' ? null : (
          <Text breaks lines="kept" className={styles.notes}>
            {item.notes}
          </Text>
        )}
        {failure === undefined ? null : (
          <Text tone="danger" strong role="alert">
            {failure}
          </Text>
        )}
        <Cluster gap={2} rowGap={0.5} className={styles.foot}>
          <ItemPlace item={item} />
          <ItemDetails item={item} />
        </Cluster>
      </Stack>
    </li>
  );
}
