import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isRegularService } from '#shared/site/services.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Need } from './place-kind.ts';

type Hours = { opens: string; closes: string | null };
const NOON = '12:30';
const [LATEST_MORNING, EARLIEST_END_OF_DINNER, EARLIEST_AFTERNOON] = ['11:00', '20:00', '15:00'];

/** Whether hours are open in a part of the day. Without an end, only the start counts. */
const IS_OPEN: Readonly<Record<'morning' | 'noon' | 'evening', (hours: Hours) => boolean>> = {
  morning: ({ opens }) => opens < LATEST_MORNING,
  noon: ({ opens, closes }) => opens <= NOON && (closes === null || closes > NOON || closes < opens),
  evening: ({ opens, closes }) =>
    closes === null ? opens >= EARLIEST_AFTERNOON : closes >= EARLIEST_END_OF_DINNER || closes < opens,
};

export type ClosedTimes = { parts: Need[]; days: Weekday[] };

/** Parts of the day and week, and weekdays, when the restaurant is certainly closed. Pure. */
export function closedTimes({ services, closed_days }: RestaurantProfile): ClosedTimes {
  const open = services.filter(isRegularService);
  const days = WEEKDAYS.filter(
    (day) => closed_days.includes(day) || (open.length > 0 && !open.some((each) => each.days.includes(day))),
  );
  const closedParts = (['morning', 'noon', 'evening'] as const).filter(
    (part) => open.length > 0 && !open.some(IS_OPEN[part]),
  );
  const hasWeekend = !(['saturday', 'sunday'] as const).every((day) => days.includes(day));
  return { parts: [...closedParts, ...(hasWeekend ? [] : (['weekend'] as const))], days };
}

/** 2026-01-05, a Monday like the first of `WEEKDAYS`. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Whether a text names one of the weekdays: "Fridays", "am Montag". */
export function createNamesDay(days: readonly Weekday[], language: string): (text: string) => boolean {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = days.map((day) => format.format(MONDAY + WEEKDAYS.indexOf(day) * DAY).toLowerCase());
  return (text) => names.some((name) => text.toLowerCase().includes(name));
}
