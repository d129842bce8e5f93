import type { WrittenRange, WrittenTime } from '../times/clock.ts';
import { readDates } from './read-dates.ts';
import type { TokenReader } from './token-reader.ts';

export type TimesRead = { ranges: WrittenRange[]; next: number };

/** "3 Uhr nachts", "2 de la noche": behind midnight. */
const NIGHT = /nacht|night|noche|notte|nuit/;
const LAST_HOUR_OF_NIGHT = 5;
const isBehindMidnight = (part: string, hour: number) =>
  NIGHT.test(part) && hour >= 1 && hour <= LAST_HOUR_OF_NIGHT;
const MORNING = /fruh|manana|madrugada|morning|matin|mattin|morgen|vormittag/;
const MIDNIGHT: WrittenTime = { hour: 24, minute: 0, is24: true, isNamed: true };
const NOON: WrittenTime = { hour: 12, minute: 0, is24: true, isNamed: true };
const START_OF_DAY: WrittenTime = { hour: 0, minute: 0, is24: true, isNamed: true };

type ClockRead = { time: WrittenTime; next: number; isTime: boolean };

/** `isTime`: certainly a time, as "5pm" and "17:30" are and "5" is not. */
export function readClock(reader: TokenReader, at: number): ClockRead | undefined {
  if (reader.is(at, 'noon')) return { time: NOON, next: at + 1, isTime: true };
  if (reader.is(at, 'midnight')) return { time: MIDNIGHT, next: at + 1, isTime: true };
  const number = reader.number(at);
  if (number === undefined || number.hour > 24 || (number.hour === 24 && (number.minute ?? 0) > 0))
    return undefined;
  const { hour, minute = 0, is24, half } = number;
  let next = at + 1;
  if (reader.is(next, 'noon') && hour === 12) return { time: NOON, next: next + 1, isTime: true };
  if (reader.is(next, 'midnight') && hour === 12) return { time: MIDNIGHT, next: next + 1, isTime: true };
  const text = reader.tokens[at]?.text ?? '';
  const isTime = half !== undefined || number.minute !== undefined || /[hus]/.test(text);
  const part = reader.is(next, 'part_of_day') ? (reader.tokens[next]?.text ?? '') : '';
  const isLate = half === undefined && isBehindMidnight(part, hour);
  const isSaid = part !== '' && hour <= 12 && half === undefined && !isLate;
  const said = isSaid ? (MORNING.test(part) ? 'am' : 'pm') : half;
  if (part !== '') next += 1;
  const isMidnight = said === 'pm' && part !== '' && hour === 12;
  if (isMidnight) return { time: MIDNIGHT, next, isTime: true };
  if (said === 'am' && part !== '' && hour < 12)
    return { time: { hour, minute, is24: true, isNamed: true }, next, isTime: true };
  return {
    time: { hour, minute, ...(said ? { half: said } : {}), is24: isLate || (is24 && !said) },
    next,
    isTime: isTime || part !== '',
  };
}

/** "late", "the noodles run out": where the words for an open end stand. */
export function lateAt(reader: TokenReader, at: number): number | undefined {
  const late = [at, at + 1, at + 2].find((one) => reader.is(one, 'late'));
  const isWord = (one: number) =>
    reader.tokens[one]?.meanings.every(({ kind }) => kind === 'word' || kind === 'filler') === true;
  return late !== undefined && [at, at + 1].every((one) => one >= late || isWord(one)) ? late : undefined;
}

/** "until late", "open end", the end of a range that is no time. */
function readLate(reader: TokenReader, at: number): number | undefined {
  const range = reader.isRange(at) ? reader.afterFillers(at + 1) : at;
  const late = range === at ? (reader.is(at, 'late') ? at : undefined) : lateAt(reader, range);
  return late === undefined ? undefined : late + 1;
}

