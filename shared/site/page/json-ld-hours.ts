import { isDiningService } from '#shared/site/services.ts';
import {
  type DatedOpening,
  type OpeningHours,
  type SiteService,
  WEEKDAYS,
  type Weekday,
} from '#shared/site/site-content.ts';

/** Converts `24:00` to `00:00`, schema.org's midnight. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}

/** Writes a full day as 00:00 to 23:59, as search engines expect. */
function openTimes({ opens, closes }: { opens: string; closes: string }) {
  const times = { opens: clockTime(opens), closes: clockTime(closes) };
  return times.opens === '00:00' && times.closes === '00:00' ? { ...times, closes: '23:59' } : times;
}

/** The week, then seasons. Closed days open and close at 00:00, as search engines expect. */
export function openingHours(hours: OpeningHours, services: readonly SiteService[]) {
  const ofWeek = WEEKDAYS.flatMap((day) => {
    const dayOfWeek = dayUrl(day);
    const intervals = hours[day];
    const times =
      intervals?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : (intervals ?? []).map(openTimes);
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    }));
  });
  const specifications = [...ofWeek, ...seasonHours(services)];
  return specifications.length > 0 ? specifications : undefined;
}

function dayUrl(day: Weekday): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** Seasonal hours with this year's dates. Open-ended ones are left to the page. */
function seasonHours(services: readonly SiteService[]) {
  return services.flatMap(({ name, season, days, opens, closes }) => {
    if (!season?.dates || closes === null || !isDiningService({ name })) return [];
    const { from: validFrom, to: validThrough } = season.dates;
    const times = openTimes({ opens, closes });
    return WEEKDAYS.filter((day) => days.includes(day)).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayUrl(day),
      validFrom,
      validThrough,
      ...times,
    }));
  });
}

/** Dates with known ends. Closed dates are written like closed weekdays. */
export function datedHours(dates: readonly DatedOpening[]) {
  const ended = dates.filter(({ services }) => services.every(({ closes }) => closes !== null));
  const specifications = ended.flatMap(({ from, to, services }) => {
    const times =
      services.length === 0
        ? [{ opens: '00:00', closes: '00:00' }]
        : services.map(({ opens, closes }) => openTimes({ opens, closes: closes ?? '' }));
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    }));
  });
  return specifications.length > 0 ? specifications : undefined;
}
