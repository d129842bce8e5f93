import * as z from 'zod/mini';
import { TimeSchema } from '#shared/contract/time-of-day.ts';
import { FEDERAL_WEEK } from '#shared/sms/quiet-hours/texting-windows.ts';

/** Weekdays of texting hours: Sunday first. */
export const TEXTING_DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type TextingDay = (typeof TEXTING_DAYS)[number];

/** No text is ever sent outside these hours, whatever a restaurant chooses. */
export const LEGAL_HOURS = {
  from: timeOf(FEDERAL_WEEK[0]?.opens ?? 0),
  to: timeOf(FEDERAL_WEEK[0]?.closes ?? 0),
} as const;

export const TEXTING_HOURS_MESSAGES = {
  order: 'The start time must be before the end time.',
  legal: 'Choose legal texting hours, between 8 AM and 9 PM.',
  missing: 'Include hours for all seven days, or leave them all out to use legal texting hours.',
  nobody: 'Choose at least one day for texts.',
} as const;

const DaySchema = z.strictObject({ from: TimeSchema, to: TimeSchema }, TEXTING_HOURS_MESSAGES.missing).check(
  z.refine(({ from, to }) => from < to, TEXTING_HOURS_MESSAGES.order),
  z.refine(({ from, to }) => from >= LEGAL_HOURS.from && to <= LEGAL_HOURS.to, TEXTING_HOURS_MESSAGES.legal),
);
const day = z.nullable(DaySchema);

/** Times in the restaurant’s time zone; null on days without texts. */
export const TextingHoursSchema = z
  .strictObject(
    {
      sunday: day,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
    },
    TEXTING_HOURS_MESSAGES.missing,
  )
  .register(z.globalRegistry, { id: 'TextingHours' });
export type TextingHours = z.output<typeof TextingHoursSchema>;

/** `hours`: null resets them to the legal hours. */
export const UpdateTextingHoursSchema = z.strictObject({
  hours: z.nullable(
    TextingHoursSchema.check(
      z.refine(
        (hours) => Object.values(hours).some((window) => window !== null),
        TEXTING_HOURS_MESSAGES.nobody,
      ),
    ),
  ),
});

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
