import { holidayDate } from '#functions/platform/ai/reading/hours/times/holiday-dates.ts';
import { HOLIDAYS, type Holiday } from '#functions/platform/ai/reading/hours/vocabulary/hours-vocabulary.ts';
import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';

/** Dates and holidays: those of dated hours, and those that the record names. */
export const judgeDates: Judge = (checked, sentence) =>
  sentence.tokens
    .filter((token) => token.kind === 'date' || token.kind === 'holiday' || token.kind === 'year')
    .filter((token) => !isMonthOfScene(checked, sentence, token) && !isKnownDate(checked, token))
    .map((token) => finding(checked, 'date', token));

const TELLS_DATES =
  /(?<![a-z])(?:open\w*|clos\w+|serv\w+|start\w*|begin\w*|from|until|till?|since|ends?|every|back|available|season\w*|book\w*|event|born|founded|abr\w+|cierr\w+|cerr\w+|desde|hasta|cada|ouvr\w+|ouvert\w*|ferm\w+|depuis|jusqu\w*|chaque|apr\w+|apert\w+|chiud\w+|chius\w+|dal|fino|ogni|offn\w+|geoffnet|offen|schliess\w+|geschlossen|seit|bis|ab|jeden)(?![a-z])/;

/** "The low light of November": a month in which nothing is said to be. */
const isMonthOfScene = (
  { text }: CheckedText,
  { start, end }: CheckedSentence,
  token: FactTokenOf<'date' | 'holiday' | 'year'>,
) =>
  token.kind === 'date' &&
  token.day === undefined &&
  token.year === undefined &&
  !TELLS_DATES.test(text.slice(start, end));

function isKnownDate({ facts }: CheckedText, token: FactTokenOf<'date' | 'holiday' | 'year'>): boolean {
  const said = (['year', 'holiday', 'date'] as const).flatMap((kind) =>
    facts.passagesWith(kind).flatMap(({ tokens }) => tokens),
  );
  const dated = facts.profile?.dated_hours ?? [];
  if (token.kind === 'year') {
    const years = [
      ...said.flatMap((one) =>
        one.kind === 'year' ? [one.from] : one.kind === 'date' && one.year !== undefined ? [one.year] : [],
      ),
      ...dated.map(({ from }) => Number(from.slice(0, 4))),
    ];
    return years.some((year) => year >= token.from && year <= token.to);
  }
  if (token.kind === 'holiday') {
    const isNamed = said.some((one) => one.kind === 'holiday' && one.holiday === token.holiday);
    return (
      isNamed ||
      dated.some(({ from, to }) => isHolidayWithin(token.holiday, from, to, facts.profile?.region ?? ''))
    );
  }
  const isSaidDate = said.some(
    (one) =>
      one.kind === 'date' &&
      one.month === token.month &&
      (token.day === undefined || token.day === one.day) &&
      (token.year === undefined || one.year === undefined || token.year === one.year),
  );
  return isSaidDate || dated.some(({ from, to }) => isDateWithin(token, from, to));
}

function isDateWithin({ month, day, year }: FactTokenOf<'date'>, from: string, to: string): boolean {
  if (year !== undefined && String(year) !== from.slice(0, 4) && String(year) !== to.slice(0, 4))
    return false;
  if (day === undefined) return Number(from.slice(5, 7)) === month || Number(to.slice(5, 7)) === month;
  const monthDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [from.slice(0, 4), to.slice(0, 4)].some(
    (each) => `${each}-${monthDay}` >= from && `${each}-${monthDay}` <= to,
  );
}

function isHolidayWithin(holiday: string, from: string, to: string, region: string): boolean {
  if (!isDated(holiday)) return false;
  const date = holidayDate(holiday, Number(from.slice(0, 4)), region)
    .toISOString()
    .slice(0, 10);
  return date >= from && date <= to;
}

function isDated(holiday: string): holiday is Holiday {
  return HOLIDAYS.some((dated) => dated === holiday);
}
