import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import type { OwnerText } from '../owner-text.ts';
import { hoursText } from './hours-clauses.ts';
import { hasConflict } from './hours-conflicts.ts';
import { type HoursToken, hoursTokens, type TimeToken } from './hours-tokens.ts';
import { dayList, printedRange } from './hours-words.ts';
import { resolveIntervals } from './opening-interval.ts';
import type { Entry, TimeRange } from './time-range.ts';

/** What an owner said about opening. */
export type HoursReading = {
  /** One line in clean English, empty when nothing was said. */
  printed: string;
  /** Days of `opening` are known for certain; empty when any part of what was said cannot be put into times. */
  opening: OpeningHours;
  /** Weekdays, 0 is Monday. */
  closedDays: readonly number[];
  hasTimes: boolean;
};

type Reading = { entries: Entry[]; closed: Set<number>; notes: string[] };

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** From Friday to Monday is Friday, Saturday, Sunday, Monday. */
function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

type State = {
  mode: 'none' | 'open' | 'closed' | 'event';
  days: number[];
  ranges: TimeRange[];
  /** "8-16 weekdays": the times came before the days. */
  isTimesFirst: boolean;
  reading: Reading;
};

/** Ends what was being said and keeps what it amounted to. */
function enter(state: State, mode: State['mode']): void {
  const { days, ranges, reading } = state;
  if (state.mode === 'closed') for (const day of days) reading.closed.add(day);
  else if (state.mode !== 'event' && (ranges.length > 0 || (state.mode === 'open' && days.length > 0))) {
    reading.entries.push({ days, ranges });
  }
  Object.assign(state, { mode, days: [], ranges: [], isTimesFirst: false });
}

function addDays(state: State, more: readonly number[]): void {
  if (state.ranges.length > 0 && state.days.length > 0 && !state.isTimesFirst) enter(state, state.mode);
  if (state.ranges.length > 0 && state.days.length === 0) state.isTimesFirst = true;
  state.days.push(...more.filter((day) => !state.days.includes(day)));
}

/** Around one word: what came before it and what follows. */
type Place = { tokens: readonly HoursToken[]; at: number };

/** "Mon", "Tue-Sun", "closed Sunday evenings". Answers how many more words it used. */
function readDays(state: State, days: readonly number[], { tokens, at }: Place): number {
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  if (state.mode === 'closed' && next?.kind === 'partOfDay') {
    state.reading.notes.push(`closed on ${dayList(days, 'singular')} ${next.raw}`);
    return 1;
  }
  if (next?.kind === 'to' && afterNext?.kind === 'days') {
    addDays(state, daysBetween(days[0] ?? 0, afterNext.days[0] ?? 0));
    return 2;
  }
  addDays(state, days);
  return 0;
}

/** "12-15", "from 8am", "until late"; a bare number counts only beside a day or after "open". */
function readTime(state: State, time: TimeToken, { tokens, at }: Place): number {
  if (state.mode === 'closed') return 0;
  if (state.isTimesFirst) enter(state, 'open');
  const [before, next, afterNext] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isAnchored = state.mode === 'open' || state.days.length > 0 || time.isCertain;
  if (time.isOpenEnded && next?.kind === 'to' && afterNext?.kind === 'time') return 0;
  if (next?.kind === 'to' && afterNext?.kind === 'time') {
    if (isAnchored || afterNext.isCertain) state.ranges.push({ opens: time, closes: afterNext });
    return 2;
  }
  const isFrom = before?.kind === 'from' || (before?.kind === 'at' && state.mode === 'open');
  if (isAnchored && isFrom) state.ranges.push({ opens: time });
  if (isAnchored && before?.kind === 'to') state.ranges.push({ closes: time });
  return 0;
}

/** "Mondays closed" closes the day before the word, "closed Mondays" the day after it. */
function readClosed(state: State, { tokens, at }: Place): void {
  const isAfterDay = state.days.length > 0 && state.ranges.length === 0 && tokens[at + 1]?.kind !== 'days';
  if (state.mode === 'none' && isAfterDay) {
    for (const day of state.days) state.reading.closed.add(day);
    state.days = [];
  } else enter(state, 'closed');
}

/** "closed in August", "open daily, April to October". Answers how many more words it used. */
function readMonth(state: State, month: string, { tokens, at }: Place): number {
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  const isRange = next?.kind === 'to' && afterNext?.kind === 'month';
  const { notes } = state.reading;
  if (state.mode === 'closed') {
    notes.push(isRange ? `closed from ${month} to ${afterNext.raw}` : `closed in ${month}`);
  } else if (isRange && state.mode === 'open') notes.push(`${month} to ${afterNext.raw}`);
  return isRange ? 2 : 0;
}

