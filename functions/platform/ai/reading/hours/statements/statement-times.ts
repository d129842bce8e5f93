import { isOnlyBeside } from './day-part.ts';
import type { Statement } from './statement.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';
import { hasOwnTimes, isTimes, setDays } from './statement-days.ts';
import { onClosingTime } from './statement-ends.ts';

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

/** Hours, of the days beside them, or of days of their own. */
export function onTimes(builder: StatementBuilder, atom: AtomOf<'times'>, folded: string): void {
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
