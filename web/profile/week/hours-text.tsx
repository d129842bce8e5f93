import { useEffect, useMemo, useState } from 'react';
import { hoursOfReading } from '#shared/profile/entered/hours-of-reading.ts';
import { useReading } from '#web/profile/reading/use-reading.ts';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/text.tsx';
import { hoursSummary } from './hours-summary.ts';
import type { Week } from './week-days.ts';

/** Shorter texts can’t contain hours. */
const LEAST_LENGTH = 3;

/** One line of text that fills the week, and our reading of it. */
export function HoursText({ onWeek }: { onWeek: (week: Week) => void }) {
  const [text, setText] = useState('');
  const status = useHoursText(text, onWeek);
  return (
    <div>
      <Field
        label="Type your hours"
        hint="We’ll fill in the week below."
        placeholder="Tue–Sun 5–10pm"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter submits the hours, not the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        autoComplete="off"
        isOptional
      />
      <Note hidesEmpty role="status">
        {status}
      </Note>
    </div>
  );
}

/** Fills the week from a text, once per reading, and shows what we understood. */
function useHoursText(text: string, onWeek: (week: Week) => void): string {
  const { reading, readFrom, isReading, hasFailed } = useReading(asSpoken(text), undefined, LEAST_LENGTH);
  const read = useMemo(
    () => (reading === undefined ? undefined : hoursOfReading(reading, readFrom)),
    [reading, readFrom],
  );
  const week = read?.week;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes on every render, the reading doesn’t
  useEffect(() => {
    if (week !== undefined) onWeek(week);
  }, [week]);
  if (isReading) return 'Reading…';
  if (hasFailed) return 'We can’t read your hours right now. Fill in the week below.';
  if (read === undefined) return '';
  if (read.week === undefined) return 'We couldn’t read your hours. Try a format like “Tue–Sun 5–10pm”.';
  const unread = read.unread.map((words) => `“${words}”`).join(', ');
  return `${hoursSummary(read.week)}.${unread === '' ? '' : ` We didn’t understand ${unread}.`}`;
}

/** Converts opening hours from map services ("Mo-Fr 11:30-14:00,17:30-22:00; Su off") to everyday notation. */
const asSpoken = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d)/g, ', ')
    .replace(/\boff\b/gi, 'closed')
    .replace(/\b24\s?\/\s?7\b/g, 'daily 00:00-24:00');
