import type { Statement } from './statement.ts';
import type { AtomOf, StatementBuilder } from './statement-builder.ts';

type EndAtom = AtomOf<'until'>;

/** "until 11", "closes at 9", "last seating 9:30". */
export function onEnd(builder: StatementBuilder, atom: EndAtom): void {
  const { current, gap } = builder;
  const said = { start: atom.start, end: atom.end };
  const range = current.ranges.at(-1);
  if (atom.kind === 'last_seating') {
    onLastSeating(builder, atom);
    return;
  }
  const isEndMissing =
    range !== undefined && range.closes === null && range.late === null && gap !== 'strong';
  if (isEndMissing) {
    range.closes = atom.time;
    if (atom.kind === 'closes') range.isOpenToClose = true;
    if (atom.time === null) range.late = said;
    if (atom.kind === 'closes') closeAll(builder, atom.time);
  } else if (isOfKitchen(builder, atom)) {
    const before = builder.statements.at(-1);
    if (before?.note) before.note.end = before.end = said.end;
    delete current.days;
  } else if (isLateToo(builder, atom) && range) range.late = said;
  else if (atom.kind === 'until') {
    const next = builder.peek();
    const isBeforeDays = next.atom?.kind === 'days' && !next.isApart;
    if (current.meal && !current.days && current.ranges.length === 0 && !isBeforeDays) {
      onKitchenCloses(builder, { time: atom.time, span: said });
      return;
    }
    const isFree = current.ranges.length === 0 && !current.isClosed && !current.until;
    (isFree ? current : builder.begin()).until = { time: atom.time, span: said };
  } else if (isDayOnly(current)) {
    /* "Sundays we close at 1" */
    current.isOpen = true;
    current.until = { time: atom.time, span: said };
  } else {
    if (!current.meal) current.isOpen = true;
    onKitchenCloses(builder, { time: atom.time, span: said });
  }
}

const isDayOnly = ({ days, meal, ranges, isClosed, until }: Statement) =>
  days !== undefined && !meal && ranges.length === 0 && !isClosed && !until;

/** "Fri from 3, Sat from 11, we close at 9": the end of all that have none. */
function closeAll({ statements, current }: StatementBuilder, time: EndAtom['time']): void {
  for (const { line, ranges } of statements) {
    const last = ranges.at(-1);
    if (line === current.line && last?.closes === null && last.late === null) last.closes = time;
  }
}

/** "kitchen until 9, Sundays until 8": the other days' end is the kitchen's, too. */
function isOfKitchen({ current, statements }: StatementBuilder, { kind }: EndAtom): boolean {
  const before = statements.at(-1);
  const isEndOnly = current.days !== undefined && current.ranges.length === 0 && !current.isClosed;
  return kind === 'until' && isEndOnly && before?.note !== undefined && before.noteLine === current.line;
}

/** "5pm or until sold out". */
function isLateToo({ current, gap }: StatementBuilder, { kind, time }: EndAtom): boolean {
  return kind === 'until' && time === null && gap === 'none' && current.ranges.length > 0;
}

/** "kitchen closes at 21:30": no hours of the house; a note to them. */
function onKitchenCloses(builder: StatementBuilder, said: NonNullable<Statement['until']>): void {
  const { current } = builder;
  const before = builder.statements.at(-1);
  if (
    !current.meal ||
    current.days ||
    before === undefined ||
    before.isClosed ||
    before.ranges.length === 0
  ) {
    current.isVague = true;
    current.until = said;
    return;
  }
  before.note = { start: current.meal.start, end: said.span.end };
  before.end = said.span.end;
  before.noteLine = current.line;
  delete current.meal;
}

function onLastSeating(builder: StatementBuilder, { time, start, end }: EndAtom): void {
  if (time === null) return;
  const { line } = builder.current;
  const whole = [...builder.statements, builder.current];
  const all = builder.gap === 'strong' ? whole : whole.filter((one) => one.line === line);
  const served = all.filter(({ ranges, isHappyHour }) => ranges.length > 0 && !isHappyHour);
  for (const statement of served) {
    const [first] = statement.ranges;
    if (first && statement.lastSeating && statement.ranges.length > 1) first.last = statement.lastSeating;
    statement.lastSeating = time;
  }
  const last = served.at(-1);
  if (last) last.end = end;
  else builder.current.lastSeating = time;
  if (!last) builder.current.start = Math.min(builder.current.start, start);
}

/** "we close Friday at 2": an end, and no day of rest. Whether it was one. */
export function onClosingTime({ current, gap }: StatementBuilder, atom: AtomOf<'times'>): boolean {
  const [time, ...others] = atom.ranges;
  if (time === undefined || others.length > 0 || !time.isAt || time.closes !== null) return false;
  const isDayOnly = current.days !== undefined && current.ranges.length === 0;
  if (!current.isClosed || !isDayOnly || gap !== 'none') return false;
  current.isClosed = false;
  current.until = { time: time.opens, span: { start: atom.start, end: atom.end } };
  return true;
}
