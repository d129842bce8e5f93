import { type DataItem, listOf, statedText } from '#functions/grader/page-facts/structured-data.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

/** Opening times and the days they apply to. */
export type StatedService = { days: Weekday[]; opens: string; closes: string };
/** `lines`: hours that the data states in words. */
export type StatedHours = { services: StatedService[]; closed_days: Weekday[]; lines: string[] };

const MOST_SERVICES = 40;
const DAY = /^(?:mo|tu|we|th|fr|sa|su)/i;

/**
 * Reads `openingHoursSpecification`, or else gives the text of `openingHours`. Seasonal and dated hours are left out.
 */
export function readStatedHours({ openingHoursSpecification, openingHours }: DataItem): StatedHours {
  const services = listOf(openingHoursSpecification).slice(0, 100).flatMap(serviceOf);
  const open = services.filter(({ opens, closes }) => opens !== closes);
  const openDays = new Set(open.flatMap(({ days }) => days));
  const closed = services.filter(({ opens, closes }) => opens === '00:00' && closes === '00:00');
  const closedDays = new Set(closed.flatMap(({ days }) => days));
  const written = [openingHours].flat().slice(0, 20);
  return {
    services: joined(open).slice(0, MOST_SERVICES),
    closed_days: WEEKDAYS.filter((day) => closedDays.has(day) && !openDays.has(day)),
    lines: (services.length > 0 ? [] : written).map((line) => statedText(line, 500)).filter(Boolean),
  };
}

function serviceOf({ dayOfWeek, opens, closes, validFrom, validThrough }: DataItem): StatedService[] {
  const [from, to] = [timeOf(opens), timeOf(closes)];
  const isSeasonal = validFrom !== undefined || validThrough !== undefined;
  if (isSeasonal || from === undefined || from === '24:00' || to === undefined) return [];
  const names = [dayOfWeek].flat().map((day) => statedText(listOf(day)[0]?.name ?? day));
  const codes = names.map((name) => DAY.exec(name.slice(name.lastIndexOf('/') + 1))?.[0].toLowerCase());
  const days = WEEKDAYS.filter((day) => codes.includes(day.slice(0, 2)));
  return days.length === 0 ? [] : [{ days, opens: from, closes: to }];
}

/** "11:30:00" → `11:30` */
function timeOf(value: unknown): string | undefined {
  const [, hour = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(statedText(value)) ?? [];
  const isTime = hour !== '' && Number(minutes) < 60 && Number(hour) * 60 + Number(minutes) <= 1440;
  return isTime ? `${hour.padStart(2, '0')}:${minutes}` : undefined;
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
