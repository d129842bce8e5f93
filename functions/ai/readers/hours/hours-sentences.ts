import type { Item } from './hours-items.ts';
import { itemsOf } from './hours-items.ts';
import { type Statement, statementsOf } from './hours-statements.ts';
import type { Token } from './hours-tokens.ts';

/**
 * A passage that names days and times. `statements` undefined: it is not clear what they say, and `isHoursOnly` tells
 * that it has no other words. `paragraph`: passages in a row have the same one.
 */
export type Passage = {
  start: number;
  end: number;
  statements: Statement[] | undefined;
  notes: readonly { start: number; end: number }[];
  /** What is not read of it is still printed as words of hours. */
  isText: boolean;
  paragraph: number;
};
export type Passages = {
  passages: Passage[];
  /** Days of which something is said that is not clear: "closed Sunday nights in winter". */
  unclearDays: ReadonlySet<number>;
};

type Kind = Token['kind'];
const ENDS = new Set<Kind>(['stop', 'question', 'claimed']);
const FOREIGN = new Set<Kind>(['word', 'other', 'not', 'happy']);
const SAYS_HOURS = new Set<Kind>(['day', 'time', 'clock', 'date', 'closed', 'label', 'always', 'last']);
const CHANGES = new Set<Kind>(['closed', 'except', 'until', 'ends']);
const TIMES_ONLY = new Set<Kind>([
  'time',
  'clock',
  'closed',
  'always',
  'label',
  'part',
  'half',
  'to',
  'until',
  'and',
  'comma',
  'fill',
  'late',
  'gap',
  'from',
]);
const DAYS_ONLY = new Set<Kind>(['day', 'to', 'and', 'fill', 'gap']);
/** After other words a few days alone may be those of an event. */
const TIMES = new Set<Kind>(['time', 'clock', 'late', 'always', 'date']);
const OTHER = new Set<Kind>(['other', 'happy']);
const RESTRICTS = new Set<Kind>(['except', 'not', 'only', 'until']);
const FEWEST_DAYS = 3;
/** In words. */
const LONGEST_HEADING = 8;

const has = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.some(({ kind }) => kinds.has(kind));
const isAll = (tokens: readonly Token[], kinds: ReadonlySet<Kind>) =>
  tokens.every(({ kind }) => kinds.has(kind));
const isOf = (...kinds: Kind[]) => new Set<Kind>(kinds);

type Sentence = { tokens: Token[]; isLineStart: boolean; isAfterBlank: boolean; isQuestion: boolean };

/** Sentences and lines; "Monday" alone in a line goes on with the times in the next ones. */
function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const all: Sentence[] = [];
  let current: Sentence = { tokens: [], isLineStart: true, isAfterBlank: true, isQuestion: false };
  let [lines, isDone] = [1, true];
  for (const token of tokens) {
    if (token.kind === 'line') {
      lines += 1;
      isDone = true;
    } else if (ENDS.has(token.kind)) {
      current.isQuestion ||= token.kind === 'question';
      if (token.kind === 'claimed') lines = 0;
      isDone = true;
    } else {
      if (isDone && current.tokens.length > 0) {
        all.push(current);
        current = { tokens: [], isLineStart: lines > 0, isAfterBlank: lines > 1, isQuestion: false };
      } else if (isDone) current = { ...current, isLineStart: true, isAfterBlank: lines > 1 };
      isDone = false;
      lines = 0;
      current.tokens.push(token);
    }
  }
  return joinedLines(current.tokens.length > 0 ? [...all, current] : all);
}

function joinedLines(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isDayLine =
      before && startsWithDays(before.tokens) && !sentence.isAfterBlank && sentence.isLineStart;
    const isTimeLine =
      isAll(sentence.tokens, TIMES_ONLY) && has(sentence.tokens, isOf('time', 'clock', 'closed', 'always'));
    if (isDayLine && isTimeLine && !before.isQuestion) before.tokens.push(...sentence.tokens);
    else joined.push({ ...sentence, tokens: [...sentence.tokens] });
  }
  return joined;
}

/** "Monday", "Mon – Thu", and what was joined to it. */
function startsWithDays(tokens: readonly Token[]): boolean {
  const firstTime = tokens.findIndex(({ kind }) => !DAYS_ONLY.has(kind));
  const days = firstTime < 0 ? tokens : tokens.slice(0, firstTime);
  return (
    has(days, isOf('day')) &&
    (firstTime < 0 || isAll(tokens.slice(firstTime), TIMES_ONLY)) &&
    tokens.filter(({ kind }) => kind === 'comma').length === 0
  );
}

/** Parts between commas and brackets; "and" and commas between known words part nothing. */
function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'comma' || token.kind === 'gap') chunks.push([]);
    chunks.at(-1)?.push(token);
  }
  return chunks.filter((chunk) => chunk.some(({ kind }) => kind !== 'comma' && kind !== 'gap'));
}

const isRegular = (chunk: readonly Token[]) => !has(chunk, FOREIGN);
const saysTimes = (chunk: readonly Token[]) =>
  has(chunk, isOf('day'))
    ? has(chunk, isOf('time', 'clock', 'open', 'label', 'part')) || changesDays(chunk)
    : has(chunk, isOf('time')) && has(chunk, isOf('to', 'until', 'closed'));

