import { type DataItem, listOf, statedText } from '#functions/grader/page-facts/structured-data.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

/** Opening times and the days they apply to. */
export type StatedService = { days: Weekday[]; opens: string; closes: string };
export type StatedHours = { services: StatedService[]; closed_days: Weekday[] };

const MOST_SERVICES = 40;
const DAY = '(?:mo|tu|we|th|fr|sa|su)[a-z]*';
const DAYS = `${DAY}(?:\\s?[-–,]\\s?${DAY})*`;
const TIME = String.raw`\d{1,2}(?::\d{2})?(?::\d{2})?\s?(?:[ap]\.?m\.?)?`;
const SPAN = `(${TIME})\\s?[-–]\\s?(${TIME})`;
/** "Mo-Fr 11:30-14:00,17:30-22:00" */
const LINE = new RegExp(`(${DAYS}):?\\s+((?:${SPAN}(?:\\s?,\\s?)?)+)`, 'gi');

/** Reads `openingHoursSpecification`, or else `openingHours`. Seasonal and dated hours are left out. */
export function readStatedHours({ openingHoursSpecification, openingHours }: DataItem): StatedHours {
  const specified = listOf(openingHoursSpecification).slice(0, 100).flatMap(serviceOf);
  const written = [openingHours].flat().slice(0, 20).flatMap(servicesOf);
  const services = specified.length > 0 ? specified : written;
  const open = services.filter(({ opens, closes }) => opens !== closes);
  const openDays = new Set(open.flatMap(({ days }) => days));
  const closed = services.filter(({ opens, closes }) => opens === '00:00' && closes === '00:00');
  const closedDays = new Set(closed.flatMap(({ days }) => days));
  return {
    services: joined(open).slice(0, MOST_SERVICES),
    closed_days: WEEKDAYS.filter((day) => closedDays.has(day) && !openDays.has(day)),
  };
}

function serviceOf({ dayOfWeek, opens, closes, validFrom, validThrough }: DataItem): StatedService[] {
  if (validFrom !== undefined || validThrough !== undefined) return [];
  const names = [dayOfWeek].flat().map((day) => statedText(listOf(day)[0]?.name ?? day));
  return service(
    names.flatMap((name) => daysIn(name.slice(name.lastIndexOf('/') + 1))),
    statedText(opens),
    statedText(closes),
  );
}

/** Returns nothing for a text with an irregular part. */
function servicesOf(value: unknown): StatedService[] {
  const text = statedText(value, 500);
  if (/[\p{L}\d]/u.test(text.replace(LINE, ''))) return [];
  return [...text.matchAll(LINE)].flatMap(([, days = '', spans = '']) =>
    [...spans.matchAll(new RegExp(SPAN, 'gi'))].flatMap(([, opens = '', closes = '']) =>
      service(daysIn(days), opens, closes),
    ),
  );
}

function service(days: readonly Weekday[], from: string, to: string): StatedService[] {
  const [opens, closes] = [timeOf(from), timeOf(to)];
  if (days.length === 0 || opens === undefined || opens === '24:00' || closes === undefined) return [];
  return [{ days: [...days], opens, closes }];
}

/** Parses days such as "Mo-Fr" or "Monday, Tuesday". */
function daysIn(text: string): Weekday[] {
  const named = text.split(/\s?,\s?/).flatMap((part) => {
    const [first = -1, last = first] = part.split(/\s?[-–]\s?/).map(indexOfDay);
    if (first < 0 || last < 0) return [];
    const length = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return Array.from({ length }, (_, step) => (first + step) % WEEKDAYS.length);
  });
  return WEEKDAYS.filter((_, index) => named.includes(index));
}

function indexOfDay(name: string): number {
  if (!new RegExp(`^${DAY}$`, 'i').test(name)) return -1;
  return WEEKDAYS.findIndex((day) => day.startsWith(name.slice(0, 2).toLowerCase()));
}

/** "11:30:00", "9 pm" → `11:30`, `21:00` */
function timeOf(text: string): string | undefined {
  const [, hour = '', minutes = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === '' || (half === undefined && !text.includes(':'))) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (hours > 24 || Number(minutes) > 59 || (hours === 24 && minutes !== '00')) return undefined;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Combines days with the same times. */
function joined(services: readonly StatedService[]): StatedService[] {
  const byTimes = new Map<string, StatedService>();
  for (const { days, opens, closes } of services) {
    const known = byTimes.get(`${opens}-${closes}`)?.days ?? [];
    const all = WEEKDAYS.filter((day) => known.includes(day) || days.includes(day));
    byTimes.set(`${opens}-${closes}`, { days: all, opens, closes });
  }
  return [...byTimes.values()];
}