/** "5–10", "from 9 until late", "ab 17 Uhr". */
function rangeAt(reader: TokenReader, at: number): { range: WrittenRange; next: number } | undefined {
  const isFrom = reader.is(at, 'from', 'between', 'at');
  const isBetween = reader.is(at, 'between');
  const begin = isFrom ? reader.afterFillers(at + 1) : at;
  const opens = readDates(reader, begin) ? undefined : readClock(reader, begin);
  if (opens === undefined) return undefined;
  const start = opens.time === MIDNIGHT ? START_OF_DAY : opens.time;
  let to = opens.next;
  while (reader.is(to, 'filler') && !reader.is(to, 'onwards')) to += 1;
  if (reader.isMark(to, ',') && reader.is(to + 1, 'to')) to += 1;
  const late = readLate(reader, to);
  if (late !== undefined)
    return {
      range: { opens: start, closes: null, late: { start: reader.start(to), end: reader.end(late - 1) } },
      next: late,
    };
  if (reader.isRange(to) || (isBetween && reader.is(to, 'and'))) {
    const closes = readClock(reader, skipFromWords(reader, to + 1));
    if (closes) return { range: { opens: start, closes: closes.time, late: null }, next: closes.next };
  }
  const beside = isSideBySide(reader, opens.next) ? readClock(reader, opens.next) : undefined;
  if (opens.isTime && beside?.isTime && isLater(opens.time, beside.time))
    return { range: { opens: start, closes: beside.time, late: null }, next: beside.next };
  const isOnwards = reader.is(opens.next, 'onwards') && !reader.day(opens.next + 1);
  const isOpenEnded = isOnwards || reader.isMark(opens.next, '+');
  const next = isOpenEnded ? opens.next + 1 : opens.next;
  if (!isFrom && isSaidAlone(reader, at, opens))
    return { range: { opens: start, closes: null, late: null, isAt: true }, next };
  const isAt = reader.is(at, 'at') && !reader.is(at, 'from');
  if (isOpenEnded || (isFrom && !isBetween))
    return { range: { opens: start, closes: null, late: null, ...(isAt ? { isAt } : {}) }, next };
  return undefined;
}

const isBeforeEnd = (reader: TokenReader, next: number) =>
  next >= reader.tokens.length || reader.isMark(next, ',;.()\n');

/** "Sunday lunch 12.30pm", "doors 6 pm": what begins then, at a time that nothing else can be. */
function isSaidAlone(reader: TokenReader, at: number, { time, next, isTime: isClock }: ClockRead): boolean {
  const text = reader.tokens[at]?.text ?? '';
  /* "Sundays we open 10:30", "we open six thirty on weekdays" */
  const isVerb = /\b(?:open|opens|abrimos|abre|ouvre|ouvrons|apriamo|apre|offnen|offnet)$/.test(
    reader.tokens[at - 1]?.text ?? '',
  );
  const isOfDay = [at - 2, at - 3].some((before) => reader.day(before) !== undefined);
  const isBeforeDay = reader.day(reader.afterFillers(next)) !== undefined;
  if (isVerb && isClock && (isBeforeDay || (isOfDay && isBeforeEnd(reader, next)))) return true;
  const isTime = time.half !== undefined || /h|uhr/.test(text);
  return isTime && isBeforeEnd(reader, next) && reader.is(at - 1, 'meal', 'open');
}

/** "12h 14h30": a space alone between two times of a day. */
const isSideBySide = (reader: TokenReader, at: number) =>
  reader.is(at, 'number') && reader.start(at) - reader.end(at - 1) === 1 && !reader.isRange(at + 1);

const isLater = (one: WrittenTime, other: WrittenTime) =>
  other.hour * 60 + other.minute > one.hour * 60 + one.minute;

const skipFromWords = (reader: TokenReader, at: number) => {
  let next = at;
  while (reader.is(next, 'filler', 'at')) next += 1;
  return next;
};

/** "24/7", "24h/24": all day. */
export function readAroundTheClock(reader: TokenReader, at: number): TimesRead | undefined {
  if (!reader.is(at, 'around_the_clock')) return undefined;
  return { ranges: [{ opens: START_OF_DAY, closes: MIDNIGHT, late: null }], next: at + 1 };
}

/** Times that belong together: "12–14.30 e 19–22.30". Commas part them: what follows may be other days' times. */
export function readTimes(reader: TokenReader, at: number): TimesRead | undefined {
  const first = readAroundTheClock(reader, at) ?? rangeListStart(reader, at);
  if (first === undefined) return undefined;
  const ranges = [...first.ranges];
  let { next } = first;
  for (;;) {
    const isJoined = reader.is(next, 'and') || reader.isMark(next, '&/+|');
    if (!isJoined) break;
    const following = rangeAt(reader, reader.afterFillers(reader.is(next + 1, 'and') ? next + 2 : next + 1));
    if (following === undefined) break;
    ranges.push(following.range);
    next = following.next;
  }
  return { ranges, next };
}

function rangeListStart(reader: TokenReader, at: number): TimesRead | undefined {
  const found = rangeAt(reader, at);
  return found && { ranges: [found.range], next: found.next };
}
