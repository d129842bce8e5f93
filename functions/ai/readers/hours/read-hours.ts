import { fold } from '#functions/ai/fold.ts';
import type { Reader } from '#functions/ai/readers/reader.ts';
import { freeText } from '#functions/ai/readers/text/free-text.ts';
import type { Service } from '#shared/profile/hours.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { intervalsOf, printTime } from './clock.ts';
import { ALL_DAYS, daysOf, type TimedStatement, withEdit } from './hours-edits.ts';
import { type Passage, passagesOf } from './hours-sentences.ts';
import { hoursTokens } from './hours-tokens.ts';
import { type Language, languageOfDays } from './hours-words.ts';

type Said = TimedStatement & { passage: Passage };
type Value = { field: 'services'; value: Service } | { field: 'closed_days'; value: Service['days'][number] };

const MOST_TEXT = 500;
/** More statements than this are not the hours of a week. */
const MOST_PASSAGES = 60;
const DAY = 1_440;

/** Whether a text uses 24-hour times: it has "17:30" or "20 Uhr", and no am or pm. */
function is24Text(passages: readonly Passage[], language: Language): boolean {
  const ranges = passages.flatMap(({ statements = [] }) => statements.flatMap((each) => each.ranges));
  const times = ranges.flatMap(({ opens, closes }) => (closes ? [opens, closes] : [opens]));
  const isSaid = language === 'de' || language === 'fr' || times.some(({ hour }) => hour > 12 && hour < 24);
  return isSaid && !times.some(({ half }) => half !== undefined);
}

const isDayless = ({ days }: Said) => days.length === 0;
const nameOf = ({ ranges }: Said) => (ranges[0]?.name ?? '').toLowerCase();
const weekdaysOf = (days: readonly number[]) => WEEKDAYS.filter((_, day) => days.includes(day));

/** Leaves days with a statement of their own out of "daily" or "11–9". */
function withoutOthers(said: Said, all: readonly Said[]): Said {
  if (said.isClosed) return said;
  const isVague = said.ranges.some(({ meal, closes }) => meal === 'any' || closes === null);
  if (isDayless(said) && isVague) return said;
  const isUsual = said.isAll || isDayless(said);
  const isTaken = (day: number) =>
    all.some((one) => {
      if (one === said || one.isAlso || one.edit || !one.days.includes(day)) return false;
      if (one.isClosed) return isUsual;
      const isBeside = one.passage.paragraph === said.passage.paragraph;
      return isUsual && isBeside && !one.isAll && nameOf(one) === nameOf(said);
    });
  const days = daysOf(said).filter((day) => !isTaken(day));
  return days.length === ALL_DAYS.length && isDayless(said) ? said : { ...said, days };
}

const isOnSameDay = (one: Said, other: Said) => one.days.some((day) => other.days.includes(day));

/** Whether two statements contradict each other. */
function contradict(one: Said, other: Said): boolean {
  if (!isOnSameDay(one, other)) return false;
  if (one.isClosed || other.isClosed) return one.isClosed !== other.isClosed;
  return one.ranges.some((range, at) =>
    other.ranges.some((beside, to) => {
      const [a, b] = [one.intervals?.[at], other.intervals?.[to]];
      if (!a || !b || range.name.toLowerCase() !== beside.name.toLowerCase()) return false;
      const isSame = a.opens === b.opens && a.closes === b.closes;
      return !isSame && a.opens < (b.closes ?? b.opens + 1) && b.opens < (a.closes ?? a.opens + 1);
    }),
  );
}

/** Formats times for the profile. Undefined if they are ambiguous. */
function servicesOf({ ranges, intervals, days }: Said): Service[] | undefined {
  return intervals?.map(({ opens, closes }, at) => ({
    name: ranges[at]?.name ?? '',
    days: weekdaysOf(days),
    opens: printTime(opens),
    closes: closes === null ? null : closes - opens === DAY ? '24:00' : printTime(closes),
    last_seating: null,
    season: null,
    note: (ranges[at]?.late ?? '').replace(/\s+/g, ' ').slice(0, 160),
  }));
}

/** Turns a statement into data. Undefined if data can't express it. */
function valuesOf(said: Said): Value[] | undefined {
  if (said.isClosed) return weekdaysOf(said.days).map((value) => ({ field: 'closed_days', value }));
  return isDayless(said) || said.edit
    ? undefined
    : servicesOf(said)?.map((value) => ({ field: 'services', value }));
}

function saidIn(passages: readonly Passage[], isAll24: boolean): Said[] {
  const all = passages.flatMap((passage) =>
    (passage.statements ?? []).map((each) => ({
      ...each,
      passage,
      intervals: intervalsOf(each.ranges, isAll24),
    })),
  );
  const stated = all.filter(({ edit }) => !edit).map((said) => withoutOthers(said, all));
  return all.filter(({ edit }) => edit).reduce((before, said) => withEdit(before, said, isAll24), stated);
}

/**
 * Reads opening hours and closed days in a regular form: days and times with no other words beside them. Unclear
 * hours and dates stay in the owner's words.
 */
export const readHours: Reader = ({ source, free }, context) => {
  const folded = fold(freeText({ source, free }).replaceAll('\t', '|'));
  const language = languageOfDays(folded, context.language);
  const { passages: found, unclearDays } = passagesOf(hoursTokens({ source, folded, language }), source);
  const passages = found.slice(0, MOST_PASSAGES);
  const all = saidIn(passages, is24Text(passages, language));
  const isDoubted = (said: Said) =>
    said.days.some((day) => unclearDays.has(day)) ||
    all.some((other) => (other.edit ? isOnSameDay(said, other) : contradict(said, other)));
  return passages.flatMap((passage): ProfileProposal[] => {
    const { start, end } = passage;
    const place = { confidence: 'certain' as const, start, end, words: source.slice(start, end) };
    const own = all.filter((said) => said.passage === passage);
    const values = own.map((said) => (isDoubted(said) ? undefined : valuesOf(said)));
    const isClear = own.length > 0 && !values.includes(undefined);
    const facts = isClear ? values.flatMap((each) => each ?? []) : [];
    const isText = facts.length === 0 ? passage.isText : passage.isAlwaysText;
    const text = { field: 'hours_text' as const, value: place.words.slice(0, MOST_TEXT), ...place };
    return [...facts.map((fact) => ({ ...fact, ...place })), ...(isText ? [text] : [])];
  });
};
