import type { WrittenRange, WrittenTime } from './clock.ts';
import type { Item, When } from './hours-items.ts';
import type { Meal } from './hours-words.ts';

/** What changes on some days: another end (`isWhole`: of one service instead of several), or a part of the day that is closed (`without`) or the only one open. */
export type HoursEdit = { until: WrittenTime; isWhole: boolean } | { meal: Meal; isOnly: boolean };
/** What a sentence says about some days, or about unnamed days. `isAlso`: besides the other hours of these days. */
export type Statement = When & {
  isClosed: boolean;
  ranges: readonly WrittenRange[];
  isAlso?: boolean;
  edit?: HoursEdit;
};
type Group = {
  isAlso: boolean;
  when?: When;
  ranges?: WrittenRange[];
  until?: Extract<HoursEdit, { until: unknown }>;
};
type Groups = { groups: Group[]; beside: Statement[] };

const NO_DAYS: When = { days: [], isAll: false };
/** Days with times of their own, and closed days. */
const MOST_APART = 3;
const MOST_CLOSED = 4;

const isOpenEnded = ({ closes, late }: WrittenRange) => closes === null && late === '';
/** "closed Monday", "not Saturday lunch" */
const closedOn = (when: When, meal?: Meal): Statement => ({
  ...when,
  ranges: [],
  isClosed: meal === undefined,
  ...(meal && { edit: { meal, isOnly: false } }),
});
const mealOf = (item: Item | undefined) => (item?.isOnly ? undefined : item?.meal);

/** Pairs days with the times beside them, and collects closed days and changes. */
function groupsOf(items: readonly Item[], isTimesFirst: boolean): Groups | undefined {
  const groups: Group[] = [];
  const beside: Statement[] = [];
  let isAlso = false;
  const push = (group: Omit<Group, 'isAlso'>) => {
    groups.push({ ...group, isAlso });
    isAlso = false;
  };
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const [before, next, behind] = [groups.at(-1), items[at + 1], items[at + 2]];
    if (item.kind === 'also') isAlso = true;
    else if (item.kind === 'except') {
      /* "11–23, except Friday 14–23" */
      if (before?.ranges && behind?.range) continue;
      if (!before || !next?.when) return undefined;
      beside.push(closedOn(next.when, mealOf(behind)));
      at += mealOf(behind) ? 2 : 1;
    } else if (item.kind === 'closed') {
      const read = closedAt(items, at, isTimesFirst && !mealOf(items[at - 1]) ? undefined : before?.when);
      if (!read || read.closed.some(({ isAll, days }) => isAll || days.length > MOST_CLOSED))
        return undefined;
      beside.push(...read.closed);
      if (read.next === at) groups.pop();
      at = read.next;
    } else if (item.meal) {
      const when = items[at - 1]?.when ?? next?.when;
      if (!item.isOnly && next?.kind === 'closed') continue;
      if (!item.isOnly || !when) return undefined;
      beside.push({ ...closedOn(when, item.meal), edit: { meal: item.meal, isOnly: true } });
      if (when === next?.when) at += 1;
      else groups.pop();
    } else if (item.end) {
      const { end } = item;
      const isOfLast = before?.ranges?.some(isOpenEnded) && !next?.when;
      if (item.kind === 'until' && !isOfLast) push({ until: { until: end, isWhole: item.isWhole === true } });
      else if (!closeRanges(item.kind === 'until' ? groups.slice(-1) : groups, end)) return undefined;
    } else if (item.when) {
      if (before?.when && groups.length % 2 === 1) return undefined;
      push({ when: item.when });
    } else if (item.range) {
      if (before?.ranges && !isAlso) before.ranges.push(item.range);
      else push({ ranges: [item.range] });
    }
  }
  return { groups, beside };
}

/** "closed Sunday evening and Monday", "Sunday closed". `next`: the last item read; the same one for days before it. */
function closedAt(
  items: readonly Item[],
  at: number,
  before: When | undefined,
): { closed: Statement[]; next: number } | undefined {
  const above = items[at - 1];
  if (before && (above?.when || mealOf(above)))
    return { closed: [closedOn(before, mealOf(above))], next: at };
  const closed: Statement[] = [];
  let next = at;
  for (let item = items[next + 1]; item?.when; item = items[next + 1]) {
    const meal = mealOf(items[next + 2]);
    if (items[next + 2]?.range) break;
    closed.push(closedOn(item.when, meal));
    next += meal ? 2 : 1;
  }
  return closed.length === 0 || items[next + 1]?.range ? undefined : { closed, next };
}

/** Ends the open-ended ranges: "from 7, closes at 3". False if there are none. */
function closeRanges(groups: readonly Group[], end: WrittenTime): boolean {
  const open = groups.flatMap(({ ranges }) => ranges ?? []).filter(isOpenEnded);
  for (const range of open) range.closes = end;
  return open.length > 0;
}

/** Reads the items of a sentence. Undefined if days and times can't be paired. */
export function statementsOf(items: readonly Item[]): Statement[] | undefined {
  const isTimesFirst = items.find(({ when, range }) => when || range)?.range !== undefined;
  const read = groupsOf(items, isTimesFirst);
  if (!read) return undefined;
  const { groups, beside } = read;
  if (groups.length === 1 && groups[0]?.when) return beside;
  const isOdd = groups.length % 2 === 1;
  const lead = isOdd ? groups.shift()?.ranges : undefined;
  if (isOdd && !lead) return undefined;
  const found: Statement[] = [];
  for (let at = 0; at < groups.length; at += 2) {
    const [one, other] = [groups[at], groups[at + 1]];
    const [when, ranges, until] = [
      one?.when ?? other?.when,
      one?.ranges ?? other?.ranges,
      one?.until ?? other?.until,
    ];
    if (!when || !(ranges || until)) return undefined;
    const isAlso = one?.isAlso || other?.isAlso || false;
    found.push({ ...when, ranges: ranges ?? [], isClosed: false, isAlso, ...(until && { edit: until }) });
  }
  if (!lead) return [...found, ...beside];
  const isFew = found.flatMap(({ days }) => days).length <= MOST_APART;
  return isFew ? [{ ...NO_DAYS, ranges: lead, isClosed: false }, ...found, ...beside] : undefined;
}
