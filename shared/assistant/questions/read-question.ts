import { createNearest, type Match } from '#shared/assistant/matching/nearest.ts';
import { plainQuestion } from '#shared/assistant/matching/plain-question.ts';
import { correctWords, type Token, tokensOf } from '#shared/assistant/matching/words.ts';
import { CATALOG, type Entry } from './catalog.ts';
import { type Slots, slotsOf } from './slots.ts';
import { VOCABULARY } from './vocabulary.ts';

/** `entry`: the certain meaning; undefined if it is unclear. `near`: the closest questions, as buttons. */
export type ReadQuestion = { entry: Entry | undefined; near: readonly string[]; slots: Slots };

/** The score from which a question matches the catalog. */
const SURE_SCORE = 0.6;
/** Actions need nearly every word of the catalog’s question. */
const SURE_TO_ACT = 0.9;
/** The required lead over the next match. */
const LEAD = 0.03;
const OFFERED = 3;
/** Unknown words that don’t matter if the answer takes no name. */
const MOST_UNKNOWN = 1;
/** Answers that look up the unknown words by name. */
const FINDING: ReadonlySet<string> = new Set(['guestVisit', 'named', 'open', 'price', 'hours', 'quickWins']);
/** Actions with numbers as values. Many other words mean something else. */
const OF_FIGURES: ReadonlySet<string> = new Set(['phone', 'hours']);
const SMALL_TALK: ReadonlySet<string> = new Set(['hello', 'thanks', 'undo', 'help']);
const TIME_WORD =
  /^(?:\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|midnight$|noon$|am$|pm$|tmrw$|thanksgiving$|christmas$|xmas$)/;

const subjectsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ meaning }) =>
      meaning === undefined || meaning === '' || meaning.startsWith('number: ') ? [] : [meaning],
    ),
  );

const nearest = createNearest<Slots, Entry>({
  entries: CATALOG,
  subjectsOf: (ask) => subjectsOf(tokensOf(plainQuestion(ask), VOCABULARY)),
  light: new Set(['where', 'why', 'explain', 'screen', 'task', 'hello', 'thanks', 'last']),
});

/** Matches an owner’s message to the closest question of the catalog, with its slots. */
export function readOwnerQuestion(question: string): ReadQuestion {
  const { rest, slots } = slotsOf(question);
  const tokens = tokensOf(correctWords(plainQuestion(rest), VOCABULARY).text, VOCABULARY);
  const matches = nearest(subjectsOf(tokens), slots);
  const [best, second] = matches;
  const unknown = tokens.filter(({ words, meaning }) => meaning === undefined && !TIME_WORD.test(words));
  const isSure =
    best?.isCovered === true &&
    best.score >= ('action' in best.entry ? SURE_TO_ACT : SURE_SCORE) &&
    !(second !== undefined && best.score - second.score < LEAD && !isSame(best.entry, second.entry)) &&
    (takesNames(best.entry) || unknown.length <= MOST_UNKNOWN);
  return { entry: isSure ? best.entry : undefined, near: nearQuestions(matches), slots };
}

/** Two cases of one action. */
const isSame = (one: Entry, other: Entry): boolean =>
  'action' in one && 'action' in other && one.action === other.action;

const takesNames = (entry: Entry): boolean => {
  if ('answer' in entry) return FINDING.has(entry.answer);
  // “Our address changed to 44 Main St”.
  if ('place' in entry) return entry.place === 'profileAddress';
  return entry.when !== undefined && !OF_FIGURES.has(entry.action);
};

function nearQuestions(matches: readonly Match<Entry>[]): string[] {
  // Entries that need a value have a separate entry without one.
  const offered = matches.filter(
    ({ entry }) => entry.when === undefined && !('answer' in entry && SMALL_TALK.has(entry.answer)),
  );
  return [...new Set(offered.map(({ entry }) => entry.ask[0] ?? ''))].slice(0, OFFERED);
}
