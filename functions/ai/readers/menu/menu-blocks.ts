import { columnHeads } from '#shared/profile/menu-lines/column-heads.ts';
import { LIST_OF_CHOICES } from '#shared/profile/menu-lines/menu-line.ts';
import { isSetMenu } from '#shared/profile/menu-lines/set-menu.ts';
import type { Row } from './menu-rows.ts';
import { isCourse } from './menu-words.ts';

/** Consecutive lines of a menu. `rows[at]` is line `at` of the input of `readMenuLines`. */
export type Block = {
  rows: (Row | undefined)[];
  text: string;
  introduction: Row | undefined;
  /** Prices of several sizes may have column headings that weren’t recognized. */
  hasUnknownHeads: boolean;
};

/** Maximum number of lines without a price between two dishes. */
const MOST_BETWEEN = 4;
const FEWEST_WEAK = 3;
/** A name and a description above a line with choices or a price. */
const MOST_ABOVE = 2;
const LONGEST_COURSE = 60;
/** "Here's the board:" introduces a menu, but isn’t a heading. */
const INTRODUCTION =
  /^(?:(?:right|ok|okay|so|well)[\s,]+)*(?:here(?:['’]s| is| are)|this is|below|our (?:menu|prices|board)|the menu|menu|prices|voici|voilà|ecco|hier (?:ist|sind|kommt)|aquí (?:va|está|tienes))(?!\p{L})[^.!?]{0,60}$/iu;

type Range = { from: number; to: number };

/** Groups of lines with prices, each with its headings, names, and descriptions. */
export function menuBlocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let next = 0;
  for (const found of pricedRuns(rows)) {
    const isHeaded = isCourse(rows[found.from - 1]?.text ?? '');
    if (!isMenu(rows.slice(found.from, found.to + 1), isHeaded)) continue;
    const from = Math.max(next, startOf(rows, found.from));
    const to = endOf(rows, found);
    if (from > found.from || to < next) continue;
    blocks.push(blockOf(rows.slice(from, to + 1), rows[from - 1]));
    next = to + 1;
  }
  return blocks;
}

const isPriced = (row: Row | undefined) => row?.type === 'dish' || row?.type === 'price';

function pricedRuns(rows: readonly Row[]): Range[] {
  const runs: Range[] = [];
  let run: Range | undefined;
  for (const [at, row] of rows.entries()) {
    if (row.type === 'other' || (run !== undefined && at - run.to > MOST_BETWEEN + 1)) run = undefined;
    if (!isPriced(row)) continue;
    if (run === undefined) {
      run = { from: at, to: at };
      runs.push(run);
    } else run.to = at;
  }
  return runs;
}

/** Several bare numbers make a menu; one price with a currency sign is enough. */
function isMenu(rows: readonly Row[], isHeaded: boolean): boolean {
  const priced = rows.filter(isPriced);
  const strong = priced.filter(({ isStrong }) => isStrong);
  if (strong.length === 0) return priced.length >= (isHeaded ? 2 : FEWEST_WEAK);
  const [only] = priced;
  return priced.length > 1 || (only !== undefined && /^[\p{Lu}\d"“«]/u.test(only.words));
}

/** Includes the heading above and, if prices are below names, the name. */
function startOf(rows: readonly Row[], first: number): number {
  let from = first;
  const textOf = (at: number) => rows[at]?.text ?? '';
  const isAbove = (at: number) => rows[at]?.type === 'plain' && rows[at + 1]?.opensBlock === false;
  const row = rows[first];
  if (row !== undefined && (row.type === 'price' || LIST_OF_CHOICES.test(row.words))) {
    while (from > 0 && first - from < MOST_ABOVE && isAbove(from - 1)) from -= 1;
    while (from < first && /[.!?…]$/u.test(textOf(from))) from += 1;
  }
  if (isAbove(from - 1) && columnHeads(textOf(from - 1), textOf(from)) !== undefined) from -= 1;
  if (isAbove(from - 1) && isCourse(textOf(from - 1))) from -= 1;
  return from;
}

/** Includes descriptions below the last dish, and the courses of a set menu. */
function endOf(rows: readonly Row[], { from, to }: Range): number {
  const last = rows[to];
  if (last !== undefined && isSetMenu(last.words)) return endOfCourses(rows, to);
  const next = rows[to + 1];
  if (next?.type !== 'plain' || next.opensBlock) return to;
  const isUsual = rows.slice(from, to).some((row, at, all) => isPriced(row) && all[at + 1]?.type === 'plain');
  return /^\p{Ll}/u.test(next.text) || (isUsual && next.text.includes(',')) ? to + 1 : to;
}

function endOfCourses(rows: readonly Row[], menu: number): number {
  const isOfMenu = ({ type, text, opensBlock }: Row) =>
    !opensBlock &&
    (type === 'rule' || (type === 'plain' && text.length <= LONGEST_COURSE && !/[.!?]$/u.test(text)));
  const end = rows.findIndex((row, at) => at > menu && !isOfMenu(row));
  const courses = rows.slice(0, end < 0 ? rows.length : end);
  return courses.findLastIndex(({ type }, at) => at <= menu || type === 'plain');
}

/** Column headings that weren’t recognized: "Offen 0,1 / Flasche". */
const HEADS = /\p{L}.*(?:[\t/|]|\s{2,}|\s[½¼\d])/u;

function blockOf(rows: readonly Row[], above: Row | undefined): Block {
  const lines = rows.flatMap((row, at) => (row.opensBlock && at > 0 ? [undefined, row] : [row]));
  const plain = [...rows, ...(above === undefined ? [] : [above])].filter((row) => !isPriced(row));
  return {
    rows: lines,
    text: lines.map((row) => row?.text ?? '').join('\n'),
    introduction: above !== undefined && INTRODUCTION.test(above.text) ? above : undefined,
    hasUnknownHeads: plain.some(({ text }) => HEADS.test(text)),
  };
}
