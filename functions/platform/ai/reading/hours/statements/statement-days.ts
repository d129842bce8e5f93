import type { Atom } from '../tokens/hours-atoms.ts';
import type { Statement } from './statement.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';

export const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

export const daysOf = (atom: AtomOf<'days'>) => [...new Set(atom.parts.flatMap(({ days }) => days))];

export const isTimes = (atom: Atom | undefined) => atom?.kind === 'times' || atom?.kind === 'until';

const isEnding = (atom: Atom | undefined) => isTimes(atom) || (atom?.kind === 'closes' && atom.time !== null);

/** Days with times of their own after them. */
export function hasOwnTimes(builder: StatementBuilder, at: number): boolean {
  let next = builder.peek(at);
  if (builder.atoms[at + 1]?.kind === 'meal') next = builder.peek(at + 1);
  while (next.atom?.kind === 'part_of_day' || next.atom?.kind === 'open') next = builder.peek(next.at);
  return isEnding(next.atom) && !next.isApart;
}

export function setDays(statement: Statement, days: readonly number[], isAll: boolean): void {
  statement.days = days;
  statement.isAllDays = isAll;
}

/** "opens at 4 Tuesday to Sunday and stays open until 11": the end is that of the beginning. */
function isEndMissing({ current, gap }: StatementBuilder): boolean {
  const range = current.ranges.at(-1);
  return gap === 'none' && range !== undefined && range.closes === null && range.late === null;
}

/** "closed Monday, Tuesday 5–9", "12–2 Monday to Saturday, Sunday lunch 12–4": the last have their own times. */
function splitLast(builder: StatementBuilder, { parts }: AtomOf<'days'>): boolean {
  const at = parts.findLastIndex(({ isAfterComma }) => isAfterComma);
  return hasOwnTimes(builder, builder.at) && splitAt(builder, parts, at);
}

/** "9 to 4 Tuesday to Saturday, Sunday and Monday closed": the days behind the span are those of rest. */
function splitClosed(builder: StatementBuilder, { parts }: AtomOf<'days'>): boolean {
  const span = parts.findIndex(({ days }, index) => days.length > 1 && parts[index + 1]?.isAfterComma);
  return splitAt(
    builder,
    parts,
    span < 0 ? parts.findLastIndex(({ isAfterComma }) => isAfterComma) : span + 1,
  );
}

/** The days before `at` are the statement's; the others begin a new one. */
function splitAt(builder: StatementBuilder, parts: AtomOf<'days'>['parts'], at: number): boolean {
  if (at < 1) return false;
  const { current } = builder;
  const daysIn = (some: typeof parts) => some.flatMap(({ days }) => days);
  setDays(current, daysIn(parts.slice(0, at)), false);
  if (current.ranges.length > 0) current.isTimesFirst = true;
  current.end = parts[at - 1]?.end ?? current.end;
  setDays(builder.begin(), daysIn(parts.slice(at)), false);
  return true;
}

/** "closed Sunday evening and Monday": the day behind a closed part of a day is closed, too. */
function isClosedToo(builder: StatementBuilder): boolean {
  const { current, gap } = builder;
  const isPart = current.isClosed && current.part !== undefined && current.days !== undefined;
  if (!isPart || current.ranges.length > 0 || gap === 'strong' || hasOwnTimes(builder, builder.at))
    return false;
  const next = builder.peek();
  return next.atom?.kind !== 'open' || next.isApart;
}

export function onDays(builder: StatementBuilder, atom: AtomOf<'days'>): void {
  const { current, gap } = builder;
  if (isClosedToo(builder)) {
    const statement = builder.begin();
    statement.isClosed = true;
    setDays(statement, daysOf(atom), atom.isAll);
    return;
  }
  const isWaitingForDays = current.isClosed && !current.days && current.dates.length === 0;
  if (isWaitingForDays && current.ranges.length === 0) {
    if (!splitLast(builder, atom)) setDays(current, daysOf(atom), atom.isAll);
    return;
  }
  const isTimesFirst =
    (current.ranges.length > 0 || current.until) && !current.days && current.dates.length === 0;
  if (isTimesFirst && gap !== 'strong') {
    const next = builder.peek();
    const behind = builder.peek(next.at);
    const isClosedHere =
      next.atom?.kind === 'closed' && !next.isApart && (behind.atom?.kind !== 'days' || behind.isApart);
    const isOwn = (hasOwnTimes(builder, builder.at) && !isEndMissing(builder)) || isClosedHere;
    if (gap === 'none' && (isClosedHere ? splitClosed(builder, atom) : splitLast(builder, atom))) return;
    const times = next.atom?.kind === 'meal' ? builder.peek(next.at) : next;
    const isAlternating = gap === 'none' && builder.peek(times.at).atom?.kind === 'days';
    if (!isOwn || isAlternating) {
      onTimesFirst(builder, daysOf(atom), atom.isAll);
      return;
    }
  }
  const isSaidTwice = atom.isAll && current.isAllDays && current.ranges.length === 0;
  if (isSaidTwice) return;
  const isFirst =
    !current.days && current.dates.length === 0 && current.ranges.length === 0 && !current.until;
  setDays(isFirst ? current : builder.begin(), daysOf(atom), atom.isAll);
}

/** "9–5 Monday to Friday", "breakfast 7–11, lunch 12–3 and tea 4–6, Monday to Friday". */
function onTimesFirst(builder: StatementBuilder, days: readonly number[], isAll: boolean): void {
  const { current, statements } = builder;
  current.isTimesFirst = true;
  setDays(current, days, isAll);
  for (const before of statements.toReversed()) {
    const isMealBefore = before.meal && current.meal && before.line === current.line;
    if (!isMealBefore || before.ranges.length === 0 || before.days) return;
    setDays(before, days, isAll);
  }
}

/** "closed Sunday evening", and not "Sunday and Monday evening": all of the first day may be meant. */
export function isOfOneDay({ atoms, at, current }: StatementBuilder): boolean {
  const before = atoms.slice(Math.max(0, at - 2), at).findLast(({ kind }) => kind === 'days');
  return current.days === undefined || (before?.kind === 'days' && before.parts.length === 1);
}

/** Nothing more is said in this sentence. */
export const isEnd = (atom: Atom | undefined) => atom === undefined || atom.kind === 'mark';
