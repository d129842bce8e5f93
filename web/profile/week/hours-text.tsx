import { useEffect, useMemo, useRef, useState } from 'react';
import { type HoursReading, hoursOfReading } from '#shared/profile/entered/hours-of-reading.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { useReading } from '#web/profile/reading/use-reading.ts';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/text.tsx';
import { hoursSummary } from './hours-summary.ts';
import type { Week } from './week-days.ts';

/** Shorter texts can’t contain hours. */
const LEAST_LENGTH = 3;

/** A week, or hours as typed if they don’t fit one. */
export type TypedWeek = Week & { hours_text?: string };

/** Of a profile. */
const LONGEST = 500;

/** One line of text that fills the week, and our reading of it. What we can’t read stays as typed. */
export function HoursText({ onWeek }: { onWeek: (week: TypedWeek) => void }) {
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
        maxLength={LONGEST}
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
function useHoursText(text: string, onWeek: (week: TypedWeek) => void): string {
  const { reading, readFrom, isReading, hasFailed } = useReading(asSpoken(text), undefined, LEAST_LENGTH);
  const read = useMemo(
    () => (reading === undefined ? undefined : hoursOfReading(reading, readFrom)),
    [reading, readFrom],
  );
  const week = useMemo(() => read && typedWeek(read, readFrom), [read, readFrom]);
  const sent = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes on every render, the reading doesn’t
  useEffect(() => {
    if (week === undefined) return;
    const { hours_text = '' } = week;
    // A note that the owner wrote before stays.
    onWeek(hours_text === '' && sent.current === '' ? week : { ...week, hours_text });
    sent.current = hours_text;
  }, [week]);
  if (isReading) return 'Reading…';
  if (hasFailed) return 'We can’t read your hours right now. Fill in the week below.';
  if (read === undefined) return '';
  if (read.week === undefined)
    return `We couldn’t fill in the week. ${week === undefined ? '' : 'Your website shows your hours as you typed them. '}Try a format like “Tue–Sun 5–10pm”.`;
  const unread = read.unread.map((words) => `“${words}”`).join(', ');
  return `${hoursSummary(read.week)}.${unread === '' ? '' : ` Your website also says ${unread}.`}`;
}

/** What isn’t part of a week stays as typed. Words without a time aren’t hours yet. */
function typedWeek({ week, unread }: HoursReading, typed: string): TypedWeek | undefined {
  const rest = unread.map(asSentence).join(' ').slice(0, LONGEST);
  if (week !== undefined) return { ...week, ...(rest !== '' && { hours_text: rest }) };
  return /\d/.test(typed)
    ? { services: [], closed_days: [], hours_text: typed.slice(0, LONGEST) }
    : undefined;
}

/** Converts opening hours from map services ("Mo-Fr 11:30-14:00,17:30-22:00; Su off") to everyday notation. */
const asSpoken = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d)/g, ', ')
    .replace(/\boff\b/gi, 'closed')
    .replace(/\b24\s?\/\s?7\b/g, 'daily 00:00-24:00');
