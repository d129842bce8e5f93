import { itemsOf } from './hours-items.ts';
import { type Statement, statementsOf } from './hours-statements.ts';
import type { Token } from './hours-tokens.ts';

/**
 * Words of hours and nothing else. `statements` undefined: it is not clear what they say. `isText`: what is not read
 * of it is printed as it stands, or all of it (`isAlwaysText`). `paragraph`: passages in a row have the same one.
 */
export type Passage = {
  start: number;
  end: number;
  statements: readonly Statement[] | undefined;
  isText: boolean;
  isAlwaysText: boolean;
  paragraph: number;
};
/** `unclearDays`: days of which something is said that is not clear, such as "closed Sunday nights in winter". */
export type Passages = { passages: Passage[]; unclearDays: ReadonlySet<number> };

type Kind = Token['kind'];
type Sentence = { tokens: Token[]; isLineStart: boolean; isAfterBlank: boolean; isQuestion: boolean };
/** `beside`: the parts next to it that are of hours, too, and not clear. */
type Run = { tokens: Token[]; beside: Token[][]; isFirst: boolean };

const isOf = (...kinds: Kind[]): ReadonlySet<Kind> => new Set(kinds);
const ENDS = isOf('stop', 'question', 'claimed');
const OTHER = isOf('other');
const FOREIGN = isOf('word', 'not', 'other');
const TIMES = isOf('time', 'clock', 'late', 'date');
const SAYS_HOURS = isOf('day', 'time', 'clock', 'date', 'closed', 'label', 'last');
const RESTRICTS = isOf('except', 'not', 'only', 'until');
const DAY_LINE = isOf('day', 'to', 'and', 'fill', 'gap');
const TIME_LINE = isOf(
  ...(['time', 'clock', 'closed', 'label', 'part', 'half', 'to', 'until', 'and'] as const),
  ...(['comma', 'fill', 'late', 'gap', 'from'] as const),
);
/** After other words a few days alone may be those of an event. */
const FEWEST_DAYS = 3;
/** In words. */
const LONGEST_HEADING = 8;
/** Under one heading. */
const MOST_LINES = 20;

const has = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.some(({ kind }) => kinds.has(kind));
const isAll = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.every(({ kind }) => kinds.has(kind));

/** Sentences and lines; "Monday" alone in a line goes on with the times in the next ones. */
function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const all: Sentence[] = [];
  let [lines, isEnded, isDayLine] = [1, true, false];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.kind === 'line') lines += 1;
    if (token.kind === 'claimed') lines = 0;
    if (token.kind === 'question' && last) last.isQuestion = true;
    isEnded ||= token.kind === 'line' || ENDS.has(token.kind);
    if (token.kind === 'line' || ENDS.has(token.kind)) continue;
    if (isEnded || !last)
      all.push({ tokens: [], isLineStart: lines > 0, isAfterBlank: lines > 1, isQuestion: false });
    all.at(-1)?.tokens.push(token);
    [lines, isEnded] = [0, false];
  }
  const joined: Sentence[] = [];
  for (const sentence of all) {
    const isTimeLine =
      isAll(sentence.tokens, TIME_LINE) && has(sentence.tokens, isOf('time', 'clock', 'closed'));
    const isNext = isDayLine && isTimeLine && sentence.isLineStart && !sentence.isAfterBlank;
    if (isNext) joined.at(-1)?.tokens.push(...sentence.tokens);
    else joined.push(sentence);
    isDayLine = isNext || (has(sentence.tokens, isOf('day')) && isAll(sentence.tokens, DAY_LINE));
  }
  return joined;
}

/** Parts between commas and brackets. */
function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'comma' || token.kind === 'gap') chunks.push([]);
    chunks.at(-1)?.push(token);
  }
  return chunks.filter((chunk) => !isAll(chunk, isOf('comma', 'gap')));
}

/** "closed Sunday nights in winter", "no lunch on Mondays": not clear, and not to be left out of account. */
const closesDays = (chunk: readonly Token[]) =>
  has(chunk, FOREIGN) &&
  !has(chunk, isOf('date')) &&
  (has(chunk, isOf('closed')) ||
    (has(chunk, isOf('not')) && has(chunk, isOf('label', 'open', 'part', 'time'))));

/** "Kitchen closes at 9:30", "last orders 9": no service, but for guests to know. */
const isNote = (chunk: readonly Token[]) =>
  has(chunk, isOf('last')) ||
  (has(chunk, isOf('label')) &&
    has(chunk, isOf('closed', 'until', 'ends', 'to')) &&
    !has(chunk, isOf('day', 'date', 'from')) &&
    chunk.filter(({ kind }) => kind === 'time' || kind === 'clock').length === 1);

