import { MONTH_NAMES } from '#functions/ai/guard/values/calendar.ts';

/** A range of days in one month (1 to 12), with `year` if it is written. */
export type Dates = { month: number; from: number; to: number; year: number | undefined };

/** "mar" is left out: it is more often a Tuesday. */
const MONTHS = new Map([...MONTH_NAMES].filter(([name]) => name !== 'mar'));
const MONTH = `(?<month>${[...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])\\.?`;
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.|°|º)?(?![\\d:]|[.,]\\d|\\s?(?:[ap]\\.?m|h|uhr)(?![a-z]))';
const DAYS = `(?<from>${DAY})(?:\\s?(?:-|to|through|bis(?: zum)?|au|al?)\\s?(?<to>${DAY}))?`;
const YEAR = '(?:,?\\s(?:de |del )?(?<year>20\\d\\d)(?!\\d))?';
const FORMS = [`${DAYS}\\s?(?:of |de |d')?${MONTH}${YEAR}`, `${MONTH}\\s${DAYS}${YEAR}`].map(
  (form) => new RegExp(form, 'y'),
);
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads days with a month at an offset of a folded text: "Dec 24", "4 au 29 janvier". */
export function dateAt(folded: string, at: number): { dates: Dates; length: number } | undefined {
  for (const form of FORMS) {
    form.lastIndex = at;
    const found = form.exec(folded);
    const { month: name = '', from = '', to = from, year } = found?.groups ?? {};
    const month = (MONTHS.get(name) ?? -1) + 1;
    const dates = {
      month,
      from: Number.parseInt(from, 10),
      to: Number.parseInt(to, 10),
      year: year === undefined ? undefined : Number(year),
    };
    const isReal = dates.from >= 1 && dates.to >= dates.from && dates.to <= (LENGTHS[month - 1] ?? 0);
    if (found && isReal) return { dates, length: found[0].length };
  }
  return undefined;
}

/** Dates in the written year, or else the next such dates. Past dates are left out. */
export function nextDates(
  { month, from, to, year: written }: Dates,
  today: string,
): { from: string; to: string } | undefined {
  const year = Number(today.slice(0, 4)) || 2000;
  const iso = (inYear: number, day: number) =>
    new Date(Date.UTC(inYear, month - 1, day)).toISOString().slice(0, 10);
  const all = (written === undefined ? [year, year + 1] : [written]).map((each) => ({
    from: iso(each, from),
    to: iso(each, to),
  }));
  return all.find((dates) => dates.to >= today && Number(dates.to.slice(5, 7)) === month);
}
