import type { PostBrief } from '#functions/platform/ai/post-facts.ts';
import type { Pen } from './pen.ts';
import { dateName, weekdayName } from './shown.ts';
import type { DayPart } from './words/post-words.ts';

/** A day and when the house is open on it. */
type SaidDay = { day: string; span: string };

/**
 * "Friday", "5–10 PM". Of several times one is said, with the part of the day that it is, "Friday evening": all of them in
 * every post would be the same words each time, and one alone would say that the house is closed at the others.
 */
export function saidDay(
  { date, hours, is_part: isPart = false }: NonNullable<PostBrief['day']>,
  { words, house, pick }: Pen,
): SaidDay {
  const day = weekdayName(date, house.language);
  const spans = hours.map(({ opens, closes }) => words.span(opens, closes));
  const span = pick('span', spans);
  const said = hours[spans.indexOf(span)];
  return (hours.length < 2 && !isPart) || said === undefined
    ? { day, span }
    : { day: words.dayPart(day, dayPartOf(said.opens)), span };
}

const DAYS_OF_A_WEEK = 7;

/** The date of a return, where its weekday alone would be read as the next one; else undefined. */
export function returnDay(
  { date, back }: Pick<PostBrief, 'date' | 'back'>,
  language: string,
): string | undefined {
  if (back === null) return undefined;
  const days = (Date.parse(back.date) - Date.parse(date)) / 86_400_000;
  return days < DAYS_OF_A_WEEK ? undefined : dateName(back.date, language);
}

/** By when people say that they eat. */
function dayPartOf(opens: string): DayPart {
  if (opens < '11:00') return 'morning';
  if (opens < '15:00') return 'midday';
  return opens < '17:00' ? 'afternoon' : 'evening';
}
