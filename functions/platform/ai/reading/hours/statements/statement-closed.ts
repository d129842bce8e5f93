import { dayPartOfMeal } from './day-part.ts';
import type { StatementBuilder } from './statement-builder.ts';
import { isOfOneDay, isTimes } from './statement-days.ts';

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

/** The days, dates or season that the statement stands on are closed, and so is the meal that a list names before them. */
function closePlaced(builder: StatementBuilder): void {
  const { current } = builder;
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
}

/** "closed", "Ruhetag": of what stands before the word, or of what follows. */
export function onClosed(builder: StatementBuilder, folded: string): void {
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
    closePlaced(builder);
    return;
  }
  const isNothing = !isPlaced && current.ranges.length === 0 && !current.isClosed && !current.until;
  const statement = isNothing && !current.meal ? current : builder.begin();
  statement.isClosed = true;
}
