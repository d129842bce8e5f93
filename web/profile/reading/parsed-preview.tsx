import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Service } from '#shared/profile/hours.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { weekOf } from '#shared/profile/week.ts';
import { shownWeek } from '#shared/site/services.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Entry, EntryChange } from './corrections.ts';
import { shortDay } from './day-spans.ts';
import { ENTRY_GROUPS, ENTRY_LABELS } from './entry-kinds.ts';
import { EntryRow } from './entry-row.tsx';
import { entryText } from './entry-text.ts';
import { formatTimeSpan } from './format-time.ts';
import styles from './parsed-preview.module.css';

type UnderstoodProps = {
  entries: readonly Entry[];
  onChange: (entry: Entry, change: EntryChange) => void;
  /** The heading level of its parts that fits the outline. */
  level: 3 | 4;
  /** Shown before anything is parsed. */
  children?: ReactNode;
};

/** Lists the parsed facts by section. Each can be corrected, removed, or moved with one press. */
export function ParsedPreview({ entries, onChange, level, children }: UnderstoodProps) {
  const Heading = `h${level}` as const;
  const { list, said, change } = useFocusOnChange(onChange);
  return (
    <Stack gap={3} ref={list}>
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
      {entries.length === 0 ? children : null}
      {ENTRY_GROUPS.map(({ title, kinds }) => {
        const ofGroup = kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
        if (ofGroup.length === 0) return null;
        return (
          <Stack as="section" gap={1} key={title} padTop={0.5} aria-label={title}>
            <Note as={Heading} strong>
              {title}
            </Note>
            {title === 'Hours' ? <WeekOfEntries entries={ofGroup} /> : null}
            <Stack as="ul">
              {ofGroup.map((entry) => (
                <EntryRow key={entry.id} entry={entry} onChange={(next) => change(entry, next)} />
              ))}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
}

const SAID: Record<EntryChange['do'], string> = {
  accept: 'taken',
  remove: 'removed',
  restore: 'restore',
  change: 'corrected',
  move: 'moved',
};

/** Announces the change, and keeps the focus on an entry that moved. */
function useFocusOnChange(onChange: UnderstoodProps['onChange']) {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (moved.current === undefined) return;
    const row = list.current?.querySelector(`[data-entry="${CSS.escape(moved.current)}"]`);
    moved.current = undefined;
    if (row !== null && row?.contains(document.activeElement) === false) {
      row.querySelector<HTMLElement>('button')?.focus();
    }
  });
  const change = (entry: Entry, next: EntryChange) => {
    moved.current = entry.id;
    const to = next.do === 'move' ? ` to ${ENTRY_LABELS[next.to]}` : '';
    setSaid(`${entryText(entry.kind, entry.value).title}: ${SAID[next.do]}${to}.`);
    onChange(entry, next);
  };
  return { list, said, change };
}

/** The weekly hours in the entries. */
function WeekOfEntries({ entries }: { entries: readonly Entry[] }) {
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

/** The weekly hours as guests see them; nothing if no day is known. */
function WeekTable(stated: Pick<RestaurantProfile, 'services' | 'closed_days'>) {
  const week = shownWeek(weekOf(stated), stated.services);
  const days = WEEKDAYS.filter((day) => week[day] !== undefined);
  if (days.length === 0) return null;
  return (
    <Grid columns="auto 1fr" as="dl" size="small" className={styles.week}>
      {days.map((day) => (
        <div key={day}>
          <dt>{shortDay(day)}</dt>
          <dd>
            {week[day]?.map(({ opens, closes }) => formatTimeSpan(opens, closes)).join(', ') || 'Closed'}
          </dd>
        </div>
      ))}
    </Grid>
  );
}
