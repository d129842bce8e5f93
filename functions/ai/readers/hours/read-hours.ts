import type { Reader, ReadingContext, Span } from '#functions/platform/ai/reading/reader.ts';
import { foldText } from '#functions/platform/ai/reading/text/fold-text.ts';
import { freeText } from '#functions/platform/ai/reading/text/free-text.ts';
import type { DatedHours, Service } from '#shared/profile/hours.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { endOf, type Interval, intervalsOf, printTime, type WrittenRange } from './clock.ts';
import { nextDates } from './dates.ts';
import { type Passage, passagesOf } from './hours-sentences.ts';
import type { Statement } from './hours-statements.ts';
import { hoursTokens } from './hours-tokens.ts';
import { type Language, languageOfDays } from './hours-words.ts';

/** A statement with its times of day; `intervals` undefined: not clear. */
type Said = Statement & { passage: Passage; intervals: Interval[] | undefined };

const MOST_TEXT = 500;
const DAY = 1_440;
const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Times such as "17:30" or "20 Uhr", and none with am or pm: numbers are hours of 24. */
function is24Text(passages: readonly Passage[], language: Language): boolean {
  const ranges = passages.flatMap(({ statements = [] }) => statements.flatMap((each) => each.ranges));
  const times = ranges.flatMap(({ opens, closes }) => (closes ? [opens, closes] : [opens]));
  const isSaid = language === 'de' || language === 'fr' || times.some(({ hour }) => hour > 12 && hour < 24);
  return isSaid && !times.some(({ half }) => half !== undefined);
}

const isDayless = ({ days, dates }: Said) => days.length === 0 && dates.length === 0;
const isService = ({ isClosed, ranges, until }: Said) =>
  !isClosed && (ranges.length > 0 || until !== undefined);

/** "Fri & Sat until 11": begins as the hours before it do. */
function withEnd(said: Said, before: Said | undefined): Said {
  const last = before?.intervals?.at(-1);
  const range = before?.ranges.at(-1);
  if (said.until === undefined || last === undefined || range === undefined) return said;
  if (before?.passage.paragraph !== said.passage.paragraph) return said;
  const end = endOf(said.until, last.opens, last.closes);
  if (end === undefined) return said;
  const earlier = before?.intervals?.slice(0, -1) ?? [];
  return {
    ...said,
    ranges: before?.ranges ?? [],
    intervals: [...earlier, { opens: last.opens, closes: end }],
  };
}

/** "Open Tuesday to Sunday. Lunch 12–2, dinner 6–10." */
function withDays(said: Said, before: Said | undefined): Said {
  const isNext = before !== undefined && !isDayless(before) && !isService(before) && !before.isClosed;
  const isKitchen = said.ranges.some(({ meal }) => meal === 'any');
  if (!isNext || isKitchen || !isDayless(said) || before.passage.paragraph !== said.passage.paragraph)
    return said;
  return { ...said, days: before.days, isAll: before.isAll };
}

/** Days that other statements of the same passages name for themselves are not among "daily" or "11–9". */
function withoutOthers(said: Said, all: readonly Said[]): Said {
  const isUsual = said.isAll || isDayless(said);
  const beside = all.filter((one) => one !== said && one.passage.paragraph === said.passage.paragraph);
  const closed = all.flatMap((one) => [...(one.isClosed ? one.days : []), ...one.excepted]);
  const within = all
    .filter((one) => one.isClosed && one.passage === said.passage)
    .flatMap(({ days }) => days)
    .filter((day) => day !== said.days[0] && day !== said.days.at(-1));
  const ends = beside.filter(({ until }) => until !== undefined).flatMap(({ days }) => days);
  const own = isUsual
    ? beside
        .filter((one) => isService(one) && !one.isAll && isSameName(one, said))
        .flatMap(({ days }) => days)
    : [];
  const taken = new Set([...(said.until === undefined ? ends : []), ...(isUsual ? closed : within), ...own]);
  const isKitchen =
    isDayless(said) && said.ranges.some(({ meal, closes }) => meal === 'any' || closes === null);
  if (!isService(said) || taken.size === 0 || isKitchen) return said;
  const days = (isDayless(said) ? ALL_DAYS : said.days).filter((day) => !taken.has(day));
  return { ...said, days };
}

const isSameName = (one: Said, other: Said) =>
  (one.ranges[0]?.name ?? '').toLowerCase() === (other.ranges[0]?.name ?? '').toLowerCase();

