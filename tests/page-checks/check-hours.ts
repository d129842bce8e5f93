import {
  ancestorsOf,
  attributeOf,
  descendantsOf,
  type GateFinding,
  type PageElement,
  type ParsedPage,
  textOf,
} from '#functions/websites/publish-gate/gate-page.ts';
import { type OpeningHours, type SiteService, WEEKDAYS } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { differs, type JsonLdOpeningHours } from './read-json-ld.ts';

const DAYS = WEEKDAYS.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
/** The schema.org values for a closed day, and for always open. */
export const [CLOSED, ALWAYS] = ['00:00-00:00', '00:00-23:59'];

/** `24:30` → `00:30`. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}

export function openInterval(opens: string, closes: string): string {
  const interval = `${clockTime(opens)}-${clockTime(closes)}`;
  return interval === CLOSED ? ALWAYS : interval;
}

/** Converts `6:30 PM` to `18:30`; a 24-hour time stays as it is. */
function readTime(text: string, { midnight }: SiteWords): string {
  if (text === midnight) return '00:00';
  if (/^\d\d:\d\d$/.test(text)) return clockTime(text);
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(text) ?? [];
  return `${String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

export function readInterval(text: string, words: SiteWords): string {
  if (text === words.closed) return CLOSED;
  const [opens = '', closes = ''] = text.split(' – ');
  return openInterval(readTime(opens, words), readTime(closes, words));
}

function rowHours(row: PageElement, words: SiteWords): string[] {
  const parts = descendantsOf(row);
  const heading = parts.find(({ tagName }) => tagName === 'th');
  const [first = '', last = first] = (heading ? textOf(heading) : '').split(' – ');
  const times = parts.filter((part) => attributeOf(part, 'class') === 'time').map(textOf);
  const printed = WEEKDAYS.map((day) => words.days[day]);
  const days = DAYS.slice(printed.indexOf(first), printed.indexOf(last) + 1);
  return days.flatMap((day) => times.map((time) => `${day} ${readInterval(time, words)}`));
}

/** The dates of the row's seasonal table, such as "2027-05-01/2027-09-30"; undefined for the regular table. */
function seasonOf(row: PageElement): string | undefined {
  const season = ancestorsOf(row).find((each) => classesOf(each).includes('season'));
  if (season === undefined) return undefined;
  const dates = descendantsOf(season).filter(({ tagName }) => tagName === 'time');
  return dates.map((date) => attributeOf(date, 'datetime') ?? '').join('/');
}

export const classesOf = (element: PageElement) => (attributeOf(element, 'class') ?? '').split(/\s+/);

/** Returns the rows of hours tables as lines such as `Monday 18:30-23:00`, with dates for seasonal ones. */
function visibleHours({ elements }: ParsedPage, words: SiteWords): Set<string> {
  const isOfHours = (row: PageElement) =>
    ancestorsOf(row).some((each) => classesOf(each).some((name) => name === 'hours' || name === 'season'));
  const rows = elements.filter((element) => element.tagName === 'tr' && isOfHours(element));
  return new Set(rows.flatMap((row) => rowHours(row, words).map((line) => dated(line, seasonOf(row)))));
}

const dated = (line: string, season: string | undefined) =>
  season === undefined ? line : `${season} ${line}`;

function weekEntered(hours: OpeningHours): string[] {
  return WEEKDAYS.flatMap((day, index) => {
    const intervals = hours[day]?.map(({ opens, closes }) => openInterval(opens, closes));
    const lines = intervals?.length === 0 ? [CLOSED] : (intervals ?? []);
    return lines.map((interval) => `${DAYS[index]} ${interval}`);
  });
}

function seasonsEntered(services: readonly SiteService[]): string[] {
  return services.flatMap(({ season, days, opens, closes }) => {
    if (!season?.dates || closes === null) return [];
    const { from, to } = season.dates;
    const interval = openInterval(opens, closes);
    return days.map((day) => dated(`${DAYS[WEEKDAYS.indexOf(day)]} ${interval}`, `${from}/${to}`));
  });
}

function formatStatedHours({
  dayOfWeek,
  validFrom,
  validThrough,
  opens,
  closes,
}: JsonLdOpeningHours): string {
  const line = `${dayOfWeek.replace('https://schema.org/', '')} ${opens}-${closes}`;
  const isOfSeason = validFrom !== undefined || validThrough !== undefined;
  return dated(line, isOfSeason ? `${validFrom}/${validThrough}` : undefined);
}

type HoursSources = {
  stated: readonly JsonLdOpeningHours[] | undefined;
  hours: OpeningHours;
  services: readonly SiteService[];
  words: SiteWords;
};

/** Checks that hours in structured data are on the page and match the owner's, without missing days. */
export function checkHours(
  page: ParsedPage,
  { stated, hours, services, words }: HoursSources,
): GateFinding[] {
  if (stated === undefined) return [];
  const visible = visibleHours(page, words);
  const entered = [...weekEntered(hours), ...seasonsEntered(services)];
  const lines = stated.map(formatStatedHours);
  const week = lines.filter((_, index) => stated[index]?.validFrom === undefined);
  const unseen = lines.find((line) => !visible.has(line));
  const wrong =
    unseen ??
    lines.find((line) => !entered.includes(line)) ??
    weekEntered(hours).find((line, index) => line !== week[index]);
  if (wrong === undefined) return [];
  const source = unseen === undefined ? 'the hours you entered' : 'your website';
  return [
    differs('Restaurant opening hours', `The search data has different hours than ${source} (${wrong}).`),
  ];
}
