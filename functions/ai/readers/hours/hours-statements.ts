import type { WrittenRange, WrittenTime } from './clock.ts';
import type { DateRange } from './dates.ts';
import type { Item } from './hours-items.ts';

type When = {
  days: readonly number[];
  firstPart: readonly number[];
  excepted: readonly number[];
  isAll: boolean;
  dates: readonly DateRange[];
};
/** What a sentence says of some days, or of days that it does not name. `until`: an end alone, "Fri until 11". */
export type Statement = When & {
  isClosed: boolean;
  ranges: readonly WrittenRange[];
  until: WrittenTime | undefined;
};

type Times = Pick<Statement, 'ranges' | 'until'>;
type Group = { when: When; times?: never } | { times: Times; when?: never };

const NO_DAYS: When = { days: [], firstPart: [], excepted: [], isAll: false, dates: [] };
const NO_TIMES: Times = { ranges: [], until: undefined };
/** Days that have their own times beside those of the other days; days of rest. */
const MOST_APART = 3;
const MOST_CLOSED = 4;
const FEWEST_SPLIT = 4;

function whenOf(item: Item | undefined): When | undefined {
  if (item?.kind === 'days')
    return {
      ...NO_DAYS,
      days: item.days,
      firstPart: item.firstPart,
      excepted: item.excepted,
      isAll: item.isAll,
    };
  return item?.kind === 'dates' ? { ...NO_DAYS, dates: item.dates } : undefined;
}

/** Times in a row with what is added; undefined where it has no place among them. */
function withTime({ ranges, until }: Times, item: Item): Times | undefined {
  const last = ranges.at(-1);
  if (item.kind === 'range') return until ? undefined : { ranges: [...ranges, item.range], until };
  if (item.kind === 'until') return until || last ? undefined : { ranges, until: item.time };
  if (item.kind !== 'last' || !last) return undefined;
  return { ranges: [...ranges.slice(0, -1), { ...last, last: item.time }], until };
}

/** Days and times in turn, and the days of rest among them. */
function groupsOf(
  items: readonly Item[],
  isTimesFirst: boolean,
): { groups: Group[]; closed: When[] } | undefined {
  const groups: Group[] = [];
  const closed: When[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const [when, before] = [whenOf(item), groups.at(-1)];
    if (item.kind === 'open') continue;
    if (item.kind === 'except') {
      const own = whenOf(items[at + 1]);
      if (own === undefined || before === undefined) return undefined;
      if (items[at + 2]?.kind === 'range') continue;
      closed.push(own);
      at += 1;
    } else if (item.kind === 'closed') {
      const isBehind = !isTimesFirst && before?.when !== undefined;
      const own = isBehind ? before.when : whenOf(items[at + 1]);
      if (own === undefined || own.isAll || own.days.length > MOST_CLOSED) return undefined;
      closed.push(own);
      if (isBehind) groups.pop();
      else at += 1;
      const next = items[at + 1]?.kind;
      if (!isBehind && (next === 'range' || next === 'until')) return undefined;
    } else if (when && before?.when && before.when.days.join() === when.days.join()) {
      /* "ouvert tous les jours / open every day": the same twice. */
    } else if (when) {
      if (before?.when && groups.length % 2 === 1) return undefined;
      groups.push({ when });
    } else {
      const place = item.kind === 'last' ? groups.findLastIndex((group) => group.times) : groups.length - 1;
      const own = groups[place]?.times;
      const times = withTime(own ?? NO_TIMES, item);
      if (times === undefined) return undefined;
      groups.splice(own ? place : groups.length, own ? 1 : 0, { times });
    }
  }
  return { groups, closed };
}

/** What the items of a sentence say; undefined where days and times do not go together. */
export function statementsOf(items: readonly Item[]): Statement[] | undefined {
  const said = items.filter(({ kind }) => kind !== 'note');
  const first = said.find(({ kind }) => kind !== 'closed' && kind !== 'open');
  const isTimesFirst = first !== undefined && whenOf(first) === undefined;
  const read = groupsOf(said, isTimesFirst);
  if (read === undefined) return undefined;
  const { groups, closed } = read;
  const rest = closed.map((when) => ({ ...when, ...NO_TIMES, isClosed: true }));
  if (groups.length === 1 && groups[0]?.when && rest.length === 0)
    return groups[0].when.dates.length > 0
      ? undefined
      : [{ ...groups[0].when, ...NO_TIMES, isClosed: false }];
  const [, middle] = groups;
  const { firstPart, days } = middle?.when ?? NO_DAYS;
  if (groups.length === 3 && groups[0]?.times && middle?.when && firstPart.length > 0) {
    /* "3–10 Mon–Sat, Sun 12–8" */
    if (days.length < FEWEST_SPLIT) return undefined;
    const last = days.filter((day) => !firstPart.includes(day));
    groups.splice(
      1,
      1,
      { when: { ...middle.when, days: firstPart } },
      { when: { ...middle.when, days: last } },
    );
  }
  const isLead = groups.length % 2 === 1;
  const lead = isLead ? groups[0]?.times : undefined;
  if (isLead && lead === undefined) return undefined;
  const pairs = groups.slice(isLead ? 1 : 0);
  const found: Statement[] = lead ? [{ ...NO_DAYS, ...lead, isClosed: false }] : [];
  for (let at = 0; at < pairs.length; at += 2) {
    const [one, other] = [pairs[at], pairs[at + 1]];
    const [when, times] = [one?.when ?? other?.when, one?.times ?? other?.times];
    if (when === undefined || times === undefined) return undefined;
    found.push({ ...when, ...times, isClosed: false });
  }
  const isFew = !lead || found.slice(1).flatMap(({ days }) => days).length <= MOST_APART;
  return isFew ? [...found, ...rest] : undefined;
}