/** Whether two statements cannot both hold. */
function contradict(one: Said, other: Said): boolean {
  if (one.dates.length + other.dates.length > 0 || !one.days.some((day) => other.days.includes(day)))
    return false;
  if (one.isClosed || other.isClosed) return one.isClosed !== other.isClosed;
  return one.ranges.some((range, at) =>
    other.ranges.some((beside, to) => {
      const [a, b] = [one.intervals?.[at], other.intervals?.[to]];
      if (a === undefined || b === undefined || range.name.toLowerCase() !== beside.name.toLowerCase())
        return false;
      const isSame = a.opens === b.opens && a.closes === b.closes;
      return !isSame && a.opens < (b.closes ?? b.opens + 1) && b.opens < (a.closes ?? a.opens + 1);
    }),
  );
}

function serviceOf(said: Said, range: WrittenRange, { opens, closes }: Interval): Service {
  const last = range.last && endOf(range.last, opens, closes);
  return {
    name: range.name,
    days: WEEKDAYS.filter((_, day) => said.days.includes(day)),
    opens: printTime(opens),
    closes: closes === null ? null : closes - opens === DAY ? '24:00' : printTime(closes),
    last_seating: last === undefined || (closes !== null && last > closes) ? null : printTime(last),
    season: null,
    note: range.late.replace(/\s+/g, ' ').slice(0, 160),
  };
}

function datedOf({ dates, intervals, ranges }: Said, today: string): DatedHours[] | undefined {
  const services = (intervals ?? []).map(({ opens, closes }) => ({
    opens: printTime(opens),
    closes: closes === null ? null : printTime(closes),
  }));
  const isSeason =
    ranges.length > 0 && dates.some(({ from, to }) => from.month !== to.month || from.day !== to.day);
  const all = dates.map((range) => nextDates(range, today));
  const known = all.flatMap((range) => (range ? [{ name: '', ...range, services, note: '' }] : []));
  return isSeason || known.length < dates.length || services.length > 4 ? undefined : known;
}

type Value =
  | { field: 'services'; value: Service }
  | { field: 'closed_days'; value: Service['days'][number] }
  | { field: 'dated_hours'; value: DatedHours };

/** What a statement says as data; undefined where data cannot say it. */
function valuesOf(said: Said, context: ReadingContext): Value[] | undefined {
  const closedDays = said.isClosed ? said.days : said.excepted;
  const closed = WEEKDAYS.filter((_, day) => closedDays.includes(day)).map((value) => ({
    field: 'closed_days' as const,
    value,
  }));
  if (said.dates.length > 0)
    return datedOf(said, context.today)?.map((value) => ({ field: 'dated_hours' as const, value }));
  if (!isService(said)) return closed;
  if (said.intervals === undefined || said.days.length === 0) return undefined;
  const services = said.intervals.flatMap((interval, at) => {
    const range = said.ranges[at];
    return range ? [{ field: 'services' as const, value: serviceOf(said, range, interval) }] : [];
  });
  return [...services, ...closed];
}

function textOf(source: string, { start, end }: Span): ProfileProposal {
  const words = source.slice(start, end);
  return { field: 'hours_text', value: words.slice(0, MOST_TEXT), confidence: 'certain', start, end, words };
}

/** All that is said, and whether each passage can be told as data: it is, or it stays in the owner's words. */
function saidIn(passages: readonly Passage[], isAll24: boolean): Said[] {
  const all: Said[] = [];
  for (const passage of passages)
    for (const each of passage.statements ?? []) {
      const said = withDays({ ...each, passage, intervals: intervalsOf(each.ranges, isAll24) }, all.at(-1));
      all.push(
        withEnd(
          said,
          all.findLast((one) => isService(one)),
        ),
      );
    }
  return all.map((said) => withoutOthers(said, all));
}

/**
 * Reads opening hours, days of rest and dated hours where they have a regular form: days and times with nothing else
 * beside them. What is not clear stays in the owner's words.
 */
export const readHours: Reader = ({ source, free }, context) => {
  const folded = foldText(freeText({ source, free }));
  const language = languageOfDays(folded, context.language);
  const tokens = hoursTokens({ source, folded, language });
  const { passages, unclearDays } = passagesOf(tokens, source);
  const all = saidIn(passages, is24Text(passages, language));
  return passages.flatMap((passage) => {
    const own = all.filter((said) => said.passage === passage);
    const values = own.map((said) => valuesOf(said, context));
    const isUnclear =
      passage.statements === undefined ||
      values.includes(undefined) ||
      own.some(
        (said) =>
          said.days.some((day) => unclearDays.has(day)) || all.some((other) => contradict(said, other)),
      );
    const { start, end } = passage;
    const words = source.slice(start, end);
    const facts = isUnclear ? [] : values.flatMap((each) => each ?? []);
    if (facts.length === 0) return passage.isText ? [textOf(source, passage)] : [];
    const notes = passage.notes.map((note) => textOf(source, note));
    return [
      ...facts.map((fact) => ({ ...fact, confidence: 'certain' as const, start, end, words })),
      ...notes,
    ];
  });
};
