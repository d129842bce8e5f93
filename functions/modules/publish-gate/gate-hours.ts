import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { differs, type JsonLdOpeningHours } from './gate-json-ld.ts';
import {
  ancestorsOf,
  attributeOf,
  descendantsOf,
  type GateFinding,
  type PageElement,
  type ParsedPage,
  textOf,
} from './gate-page.ts';

const DAYS = WEEKDAYS.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
/** How schema.org says that a day is closed, and that a place never closes. */
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

/** `6:30 PM` → `18:30`; a 24-hour clock is printed as it is. */
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

/** The rows of the table of hours as lines such as `Monday 18:30-23:00`. */
function visibleHours({ elements }: ParsedPage, words: SiteWords): string[] {
  const isOfHours = (row: PageElement) =>
    ancestorsOf(row).some((each) => (attributeOf(each, 'class') ?? '').split(/\s+/).includes('hours'));
  return elements
    .filter((element) => element.tagName === 'tr' && isOfHours(element))
    .flatMap((row) => rowHours(row, words));
}

function enteredHours(hours: OpeningHours): string[] {
  return WEEKDAYS.flatMap((day, index) => {
    const intervals = hours[day]?.map(({ opens, closes }) => openInterval(opens, closes));
    const lines = intervals?.length === 0 ? [CLOSED] : (intervals ?? []);
    return lines.map((interval) => `${DAYS[index]} ${interval}`);
  });
}

function toldLine({ dayOfWeek, opens, closes }: JsonLdOpeningHours): string {
  return `${dayOfWeek.replace('https://schema.org/', '')} ${opens}-${closes}`;
}

type HoursSources = {
  told: readonly JsonLdOpeningHours[] | undefined;
  hours: OpeningHours;
  words: SiteWords;
};

/** Opening hours in the data are those of the page's table and those that the owner has entered. */
export function checkHours(page: ParsedPage, { told, hours, words }: HoursSources): GateFinding[] {
  if (told === undefined) return [];
  const [lines, visible, entered] = [told.map(toldLine), visibleHours(page, words), enteredHours(hours)];
  const isEqual = (others: readonly string[]) => lines.join('\n') === others.join('\n');
  if (isEqual(visible) && isEqual(entered)) return [];
  const others = isEqual(visible) ? entered : visible;
  const wrong = lines.find((line, index) => line !== others[index]) ?? others[lines.length] ?? '';
  const source = isEqual(visible) ? 'the hours that were entered' : 'the page';
  return [
    differs(
      'Restaurant opening hours',
      `Search engines would be told other hours than ${source} (${wrong}).`,
    ),
  ];
}
