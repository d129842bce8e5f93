import type { Span } from '../reader.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type ColumnHeads, sizeHeads, slashedHeads } from './column-heads.ts';
import { wordCount } from './dish-names.ts';
import { type DishDraft, draftDishes } from './draft-dishes.ts';
import { isLegend, legendPairs } from './marks.ts';
import { HOURS_LINE, headingType, loudHeadingOf, PROSE_WORDS } from './menu-headings.ts';
import { type Amount, amountsOf } from './prices/amounts.ts';
import { type GroupHeading, groupedDishes, groupHeading } from './prices/group-prices.ts';
import { type PriceGroup, priceGroupsOf } from './prices/price-groups.ts';
import { type SetMenu, setMenuIn } from './set-menus.ts';

type At = Span & { line: Line };

/** One line, or one sentence of a line, as a menu sees it. */
export type MenuItem = At &
  (
    | { type: 'dishes'; drafts: DishDraft[]; isWhole: boolean; isLine: boolean; isGroup?: true }
    | { type: 'price'; group: PriceGroup }
    | { type: 'group'; group: GroupHeading }
    | { type: 'set menu'; menu: SetMenu }
    | { type: 'course' | 'menu' | 'heading' | 'legend' | 'plain' | 'prose' }
    | { type: 'labels'; labels: string[]; heading: Span | undefined }
  );

const LONGEST_PLAIN = 160;

function headsItem(source: string, line: Line, { labels, heading }: ColumnHeads): MenuItem {
  const words = labels.map(({ start, end }) => source.slice(start, end));
  return { start: line.start, end: line.end, line, type: 'labels', labels: words, heading };
}

function plainItem(folded: string, source: string, line: Line): MenuItem {
  const at = { start: line.start, end: line.end, line };
  const heads = sizeHeads(folded, source, line);
  if (heads !== undefined) return headsItem(source, line, heads);
  const text = folded.slice(line.start, line.end);
  if (isLegend(text)) return { ...at, type: 'legend' };
  const heading = headingType(folded, source, line);
  if (heading !== undefined) return { ...at, type: heading };
  const before = source.slice(Math.max(0, line.start - 2), line.start);
  const isFootnote = /[*†]$/.test(before) || (/^\* $/.test(before) && /\p{L}\*\s/u.test(source));
  const isProse =
    isFootnote ||
    text.length > LONGEST_PLAIN ||
    wordCount(text) === 0 ||
    PROSE_WORDS.test(text) ||
    HOURS_LINE.test(text) ||
    (/[.!?]$/.test(text) && wordCount(text) >= 9);
  return { ...at, type: isProse ? 'prose' : 'plain' };
}

type Reading = { source: string; folded: string; hasColumns: boolean };

function pricedItem(
  { folded, hasColumns }: Reading,
  unit: Span,
  given: { line: Line; amounts: Amount[]; isLine: boolean },
): MenuItem | undefined {
  const at = { ...unit, line: given.line };
  const groups = priceGroupsOf(folded, given.amounts, unit, hasColumns);
  const [group] = groups;
  const rest =
    group === undefined ? 'x' : folded.slice(unit.start, group.start) + folded.slice(group.end, unit.end);
  if (group !== undefined && groups.length === 1 && wordCount(rest) === 0)
    return { ...at, type: 'price', group };
  const menu = setMenuIn(folded, unit, groups);
  if (menu !== undefined) return { ...at, type: 'set menu', menu };
  const grouped = groupedDishes(folded, unit, given.amounts);
  if (grouped.length > 0)
    return { ...at, type: 'dishes', drafts: grouped, isWhole: true, isLine: given.isLine, isGroup: true };
  const { drafts, isWhole } = draftDishes(folded, unit, { ...given, hasColumns });
  return drafts.length === 0 ? undefined : { ...at, type: 'dishes', drafts, isWhole, isLine: given.isLine };
}

/** "Happy hour 18–20: spritz 4, prosecco 3.50": the menu, and its dishes where each has its price behind it. */
function withDishes(
  folded: string,
  item: MenuItem & { type: 'set menu' },
  amounts: readonly Amount[],
): MenuItem[] {
  const { menu, line } = item;
  const rest = { start: menu.description.start, end: item.end };
  const inRest = amounts.filter(({ start }) => start >= rest.start);
  if (menu.kind !== 'happy_hour' || inRest.length < 2 || inRest[0]?.start === rest.start) return [item];
  const { drafts, isWhole } = draftDishes(folded, rest, {
    amounts: inRest,
    isLine: false,
    hasColumns: false,
  });
  if (!isWhole || drafts.length < 2) return [item];
  const described = { start: rest.start, end: rest.start };
  return [
    { ...item, end: rest.start, menu: { ...menu, description: described } },
    { ...rest, line, type: 'dishes', drafts, isWhole, isLine: false },
  ];
}

/** "cup 4 / bowl 6.50" */
const SIZE_BETWEEN = /^\s?[/|]\s?[a-z ]{0,12}$/;
/** The amount with which the sizes of a dish begin. */
function firstSize(folded: string, amounts: readonly Amount[], first: Amount): Amount {
  const before = amounts[amounts.indexOf(first) - 1];
  const isSize = before !== undefined && SIZE_BETWEEN.test(folded.slice(before.end, first.start));
  return isSize ? before : first;
}

