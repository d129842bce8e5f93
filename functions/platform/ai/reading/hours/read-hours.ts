import type { Service } from '#shared/profile/hours.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { wordsBefore } from '../contact/passage.ts';
import type { Reader, ReadingContext, Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { CLAIMED, freeText } from '../text/free-text.ts';
import { clauseAround } from './clause-around.ts';
import {
  contradictedFacts,
  MOST_EXCEPTED,
  withExceptions,
  withExtensions,
  withMealsApart,
  withOpenBeginnings,
  withOtherDaysClosed,
  withoutClosedDays,
  withRestOfWeek,
  withWholeEnds,
} from './hours-conflicts.ts';
import { factsOfRun, type HoursFact } from './hours-facts.ts';
import { type FramedRun, framed } from './hours-frame.ts';
import { hoursRuns } from './hours-runs.ts';
import { placedHours } from './placed-hours.ts';
import type { Statement } from './statements/statement.ts';
import type { ClockContext, WrittenTime } from './times/clock.ts';
import { type Atom, hoursAtoms } from './tokens/hours-atoms.ts';
import { hoursTokens } from './tokens/hours-tokens.ts';
import { withOneRest } from './tokens/rest-of-what.ts';
import { TokenReader } from './tokens/token-reader.ts';
import { withUnservedParts } from './unserved-parts.ts';
import { languageOfHours } from './vocabulary/vocabularies.ts';

/** "Hall hours apply: Sun–Wed 11–9, but we close sooner": of the house that a stall is in. */
const OF_THE_BUILDING =
  /(?<![a-z])(?:hall|mall|market|arcade|shopping (?:center|centre)|museum|hotel|markt|markthalle|mercado|marche|mercato|centro commerciale|centre commercial)(?:'s)? (?:hours|opening times|offnungszeiten|horarios?|horaires|orari[o]?)(?![a-z])/;
const NEAR = 80;
/** Countries that write the month of a date first. */
const MONTH_FIRST = new Set(['US', 'PH', 'CA']);
const BAR =
  /\b(?:nightclub|night club|cocktail bar|cocktails|dive bar|wine bar|pub|tavern|lounge|speakeasy|taproom|birreria|kneipe)\b/;

/** "Ph: (02) 5550 1122": the label of a number that was read, and no public holiday. */
const LABEL_OF_CLAIMED = new RegExp(`(?<![a-z])ph(?=[\\s:.]{0,3}[(${CLAIMED}])`, 'gi');
/** A week with more days of rest is hardly meant. */
const MOST_CLOSED = 3;

const isOf24Hours = ({ is24, isNamed }: WrittenTime) => is24 && isNamed === undefined;

function clockOf(atoms: readonly Atom[], folded: string): ClockContext {
  const times = atoms.flatMap((atom) =>
    atom.kind === 'times'
      ? atom.ranges.flatMap(({ opens, closes }) => (closes ? [opens, closes] : [opens]))
      : [],
  );
  const isHalved = times.some(({ half }) => half !== undefined);
  return { is24Text: times.some(isOf24Hours) && !isHalved, isBar: BAR.test(folded) };
}

type Found = {
  source: string;
  /** The text with `CLAIMED` in the place of what others have read. */
  free: string;
  isDaysImplied: boolean;
  byStatement: ReadonlyMap<Statement, HoursFact>;
  contradicted: Set<HoursFact>;
};

const isException = ({ name, days }: Service) => name === '' && days.length <= MOST_EXCEPTED;

/**
 * Times without days hold on all days that are not closed, if something is said of single days: that they are closed,
 * in whole or in part, or open at other times. No more than two other days
 * have times.
 */
function isDaysImplied(facts: readonly HoursFact[]): boolean {
  const own = facts.filter(({ isWithoutDays, isExtension }) => !isWithoutDays && !isExtension);
  const isSingleSaid = facts.some(
    ({ closed: days, unserved, services, isExtension, isWithoutDays }) =>
      days.length > 0 ||
      unserved ||
      (services.length > 0 && !isWithoutDays && (isExtension || services.every(isException))),
  );
  return isSingleSaid && own.every(({ services }) => services.every(isException));
}

/** "every day but Monday, until the meat runs out": the day of rest is clear where the hours are not. */
function isClearlyClosed({ isSure, unread, run }: FramedRun, { statement, closed }: HoursFact): boolean {
  const isSaidAgain = run.statements.some(
    (one) => one !== statement && one.days?.some((day) => closed.includes(WEEKDAYS[day] ?? 'monday')),
  );
  if (isSaidAgain) return false;
  const { isHedged, isVague, isApart, isClosed, isCarried, excepted } = statement;
  const isDoubtBeside = unread.some((one) => one.isVague && !one.isApart && one.line === statement.line);
  if (isDoubtBeside) return false;
  const isOwn = isClosed && !isCarried && closed.length <= MOST_CLOSED;
  return isSure && !isHedged && !isVague && !isApart && (isOwn || excepted.length > 0);
}

type Certainty = { isExact: boolean; isClosedExact: boolean };

function proposalsOf(
  source: string,
  fact: HoursFact,
  { isExact, isClosedExact }: Certainty,
): ProfileProposal[] {
  const passage = {
    confidence: isExact ? ('certain' as const) : ('likely' as const),
    start: fact.start,
    end: fact.end,
    words: source.slice(fact.start, fact.end),
  };
  const { happyHour } = fact;
  const menu = { description: '', price: '', amount: null, is_per_person: false };
  return [
    ...fact.services.map((value) => ({ field: 'services' as const, value, ...passage })),
    ...fact.closed.map((value) => ({
      field: 'closed_days' as const,
      value,
      ...passage,
      ...(isClosedExact ? { confidence: 'certain' as const } : {}),
    })),
    ...fact.dated.map((value) => ({ field: 'dated_hours' as const, value, ...passage })),
    ...(happyHour
      ? [
          {
            field: 'menus' as const,
            value: { kind: 'happy_hour' as const, ...happyHour, ...menu },
            ...passage,
          },
        ]
      : []),
  ];
}

function textProposal({ source, free }: Found, span: Span, isCertain: boolean): ProfileProposal {
  const { start, end } = clauseAround(free, span);
  const words = source.slice(start, end);
  const confidence = isCertain ? 'certain' : 'likely';
  return { field: 'hours_text', value: words.slice(0, 500), confidence, start, end, words };
}

function proposalsOfRun(found: Found, framedRun: FramedRun): ProfileProposal[] {
  const { source, contradicted } = found;
  const { run, unread, isPrintable } = framedRun;
  const facts = run.statements.flatMap((statement) => found.byStatement.get(statement) ?? []);
  const dayless = new Set(
    facts.flatMap(({ isWithoutDays, statement }) =>
      isWithoutDays && !found.isDaysImplied ? [statement.line] : [],
    ),
  );
  const from = Math.min(...facts.map(({ start }) => start));
  const near = source.slice(Math.max(0, from - NEAR), from);
  const isOfHouse = facts.length === 0 || !OF_THE_BUILDING.test(wordsBefore(foldText(near), near.length));
  const isCertain = (fact: HoursFact) =>
    isOfHouse &&
    fact.isExact &&
    framedRun.isExact(fact) &&
    !dayless.has(fact.statement.line) &&
    !contradicted.has(fact);
  const words = [
    ...unread,
    ...facts.filter((fact) => !isCertain(fact)).map((fact) => ({ ...fact, line: fact.statement.line })),
  ];
  return [
    ...facts.flatMap((fact) =>
      proposalsOf(source, fact, {
        isExact: isCertain(fact),
        isClosedExact: !contradicted.has(fact) && isClearlyClosed(framedRun, fact),
      }),
    ),
    ...passages(found.free, words).map((span) => textProposal(found, span, isPrintable)),
  ];
}

/** The clauses of what data cannot say; those of one sentence, and those that touch, are one passage. */
function passages(free: string, words: readonly (Span & { line: number })[]): Span[] {
  const merged: (Span & { line: number })[] = [];
  for (const one of [...words].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    const isOne = last && (last.line === one.line || clauseAround(free, last).end >= one.start);
    if (isOne) last.end = Math.max(last.end, one.end);
    else merged.push({ ...one });
  }
  return merged;
}

function readAll({ source, free }: Parameters<Reader>[0], context: ReadingContext): ProfileProposal[] {
  const whole = freeText({ source, free }).replace(LABEL_OF_CLAIMED, CLAIMED.repeat(2));
  const placed = placedHours(source, whole);
  const unread = blanked(whole, placed);
  const folded = foldText(unread);
  const language = languageOfHours(folded, context.language);
  const tokens = withOneRest(hoursTokens(folded, language, MONTH_FIRST.has(context.region)));
  const atoms = hoursAtoms(new TokenReader(tokens));
  const runs = hoursRuns(atoms, folded);
  const clock = clockOf(atoms, folded);
  const readRuns = runs.map((run) => factsOfRun(run, { source, clock, reading: context }));
  const framedRuns = withUnservedParts(readRuns)
    .map((run) => framed(run))
    .filter(({ facts, unread }) => facts.length + unread.length > 0);
  const sure = new Set(framedRuns.flatMap((run) => (run.isSure ? run.run.statements : [])));
  const said = withMealsApart(withWholeEnds(framedRuns.flatMap((run) => run.facts)));
  const ofDays = withRestOfWeek(withOtherDaysClosed(said), folded);
  const facts = withExceptions(withExtensions(withoutClosedDays(withOpenBeginnings(ofDays))));
  const byStatement = new Map(facts.map((fact) => [fact.statement, fact]));
  const implied = isDaysImplied(facts);
  const found = {
    source,
    free: unread,
    isDaysImplied: implied,
    byStatement,
    /* "from 6 on Fridays book ahead": a time alone that may be about something else takes nothing from hours. */
    contradicted: contradictedFacts(
      facts.filter(
        ({ statement, services, isWithoutDays }) =>
          (implied || !isWithoutDays) &&
          (sure.has(statement) || services.every(({ closes }) => closes !== null)),
      ),
    ),
  };
  return [
    ...placed.map((span) => ownWords(source, span)),
    ...framedRuns.flatMap((run) => proposalsOfRun(found, run)),
  ];
}

function ownWords(source: string, { start, end }: Span): ProfileProposal {
  const words = source.slice(start, end);
  return { field: 'hours_text', value: words.slice(0, 500), confidence: 'certain', start, end, words };
}

/** The same length, with `CLAIMED` where the spans are. */
function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + CLAIMED.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** Reads opening hours, days of rest, dated hours and happy hours. */
export const readHours: Reader = (text, context) => readAll(text, context);
