import type { Span } from '../../reader.ts';
import type { Atom } from '../tokens/hours-atoms.ts';
import { dayPartOf, dayPartOfMeal, isOnlyBeside } from './day-part.ts';
import { emptyStatement, type Statement } from './statement.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';
import { onDates } from './statement-dates.ts';
import { ALL_DAYS, daysOf, hasOwnTimes, isTimes, onDays, setDays } from './statement-days.ts';
import { onClosingTime, onEnd } from './statement-ends.ts';
import { onHeading } from './statement-headings.ts';

const MORNING = /(?:morning|madrugada|manana|matin|mattin|morgen|vormittag)/;
const EVENING = /(?:evening|night|noche|soir|sera|sere|abend|nachts)/;

/** "Mon–Fri 9–11, Sat 9–5, kitchen 12–2": the kitchen's days are not those of the last alone. */
function hasOtherDays({ statements }: StatementBuilder, carrier: Statement | undefined): boolean {
  return statements
    .slice(-3)
    .some(
      ({ days, ranges, isCarried, line }) =>
        days !== undefined &&
        ranges.length > 0 &&
        !isCarried &&
        line === carrier?.line &&
        days.join() !== carrier.days?.join(),
    );
}

/** "… 5:30–8 Wed Thu and 5:30–8:30 Fri Sat": times and their days in turns. */
function isAlternating(builder: StatementBuilder, at: number): boolean {
  const times = builder.peek(at);
  const days = builder.peek(times.at);
  const isTurn = isTimes(times.atom) && !times.isApart && days.atom?.kind === 'days' && !days.isApart;
  return isTurn && !hasOwnTimes(builder, days.at);
}

/** "… 5–8 and Sundays only in the morning": days of a statement of their own. */
function isOnlyInPart({ atoms }: StatementBuilder, at: number, folded: string): boolean {
  const part = atoms[at + 1];
  return part?.kind === 'part_of_day' && isOnlyBeside(folded, part);
}

/** "dinner every day but Tuesday, lunch 12–2": of dinner, where it stands first. */
const isOfOwnMeal = ({ meal, start }: Statement) =>
  meal !== undefined && meal.end > 0 && meal.start === start;

function onTimes(builder: StatementBuilder, atom: AtomOf<'times'>, folded: string): void {
  const { current, gap } = builder;
  if (onClosingTime(builder, atom)) return;
  const next = builder.peek();
  const isBesideDays = next.atom?.kind === 'days' && !next.isApart && !isOnlyInPart(builder, next.at, folded);
  const isBeforeDays = isBesideDays && (!hasOwnTimes(builder, next.at) || isAlternating(builder, next.at));
  if (current.isClosed && !builder.isComplete()) current.isVague = true;
  const isOfSeason = isBeforeDays && gap !== 'none' && current.season?.isHeading === false;
  const isSecond = current.isTimesFirst || isOfSeason || (current.days !== undefined && isBeforeDays);
  const isOther =
    (current.isClosed && builder.isComplete()) ||
    current.until !== undefined ||
    (current.ranges.length > 0 && isSecond);
  const { carrier } = builder;
  const statement = isOther ? builder.begin() : builder.current;
  statement.ranges.push(...atom.ranges);
  const isUnplaced = !statement.days && statement.dates.length === 0 && !statement.isClosed;
  const isOfOne = !statement.meal || !hasOtherDays(builder, carrier);
  if (isUnplaced && carrier && carrier !== statement && !isBeforeDays && !carrier.isTimesFirst) {
    if (!isOfOne) {
      statement.isVague = statement.isApart = true;
      return;
    }
    const left = isOfOwnMeal(carrier) ? [] : carrier.excepted;
    setDays(
      statement,
      (carrier.days ?? []).filter((day) => !left.includes(day)),
      carrier.isAllDays,
    );
    statement.isCarried = true;
  }
}

/** "closed Sunday evening", and not "Sunday and Monday evening": all of the first day may be meant. */
function isOfOneDay({ atoms, at, current }: StatementBuilder): boolean {
  const before = atoms.slice(Math.max(0, at - 2), at).findLast(({ kind }) => kind === 'days');
  return current.days === undefined || (before?.kind === 'days' && before.parts.length === 1);
}

