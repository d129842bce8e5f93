import type { ActivityEntry, Actor } from '#shared/audit/contract/activity.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { formatClock } from '#shared/format/dates.ts';
import { useUser } from '#web/accounts/session-context.ts';
import { DifferenceLine } from '#web/audit/difference-line.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './activity-day.module.css';

const NAMES: Record<Exclude<Actor, 'owner'>, string> = {
  administrator: 'An administrator',
  till: 'Staff',
  guest: 'A guest',
  assistant: 'The assistant',
  platform: BRAND_NAME,
};

type ActivityRowProps = { entry: ActivityEntry; onUndo: () => void; isUndoing: boolean };

/** One change: when, who, and what, with the values that changed below. */
export function ActivityRow({ entry, onUndo, isUndoing }: ActivityRowProps) {
  const { at, actor, confirmed_by, what, outcome, differences, undo } = entry;
  const row = useFocusPlace<HTMLLIElement>(undo !== null);
  const isOwner = useUser().role === 'restaurant';
  const owner = isOwner ? 'You' : 'The owner';
  return (
    <Grid
      columns="auto 1fr auto"
      align="baseline"
      as="li"
      gap={1.5}
      rowGap={0}
      ref={row}
      tabIndex={-1}
      className={styles.row}
    >
      <Note as="time" dateTime={at}>
        {formatClock(at)}
      </Note>
      <Note as="span">{actor === 'owner' ? owner : NAMES[actor]}</Note>
      <div className={styles.what}>
        <p>{what}</p>
        {confirmed_by === undefined ? null : (
          <Cluster as="p" gap={1} rowGap={0} align="baseline" size="small" tone="muted">
            Confirmed by {confirmed_by === 'owner' ? owner.toLowerCase() : 'an administrator'}.
          </Cluster>
        )}
        {outcome === 'unfinished' ? (
          <Cluster as="p" gap={1} rowGap={0} align="baseline" size="small" tone="muted">
            <Badge tone="warning">Uncertain</Badge> This timed out. Some changes may have been saved.
          </Cluster>
        ) : null}
        {outcome === 'refused' ? (
          <Cluster as="p" gap={1} rowGap={0} align="baseline" size="small" tone="muted">
            <Badge tone="warning">Incomplete</Badge> This failed partway through. Some changes may have been
            saved.
          </Cluster>
        ) : null}
        {differences.length > 0 ? (
          <Stack as="ul" gap={0.5} size="small" tone="muted" above={0.5} className={styles.differences}>
            {differences.map((difference) => (
              <li key={difference.name}>
                <DifferenceLine difference={difference} />
              </li>
            ))}
          </Stack>
        ) : null}
      </div>
      {undo === null ? null : (
        <Button size="small" self="end" className={styles.undo} onClick={onUndo} isPending={isUndoing}>
          Undo
          <VisuallyHidden>: {what}</VisuallyHidden>
        </Button>
      )}
    </Grid>
  );
}
