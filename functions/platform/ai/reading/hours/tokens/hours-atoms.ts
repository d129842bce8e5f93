import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { WrittenRange, WrittenTime } from '../times/clock.ts';
import type { WrittenDates } from '../times/written-dates.ts';
import type { Meal } from '../vocabulary/hours-vocabulary.ts';
import { readDaysOfMonth } from './days-of-month.ts';
import { readDates } from './read-dates.ts';
import { type DayPart, readDays } from './read-days.ts';
import { lateAt, readClock, readTimes } from './read-times.ts';
import type { TokenReader } from './token-reader.ts';

/** What statements about hours are made of. */
export type Atom = Span &
  (
    | { kind: 'days'; parts: readonly DayPart[]; isAll: boolean }
    | { kind: 'times'; ranges: readonly WrittenRange[] }
    /** An end without a beginning: "until 11", "closes at 9"; null: until late. */
    | { kind: 'until' | 'closes' | 'last_seating'; time: WrittenTime | null }
    | { kind: 'meal'; meal: Meal }
    | { kind: 'dates'; dates: WrittenDates }
    /** A comma or its like; `isStrong`: the end of a sentence or line, `isStop`: of a sentence. */
    | { kind: 'mark'; isStrong: boolean; isColon: boolean; isCell: boolean; isStop: boolean }
    | { kind: 'word'; topic: 'none' | 'other_topic' | 'not_now' }
    | {
        kind:
          | 'open'
          | 'closed'
          | 'except'
          | 'not'
          | 'for'
          | 'hedge'
          | 'part_of_day'
          | 'vague_days'
          | 'season'
          | 'happy_hour';
      }
  );

type Read = { atoms: Atom[]; next: number };
type Content = Atom extends infer One ? (One extends Atom ? Omit<One, keyof Span> : never) : never;

function atom(reader: TokenReader, content: Content, [from, next]: readonly [number, number]): Read {
  const spanned = { ...content, start: reader.start(from), end: reader.end(next - 1) } as Atom;
  return { atoms: [spanned], next };
}

/** Between the word and its time, so that a text of such words alone is read in linear time. */
const MAX_WORDS_BEFORE_TIME = 8;

/** "closes at 9", "last seating 9:30", "until 11": a word that wants a time after it; "(1am Fri & Sat)", "12–10 daily (11 Fri & Sat)". */
function endAt(reader: TokenReader, at: number): Read | undefined {
  const bracketed = reader.isMark(at - 1, '(') ? readClock(reader, at) : undefined;
  const isBehindHours = reader.is(at - 2, 'number') || reader.day(at - 2) !== undefined;
  const isEnd = bracketed?.isTime || (isBehindHours && !reader.isMark(at - 2, ')'));
  if (bracketed !== undefined && isEnd && reader.day(reader.afterFillers(bracketed.next)) !== undefined)
    return atom(reader, { kind: 'until', time: bracketed.time }, [at, bracketed.next]);
  const kind = (['last_seating', 'closes', 'to'] as const).find((one) => reader.is(at, one));
  const isOr = kind === undefined && reader.tokens[at]?.text === 'or';
  const soldOut = isOr ? lateAt(reader, reader.tokens[at + 1]?.text === 'when' ? at + 2 : at + 1) : undefined;
  if (soldOut !== undefined) return atom(reader, { kind: 'until', time: null }, [at, soldOut + 1]);
  if (kind === undefined) return undefined;
  let next = at + 1;
  const isBetween = () => reader.is(next, 'filler', 'at', 'to', 'from') || reader.isMark(next, ':-');
  while (next - at <= MAX_WORDS_BEFORE_TIME && isBetween()) next += 1;
  const clock = readClock(reader, next);
  const name = kind === 'to' ? 'until' : kind;
  if (clock) return atom(reader, { kind: name, time: clock.time }, [at, clock.next]);
  if (kind !== 'to') return undefined;
  const late = lateAt(reader, next);
  if (late !== undefined) return atom(reader, { kind: 'until', time: null }, [at, late + 1]);
  return undefined;
}

/** "tutte le sere dalle sei": in the evening. */
const EVENINGS = /night|evening|noche|soir|sere|sera|abend/;

function daysAt(reader: TokenReader, at: number): Read | undefined {
  const found = readDays(reader, at);
  if (found === undefined) return undefined;
  const { parts, isAll, next } = found;
  const end = parts.at(-1)?.end ?? reader.end(at);
  const days: Atom = { kind: 'days', parts, isAll, start: reader.start(at), end };
  const isEvening =
    isAll && EVENINGS.test(reader.tokens[at]?.text ?? '') && reader.is(next, 'from', 'number', 'at');
  const { start } = days;
  return { atoms: isEvening ? [days, { kind: 'part_of_day', start, end }] : [days], next };
}

/** Dates one after the other: "Dec 24 and 25, Jan 1". */
function datesAt(reader: TokenReader, at: number): Read | undefined {
  const list = readDaysOfMonth(reader, at);
  if (list !== undefined) {
    const span = { start: reader.start(at), end: reader.end(list.next - 1) };
    const atoms = list.dates.map((dates): Atom => ({ kind: 'dates', dates, ...span }));
    return { atoms, next: list.next };
  }
  const found = readDates(reader, at);
  return found && atom(reader, { kind: 'dates', dates: found.dates }, [at, found.next]);
}

