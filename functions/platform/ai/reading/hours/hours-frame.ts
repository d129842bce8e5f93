import { WEEKDAYS } from '#shared/site/site-content.ts';
import { MOST_EXCEPTED } from './hours-conflicts.ts';
import type { HoursFact, RunFacts } from './hours-facts.ts';
import type { Statement } from './statements/statement.ts';

/** How much of a run is about hours, judged by the words beside it. */
export type FramedRun = RunFacts & {
  /** All that may be about its days was understood, in one way. */
  isExact: (fact: HoursFact) => boolean;
  /** The words say that they are about hours, so that they may stand under Hours as they are. */
  isPrintable: boolean;
  /** The words are about hours, whatever else of them was not understood. */
  isSure: boolean;
};

/** "kids 5-9 half price", "we used to open at 6": statements that are about something else. */
function isElsewhere({ run }: RunFacts, statement: Statement): boolean {
  const isFirst = statement === run.statements[0];
  const isLast = statement === run.statements.at(-1) && statement.line === run.lastLine;
  const isAnnounced = statement.isOpen || statement.isClosed;
  if (run.before === 'not_now' && statement.line === 0) return true;
  if (run.after === 'not_now' && statement.line === run.lastLine) return true;
  if (run.before === 'other_topic' && isFirst && !isAnnounced) return true;
  return run.after === 'other_topic' && isLast && !isAnnounced;
}

const isDaysOnly = ({ isOpen, isClosed, isVague, meal, ranges, until }: Statement) =>
  !isOpen && !isClosed && !isVague && !meal && ranges.length === 0 && until === undefined;

/** Times, days or dates that something else in the sentence may be about: no hours by themselves. */
function isLoose({
  season,
  isOpen,
  isClosed,
  isVague,
  meal,
  days,
  dates,
  ranges,
  until,
  lastSeating,
  excepted,
}: Statement): boolean {
  if (isOpen || isVague || lastSeating !== undefined) return false;
  if (isClosed) return days === undefined && dates.length === 0 && ranges.length === 0;
  if (meal) return days === undefined && ranges.length === 0 && until === undefined && dates.length === 0;
  const hasTimes = ranges.length > 0 || until !== undefined;
  const isPlaced = days !== undefined || dates.length > 0 || season?.dates !== undefined;
  return !(hasTimes && isPlaced) && excepted.length === 0;
}

function isFramed({ run, facts }: RunFacts): boolean {
  if (run.statements.some(({ isOpen, isClosed }) => isOpen || isClosed)) return true;
  const isBeside = run.before === 'word' || run.after === 'word';
  /* "fuel 24/7": of something else. */
  const isAroundTheClock = facts.some(({ services }) => services.some(({ closes }) => closes === '24:00'));
  if (isAroundTheClock && run.before === 'word') return false;
  return (
    !isBeside ||
    facts.some(({ services }) => services.some(({ days }) => days.length > 2)) ||
    facts.length > 1 ||
    run.statements.some(
      ({ meal, ranges }) =>
        meal && meal.end > 0 && ranges.length > 0 && !(meal.end === run.end && run.after === 'word'),
    )
  );
}

const hasServices = (fact: HoursFact) => fact.services.length > 0 || fact.dated.length > 0;

/** "closed", without a day: says nothing by itself. */
const isIdle = ({ isClosed, days, dates, ranges, isVague }: Statement) =>
  isClosed && !isVague && !days && dates.length === 0 && ranges.length === 0;

/** Days at the end of a run that belong to the words of the next sentence: "Fridays [we have live music]". */
function isStray({ run }: RunFacts, statement: Statement): boolean {
  const { statements } = run;
  const isLast = statement === statements.at(-1) && run.after !== 'none';
  const isFirst = statement === statements[0] && run.before !== 'none';
  const beside = isLast ? statements.at(-2) : statements[1];
  return (
    isDaysOnly(statement) &&
    (isLast || isFirst) &&
    beside !== undefined &&
    (isLast || beside.line !== statement.line)
  );
}

/** "closed Sunday evenings", "no lunch on Mondays": takes something away from what other sentences say. */
const isRestriction = ({ isVague, isApart, isClosed, days, dates }: Statement) =>
  isVague && !isApart && (days !== undefined || (isClosed && dates.length === 0));

const daysOf = ({ services, closed }: HoursFact) => [...closed, ...services.flatMap(({ days }) => days)];

const isDated = ({ dates, season }: Statement) =>
  dates.length > 0 || (season !== undefined && !season.isHeading && !season.isLeading);

