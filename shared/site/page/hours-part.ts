import { SAMPLE_HOURS } from '#shared/site/gallery/sample-content.ts';
import { besideTheWeek, isDiningService, shownWeek } from '#shared/site/services.ts';
import { type SiteContent, type SiteService, WEEKDAYS } from '#shared/site/site-content.ts';
import type { Clock, SiteWords } from '#shared/site/words/site-words.ts';
import { type DateRow, dateRows, type PrintedDate, printedDate } from './dates-table.ts';
import { clockOf, type HoursRow, hoursRows, type TimeStyle } from './hours-table.ts';

/** Hours beside the regular week: of a season, or of the kitchen. */
export type HoursBeside = {
  name: string;
  /** The days of the year. `isDated`: the dates belong to a certain year. */
  season?: { from: PrintedDate; to: PrintedDate; isDated: boolean };
  rows: readonly HoursRow[];
};

/** `text`: the owner's words, if there is no table or it is incomplete. */
export type HoursPart = {
  rows: readonly HoursRow[];
  beside: readonly HoursBeside[];
  text: string;
  isSample: boolean;
};

/** The page's language, if it is valid. */
export function printedLanguage(language: string): string {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language.trim()) ? language.trim() : 'en';
}

/** The clock that the owner uses, according to all texts about hours. */
function clockIn({ pages, services = [], clock }: SiteContent, usual: Clock): Clock {
  const notes = services.map(({ note }) => note);
  return clockOf([pages[0].sections.contact.hours, ...notes].join('\n'), clock ?? usual);
}

function styleOf(content: SiteContent, words: SiteWords): TimeStyle & { language: string } {
  return { clock: clockIn(content, words.usualClock), words, language: printedLanguage(content.language) };
}

/** The hours that the page shows, possibly empty. */
export function statedHours(content: SiteContent, words: SiteWords): Omit<HoursPart, 'isSample'> {
  const { opening_hours, services, pages } = content;
  const style = styleOf(content, words);
  const rows = hoursRows(shownWeek(opening_hours, services ?? []), style);
  // If the table was made from the text alone, the text would only repeat it. Closed days alone aren’t a table of hours.
  const isTextApart =
    services !== undefined || !Object.values(opening_hours).some((times) => times.length > 0);
  return {
    rows,
    beside: hoursBeside(services ?? [], style),
    text: isTextApart ? pages[0].sections.contact.hours : '',
  };
}

export function hoursPart(content: SiteContent, isPreview: boolean, words: SiteWords): HoursPart | undefined {
  const stated = statedHours(content, words);
  const text = stated.text.trim();
  if (stated.rows.length + stated.beside.length > 0 || text !== '')
    return { ...stated, text, isSample: false };
  return isPreview ? { ...stated, text: SAMPLE_HOURS, isSample: true } : undefined;
}

export function datesPart(content: SiteContent, words: SiteWords): readonly DateRow[] | undefined {
  const { dated_hours = [] } = content;
  return dated_hours.length === 0 ? undefined : dateRows(dated_hours, styleOf(content, words));
}

function hoursBeside(
  services: readonly SiteService[],
  style: TimeStyle & { language: string },
): HoursBeside[] {
  const groups = Map.groupBy(besideTheWeek(services), ({ name, season }) =>
    JSON.stringify([isDiningService({ name }) ? '' : name, season]),
  );
  return [...groups.values()].map((group) => {
    const [{ name, season }] = group as [SiteService];
    const ownName = isDiningService({ name }) ? '' : name;
    const week = WEEKDAYS.map((day) => [day, group.filter(({ days }) => days.includes(day))] as const);
    const served = week
      .filter(([, ofDay]) => ofDay.length > 0)
      .map(([day, ofDay]) => [
        day,
        ofDay
          .map((service) => ({ ...service, name: ownName === '' ? service.name : '' }))
          .toSorted((one, other) => one.opens.localeCompare(other.opens, 'en')),
      ]);
    return {
      name: [ownName, season?.name ?? ''].filter((each) => each !== '').join(', '),
      ...(season !== null && { season: printedSeason(season, style.language) }),
      rows: hoursRows(Object.fromEntries(served), style),
    };
  });
}

function printedSeason({ from, to, dates }: NonNullable<SiteService['season']>, language: string) {
  // A leap year has all days of a season; the year isn't printed.
  const { from: first, to: last } = dates ?? { from: `2000-${from}`, to: `2000-${to}` };
  return {
    from: printedDate(first, language),
    to: printedDate(last, language),
    isDated: dates !== undefined,
  };
}
