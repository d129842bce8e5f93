import { itemsOf } from './hours-items.ts';
import { type Statement, statementsOf } from './hours-statements.ts';
import type { Token } from './hours-tokens.ts';

/**
 * A passage of words about hours only. `statements` undefined: the meaning is ambiguous. `isText`: the unread part is
 * printed as written, or all of it (`isAlwaysText`). `paragraph`: adjacent passages have the same number.
 */
export type Passage = {
  start: number;
  end: number;
  statements: readonly Statement[] | undefined;
  isText: boolean;
  isAlwaysText: boolean;
  paragraph: number;
};
/** `unclearDays`: days with an ambiguous statement, such as "closed Sunday nights in winter". */
export type Passages = { passages: Passage[]; unclearDays: ReadonlySet<number> };

type Kind = Token['kind'];
type Sentence = { tokens: Token[]; isLineStart: boolean; isAfterBlank: boolean; isQuestion: boolean };
/** `beside`: neighboring parts that are also about hours, but ambiguous. */
type Run = { tokens: Token[]; beside: Token[][]; isFirst: boolean };

const isOf = (...kinds: Kind[]): ReadonlySet<Kind> => new Set(kinds);
const ENDS = isOf('stop', 'question', 'claimed');
const OTHER = isOf('other');
const FOREIGN = isOf('word', 'not', 'other');
const TIMES = isOf('time', 'clock', 'late');
const SAYS_HOURS = isOf('day', 'time', 'clock', 'closed', 'label', 'last');
const RESTRICTS = isOf('except', 'not', 'only', 'until');
const DAY_LINE = isOf('day', 'to', 'and', 'fill', 'gap');
const DAYS_BEHIND = isOf('day', 'to', 'and', 'fill', 'except', 'comma', 'only', 'whole');
const TIME_LINE = isOf(
  ...(['time', 'clock', 'closed', 'label', 'part', 'half', 'to', 'until', 'and'] as const),
  ...(['comma', 'fill', 'late', 'gap', 'from', 'whole', 'also'] as const),
);
/** After other words, a few days alone could be the days of an event. */
const FEWEST_DAYS = 3;
/** In words. */
const LONGEST_HEADING = 8;
/** Under one heading. */
const MOST_LINES = 20;

const has = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.some(({ kind }) => kinds.has(kind));
const isAll = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.every(({ kind }) => kinds.has(kind));

/** Splits a text into sentences and lines. "Monday" alone on a line is joined with the times on the next lines. */
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
    const before = joined.at(-1);
    // "Lunch 12–3, dinner 6–10. Every day but Tuesday"
    const isOfBefore =
      !sentence.isLineStart &&
      isAll(sentence.tokens, DAYS_BEHIND) &&
      before !== undefined &&
      has(before.tokens, TIMES) &&
      !has(before.tokens, isOf('day'));
    if (isNext || isOfBefore) joined.at(-1)?.tokens.push(...sentence.tokens);
    else joined.push(sentence);
    isDayLine = isNext || (has(sentence.tokens, isOf('day')) && isAll(sentence.tokens, DAY_LINE));
  }
  return joined;
}

/** Splits a sentence at commas and brackets. */
function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'comma' || token.kind === 'gap') chunks.push([]);
    chunks.at(-1)?.push(token);
  }
  return chunks.filter((chunk) => !isAll(chunk, isOf('comma', 'gap')));
}

/** Whether a part limits the hours of its days: "closed Sunday nights in winter", "no lunch on Mondays". */
const closesDays = (chunk: readonly Token[]) =>
  has(chunk, FOREIGN) &&
  (has(chunk, isOf('closed')) ||
    (has(chunk, isOf('not')) && has(chunk, isOf('label', 'open', 'part', 'time'))));

/** Whether a part is a note for guests rather than a service: "Kitchen closes at 9:30", "last orders 9". */
const isNote = (chunk: readonly Token[]) =>
  has(chunk, isOf('last')) ||
  (has(chunk, isOf('label')) &&
    has(chunk, isOf('closed', 'until', 'ends', 'to')) &&
    !has(chunk, isOf('day', 'from')) &&
    chunk.filter(({ kind }) => kind === 'time' || kind === 'clock').length === 1);

function isUnclear(chunk: readonly Token[]): boolean {
  if (has(chunk, OTHER)) return true;
  if (!has(chunk, FOREIGN)) return false;
  if (has(chunk, isOf('day')))
    return has(chunk, isOf('time', 'clock', 'open', 'label', 'part', 'closed', 'except', 'until'));
  return has(chunk, isOf('time')) && has(chunk, isOf('to', 'until', 'closed'));
}

/** "happy hour Mon-Fri 4-6" behind the hours: it has days and times of its own. */
const isOfOther = (chunk: readonly Token[]) =>
  chunk.find(({ kind }) => kind !== 'comma' && kind !== 'gap')?.kind === 'other' &&
  has(chunk, isOf('day')) &&
  has(chunk, TIMES);

/** Groups neighboring parts that contain only words about hours. A note is a group of its own. */
function runsOf(chunks: readonly Token[][], source: string): Run[] {
  const runs: Run[] = [];
  const isAside = (chunk: readonly Token[]) =>
    source[chunk[0]?.start ?? 0] === '(' && !has(chunk, isOf('day', 'time', 'clock', 'closed'));
  for (const [at, chunk] of chunks.entries()) {
    if (has(chunk, FOREIGN)) continue;
    const before = chunks[at - 1] ?? [];
    const behind = chunks[at + 1] ?? [];
    const beside = [before, isOfOther(behind) ? [] : behind].filter(isUnclear);
    const last = runs.at(-1);
    const isNext = last && at > 0 && !has(before, FOREIGN) && !isNote(before) && !isNote(chunk);
    const isFirst = chunks.slice(0, at).every((each) => !has(each, FOREIGN) || isAside(each));
    if (isNext) {
      last.tokens.push(...chunk);
      last.beside.push(...beside);
    } else runs.push({ tokens: [...chunk], beside, isFirst });
  }
  return runs.filter(({ tokens }) => has(tokens, SAYS_HOURS));
}

/** Reads a group of parts. Undefined if it is ambiguous. Beside an ambiguous part, only closed days are read. */
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

/** Finds the short heading above, if it can introduce hours: "Lunch", "Set menu". */
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

/** Whether a part says more than a day, without a number that could be a price: "Wed–Sat dinner only". */
function isHoursText(tokens: readonly Token[]): boolean {
  const said = [TIMES, isOf('day'), isOf('open'), isOf('closed'), isOf('label', 'last'), isOf('part')];
  const isPlain = (token: Token) =>
    token.kind === 'time' && !token.time.half && !token.time.is24 && token.time.minute === 0;
  const isBare = tokens.some(isPlain) && !isNote(tokens) && !has(tokens, isOf('to', 'until', 'from'));
  return !isBare && said.filter((kinds) => has(tokens, kinds)).length > 1;
}

const daysOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.kind === 'day' ? token.days : []));

/** Finds all passages about hours in a text, in order. */
export function passagesOf(tokens: readonly Token[], source: string): Passages {
  const sentences = sentencesOf(tokens);
  const passages: Passage[] = [];
  const unclear: number[] = [];
  let paragraph = 0;
  for (const [at, sentence] of sentences.entries()) {
    const chunks = chunksOf(sentence.tokens);
    unclear.push(...chunks.filter(closesDays).flatMap(daysOf));
    const runs = runsOf(chunks, source);
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
