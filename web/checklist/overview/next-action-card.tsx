import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { NOTABLE_WEEKLY_POTENTIAL } from '#shared/checklist/next-action.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import { itemEffort } from '#web/checklist/item/item-labels.ts';
import { hasPlace, ItemPlace } from '#web/checklist/item/item-place.tsx';
import { useItemUpdate } from '#web/checklist/use-item-updates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './next-action-card.module.css';

type NextActionCardProps = {
  /** Undefined if no task is open. */
  item: ChecklistItem | undefined;
  /** The weekly value of all open tasks. */
  weeklyPotential: number;
};

/** The most valuable open task. */
export function NextActionCard({ item, weeklyPotential }: NextActionCardProps) {
  return (
    <Stack card="accent" as="section" gap={1.5} className={styles.card} aria-labelledby="next-action">
      <Text tone="accent" strong>
        Next Action
      </Text>
      {item === undefined ? (
        <>
          <h2 id="next-action">You’re all caught up</h2>
          <Text tone="muted">All your tasks are done. Tasks appear below when they’re due again.</Text>
        </>
      ) : (
        <NextAction item={item} />
      )}
      {weeklyPotential > NOTABLE_WEEKLY_POTENTIAL ? (
        <Cluster ruled as="p" gap={1} rowGap={0.5} size="small" tone="muted" above={1} measured={false}>
          <span>
            Potential from all open tasks: up to{' '}
            <Text as="strong" tone="ink">
              {formatDollars(weeklyPotential)} a week
            </Text>
          </span>{' '}
          <Estimate />
        </Cluster>
      ) : null}
    </Stack>
  );
}

function NextAction({ item }: { item: ChecklistItem }) {
  const { update, isPending, failureOf } = useItemUpdate();
  const { item_id: itemId, title } = item;
  const failure = failureOf(itemId);
  const hasLink = hasPlace(item);
  return (
    <>
      <h2 id="next-action">{title}</h2>
      <Text tone="muted">{item.why}</Text>
      <Cluster as="p" gap={1} rowGap={0.5} size="small">
        {item.is_critical === 1 ? <Badge tone="danger">Critical</Badge> : null} {itemEffort(item)}
      </Cluster>
      <Cluster gap={1} padTop={0.5}>
        <ItemPlace item={item} isPrimary />
        {item.waits_for === null ? (
          <Button
            variant={hasLink ? 'secondary' : 'primary'}
            size="large"
            isPending={isPending(itemId)}
            onClick={() => void update({ itemId, status: 'completed' })}
          >
            Mark done
          </Button>
        ) : null}
      </Cluster>
      {failure === undefined ? null : (
        <Text tone="danger" strong>
          {failure}
        </Text>
      )}
    </>
  );
}
