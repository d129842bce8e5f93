import type { Atom } from '../tokens/hours-atoms.ts';
import type { StatementBuilder } from './statement-builder.ts';
import { onClosed } from './statement-closed.ts';
import { onDates } from './statement-dates.ts';
import { onDays } from './statement-days.ts';
import { onNot } from './statement-denials.ts';
import { onEnd } from './statement-ends.ts';
import { onExcept } from './statement-excepts.ts';
import { onHeading } from './statement-headings.ts';
import { onMeal, onPartOfDay } from './statement-meals.ts';
import { onTimes } from './statement-times.ts';

/** "or until sold out" takes nothing from the hours before it. */
function onHedge(builder: StatementBuilder): void {
  const { atom } = builder.peek();
  const isEnd = atom?.kind === 'until' && atom.time === null && builder.current.ranges.length > 0;
  if (isEnd) return;
  if (builder.gap === 'strong' && builder.isComplete()) builder.begin();
  builder.current.isHedged = true;
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
