import {
  TEXTING_DAYS,
  TEXTING_HOURS_MESSAGES,
  type TextingDay,
  type TextingHours,
  UpdateTextingHoursSchema,
} from '#shared/sms/contract/texting-hours.ts';

export type DayDraft = { isOpen: boolean; from: string; to: string };
export type HoursDraft = Readonly<Record<TextingDay, DayDraft>>;

/** Default hours that disturb no one’s breakfast or sleep. */
const SUGGESTED: DayDraft = { isOpen: true, from: '10:00', to: '20:00' };

/** In the order in which people read a week. */
export const SHOWN_DAYS: readonly TextingDay[] = [...TEXTING_DAYS.slice(1), 'sunday'];

/** The values of the fields. A day without texts keeps default times. */
export function draftOf(saved: TextingHours | null): HoursDraft {
  const days = TEXTING_DAYS.map((day) => {
    const window = saved?.[day];
    if (window) return [day, { isOpen: true, ...window }];
    return [day, { ...SUGGESTED, isOpen: saved === null }];
  });
  return Object.fromEntries(days) as HoursDraft;
}

export type DraftReading =
  | { hours: TextingHours | null; errors?: never }
  /** Errors by day; `''` is all days. */
  | { hours?: never; errors: Readonly<Record<string, string>> };

/** The hours to save, or the errors by day. */
export function readDraft(draft: HoursDraft): DraftReading {
  const days = TEXTING_DAYS.map((day) => {
    const { isOpen, from, to } = draft[day];
    return [day, isOpen ? { from, to } : null];
  });
  const read = UpdateTextingHoursSchema.safeParse({ hours: Object.fromEntries(days) });
  if (read.success && read.data.hours !== null) return { hours: read.data.hours };
  const issues = read.error?.issues ?? [];
  const errors = Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[1] ?? ''), message]),
  );
  return { errors: Object.keys(errors).length > 0 ? errors : { '': TEXTING_HOURS_MESSAGES.nobody } };
}
