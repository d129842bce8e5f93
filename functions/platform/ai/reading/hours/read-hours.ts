import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Reader, ReadingContext, Span } from '../reader.ts';
import { clauseAround } from './clause-around.ts';
import { contradictedFacts, withExtensions, withoutClosedDays } from './hours-conflicts.ts';
import { factsOfRun, type HoursFact } from './hours-facts.ts';
import { type FramedRun, framed } from './hours-frame.ts';
import { hoursRuns } from './hours-runs.ts';
import type { ClockContext } from './times/clock.ts';
import { foldText, freeText } from './tokens/fold-text.ts';
import { hoursAtoms } from './tokens/hours-atoms.ts';
import { type HoursToken, hoursTokens } from './tokens/hours-tokens.ts';
import { TokenReader } from './tokens/token-reader.ts';
import { languageOfHours } from './vocabulary/vocabularies.ts';

/** Countries that write the month of a date first. */
const MONTH_FIRST = new Set(['US', 'PH', 'CA']);
const BAR =
  /\b(?:bar|pub|club|nightclub|cocktails?|tavern|lounge|speakeasy|taproom|brewery|birreria|kneipe)\b/;

function clockOf(tokens: readonly HoursToken[], folded: string): ClockContext {
  const numbers = tokens.flatMap(({ meanings }) => meanings.filter((one) => one.kind === 'number'));
  const is24 = numbers.some((one) => one.is24 && one.hour <= 24);
  const isHalved = numbers.some(({ half }) => half !== undefined);
  return { is24Text: is24 && !isHalved, isBar: BAR.test(folded) };
}

type Found = { source: string; runs: FramedRun[]; facts: HoursFact[]; contradicted: Set<HoursFact> };

/** Times without days hold on the days that are not closed, if closed days are named. */
function isSettled({ facts }: Found, fact: HoursFact): boolean {
  if (!fact.isWithoutDays) return true;
  const hasOtherDays = facts.some(({ isWithoutDays, services }) => !isWithoutDays && services.length > 0);
  return facts.some(({ closed }) => closed.length > 0) && !hasOtherDays;
}

function proposalsOf(source: string, fact: HoursFact, isExact: boolean): ProfileProposal[] {
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
    ...fact.closed.map((value) => ({ field: 'closed_days' as const, value, ...passage })),
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

function textProposal(source: string, span: Span, isCertain: boolean): ProfileProposal {
  const { start, end } = clauseAround(source, span);
  const words = source.slice(start, end);
  const confidence = isCertain ? 'certain' : 'likely';
  return { field: 'hours_text', value: words.slice(0, 500), confidence, start, end, words };
}

function proposalsOfRun(found: Found, framedRun: FramedRun): ProfileProposal[] {
  const { source, contradicted } = found;
  const { run, unread, isPrintable } = framedRun;
  const facts = found.facts.filter(({ statement }) => run.statements.includes(statement));
  if (facts.length === 0 && unread.length === 0) return [];
  const isExact = framedRun.isExact && facts.every((fact) => isSettled(found, fact));
  const spans = isExact
    ? [...unread, ...facts.filter((fact) => contradicted.has(fact))]
    : [
        {
          start: Math.min(...[...facts, ...unread].map(({ start }) => start)),
          end: Math.max(...[...facts, ...unread].map(({ end }) => end)),
        },
      ];
  return [
    ...facts.flatMap((fact) => proposalsOf(source, fact, isExact && !contradicted.has(fact))),
    ...spans.map((span) => textProposal(source, span, isPrintable)),
  ];
}

function readAll({ source, free }: Parameters<Reader>[0], context: ReadingContext): ProfileProposal[] {
  const folded = foldText(freeText({ source, free }));
  const language = languageOfHours(folded, context.language);
  const tokens = hoursTokens(folded, language, MONTH_FIRST.has(context.region));
  const runs = hoursRuns(hoursAtoms(new TokenReader(tokens)), folded);
  const clock = clockOf(tokens, folded);
  const framedRuns = runs
    .map((run) => framed(factsOfRun(run, { source, clock, reading: context })))
    .filter(({ facts, unread }) => facts.length + unread.length > 0);
  const facts = withExtensions(withoutClosedDays(framedRuns.flatMap((run) => run.facts)));
  const found = { source, runs: framedRuns, facts, contradicted: contradictedFacts(facts) };
  return framedRuns.flatMap((run) => proposalsOfRun(found, run));
}

/** Reads opening hours, days of rest, dated hours and happy hours. */
export const readHours: Reader = (text, context) => readAll(text, context);
