import * as z from 'zod/mini';

export const TIME_MESSAGE = 'Enter a time in 24-hour format, such as 18:00.';

/** 24-hour local time, `HH:MM`; `24:00` only as an end. */
export const TimeSchema = z
  .string(TIME_MESSAGE)
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME_MESSAGE));
