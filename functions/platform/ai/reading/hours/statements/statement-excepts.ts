import type { Span } from '../../reader.ts';
import { dayPartOf } from './day-part.ts';
import { emptyStatement, type Statement } from './statement.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';
import { ALL_DAYS, daysOf, hasOwnTimes, setDays } from './statement-days.ts';

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

/** "except Tuesdays", "außer Sonntagabend", "excepto agosto". */
export function onExcept(builder: StatementBuilder, folded: string): void {
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
