import { useId } from 'react';
import type { ActivityEntry, Undo } from '#shared/audit/contract/activity.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { ActivityRow } from './activity-row.tsx';
import type { Day } from './by-day.ts';

type ActivityDayProps = {
  day: Day;
  onUndo: (entry: ActivityEntry) => void;
  /** The change that is being undone. */
  pendingUndo: Undo | undefined;
};

export function ActivityDay({ day: { name, entries }, onUndo, pendingUndo }: ActivityDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text as="h2" size={1} id={id}>
        {name}
      </Text>
      <Stack as="ol" divided above={1}>
        {entries.map((entry) => (
          <ActivityRow
            key={entry.entry_id}
            entry={entry}
            onUndo={() => onUndo(entry)}
            isUndoing={pendingUndo !== undefined && entry.undo === pendingUndo}
          />
        ))}
      </Stack>
    </section>
  );
}
