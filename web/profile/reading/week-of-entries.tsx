import type { Service } from '#shared/profile/hours.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import type { Entry } from './corrections.ts';
import { WeekTable } from './week-table.tsx';

/** The weekly hours in the entries. */
export function WeekOfEntries({ entries }: { entries: readonly Entry[] }) {
  const taken = entries.filter(({ state }) => state === 'taken');
  return (
    <WeekTable
      services={taken.flatMap(({ kind, value }) =>
        kind === 'services' ? [value as unknown as Service] : [],
      )}
      closed_days={taken.flatMap(({ kind, value }) =>
        kind === 'closed_days' ? [value.text as Weekday] : [],
      )}
    />
  );
}
