import type { Span } from '../../reader.ts';
import { dayPartOf, dayPartOfMeal, isOnlyBeside } from './day-part.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';
import { isEnd, isOfOneDay, isTimes } from './statement-days.ts';

const MORNING = /(?:morning|madrugada|manana|matin|mattin|morgen|vormittag)/;
const EVENING = /(?:evening|night|noche|soir|sera|sere|abend|nachts)/;

/** "Lunch", before or behind the hours that it names. */
export function onMeal(builder: StatementBuilder, atom: AtomOf<'meal'>, folded: string): void {
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

/** "Sunday evening": all that is said of a day is of this part. */
export function onPartOfDay(builder: StatementBuilder, atom: Span, folded: string): void {
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
