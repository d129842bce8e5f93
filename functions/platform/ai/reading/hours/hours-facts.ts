import type { DatedHours, Service } from '#shared/profile/hours.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import type { ReadingContext, Span } from '../reader.ts';
import type { HoursRun } from './hours-runs.ts';
import { reopenedOf, type Usual, usualOf } from './other-beginnings.ts';
import type { DayPart } from './statements/day-part.ts';
import { isComplete, type Statement } from './statements/statement.ts';
import { datedServicesOf, nameOf, readingsOf, servicesOf } from './timed-services.ts';
import type { ClockContext, Interval } from './times/clock.ts';
import { nextDates } from './times/written-dates.ts';

export type Weekday = (typeof WEEKDAYS)[number];

/** "closed Sunday evenings", "Tuesdays evening only" (`isOnly`). */
export type Unserved = { days: readonly Weekday[]; part: DayPart; isOnly: boolean };

/** What one statement says, in one or more readings. */
export type HoursFact = Span & {
  services: Service[];
  closed: Weekday[];
  dated: DatedHours[];
  /** A part of days without service: "closed Sunday evenings". */
  unserved?: Unserved;
  happyHour?: { name: string; availability: string };
  /** One reading, with days of its own. */
  isExact: boolean;
  /** "daily", or no days at all: days that are said to be closed are left out. */
  isOpenOnOthers: boolean;
  isWithoutDays: boolean;
  /** Replaces the services of the fact before on the same days: "Fri & Sat until 11". */
  isExtension: boolean;
  /** The same with another beginning and the usual end: "Sundays we open at 7". */
  isReopening: boolean;
  statement: Statement;
};

export type RunFacts = { run: HoursRun; facts: HoursFact[]; unread: Statement[] };

export type FactsContext = { source: string; clock: ClockContext; reading: ReadingContext };

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function datedOf(
  statement: Statement,
  intervals: readonly Interval[],
  { source, reading }: FactsContext,
): DatedHours[] {
  return statement.dates.flatMap((dates) => {
    const range = nextDates(dates, reading.today, reading.region);
    if (range === undefined) return [];
    const name = dates.kind === 'holiday' ? nameOf(source, dates.span).slice(0, 80) : '';
    return [{ name, ...range, services: datedServicesOf(intervals), note: '' }];
  });
}

const emptyFact = (statement: Statement): HoursFact => ({
  start: statement.start,
  end: statement.end,
  services: [],
  closed: [],
  dated: [],
  isExact: true,
  isOpenOnOthers: false,
  isWithoutDays: false,
  isExtension: false,
  isReopening: false,
  statement,
});

function closedFact(statement: Statement, context: FactsContext): HoursFact | undefined {
  const dated = datedOf(statement, [], context);
  const isOfSeason = statement.season !== undefined && !statement.season.isCarried;
  const closed = WEEKDAYS.filter((_, day) => statement.days?.includes(day));
  if (dated.length < statement.dates.length || isOfSeason) return undefined;
  return closed.length + dated.length > 0 ? { ...emptyFact(statement), closed, dated } : undefined;
}

function happyHourFact(source: string, statement: Statement): HoursFact | undefined {
  const { meal, days, ranges, start, end } = statement;
  if (!meal || (!days && ranges.length === 0)) return undefined;
  const rest = meal.end < end ? source.slice(meal.end, end) : source.slice(start, meal.start);
  const availability = rest.replace(/\s+/g, ' ').replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, '');
  const name = nameOf(source, meal);
  return { ...emptyFact(statement), happyHour: { name, availability: availability.slice(0, 160) } };
}

function timedFact(
  statement: Statement,
  readings: Interval[][],
  context: FactsContext,
): HoursFact | undefined {
  if (readings.length === 0) return undefined;
  const isSaid = statement.isOpen || statement.meal !== undefined;
  const isEnded = readings.every((intervals) => intervals.every(({ closes }) => closes !== null));
  const isAtOnly = statement.ranges.some(({ isAt, closes }) => isAt && closes === null);
  if (!isSaid && isAtOnly && !isEnded) return undefined;
  const isWithoutDays = !statement.days && statement.dates.length === 0;
  const days = (statement.days ?? ALL_DAYS).filter((day) => !statement.excepted.includes(day));
  const isAllDay = readings[0]?.some(({ opens, closes }) => closes !== null && closes - opens === 1_440);
  const isVagueDated = statement.dates.length > 0 && readings.length > 1;
  const dated = statement.dates.length > 0 ? datedOf(statement, readings[0] ?? [], context) : [];
  if (isVagueDated || dated.length < statement.dates.length) return undefined;
  const services =
    statement.dates.length > 0
      ? []
      : readings
          .slice(0, 2)
          .flatMap((intervals) => servicesOf(context.source, statement, { days, intervals }));
  return {
    ...emptyFact(statement),
    services,
    dated,
    closed: WEEKDAYS.filter((_, day) => statement.excepted.includes(day)),
    isExact: readings.length === 1 && (!statement.season || statement.season.dates !== undefined),
    isOpenOnOthers: statement.isAllDays || isWithoutDays,
    isWithoutDays: isWithoutDays && statement.excepted.length === 0 && !statement.season && !isAllDay,
    isExtension: statement.until !== undefined,
  };
}

