import { dayPartOfMeal } from './day-part.ts';
import type { StatementBuilder } from './statement-builder.ts';
import { onClosed } from './statement-closed.ts';
import { hasOwnTimes, isEnd, isOfOneDay } from './statement-days.ts';

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

/** "not", "no": of a meal, of a part of a day, of days, or of hours that are said in passing. */
export function onNot(builder: StatementBuilder, folded: string): void {
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