function isUnclear(chunk: readonly Token[]): boolean {
  if (has(chunk, OTHER)) return true;
  if (!has(chunk, FOREIGN)) return false;
  if (has(chunk, isOf('day')))
    return has(chunk, isOf('time', 'clock', 'open', 'label', 'part', 'closed', 'except', 'until'));
  return has(chunk, isOf('time')) && has(chunk, isOf('to', 'until', 'closed'));
}

/** Runs of parts that only know words of hours; a note is a run of its own. */
function runsOf(chunks: readonly Token[][]): Run[] {
  const runs: Run[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (has(chunk, FOREIGN)) continue;
    const before = chunks[at - 1] ?? [];
    const beside = [before, chunks[at + 1] ?? []].filter(isUnclear);
    const last = runs.at(-1);
    const isNext = last && at > 0 && !has(before, FOREIGN) && !isNote(before) && !isNote(chunk);
    if (isNext) {
      last.tokens.push(...chunk);
      last.beside.push(...beside);
    } else runs.push({ tokens: [...chunk], beside, isFirst: at === 0 });
  }
  return runs.filter(({ tokens }) => has(tokens, SAYS_HOURS));
}

/** What a run says; undefined where it is not clear. Beside words that are not, days of rest alone are. */
function readRun(
  { tokens, beside }: Run,
  source: string,
  heading: readonly Token[],
): Statement[] | undefined {
  if (isNote(tokens)) return undefined;
  const label = has(heading, FOREIGN) ? undefined : heading.find(({ kind }) => kind === 'label');
  const items = itemsOf({ tokens, source }, label);
  const statements = items && statementsOf(items);
  /* "quiz Tuesdays, closed Mondays" is two things, "in winter, closed Mondays" one. */
  const isOneThing = beside.some((part) => !has(part, isOf('day', has(part, RESTRICTS) ? 'day' : 'time')));
  const isClear = beside.length === 0 || (!isOneThing && statements?.every(({ isClosed }) => isClosed));
  return isClear ? statements : undefined;
}

/** The line of a few words above, as far as it leads to hours: "Lunch", "Set menu". */
function headingOf(sentences: readonly Sentence[], at: number): readonly Token[] {
  for (let before = at; before > Math.max(0, at - MOST_LINES); before--) {
    const [line, above] = [sentences[before], sentences[before - 1]];
    if (!line?.isLineStart || line.isAfterBlank || !above) return [];
    const isWords = has(above.tokens, FOREIGN);
    if (isWords && (!above.isLineStart || above.tokens.length > LONGEST_HEADING)) return [];
    if (isWords || isAll(above.tokens, isOf('label', 'fill'))) return above.tokens;
  }
  return [];
}

/** "open till midnight", "Wed–Sat dinner only": more than a day, and no number that may be a price. */
function isHoursText(tokens: readonly Token[]): boolean {
  const said = [TIMES, isOf('day'), isOf('open'), isOf('closed'), isOf('label', 'last'), isOf('part')];
  const isPlain = (token: Token) =>
    token.kind === 'time' && !token.time.half && !token.time.is24 && token.time.minute === 0;
  const isBare = tokens.some(isPlain) && !isNote(tokens) && !has(tokens, isOf('to', 'until', 'from'));
  return !isBare && said.filter((kinds) => has(tokens, kinds)).length > 1;
}

const daysOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.kind === 'day' ? token.days : []));

/** All passages of hours in a text, in order. */
export function passagesOf(tokens: readonly Token[], source: string): Passages {
  const sentences = sentencesOf(tokens);
  const passages: Passage[] = [];
  const unclear: number[] = [];
  let paragraph = 0;
  for (const [at, sentence] of sentences.entries()) {
    const chunks = chunksOf(sentence.tokens);
    unclear.push(...chunks.filter(closesDays).flatMap(daysOf));
    const runs = runsOf(chunks);
    if (runs.length === 0 || sentence.isAfterBlank) paragraph += 1;
    const heading = headingOf(sentences, at);
    if (has(heading, OTHER) || sentence.isQuestion) continue;
    for (const run of runs) {
      const statements = readRun(run, source, heading);
      const days = daysOf(run.tokens);
      const isFew = new Set(statements?.flatMap((each) => each.days) ?? days).size < FEWEST_DAYS;
      if (!run.isFirst && isFew && !isNote(run.tokens) && !has(run.tokens, isOf('open', 'closed'))) continue;
      if (!statements) unclear.push(...days);
      if (!statements && run.beside.length > 0) continue;
      const words = run.tokens.filter(({ kind }) => kind !== 'comma' && kind !== 'gap');
      const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
      const [isText, isAlwaysText] = [isHoursText(run.tokens), has(run.tokens, isOf('feast'))];
      passages.push({ start, end, statements, isText, isAlwaysText, paragraph });
    }
  }
  return { passages, unclearDays: new Set(unclear) };
}