function onMeal(builder: StatementBuilder, atom: AtomOf<'meal'>, folded: string): void {
  const { current, gap } = builder;
  const name = { meal: atom.meal, start: atom.start, end: atom.end };
  if (current.isVague || (current.isClosed && gap === 'none')) {
    current.isVague = true;
    const part = dayPartOfMeal(atom.meal);
    if (part && current.isClosed && !current.part && isOfOneDay(builder)) current.part = part;
    return;
  }
  const next = builder.peek();
  const isAfterTimes = current.ranges.length > 0 && !current.meal && gap === 'none';
  if (isAfterTimes && (!isTimes(next.atom) || next.isApart) && (next.atom?.kind !== 'days' || next.isApart)) {
    current.meal = name;
    return;
  }
  if (current.meal && !current.days && current.ranges.length === 0 && gap !== 'strong') {
    current.meal = { meal: 'any', start: current.meal.start, end: atom.end };
    return;
  }
  const isNew =
    current.ranges.length > 0 ||
    current.isClosed ||
    current.until ||
    current.meal ||
    current.dates.length > 0;
  const statement = isNew ? builder.begin() : current;
  statement.meal = name;
  onOnlyMeal(builder, atom, folded);
}

/** "Sunday lunch only", "domenica solo pranzo": the other meals are not served. */
function onOnlyMeal(builder: StatementBuilder, atom: AtomOf<'meal'>, folded: string): void {
  const { current } = builder;
  const part = dayPartOfMeal(atom.meal);
  const isAlone = current.days !== undefined && current.ranges.length === 0 && !current.part;
  if (!part || !isAlone || !isEnd(builder.atoms[builder.at + 1]) || !isOnlyBeside(folded, atom)) return;
  current.part = part;
  current.isPartOnly = true;
}

/** "11–9 daily except Wed (closed)": says again what was said. */
function isSaidAgain({ current, atoms, at }: StatementBuilder, folded: string): boolean {
  const { start = 0, end = 0 } = atoms[at] ?? {};
  const isBracketed = folded.charAt(start - 1) === '(' && folded.charAt(end) === ')';
  return isBracketed && current.excepted.length > 0;
}

const OTHERS_CLOSED: ReadonlySet<string> = new Set([
  'days',
  'dates',
  'part_of_day',
  'vague_days',
  'season',
  'meal',
]);

/** "Freitag von 13 bis 14 Uhr zu": closed at these times. */
function isClosedThen(builder: StatementBuilder, folded: string): boolean {
  const { current, gap, atoms, at } = builder;
  const next = builder.peek();
  const isOfOthers = OTHERS_CLOSED.has(next.atom?.kind ?? '');
  const [times, word] = [atoms[at - 1], atoms[at]];
  const between = folded.slice(times?.end ?? 0, word?.start ?? 0);
  /* "brunch 10–2 then closed" is open before. */
  const isBehind = times?.kind === 'times' && between.trim() === '';
  const isTimed =
    isBehind && current.days !== undefined && current.ranges.some(({ closes }) => closes !== null);
  return isTimed && !current.isTimesFirst && gap === 'none' && (next.isApart || !isOfOthers);
}

