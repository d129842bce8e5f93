import type { WrittenRange } from './clock.ts';
import type { Item, When } from './hours-items.ts';

/** What a sentence says about some days, or about unnamed days. */
export type Statement = When & { isClosed: boolean; ranges: readonly WrittenRange[] };
type Group = { when: When; ranges?: never } | { ranges: WrittenRange[]; when?: never };

const NO_DAYS: When = { days: [], isAll: false };
/** Days with times of their own, and closed days. */
const MOST_APART = 3;
const MOST_CLOSED = 4;

/** Pairs days with the times beside them, and collects the closed days. */
function groupsOf(
  items: readonly Item[],
  isTimesFirst: boolean,
): { groups: Group[]; closed: When[] } | undefined {
  const groups: Group[] = [];
  const closed: When[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const [before, next, behind] = [groups.at(-1), items[at + 1], items[at + 2]];
    if (item.kind === 'except') {
      /* "11–23, except Friday 14–23" */
      if (before?.ranges && behind?.range) continue;
      if (!before || !next?.when) return undefined;
      closed.push(next.when);
      at += 1;
    } else if (item.kind === 'closed') {
      const isBehind = !isTimesFirst && before?.when !== undefined;
      const own = isBehind ? before.when : next?.when;
      if (!own || own.isAll || own.days.length > MOST_CLOSED || (!isBehind && behind?.range))
        return undefined;
      closed.push(own);
      if (isBehind) groups.pop();
      else at += 1;
    } else if (item.when) {
      if (before?.when && groups.length % 2 === 1) return undefined;
      groups.push({ when: item.when });
    } else if (item.range) {
      if (before?.ranges) before.ranges.push(item.range);
      else groups.push({ ranges: [item.range] });
    }
  }
  return { groups, closed };
}

/** Reads the items of a sentence. Undefined if days and times can't be paired. */
export function statementsOf(items: readonly Item[]): Statement[] | undefined {
  const isTimesFirst = items.find(({ when, range }) => when || range)?.range !== undefined;
  const read = groupsOf(items, isTimesFirst);
  if (!read) return undefined;
  const closed = read.closed.map((when) => ({ ...when, ranges: [], isClosed: true }));
  if (read.groups.length === 1 && read.groups[0]?.when) return closed;
  const isOdd = read.groups.length % 2 === 1;
  const lead = isOdd ? read.groups.shift()?.ranges : undefined;
  if (isOdd && !lead) return undefined;
  const found: Statement[] = [];
  for (let at = 0; at < read.groups.length; at += 2) {
    const [one, other] = [read.groups[at], read.groups[at + 1]];
    const [when, ranges] = [one?.when ?? other?.when, one?.ranges ?? other?.ranges];
    if (!when || !ranges) return undefined;
    found.push({ ...when, ranges, isClosed: false });
  }
  if (!lead) return [...found, ...closed];
  const isFew = found.flatMap(({ days }) => days).length <= MOST_APART;
  return isFew ? [{ ...NO_DAYS, ranges: lead, isClosed: false }, ...found, ...closed] : undefined;
}
