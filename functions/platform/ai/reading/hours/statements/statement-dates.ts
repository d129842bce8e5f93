import type { AtomOf, StatementBuilder } from './statement-builder.ts';

const isTimes = (atom: { kind: string } | undefined) => atom?.kind === 'times' || atom?.kind === 'until';

const LISTED = /[,&+/]|(?<![a-z])(?:and|plus|y|e|ed|et|und|sowie|also|tambien|aussi|anche|auch)(?![a-z])/;

/** "Closed Friday evenings in May", and not "closed Mondays and in May". */
function isOfSuchDays(builder: StatementBuilder, atom: AtomOf<'dates'>, folded: string): boolean {
  const { end } = builder.span(builder.at - 1);
  const isPlaced = builder.current.days !== undefined || builder.current.part !== undefined;
  return (
    isPlaced && builder.gap === 'none' && isSeason(atom.dates) && !LISTED.test(folded.slice(end, atom.start))
  );
}

/** Dates that are closed, dates with times, or months in which a week holds; `folded` is the text of the offsets. */
export function onDates(builder: StatementBuilder, atom: AtomOf<'dates'>, folded: string): void {
  const { current, gap } = builder;
  const { dates } = atom;
  const next = builder.peek();
  if (current.isClosed && !isTimes(next.atom) && isOfSuchDays(builder, atom, folded)) {
    current.isVague = true;
    current.season = { dates, isHeading: false };
    return;
  }
  if (current.isClosed && !isTimes(next.atom) && gap !== 'strong') {
    const statement = current.days || current.part ? builder.begin() : current;
    statement.isClosed = true;
    statement.dates.push(dates);
    return;
  }
  /* "Christmas opening", with the dates in lines of their own. */
  const isHoliday = dates.kind === 'holiday';
  if (gap === 'strong' && !isHoliday && current.ranges.length === 0 && !current.isClosed)
    current.dates = current.dates.filter(({ kind }) => kind !== 'holiday');
  const isSeasonSaid = current.ranges.length > 0 && gap === 'strong';
  if (current.season && !current.season.dates && !isSeasonSaid) {
    current.season = {
      ...current.season,
      dates,
      isHeading: isHeading(builder),
      isLeading: current.ranges.length === 0,
    };
    current.isApart = false;
    return;
  }
  const isLong = isSeason(dates);
  if (
    isLong &&
    gap === 'weak' &&
    END_OF_SENTENCE.test(folded.slice(atom.end, atom.end + 2)) &&
    isWholeLine(builder)
  ) {
    for (const one of [...builder.statements, current])
      if (one.line === current.line && one.ranges.length > 0 && !one.season)
        one.season = { dates, isHeading: false };
    return;
  }
  const isBeforeTimes = isTimes(next.atom) && !next.isApart;
  const isPostfix =
    current.ranges.length > 0 && gap === 'none' && !isBeforeTimes && current.dates.length === 0;
  if (isPostfix && isLong) current.season = { dates, isHeading: false };
  else if (isPostfix && !current.days) current.dates.push(dates);
  else if (
    !(isLong && gap === 'strong') &&
    current.dates.length > 0 &&
    current.ranges.length === 0 &&
    !current.until &&
    !current.isClosed
  )
    current.dates.push(dates);
  else beginDated(builder, dates, isLong);
}

const END_OF_SENTENCE = /^\s?(?:[.;!)\n]|$)/;

/** "10–8 Wednesday to Sunday, from May to October.": the months end the sentence and hold for all of it. */
function isWholeLine({ atoms, at, current }: StatementBuilder): boolean {
  const next = atoms[at + 1];
  const isEnd = next === undefined || (next.kind === 'mark' && next.isStrong);
  const isPlain = current.dates.length === 0 && !current.season && !current.isClosed;
  return isEnd && isPlain && current.ranges.length > 0;
}

function beginDated(builder: StatementBuilder, dates: AtomOf<'dates'>['dates'], isLong: boolean): void {
  const { current } = builder;
  const isFresh = current.ranges.length === 0 && !current.isClosed && !current.until;
  const statement = isFresh && (!isLong || !current.days) ? current : builder.begin();
  /* "Fridays Feb 12 thru March 26": not each day of them. */
  if (statement.days && !isLong && isRange(dates)) statement.isVague = true;
  delete statement.days;
  if (isLong) {
    builder.endSeason();
    statement.season = { dates, isHeading: isHeading(builder), isLeading: true };
  } else statement.dates.push(dates);
}

const isRange = (dates: AtomOf<'dates'>['dates']) =>
  dates.kind === 'days' &&
  (dates.isMonths || dates.from.month !== dates.to.month || dates.from.day !== dates.to.day);

/** Months, or more than a month: part of each year. */
function isSeason(dates: AtomOf<'dates'>['dates']): boolean {
  if (dates.kind !== 'days' || dates.from.year !== undefined || dates.to.year !== undefined) return false;
  const months = (dates.to.month - dates.from.month + 12) % 12;
  return dates.isMonths || months > 1;
}

/** A season with a colon or a line of its own holds for all that follows. */
export function isHeading(builder: StatementBuilder): boolean {
  const mark = builder.atoms[builder.at + 1];
  const after =
    mark?.kind === 'mark' && !mark.isStrong && !mark.isColon ? builder.atoms[builder.at + 2] : mark;
  return after?.kind === 'mark' && (after.isColon || (after.isStrong && !after.isStop));
}