function onClosed(builder: StatementBuilder, folded: string): void {
  const { current, gap } = builder;
  if (isSaidAgain(builder, folded)) return;
  if (isClosedThen(builder, folded)) {
    current.isClosed = true;
    return;
  }
  const next = builder.peek();
  const afterNext = builder.peek(next.at).atom;
  const isNextOwn = isTimes(afterNext) || afterNext?.kind === 'closed' || afterNext?.kind === 'meal';
  const hasDaysAfter = (next.atom?.kind === 'days' || next.atom?.kind === 'dates') && !isNextOwn;
  const isPlaced =
    current.days !== undefined || current.dates.length > 0 || current.season?.dates !== undefined;
  const isBare = isPlaced && current.ranges.length === 0 && !current.until && !current.isClosed;
  if (current.isClosed && gap === 'none') return;
  if (isBare && (!hasDaysAfter || (gap === 'none' && !current.isOpen))) {
    if (!current.days && current.dates.length === 0 && current.season?.dates) {
      current.dates = [current.season.dates];
      delete current.season;
    }
    if (current.meal) {
      current.isVague = true;
      const part = dayPartOfMeal(current.meal.meal);
      if (part && !current.part && isOfOneDay(builder)) current.part = part;
    }
    const before = builder.statements.at(-1);
    const isOfList = before?.line === current.line && before.meal !== undefined && before.days !== undefined;
    if (isOfList && before.ranges.length === 0 && !before.isClosed && !before.until) {
      before.isVague = true;
      before.isClosed = before.part !== undefined;
    }
    current.isClosed = true;
    return;
  }
  const isNothing = !isPlaced && current.ranges.length === 0 && !current.isClosed && !current.until;
  const statement = isNothing && !current.meal ? current : builder.begin();
  statement.isClosed = true;
}

function onPartOfDay(builder: StatementBuilder, atom: Span, folded: string): void {
  const word = folded.slice(atom.start, atom.end);
  const { current } = builder;
  const next = builder.peek().atom;
  const isOwnTimes = builder.gap === 'strong' && isTimes(next);
  if (builder.isComplete() && isOwnTimes) builder.begin();
  if (builder.isComplete() && (next?.kind === 'days' || next?.kind === 'except') && builder.gap !== 'none') {
    builder.begin();
    onPartOfDay(builder, atom, folded);
    return;
  }
  if (current.isClosed || next?.kind === 'closed') current.isVague = true;
  const part = dayPartOf(word);
  if (part && isOfOneDay(builder) && !current.part) {
    current.part = part;
    current.isPartOnly = current.days !== undefined && !isTimes(next) && isOnlyBeside(folded, atom);
  }
  const meal = MORNING.test(word) ? 'breakfast' : EVENING.test(word) && part ? 'dinner' : undefined;
  if (!current.meal && meal && current.ranges.length === 0) current.meal = { meal, start: 0, end: 0 };
}

/** "no lunch on Mondays", "Mondays no lunch". */
function isMealDenied(builder: StatementBuilder): boolean {
  const next = builder.peek();
  const part = next.atom?.kind === 'meal' && !next.isApart ? dayPartOfMeal(next.atom.meal) : undefined;
  const after = builder.peek(next.at);
  const isBefore = builder.current.days !== undefined && builder.gap === 'none' && !builder.isComplete();
  const isBehind = after.atom?.kind === 'days' && !after.isApart && !hasOwnTimes(builder, after.at);
  if (!part || !(isBefore ? isOfOneDay(builder) : isBehind)) return false;
  const statement = isBefore ? builder.current : builder.begin();
  statement.isVague = statement.isClosed = true;
  statement.part = part;
  builder.at = next.at;
  return true;
}

const isEnd = (atom: Atom | undefined) => atom === undefined || atom.kind === 'mark';

/** "Mon–Sat 9–5, not 9–4": what is denied behind hours takes nothing from them. */
function areTimesDenied(builder: StatementBuilder): boolean {
  const next = builder.peek();
  const [time, ...others] = next.atom?.kind === 'times' && !next.isApart ? next.atom.ranges : [];
  const isRange = time !== undefined && time.closes !== null && others.length === 0;
  return builder.isComplete() && builder.gap === 'weak' && isRange && isEnd(builder.atoms[next.at + 1]);
}

/** "el domingo a la noche no", "domenica sera no": the part of the day is closed. */
function isPartDenied({ current, gap, atoms, at }: StatementBuilder): boolean {
  const isPart = current.days !== undefined && current.part !== undefined && current.ranges.length === 0;
  return isPart && gap === 'none' && !current.isClosed && isEnd(atoms[at + 1]);
}

