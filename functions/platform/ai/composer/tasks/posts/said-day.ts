import type { PostBrief, PostHouse } from '#functions/platform/ai/post-facts.ts';
import type { Pen } from './pen.ts';
import { dateName, dayOfMonthName, monthName, weekdayName } from './shown.ts';
import type { DayPart } from './words/post-words.ts';

/** A day and when the house is open on it. */
type SaidDay = { day: string; span: string };

/**
 * "Friday", "5–10 PM". Of several times one is said, with the part of the day that it is, "Friday evening": all of them in
 * every post would be the same words each time, and one alone would say that the house is closed at the others.
 */
export function saidDay(
  { date, hours, is_part: isPart = false }: NonNullable<PostBrief['day']>,
  { brief, words, house, pick }: Pen,
): SaidDay {
  // The date of an occasion stands beside it.
  const isPlain = date === brief.occasion?.date || isWithinAWeek(brief.date, date);
  const day = isPlain ? weekdayName(date, house.language) : dateName(date, dateLocale(house));
  const spans = hours.map(({ opens, closes }) => words.span(opens, closes));
  const span = pick('span', spans);
  const said = hours[spans.indexOf(span)];
  return (hours.length < 2 && !isPart) || said === undefined
    ? { day, span }
    : { day: words.dayPart(day, dayPartOf(said.opens)), span };
}

/** Before a date that stands without its weekday. */
const BEFORE_DATE: Readonly<Record<string, string>> = { fr: 'le ', it: 'il ' };

/** The date of an occasion without what its name says already: no "Easter Sunday, Sunday", no "May 1, Saturday, May 1". */
export function occasionDay({ name, date }: { name: string; date: string }, locale: string): string {
  const words = name.toLowerCase();
  const [language = ''] = locale.split('-');
  if (words.includes(weekdayName(date, locale).toLowerCase()))
    return `${BEFORE_DATE[language] ?? ''}${dayOfMonthName(date, locale)}`;
  const isDate = words.split(/\P{L}+/u).includes(monthName(date, locale).toLowerCase());
  return isDate ? weekdayName(date, locale) : dateName(date, locale);
}

/** Where dates are written in another order than the language is elsewhere. */
export const dateLocale = ({ language, locale }: Pick<PostHouse, 'language' | 'locale'>) =>
  locale ?? language;

const DAYS_OF_A_WEEK = 7;

/** Whether a weekday alone is read as that day. */
export function isWithinAWeek(from: string, date: string): boolean {
  return (Date.parse(date) - Date.parse(from)) / 86_400_000 < DAYS_OF_A_WEEK;
}

/** The date of a return, where its weekday alone would be read as the next one; else undefined. */
export function returnDay(
  { date, back }: Pick<PostBrief, 'date' | 'back'>,
  language: string,
): string | undefined {
  if (back === null) return undefined;
  return isWithinAWeek(date, back.date) ? undefined : dateName(back.date, language);
}

/** By when people say that they eat. */
function dayPartOf(opens: string): DayPart {
  if (opens < '11:00') return 'morning';
  if (opens < '15:00') return 'midday';
  return opens < '17:00' ? 'afternoon' : 'evening';
}