/** "open every day except Monday": the only thing that data can say of it. */
function exceptedFact(statement: Statement): HoursFact | undefined {
  const isWhole = statement.isAllDays && statement.ranges.length === 0 && statement.excepted.length > 0;
  if (!isWhole || statement.meal || statement.isVague) return undefined;
  return { ...emptyFact(statement), closed: WEEKDAYS.filter((_, day) => statement.excepted.includes(day)) };
}

/** "closed Sunday evenings", "Tuesdays evening only", without a word that says more. */
function unservedOf(statement: Statement): Unserved | undefined {
  const { part, isPartOnly, isClosed, isHedged, isApart, ranges, until, dates, season } = statement;
  if (!part || statement.isAllDays || !(isClosed || isPartOnly) || isHedged || isApart) return undefined;
  if (ranges.length > 0 || until || dates.length > 0 || season || statement.lastSeating) return undefined;
  const days = WEEKDAYS.filter((_, day) => statement.days?.includes(day));
  return days.length > 0 ? { days, part, isOnly: isPartOnly && !isClosed } : undefined;
}

/** What the statements of a run say; `unread` are those that data cannot say. */
export function factsOfRun(run: HoursRun, context: FactsContext): RunFacts {
  const facts: HoursFact[] = [];
  const unread: Statement[] = [];
  let before: readonly Interval[] = [];
  let usual: Usual | undefined;
  for (const [index, statement] of run.statements.entries()) {
    if (isCarriedOn(statement, run.statements[index + 1])) continue;
    const said = statement.isVague ? [] : likeBefore(readingsOf(statement, context.clock, before), before);
    const reopened = usual && reopenedOf(statement, said, usual);
    const readings = reopened ?? said;
    if (readings.length === 1 && !statement.until) before = readings[0] ?? [];
    if (!reopened) usual = usualOf(statement, readings) ?? usual;
    const fact = factOf(statement, readings, context);
    if (fact) facts.push({ ...fact, isReopening: reopened !== undefined });
    else unread.push(statement);
  }
  return { run, facts, unread };
}

/** "5am to 7pm Mon–Sat and 5 to 2 on Sun": of two readings the one that begins or ends as the hours before it. */
function likeBefore(readings: Interval[][], before: readonly Interval[]): Interval[][] {
  if (readings.length < 2) return readings;
  const alike = readings.filter((intervals) =>
    intervals.some(({ opens, closes }) =>
      before.some((one) => one.opens === opens || (closes !== null && one.closes === closes)),
    ),
  );
  return alike.length === 1 ? alike : readings;
}

/** Days whose times follow in statements of their own: "Open Tuesday to Sunday. Lunch 12–2, dinner 6–10." */
function isCarriedOn(statement: Statement, next: Statement | undefined): boolean {
  const isNamed = statement.meal !== undefined && !(statement.isOpen && statement.meal.meal === 'any');
  const isDaysOnly = statement.days !== undefined && !isComplete(statement) && !statement.isVague && !isNamed;
  return isDaysOnly && statement.excepted.length === 0 && next?.isCarried === true;
}

function factOf(statement: Statement, readings: Interval[][], context: FactsContext): HoursFact | undefined {
  if (statement.isHappyHour) return happyHourFact(context.source, statement);
  const unserved = unservedOf(statement);
  if (unserved) return { ...emptyFact(statement), unserved };
  if (statement.isVague || (statement.isApart && !statement.season?.dates)) return undefined;
  if (statement.isClosed) return statement.ranges.length > 0 ? undefined : closedFact(statement, context);
  return exceptedFact(statement) ?? timedFact(statement, readings, context);
}