function onNot(builder: StatementBuilder, folded: string): void {
  if (isMealDenied(builder)) return;
  const next = builder.peek();
  if (next.atom?.kind === 'open') {
    builder.at = next.at;
    onClosed(builder, folded);
    return;
  }
  if (next.atom?.kind === 'days' && !next.isApart) {
    onClosed(builder, folded);
    return;
  }
  if (areTimesDenied(builder)) {
    builder.at = next.at;
    return;
  }
  if (isPartDenied(builder)) {
    builder.current.isVague = builder.current.isClosed = true;
    return;
  }
  if (builder.isComplete()) builder.begin();
  builder.current.isVague = true;
}

/** "or until sold out" takes nothing from the hours before it. */
function onHedge(builder: StatementBuilder): void {
  const { atom } = builder.peek();
  const isEnd = atom?.kind === 'until' && atom.time === null && builder.current.ranges.length > 0;
  if (isEnd) return;
  if (builder.gap === 'strong' && builder.isComplete()) builder.begin();
  builder.current.isHedged = true;
}

type ExceptedPart = {
  target: Statement | undefined;
  days: AtomOf<'days'>;
  partAtom: Span;
  folded: string;
};

/** "daily except Sunday evening". */
function onExceptedPart(builder: StatementBuilder, { target, days, partAtom, folded }: ExceptedPart): void {
  const part = dayPartOf(folded.slice(partAtom.start, partAtom.end));
  if (!part || days.parts.length > 1) {
    (target ?? builder.current).isVague = true;
    return;
  }
  builder.at += 1;
  const words = emptyStatement({ start: days.start, end: partAtom.end }, builder.line);
  setDays(words, daysOf(days), false);
  builder.statements.push({ ...words, isVague: true, isClosed: true, part });
}

function onExcept(builder: StatementBuilder, folded: string): void {
  const next = builder.peek();
  const { current } = builder;
  if (next.atom?.kind === 'days') {
    const excepted = daysOf(next.atom);
    const isOfPart = !current.days && current.ranges.length === 0 && !current.isClosed && current.part;
    if (isOfPart) setDays(current, ALL_DAYS, true);
    const target = current.days || current.ranges.length > 0 ? current : builder.statements.at(-1);
    const isReopened = current.ranges.length > 0 && hasOwnTimes(builder, next.at);
    builder.at = next.at;
    const partAtom = builder.atoms[next.at + 1];
    if (partAtom?.kind === 'part_of_day')
      onExceptedPart(builder, { target, days: next.atom, partAtom, folded });
    else if (isReopened) {
      setDays(
        current,
        (current.days ?? ALL_DAYS).filter((day) => !excepted.includes(day)),
        false,
      );
      current.isTimesFirst = false;
      setDays(builder.begin(), excepted, false);
    } else if (!target) current.isVague = true;
    else {
      target.excepted = [...target.excepted, ...excepted];
      target.end = next.atom.end;
    }
    return;
  }
  /* "Mercoledì riposo, escluso agosto": open then, at hours that nobody said. */
  const isOfRest = current.isClosed && next.atom?.kind === 'dates';
  const statement = builder.begin();
  statement.isClosed = true;
  if (isOfRest) statement.isVague = statement.isApart = true;
}

/** What one atom does to the statements; `folded` is the text that the offsets are of. */
export function applyAtom(builder: StatementBuilder, atom: Atom, folded: string): void {
  if (atom.kind === 'days') onDays(builder, atom);
  else if (atom.kind === 'times') onTimes(builder, atom, folded);
  else if (atom.kind === 'meal') onMeal(builder, atom, folded);
  else if (atom.kind === 'closed') onClosed(builder, folded);
  else if (atom.kind === 'dates') onDates(builder, atom, folded);
  else if (atom.kind === 'until' || atom.kind === 'closes' || atom.kind === 'last_seating')
    onEnd(builder, atom);
  else if (atom.kind === 'part_of_day') onPartOfDay(builder, atom, folded);
  else if (atom.kind === 'not') onNot(builder, folded);
  else if (atom.kind === 'except') onExcept(builder, folded);
  else if (atom.kind === 'hedge') onHedge(builder);
  else onHeading(builder, atom);
}