function timesAt(reader: TokenReader, at: number): Read | undefined {
  const found = readTimes(reader, at);
  if (found === undefined) return undefined;
  const read = atom(reader, { kind: 'times', ranges: found.ranges }, [at, found.next]);
  const text = reader.tokens[at]?.text ?? '';
  if (!reader.is(at, 'around_the_clock') || !text.includes('7')) return read;
  const part = {
    days: [0, 1, 2, 3, 4, 5, 6],
    start: reader.start(at),
    end: reader.end(at),
    isAfterComma: false,
  };
  const days: Atom = { kind: 'days', parts: [part], isAll: true, start: part.start, end: part.end };
  return { ...read, atoms: [days, ...read.atoms] };
}

const PLAIN_KINDS = ['happy_hour', 'vague_days', 'not', 'hedge', 'season', 'part_of_day', 'for'] as const;

/** "close" may be a day of rest, an hour or the end of a range: what stands beside it tells. */
function closedAt(reader: TokenReader, at: number): Read | undefined {
  if (!reader.is(at, 'closed', 'closes')) return undefined;
  return atom(reader, { kind: 'closed' }, [at, at + 1]);
}

function exceptAt(reader: TokenReader, at: number): Read | undefined {
  if (!reader.is(at, 'except')) return undefined;
  const next = reader.afterFillers(at + 1);
  const isExcept = reader.day(next) !== undefined || reader.is(next, 'holiday', 'month', 'vague_days');
  return isExcept ? atom(reader, { kind: 'except' }, [at, at + 1]) : undefined;
}

/** "Not a gluten free kitchen. Open Thursday": the word belongs to what stands before it. */
function endsSentence(reader: TokenReader, at: number): boolean {
  return reader.isMark(at + 1, '.!?') && reader.is(at - 1, 'word') && !reader.is(at - 1, 'mark');
}

function mealAt(reader: TokenReader, at: number): Read | undefined {
  const meal = reader.meaning(at, 'meal');
  if (meal === undefined) return undefined;
  if (endsSentence(reader, at) && meal.meal === 'any') return undefined;
  let next = at + 1;
  const isJoined = reader.is(next, 'and') || reader.isMark(next, '&/+');
  const other = isJoined ? reader.meaning(next + 1, 'meal') : undefined;
  if (other === undefined) return atom(reader, { kind: 'meal', meal: meal.meal }, [at, next]);
  /* "breakfast and lunch 6–2": from the morning on. */
  const isEarly = meal.meal === 'breakfast' && (other.meal === 'lunch' || other.meal === 'brunch');
  next += 2;
  return atom(reader, { kind: 'meal', meal: isEarly ? 'breakfast' : 'any' }, [at, next]);
}

function markAt(reader: TokenReader, at: number): Read | undefined {
  if (!reader.is(at, 'mark')) return undefined;
  const isStrong = reader.isMark(at, '\n.;!?');
  return atom(
    reader,
    {
      kind: 'mark',
      isStrong,
      isColon: reader.isMark(at, ':-|'),
      isCell: reader.isMark(at, '|'),
      isStop: reader.isMark(at, '.;!?'),
    },
    [at, at + 1],
  );
}

function plainAt(reader: TokenReader, at: number): Read {
  const topic = (['not_now', 'other_topic'] as const).find((one) => reader.is(at, one));
  if (topic !== undefined) return atom(reader, { kind: 'word', topic }, [at, at + 1]);
  if (reader.is(at, 'with'))
    return atom(reader, { kind: 'mark', isStrong: false, isColon: false, isCell: false, isStop: false }, [
      at,
      at + 1,
    ]);
  const kind = PLAIN_KINDS.find((one) => reader.is(at, one));
  if (kind !== undefined) return atom(reader, { kind }, [at, at + 1]);
  if (reader.is(at, 'noon')) return atom(reader, { kind: 'part_of_day' }, [at, at + 1]);
  if (reader.is(at, 'open')) return atom(reader, { kind: 'open' }, [at, at + 1]);
  if (reader.is(at, 'filler', 'and', 'from', 'to', 'at', 'between', 'onwards'))
    return { atoms: [], next: at + 1 };
  return atom(reader, { kind: 'word', topic: 'none' }, [at, at + 1]);
}

const READERS = [exceptAt, datesAt, daysAt, timesAt, endAt, closedAt, mealAt, markAt];

/** All atoms of a text, in order; words such as "the" make none. */
export function hoursAtoms(reader: TokenReader): Atom[] {
  const atoms: Atom[] = [];
  let at = 0;
  while (at < reader.tokens.length) {
    const found = READERS.reduce<Read | undefined>((read, next) => read ?? next(reader, at), undefined);
    const read = found ?? plainAt(reader, at);
    atoms.push(...read.atoms);
    at = Math.max(at + 1, read.next);
  }
  return atoms;
}