/** "Mon–Thu 5–9, Fri until late", "closed Dec 24 at 3": what was not understood is about other days. */
function isOfOtherDays(statement: Statement, fact: HoursFact): boolean {
  const days = daysOf(fact);
  if (days.length === 0) return false;
  if (isDated(statement)) return fact.statement.season === undefined && statement.start >= fact.end;
  const said = WEEKDAYS.filter((_, day) => statement.days?.includes(day));
  return said.length > 0 && !fact.isWithoutDays && !days.some((day) => said.includes(day));
}

/** "no food Mondays" */
const isOfKitchen = ({ isVague, meal, ranges }: Statement) =>
  isVague && meal?.meal === 'any' && ranges.length === 0;

const isUnnamed = ({ services }: HoursFact) => services.every(({ name }) => name === '');

/** What was not understood may say something else of the days of a fact: in its sentence, or where it restricts all. */
function taints(statement: Statement, fact: HoursFact, facts: readonly HoursFact[]): boolean {
  if (isOfKitchen(statement) && isUnnamed(fact) && !facts.every(isUnnamed)) return false;
  const isBeside = statement.line === fact.statement.line && !statement.isApart;
  return (isBeside || isRestriction(statement)) && !isOfOtherDays(statement, fact);
}

/** Sentences that hold in part of the year, or that their writer is not sure of. */
function inexactLines({ run, facts }: RunFacts): ReadonlySet<number> {
  const lines = new Set([
    ...facts.filter(({ isExact }) => !isExact).map(({ statement }) => statement.line),
    ...run.statements.filter(({ isHedged, isApart }) => isHedged && !isApart).map(({ line }) => line),
  ]);
  const first = run.statements[0];
  if (
    first &&
    (first.season || first.dates.length > 0) &&
    run.before === 'word' &&
    !first.isOpen &&
    !first.isClosed
  )
    lines.add(first.line);
  if (run.before === 'season' && first) lines.add(first.line);
  if (run.after === 'season' && !run.statements.at(-1)?.isClosed) lines.add(run.lastLine);
  return lines;
}

/** Leaves out what is about something else, and says how sure the rest is. */
export function framed(found: RunFacts): FramedRun {
  const facts = found.facts.filter(({ statement }) => !isElsewhere(found, statement));
  const unread = found.unread.filter(
    (statement) => !isElsewhere(found, statement) && !isIdle(statement) && !isStray(found, statement),
  );
  const isAbout =
    facts.some(hasServices) ||
    [...unread, ...facts.map(({ statement }) => statement)].some((one) => !isLoose(one));
  const kept = {
    run: found.run,
    facts: isAbout ? facts.filter(({ statement }) => !isLooseTimes(statement, found)) : [],
    unread: isAbout ? unread : [],
  };
  const isSeated =
    !found.run.statements.some(({ lastSeating, ranges }) => lastSeating && ranges.length > 0) ||
    facts.some(({ services }) => services.some((one) => one.last_seating !== null));
  const isSure = isFramed(found);
  const inexact = inexactLines(kept);
  return {
    ...kept,
    isExact: (fact) =>
      isSure &&
      isSeated &&
      !inexact.has(fact.statement.line) &&
      !kept.unread.some((statement) => taints(statement, fact, kept.facts)),
    isSure,
    isPrintable: isSure && (kept.facts.length > 0 || kept.unread.some((one) => !isDaysOnly(one))),
  };
}

/** "11 to 8, Sundays til 6": the other days are meant. */
function isFollowedBySingleDay({ ranges, line }: Statement, statements: readonly Statement[]): boolean {
  const isWhole = ranges.length > 0 && ranges.every(({ closes }) => closes !== null);
  return (
    isWhole &&
    statements.some(
      (one) =>
        one.line === line &&
        one.days !== undefined &&
        one.days.length <= MOST_EXCEPTED &&
        (one.until !== undefined || one.ranges.length > 0),
    )
  );
}

/** "5-9" alone, without a day, a meal or "open", is no hours. */
function isLooseTimes(statement: Statement, { run }: RunFacts): boolean {
  if (statement.days || statement.dates.length > 0 || statement.isHappyHour) return false;
  if (statement.season?.dates) return false;
  if (statement.meal || statement.isOpen) return false;
  if (run.before !== 'word' && isFollowedBySingleDay(statement, run.statements)) return false;
  const isBeginning = statement.ranges.every(({ closes, late }) => closes === null && late === null);
  const said = isBeginning ? run.statements.filter(({ line }) => line === statement.line) : run.statements;
  return !said.some(({ isOpen, isClosed, meal }) => isOpen || isClosed || meal);
}