/** "every day except Tuesday and Sunday". */
function readExceptions(state: State, { tokens, at }: Place): number {
  const rest = tokens.slice(at + 1);
  const length = rest.findIndex(({ kind }) => kind !== 'days' && kind !== 'and' && kind !== 'filler');
  const list = length === -1 ? rest : rest.slice(0, length);
  const days = list.flatMap((each) => (each.kind === 'days' ? each.days : []));
  for (const day of days) state.reading.closed.add(day);
  if (state.days.length < 7) state.days = state.days.filter((day) => !days.includes(day));
  return list.length;
}

function readToken(state: State, token: HoursToken, place: Place): number {
  const { tokens, at } = place;
  if (token.kind === 'end' || (token.kind === 'word' && state.mode !== 'event')) enter(state, 'none');
  else if (token.kind === 'event') enter(state, 'event');
  else if (state.mode === 'event') {
    if (token.kind === 'comma') enter(state, 'none');
  } else if (token.kind === 'closed') readClosed(state, place);
  else if (token.kind === 'open') enter(state, 'open');
  else if (token.kind === 'except') return readExceptions(state, place);
  else if (token.kind === 'days') return readDays(state, token.days, place);
  else if (token.kind === 'month') return readMonth(state, token.raw, place);
  else if (token.kind === 'time') return readTime(state, token, place);
  else if (
    token.kind === 'meal' &&
    state.mode === 'none' &&
    tokens[at + 1]?.kind === 'time' &&
    tokens[at + 2]?.kind === 'to'
  ) {
    state.mode = 'open';
  }
  return 0;
}

/** Walks over the words once; what is being said (open, closed, an event, nothing) is kept until it ends. */
function readTokens(tokens: readonly HoursToken[]): Reading {
  const state: State = {
    mode: 'none',
    days: [],
    ranges: [],
    isTimesFirst: false,
    reading: { entries: [], closed: new Set(), notes: [] },
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined) at += readToken(state, token, { tokens, at });
  }
  enter(state, 'none');
  return state.reading;
}

function openingOf({ entries, closed, notes }: Reading): OpeningHours {
  const opening: OpeningHours = {};
  if (notes.length > 0) return opening;
  for (const { days, ranges } of entries) {
    const intervals = resolveIntervals(ranges);
    if (intervals === undefined) return {};
    const open = days.length > 0 ? days : closed.size > 0 ? ALL_DAYS : [];
    if (open.length === 0) return {};
    for (const day of open) {
      const weekday = WEEKDAYS[day];
      if (weekday !== undefined) opening[weekday] = [...(opening[weekday] ?? []), ...intervals];
    }
  }
  for (const day of closed) {
    const weekday = WEEKDAYS[day];
    if (weekday !== undefined) opening[weekday] = [];
  }
  return opening;
}

function printedEntry({ days, ranges }: Entry): string {
  const times = ranges.map(printedRange).join(' and ');
  if (days.length === 0) return `open ${times}`;
  if (ranges.length === 0) return `open ${dayList(days, 'singular')}`;
  return `${dayList(days, 'singular')} ${times}`;
}

const UNKNOWN: HoursReading = { printed: '', opening: {}, closedDays: [], hasTimes: false };

/** Reads days and times in English, and the plainest ways to say them in Italian, Spanish, French and German. Hours in doubt are left out. */
export function readHours(text: OwnerText): HoursReading {
  const said = hoursText(text);
  const reading = readTokens(hoursTokens(said.text));
  if (said.isDoubtful || hasConflict(reading.entries, reading.closed)) return UNKNOWN;
  const closedDays = ALL_DAYS.filter((day) => reading.closed.has(day));
  const parts = [
    ...reading.entries.map(({ days, ranges }) =>
      printedEntry({
        ranges,
        days: days.length === 7 ? days.filter((day) => !reading.closed.has(day)) : days,
      }),
    ),
    ...(closedDays.length > 0 && closedDays.length < 7 ? [`closed on ${dayList(closedDays, 'plural')}`] : []),
    ...reading.notes,
  ];
  const line = [...new Set(parts)].join('; ').slice(0, 300);
  return {
    printed: line.charAt(0).toUpperCase() + line.slice(1),
    opening: openingOf(reading),
    closedDays,
    hasTimes: reading.entries.some((entry) => entry.ranges.length > 0),
  };
}
