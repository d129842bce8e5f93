import type { Match } from '#shared/assistant/matching/nearest.ts';
import { correctWords, tokensOf } from '#shared/assistant/matching/words.ts';
import { QUICK_QUESTIONS, unknownWord } from '#shared/console/assistant/assistant-reply.ts';
import { METRICS } from '#shared/console/assistant/metrics/metrics.ts';
import type { Entry, SaidAnswer } from './catalog.ts';
import { closest, compile, type Parts } from './compile.ts';
import { nearest } from './match.ts';
import type { Asked, ReadQuestion } from './question-reading.ts';
import { readAhead } from './read-ahead.ts';
import { type ReadPeriods, readPeriods } from './read-periods.ts';
import { type Slots, slotsOf, subjectsOf, withoutQuotation } from './slots.ts';
import { VOCABULARY } from './vocabulary.ts';
import { plainWords, TIME_WORDS } from './words.ts';

/** The score from which a question matches the catalog. Below it, the match is only the closest. */
const SURE_SCORE = 0.6;
const CLOSE_SCORE = 0.25;
/** The required lead over the next match. */
const LEAD = 0.03;
const OFFERED = 3;

const NOT_SURE = 'I’m not sure which metric you mean.';
const AHEAD = 'I can only forecast revenue.';
const FOLLOW_UP = /^(?:and|what about|how about|same|also|then|but|or)\b/;

/** Matches a question to the closest one in the catalog, with its slots. */
export function readQuestion(question: string, today: string): ReadQuestion {
  const { text, quoted } = withoutQuotation(question);
  const { text: plain, corrected } = correctWords(plainWords(text), VOCABULARY, TIME_WORDS);
  const read = readPeriods(plain, today);
  const tokens = tokensOf(read.rest, VOCABULARY);
  const slots = slotsOf(tokens, quoted);
  const subjects = subjectsOf(tokens);
  const parts: Parts = { plain, ...read, subjects, slots, today };
  const matches = nearest(subjects, slots);
  const [best, second] = matches;
  const near = nearQuestions(matches, read, slots);
  if (best === undefined || best.score < CLOSE_SCORE) return { why: withoutMatch(parts), near, corrected };
  const { asked, why } = answerOf(best.entry, parts, read);
  const isTied =
    second !== undefined && best.score - second.score < LEAD && !isSame(best.entry, second.entry);
  const isSure = best.isCovered && best.score >= SURE_SCORE && !isTied;
  const doubt =
    why ??
    (isSure ? undefined : NOT_SURE) ??
    (FOLLOW_UP.test(plain) && subjects.size === 0 ? NOT_SURE : undefined);
  return { asked, near, corrected, ...(doubt !== undefined && { why: doubt }) };
}

const isSame = (one: Entry, other: Entry) =>
  'metric' in one && 'metric' in other && one.metric === other.metric;

function withoutMatch({ slots: { name, strange } }: Parts): string {
  const word = strange ?? name;
  return word === undefined ? 'I don’t have that metric.' : unknownWord(word);
}

type Answer = { asked: Asked; why?: string };

/** The answer of a catalog entry, and what it leaves out of the question. */
function answerOf(entry: Entry, parts: Parts, { isAhead }: ReadPeriods): Answer {
  const { slots, plain } = parts;
  const unknown = slots.strange ?? slots.name;
  const strange = unknown === undefined ? {} : { why: unknownWord(unknown) };
  if ('section' in entry)
    return { asked: { kind: 'shown', shown: entry.ask[0] ?? '', section: entry.section }, ...strange };
  if ('said' in entry) return ownAnswer(entry.said, parts, strange);
  if (isAhead && parts.subjects.has('revenue')) return ownAnswer('forecast', parts, strange);
  if (slots.asks.has('define')) return { asked: { kind: 'meaning', metric: entry.metric }, ...strange };
  const { query, why } = compile(entry.metric, parts, entry.group);
  const isSoon =
    entry.metric === 'renewals' && /\b(?:next|coming|upcoming) (?:7 days|seven days|week)\b/.test(plain);
  const doubt = isAhead && !isSoon ? AHEAD : why;
  if (doubt === undefined) return { asked: { kind: 'query', query } };
  return { asked: { kind: 'query', query: closest(entry.metric, parts) }, why: doubt };
}

/** The answer of an entry without a query, which has no other slots. */
function ownAnswer(
  what: SaidAnswer,
  { slots, periods, plain, today }: Parts,
  strange: { why?: string },
): Answer {
  const { plans, features, groups, order, number, asks } = slots;
  if (what === 'prices' || what === 'limits') {
    const [plan] = plans;
    const isMore = number !== undefined || plans.length > 1 || periods.length > 0;
    const why = isMore ? { why: 'I can only show current prices and limits.' } : strange;
    return { asked: { kind: 'catalog', what, ...(plan !== undefined && { plan }) }, ...why };
  }
  const isMore = plans.length + features.length > 0 || asks.has('not') || number !== undefined;
  if (what !== 'forecast')
    return { asked: { kind: 'said', what }, ...(isMore ? { why: NOT_SURE } : strange) };
  const ahead = readAhead(plain, today);
  const isPlain =
    ahead !== undefined && !isMore && groups.length === 0 && order === undefined && !asks.has('change');
  const why = isPlain ? strange : { why: 'I can only forecast full months for the whole platform.' };
  return { asked: { kind: 'forecast', ahead: ahead ?? { first: 1, last: OFFERED } }, ...why };
}

/** The closest questions as buttons, with the period of the question. */
function nearQuestions(
  matches: readonly Match<Entry>[],
  { said }: ReadPeriods,
  { asks, plans }: Slots,
): string[] {
  const others = matches.filter(({ entry }) => !('metric' in entry && entry.metric === 'standing'));
  const asked = others.map(({ entry }, at) => {
    const [question = ''] = entry.ask;
    if (!('metric' in entry)) return question;
    const { kind, byPlan } = METRICS[entry.metric];
    // To exclude a plan, show all plans side by side.
    const split = at === 0 && asks.has('not') && plans.length > 0 && byPlan !== undefined ? ' by plan' : '';
    const days = kind === 'flow' && said !== '' ? ` ${said.trim()}` : '';
    return question.replace(/\??$/, (mark) => `${split}${days}${mark}`);
  });
  return [...new Set([...asked, ...QUICK_QUESTIONS])].slice(0, OFFERED);
}