/** `beside`: the parts next to it that are of hours, too, and not clear. */
type Run = { tokens: Token[]; beside: Token[][]; isFirst: boolean };

/** Runs of parts that only know words of hours. */
function runsOf(chunks: readonly Token[][]): Run[] {
  const runs: Run[] = [];
  const unclear = (chunk: readonly Token[] = []) =>
    has(chunk, OTHER) || (!isRegular(chunk) && saysTimes(chunk)) ? [[...chunk]] : [];
  for (const [at, chunk] of chunks.entries()) {
    if (!isRegular(chunk)) continue;
    const before = chunks[at - 1];
    const run = before && isRegular(before) ? runs.at(-1) : undefined;
    if (run) run.tokens.push(...chunk);
    else runs.push({ tokens: [...chunk], beside: [...unclear(before)], isFirst: at === 0 });
    runs.at(-1)?.beside.push(...unclear(chunks[at + 1]));
  }
  return runs.filter(({ tokens }) => has(tokens, SAYS_HOURS));
}

/** What a run says; undefined where it is not clear. Beside words that are not, days of rest alone are. */
function readRun({ tokens, beside }: Run, source: string, label: Token | undefined) {
  const items = itemsOf({ tokens, source }, label);
  const statements = items && statementsOf(items);
  /* "quiz Tuesdays, closed Mondays" is two things, "in winter, closed Mondays" one. */
  const isOneThing = beside.some((part) => has(part, RESTRICTS) || !has(part, isOf('day', 'time')));
  const isClear = beside.length === 0 || (statements?.every(({ isClosed }) => isClosed) && !isOneThing);
  return { statements: isClear ? statements : undefined, notes: notesOf(items ?? []) };
}

/** The line of a few words above, as far as it leads to hours: "Lunch", "Set menu". */
function headingOf(sentences: readonly Sentence[], at: number): Token[] {
  for (let before = at; before > 0; before--) {
    const line = sentences[before];
    if (line === undefined || line.isAfterBlank || !line.isLineStart) return [];
    const above = sentences[before - 1];
    const tokens = above?.tokens ?? [];
    const isWords = has(tokens, FOREIGN);
    if (isWords && (!above?.isLineStart || tokens.length > LONGEST_HEADING)) return [];
    if (isWords || isAll(tokens, isOf('label', 'fill'))) return tokens;
  }
  return [];
}

/** "closed Sunday nights in winter", "no lunch on Mondays": not clear, and not to be left out of account. */
const changesDays = (tokens: readonly Token[]) =>
  has(tokens, CHANGES) ||
  (has(tokens, isOf('not', 'only')) && has(tokens, isOf('label', 'open', 'part', 'time')));

function daysOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token) => (token.kind === 'day' ? token.days : []));
}

/** All passages of hours in a text, in order. */
export function passagesOf(tokens: readonly Token[], source: string): Passages {
  const sentences = sentencesOf(tokens);
  const passages: Passage[] = [];
  const unclearDays = new Set<number>();
  let paragraph = 0;
  for (const [at, sentence] of sentences.entries()) {
    const chunks = chunksOf(sentence.tokens);
    for (const chunk of chunks)
      if (!isRegular(chunk) && changesDays(chunk) && !has(chunk, isOf('date')))
        for (const day of daysOf(chunk)) unclearDays.add(day);
    const runs = runsOf(chunks);
    if (runs.length === 0 || sentence.isAfterBlank) paragraph += 1;
    const heading = headingOf(sentences, at);
    if (has(heading, OTHER) || sentence.isQuestion) continue;
    const label = isAll(heading, isOf('label', 'fill'))
      ? heading.find(({ kind }) => kind === 'label')
      : undefined;
    for (const run of runs) {
      const days = daysOf(run.tokens);
      const { statements, notes } = readRun(run, source, label);
      const isFew = new Set(statements?.flatMap((each) => each.days) ?? days).size < FEWEST_DAYS;
      if (!run.isFirst && isFew && !has(run.tokens, isOf('open', 'closed'))) continue;
      if (statements === undefined) for (const day of days) unclearDays.add(day);
      if (statements === undefined && run.beside.length > 0) continue;
      const span = spanOf(run.tokens);
      passages.push({
        ...span,
        statements,
        notes: has(run.tokens, isOf('feast')) ? [span] : notes,
        isText: isHoursText(run.tokens),
        paragraph,
      });
    }
  }
  return { passages, unclearDays };
}

/** "open till midnight", "Wed–Sat dinner only": more than a day, and no number that may be a price. */
function isHoursText(tokens: readonly Token[]): boolean {
  const said = [TIMES, ...['day', 'open', 'closed', 'label', 'part'].map((kind) => isOf(kind as Kind))];
  const isNumber = (token: Token) =>
    token.kind === 'time' && !token.time.half && !token.time.is24 && token.time.minute === 0;
  const isBare = tokens.some(isNumber) && !has(tokens, isOf('to', 'until', 'from'));
  return !isBare && said.filter((kinds) => has(tokens, kinds)).length > 1;
}

const notesOf = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'note' ? [item] : []));

function spanOf(tokens: readonly Token[]): { start: number; end: number } {
  const inner = tokens.filter(({ kind }) => kind !== 'comma' && kind !== 'gap' && kind !== 'line');
  return { start: inner[0]?.start ?? 0, end: inner.at(-1)?.end ?? 0 };
}
