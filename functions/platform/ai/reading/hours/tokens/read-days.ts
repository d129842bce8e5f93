import type { TokenReader } from './token-reader.ts';

/** One member of a list of days: "Mon–Wed", "Friday". */
export type DayPart = { days: readonly number[]; start: number; end: number; isAfterComma: boolean };

export type DaysRead = { parts: DayPart[]; isAll: boolean; next: number };

const isDayWord = (reader: TokenReader, at: number) => reader.day(at) !== undefined;

const FEWEST_LETTERS = 3;
const LONGEST_ROW = 7;

/** "M T W F 9-5": three letters or more, in the order of the week, before a time. */
function isLetterRow(reader: TokenReader, at: number): boolean {
  const isPart = (one: number) => {
    const form = reader.day(one)?.form;
    return form === 'letter' || form === 'short';
  };
  let from = at;
  while (at - from < LONGEST_ROW && isPart(from - 1)) from -= 1;
  let to = at;
  while (to - from < LONGEST_ROW && isPart(to + 1)) to += 1;
  const days = Array.from({ length: to - from + 1 }, (_, step) => reader.day(from + step)?.days[0] ?? 0);
  const isInOrder = days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));
  return isInOrder && days.length >= FEWEST_LETTERS && reader.is(to + 1, 'number');
}

/** "Sat", "so", "M" are days only beside another day, a time or "closed". */
function isSupported(reader: TokenReader, at: number, form: 'short' | 'letter'): boolean {
  const dot = reader.isMark(at + 1, '.') ? 1 : 0;
  const right = reader.afterFillers(at + 1 + dot);
  const rangeBefore = reader.isRange(at - 1) || (reader.isMark(at - 1, '.') && reader.isRange(at - 2));
  if (reader.isRange(right) && isDayWord(reader, reader.afterFillers(right + 1))) return true;
  if (rangeBefore && (isDayWord(reader, at - 2) || isDayWord(reader, at - 3))) return true;
  if (reader.is(at, 'filler')) return false;
  if (form === 'short' && reader.isList(right) && reader.is(right + 1, 'vague_days')) return true;
  if (form === 'letter')
    return (
      isLetterRow(reader, at) ||
      (reader.isMark(at - 1, ',;:|/.\n') &&
        (reader.number(at + 1)?.minute !== undefined ||
          reader.is(at + 1, 'closed') ||
          (reader.is(at + 1, 'number') && reader.isRange(at + 2) && reader.is(at + 3, 'number'))))
    );
  if (reader.isList(right) && isDayWord(reader, reader.afterFillers(right + 1))) return true;
  if (reader.isList(at - 1) && (isDayWord(reader, at - 2) || isDayWord(reader, at - 3))) return true;
  const value = reader.isMark(right, ':|(-\n') ? reader.afterFillers(right + 1) : right;
  if (reader.is(value, 'number', 'noon', 'closed', 'open') || isDayWord(reader, value)) return true;
  if (
    reader.is(value, 'meal') &&
    reader.is(reader.is(value + 1, 'from', 'filler') ? value + 2 : value + 1, 'number')
  )
    return true;
  const isUntil = form === 'short' && reader.is(value, 'to') && (reader.tokens[value]?.text.length ?? 0) > 2;
  if (isUntil && reader.is(reader.afterFillers(value + 1), 'number', 'noon', 'midnight', 'late')) return true;
  if (form === 'short' && reader.is(value, 'part_of_day')) return true;
  if (reader.is(value, 'from') && reader.is(reader.afterFillers(value + 1), 'number')) return true;
  const before = reader.is(at - 1, 'filler') ? at - 2 : at - 1;
  return reader.is(before, 'closed', 'except', 'number', 'open') || isDayWord(reader, at - 1);
}

function dayAt(reader: TokenReader, at: number) {
  const day = reader.day(at);
  if (day === undefined) return undefined;
  if (day.form === 'full' || day.form === 'all' || isSupported(reader, at, day.form)) return day;
  return undefined;
}

function between(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function partAt(
  reader: TokenReader,
  at: number,
): { part: DayPart; next: number; isAll: boolean } | undefined {
  const first = dayAt(reader, at);
  if (first === undefined) return undefined;
  let next = at + 1;
  const whole = { days: first.days, start: reader.start(at), end: reader.end(at), isAfterComma: false };
  if (first.form === 'all') return { part: whole, next, isAll: true };
  const afterDot = reader.isMark(next, '.') && first.form === 'short' ? next + 1 : next;
  const to = reader.afterFillers(afterDot);
  const lastAt = reader.afterFillers(to + 1);
  const last = reader.isRange(to) ? dayAt(reader, lastAt) : undefined;
  const [from] = first.days;
  if (last?.days.length === 1 && first.days.length === 1 && from !== undefined && last.form !== 'all') {
    next = lastAt + 1;
    const end = reader.end(lastAt);
    if (
      reader.isMark(next, '.') &&
      last.form === 'short' &&
      !reader.is(next + 1, 'word', 'not_now', 'other_topic')
    )
      next += 1;
    return { part: { ...whole, days: between(from, last.days[0] ?? from), end }, next, isAll: false };
  }
  return { part: whole, next: reader.isMark(afterDot, '\n') ? next : afterDot, isAll: false };
}

/** "fri sat sun", "giovedì venerdì e sabato": names of the same kind need no comma. */
function isRow(reader: TokenReader, at: number): boolean {
  const [one, other] = [reader.day(at - 1), reader.day(at)];
  return one?.days.length === 1 && other?.days.length === 1 && one.form === other.form;
}

/** "gio-ven-sab": three days, and no range. */
const endsOf = (part: DayPart | undefined): DayPart[] =>
  part ? [{ ...part, days: [part.days[0] ?? 0, part.days.at(-1) ?? 0] }] : [];

/** "Mon, Wed & Fri–Sun": all days of a list that begins here. */
export function readDays(reader: TokenReader, at: number): DaysRead | undefined {
  const first = partAt(reader, at);
  if (first === undefined) return undefined;
  const parts = [first.part];
  let { next } = first;
  if (first.isAll) return { parts, isAll: true, next };
  for (;;) {
    let sep = next;
    const isAfterComma =
      reader.isMark(sep, ',') && !reader.is(sep + 1, 'and') && !reader.isMark(sep + 1, '&');
    while (reader.isList(sep) && sep - next < 2) sep += 1;
    const isChain = sep === next && reader.isMark(sep, '-') && dayAt(reader, sep + 1)?.days.length === 1;
    if (isChain) {
      parts.push(...endsOf(parts.pop()));
      sep += 1;
    }
    const following = partAt(reader, reader.afterFillers(sep));
    const isApart = sep === next && !isRow(reader, next);
    if (following === undefined || following.isAll || isApart) break;
    parts.push({ ...following.part, isAfterComma });
    next = following.next;
  }
  return { parts, isAll: false, next };
}
