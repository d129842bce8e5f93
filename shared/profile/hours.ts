import * as z from 'zod/mini';
import { DAY_NAME, HOURS_PER_DAY } from '#shared/contract/field-messages.ts';
import { line } from '#shared/contract/text-fields.ts';
import { TimeSchema } from '#shared/contract/time-of-day.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';

export const SAME_TIMES = 'Opening and closing times can’t be the same.';

const DATE_MESSAGE = 'Enter the date as YYYY-MM-DD, such as 2026-12-24.';
export const DateSchema = z.iso.date(DATE_MESSAGE);

const SEASON_MESSAGE = 'Enter the date as MM-DD, such as 05-01.';
const monthDay = z
  .string(SEASON_MESSAGE)
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, SEASON_MESSAGE));

/** A part of each year, inclusive. It may cross New Year. */
export const SeasonSchema = z.strictObject({ from: monthDay, to: monthDay, name: z._default(line(40), '') });

/** Service hours on some weekdays, such as "Lunch, Monday to Friday, 12:00 to 14:30". */
export const ServiceSchema = z.strictObject({
  /** The owner’s name for it, such as "Lunch", "Kitchen", "Bar"; empty text for regular hours. */
  name: z._default(line(40), ''),
  days: z
    .array(z.enum(WEEKDAYS, DAY_NAME), 'Choose days from the list.')
    .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(7)),
  opens: TimeSchema,
  /** Before `opens`: after midnight. Null: not stated, such as "until late". */
  closes: z._default(z.nullable(TimeSchema), null),
  last_seating: z._default(z.nullable(TimeSchema), null),
  season: z._default(z.nullable(SeasonSchema), null),
  /** The owner’s words for what data can’t express, such as "until late". */
  note: z._default(line(160), ''),
});
export type Service = z.infer<typeof ServiceSchema>;

/** Hours on certain dates, which override the week: holidays, events, vacations. */
export const DatedHoursSchema = z.strictObject({
  /** Such as "Christmas Day"; empty text without a name. */
  name: z._default(line(80), ''),
  from: DateSchema,
  /** The last day, included. */
  to: DateSchema,
  /** Empty: closed. */
  services: z._default(
    z
      .array(z.strictObject({ opens: TimeSchema, closes: z._default(z.nullable(TimeSchema), null) }))
      .check(z.maxLength(4, HOURS_PER_DAY)),
    [],
  ),
  note: z._default(line(160), ''),
});
export type DatedHours = z.infer<typeof DatedHoursSchema>;