/** "MOSTRITO (1/4 + chaufa) .... S/ 24.90": dots that lead to the price end no sentence. */
const LEADER = /(?:\.{2,}|(?:\s[.·]){2,}|…)\s*(?:[a-z]{1,8}\s)?$/;

/** A line is one dish when its only amount ends it, else each of its sentences is read alone. */
function isOneDish(folded: string, line: Line, amounts: readonly Amount[]): boolean {
  const first = amounts.find(({ isStrong }) => isStrong) ?? amounts[0];
  const sentences = sentencesOf(folded, line);
  if (sentences.length < 2) return true;
  if (first === undefined || line.end - line.start > 200) return false;
  const before = folded.slice(line.start, first.start);
  const isLed = amounts.every(
    ({ isStrong, start }, at) =>
      isStrong ||
      start <= first.start ||
      SIZE_BETWEEN.test(folded.slice(amounts[at - 1]?.end ?? start, start)),
  );
  if (isLed && LEADER.test(folded.slice(line.start, firstSize(folded, amounts, first).start))) return true;
  return (
    !/\d|(?<![a-z])(?:mon|tue|wed|thu|fri|sat|sun)(?![a-z])/.test(before) &&
    !PROSE_WORDS.test(before) &&
    sentences.filter(({ end }) => end > first.end + 2).length <= 1
  );
}

/** Two dishes side by side, each cell parted by a tab: "Wings\t13\tPie\t17". */
function columnsOf(source: string, line: Line, amounts: readonly Amount[]): Span[] {
  const cells: Span[] = [];
  let { start } = line;
  for (const { 0: gap, index } of source.slice(line.start, line.end).matchAll(/\t+/g)) {
    cells.push({ start, end: line.start + index });
    start = line.start + index + gap.length;
  }
  cells.push({ start, end: line.end });
  const isAmount = (cell: Span) =>
    amounts.some((amount) => amount.start <= cell.start + 1 && amount.end >= cell.end - 1);
  const isPaired = cells.every((cell, at) => isAmount(cell) === (at % 2 === 1));
  if (cells.length < 4 || cells.length % 2 !== 0 || !isPaired) return [];
  return cells.flatMap(({ start: from }, at) =>
    at % 2 === 0 ? [{ start: from, end: cells[at + 1]?.end ?? line.end }] : [],
  );
}

/** Whether the two lines below are short and without a price. */
function isAboveNames(folded: string, lines: readonly Line[], at: number): boolean {
  const below = lines.slice(at + 1, at + 3);
  const isName = (line: Line) => {
    const text = folded.slice(line.start, line.end);
    return wordCount(text) <= 6 && !PROSE_WORDS.test(text) && amountsOf(folded, line).length === 0;
  };
  return below.length === 2 && below.every((line) => !line.opensBlock && isName(line));
}

/** All that a menu may be made of, in order. */
export function menuItemsOf(source: string, folded: string, free: readonly Span[]): MenuItem[] {
  const items: MenuItem[] = [];
  let hasColumns = false;
  const lines = linesOf(source, free);
  for (const [at, line] of lines.entries()) {
    const loud = loudHeadingOf(source, line);
    if (loud !== undefined) {
      items.push({ ...loud, line, type: 'course' });
      continue;
    }
    const below = lines[at + 1];
    const prices =
      below === undefined || !/[/|]/.test(folded.slice(line.start, line.end))
        ? 0
        : amountsOf(folded, below, true).length;
    const heads = slashedHeads(folded, source, { line, prices });
    if (heads !== undefined) {
      hasColumns = true;
      items.push(headsItem(source, line, heads));
      continue;
    }
    const found = amountsOf(
      folded,
      line,
      hasColumns && !PROSE_WORDS.test(folded.slice(line.start, line.end)),
    );
    const isExplained =
      legendPairs(folded.slice(line.start, line.end)).length >= 2 && !found.some(({ isStrong }) => isStrong);
    const amounts = isExplained ? [] : found;
    if (amounts.length === 0) {
      const item = plainItem(folded, source, line);
      if (item.type === 'labels') hasColumns = true;
      else if (item.type !== 'plain') hasColumns = false;
      items.push(item);
      continue;
    }
    const group = isAboveNames(folded, lines, at) ? groupHeading(folded, line, amounts) : undefined;
    if (group !== undefined) {
      items.push({ start: line.start, end: line.end, line, type: 'group', group });
      continue;
    }
    const columns = columnsOf(source, line, amounts);
    const isLine = columns.length > 0 || isOneDish(folded, line, amounts);
    const units = columns.length > 0 ? columns : isLine ? [line] : sentencesOf(folded, line);
    for (const unit of units) {
      const here = amounts.filter(({ start, end }) => start >= unit.start && end <= unit.end);
      const span = { start: unit.start, end: unit.end };
      const item =
        here.length === 0
          ? undefined
          : pricedItem({ source, folded, hasColumns }, span, { line, amounts: here, isLine });
      const part: Line = isLine && columns.length === 0 ? line : { ...line, ...span, opensBlock: false };
      const plain = plainItem(folded, source, part);
      const prose = { start: plain.start, end: plain.end, line: plain.line, type: 'prose' } as const;
      if (item?.type === 'set menu') items.push(...withDishes(folded, item, here));
      else items.push(item ?? (here.length > 0 ? prose : plain));
    }
  }
  return items;
}
