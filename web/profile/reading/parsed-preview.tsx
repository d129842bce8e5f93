import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Entry, EntryChange } from './corrections.ts';
import { ENTRY_GROUPS, ENTRY_LABELS } from './entry-kinds.ts';
import { EntryRow } from './entry-row.tsx';
import { entryText } from './entry-text.ts';
import styles from './parsed-preview.module.css';
import { WeekOfEntries } from './week-of-entries.tsx';

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
            <Heading className={styles.heading}>{title}</Heading>
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
