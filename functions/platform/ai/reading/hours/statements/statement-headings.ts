import type { Span } from '../../reader.ts';
import type { Atom } from '../tokens/hours-atoms.ts';
import type { StatementBuilder } from './statement-builder.ts';
import { isHeading } from './statement-dates.ts';

const isEnd = (atom: Atom | undefined) => atom === undefined || atom.kind === 'mark';

const isTimes = (atom: Atom | undefined) => atom?.kind === 'times' || atom?.kind === 'until';

/** "happy hour Mon–Fri 4–6", "Mon–Fri 4–6 happy hour": an offer, no hours of the house. */
function onHappyHour(builder: StatementBuilder, { start, end }: Span): void {
  const next = builder.peek();
  const hasOwnDays = (next.atom?.kind === 'days' || isTimes(next.atom)) && !next.isApart;
  const statement =
    builder.current.ranges.length > 0 && builder.gap === 'none' && !hasOwnDays
      ? builder.current
      : builder.begin();
  statement.isHappyHour = true;
  statement.meal = { meal: 'any', start, end };
}

/** The word belongs to what stands before it: "ab 17 Uhr geöffnet". */
function isBehind(builder: StatementBuilder): boolean {
  const { atom, isApart } = builder.peek();
  return builder.gap === 'none' && (isApart || (atom?.kind !== 'days' && !isTimes(atom)));
}

/** "open", a season, days that no rule gives. */
export function onHeading(builder: StatementBuilder, atom: Atom): void {
  const { current } = builder;
  const isDone = current.ranges.length > 0 || current.isClosed || current.until !== undefined;
  const isOfHouse = atom.kind === 'open' && current.meal?.meal === 'any' && builder.gap === 'strong';
  if (isOfHouse && !isDone && !current.days) delete current.meal;
  if (atom.kind === 'open') (isDone && !isBehind(builder) ? builder.begin() : current).isOpen = true;
  else if (atom.kind === 'happy_hour') onHappyHour(builder, atom);
  else if (atom.kind === 'season') {
    const isAfter = isDone && isBehind(builder);
    if (isAfter && current.isClosed) current.isVague = true;
    const statement = isDone && !isAfter ? builder.begin() : current;
    builder.endSeason();
    statement.season = { name: { start: atom.start, end: atom.end }, isHeading: isHeading(builder) };
    statement.isApart = true;
  } else if (atom.kind === 'vague_days') onVagueDays(builder, atom);
}

/** "Sundays and public holidays 12–9": the days hold, the holidays stay words. */
function onVagueDays(builder: StatementBuilder, { start, end: last }: Span): void {
  const { current } = builder;
  const next = builder.peek();
  /* "school holidays every day": no other days than the holidays. */
  const isEach =
    next.atom?.kind === 'days' && next.atom.isAll && !next.isApart && isEnd(builder.atoms[next.at + 1]);
  /* "Mon–Fri 9–1, bank holidays 2–5": of the holidays alone. */
  const isTimed = next.atom?.kind === 'times' && !next.isApart && builder.isComplete();
  if (isEach || isTimed) builder.at = next.at;
  const end = isEach || isTimed ? (next.atom?.end ?? last) : last;
  const isList = current.days !== undefined && current.ranges.length === 0 && !current.isVague;
  if (isList || builder.isComplete()) {
    const words = { ...current, end, isVague: true, isApart: true, ranges: [] };
    builder.statements.push(words);
    return;
  }
  current.isVague = true;
  current.isApart = true;
  current.until ??= { time: null, span: { start, end } };
}
