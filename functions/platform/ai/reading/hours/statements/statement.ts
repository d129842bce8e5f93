import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { WrittenRange, WrittenTime } from '../times/clock.ts';
import type { WrittenDates } from '../times/written-dates.ts';
import type { Meal } from '../vocabulary/hours-vocabulary.ts';
import type { DayPart } from './day-part.ts';

/**
 * Part of the year. `isHeading`: of all that follows; `isLeading`: of its sentence; `isCarried`: of the statement before.
 */
export type Season = {
  dates?: WrittenDates;
  name?: Span;
  isHeading: boolean;
  isLeading?: boolean;
  isCarried?: boolean;
};

/** One thing that is said about hours: days or dates with times, or that they are closed. */
export type Statement = Span & {
  /** Sentences or lines of the run before this one. */
  line: number;
  days?: readonly number[];
  /** "daily": a day that is said to be closed is left out of it. */
  isAllDays: boolean;
  /** The days are those of the statement before. */
  isCarried: boolean;
  ranges: WrittenRange[];
  isTimesFirst: boolean;
  /** "until 11" without a beginning; null: until late. */
  until?: { time: WrittenTime | null; span: Span };
  meal?: Span & { meal: Meal };
  /** "closed Sunday evenings": the part of its days that is meant. */
  part?: DayPart;
  /** "Tuesdays evening only". */
  isPartOnly: boolean;
  isHappyHour: boolean;
  dates: WrittenDates[];
  season?: Season;
  isOpen: boolean;
  isClosed: boolean;
  /** Days that "except" takes out. */
  excepted: readonly number[];
  lastSeating?: WrittenTime;
  note?: Span;
  /** Where the note was said. */
  noteLine?: number;
  /** Something that data cannot say: "closed Sunday evenings", "no lunch on Mondays". */
  isVague: boolean;
  /** "usually", "around 5". */
  isHedged: boolean;
  /** The meal of the statement before, where none is named: "dinner Mon 5–10, Fri 5–11". */
  mealBefore?: Span & { meal: Meal };
  /** Says nothing about the rest of the run: "closed on public holidays", "in summer until 11". */
  isApart: boolean;
};

export function emptyStatement(at: Span, line: number): Statement {
  return {
    ...at,
    line,
    isAllDays: false,
    isCarried: false,
    ranges: [],
    isTimesFirst: false,
    isPartOnly: false,
    isHappyHour: false,
    dates: [],
    isOpen: false,
    isClosed: false,
    excepted: [],
    isVague: false,
    isHedged: false,
    isApart: false,
  };
}

const isPlaced = ({ days, dates }: Statement) => days !== undefined || dates.length > 0;

/** Days or dates, and what holds on them. */
export function isComplete(statement: Statement): boolean {
  const { isClosed, ranges, until } = statement;
  return isPlaced(statement) && (isClosed || ranges.length > 0 || until !== undefined);
}

/** Names a day, a date or a time. */
export function saysSomething(statement: Statement): boolean {
  const { isClosed, ranges, until, lastSeating } = statement;
  return (
    isPlaced(statement) || ranges.length > 0 || until !== undefined || isClosed || lastSeating !== undefined
  );
}
