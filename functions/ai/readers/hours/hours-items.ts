import type { WrittenRange, WrittenTime } from './clock.ts';
import type { DateRange } from './dates.ts';
import type { Token } from './hours-tokens.ts';
import type { Meal } from './hours-words.ts';

/** What a sentence of hours is made of, in order. `until`: an end alone. `note`: no service, but for guests to know. */
export type Item =
  /** `firstPart`: the days before the last comma. */
  | {
      kind: 'days';
      days: readonly number[];
      firstPart: readonly number[];
      excepted: readonly number[];
      isAll: boolean;
    }
  | { kind: 'dates'; dates: readonly DateRange[] }
  | { kind: 'range'; range: WrittenRange }
  | { kind: 'until' | 'last'; time: WrittenTime }
  | { kind: 'note'; start: number; end: number }
  | { kind: 'closed' | 'open' | 'except' };
type Kind = Token['kind'];
type Read = Item & { next: number };
type Label = Pick<WrittenRange, 'meal' | 'name'>;
type Text = { tokens: readonly Token[]; source: string };

const kinds = (...all: Kind[]): ReadonlySet<Kind> => new Set(all);
const FILL = kinds('fill', 'only');
const JOINING = kinds('and', 'comma', 'fill', 'feast');
const UP_TO = kinds('to', 'until');
const SKIPPED = kinds('fill', 'and', 'comma', 'gap', 'to', 'only', 'feast');
const at24 = (hour: number): WrittenTime => ({ hour, minute: 0, is24: true });

const isOneOf = (token: Token | undefined, set: ReadonlySet<Kind>) =>
  token !== undefined && set.has(token.kind);

function after(tokens: readonly Token[], at: number, set: ReadonlySet<Kind>): number {
  let next = at;
  while (isOneOf(tokens[next], set)) next += 1;
  return next;
}

/** "Mon–Wed, Fri & Sat", "daily". */
function listAt(
  tokens: readonly Token[],
  at: number,
): { days: number[]; firstPart: number[]; isAll: boolean; next: number } | undefined {
  const days: number[] = [];
  let firstPart: number[] = [];
  let [next, isAll] = [at, false];
  for (let token = tokens[at]; token?.kind === 'day'; token = tokens[next]) {
    const to = after(tokens, next + 1, FILL);
    const endAt = isOneOf(tokens[to], UP_TO) ? after(tokens, to + 1, FILL) : next;
    const end = tokens[endAt];
    const isRange = endAt > next && end?.kind === 'day';
    const [from, until] = [token.days[0] ?? 0, isRange ? (end.days[0] ?? 0) : 0];
    if (isRange && (token.days.length > 1 || end.days.length > 1 || from === until)) return undefined;
    const length = isRange ? ((until - from + 7) % 7) + 1 : 0;
    days.push(...(isRange ? Array.from({ length }, (_, day) => (from + day) % 7) : token.days));
    isAll ||= token.isAll;
    next = (isRange ? endAt : next) + 1;
    const beside = after(tokens, next, JOINING);
    const other = tokens[beside];
    if (other?.kind === 'day') {
      if (isAll || other.isAll) break;
      if (tokens.slice(next, beside).some(({ kind }) => kind === 'comma')) firstPart = [...days];
      next = beside;
    }
  }
  return next === at ? undefined : { days: [...new Set(days)], firstPart, isAll, next };
}

/** "daily except Monday". */
function daysAt(tokens: readonly Token[], at: number): Read | undefined {
  const list = listAt(tokens, at);
  const exceptAt = list && after(tokens, list.next, JOINING);
  if (list === undefined || exceptAt === undefined) return undefined;
  if (tokens[exceptAt]?.kind !== 'except') return { kind: 'days', ...list, excepted: [] };
  const except = listAt(tokens, after(tokens, exceptAt + 1, FILL));
  if (except === undefined || except.isAll) return undefined;
  const days = list.days.filter((day) => !except.days.includes(day));
  return { kind: 'days', days, firstPart: [], excepted: except.days, isAll: list.isAll, next: except.next };
}

/** "Dec 24", "4 January to 2 February". */
function datesAt(tokens: readonly Token[], at: number): Read | undefined {
  const first = tokens[at];
  if (first?.kind !== 'date') return undefined;
  const to = after(tokens, at + 1, FILL);
  const endAt = isOneOf(tokens[to], UP_TO) ? after(tokens, to + 1, FILL) : at;
  const last = tokens[endAt];
  if (endAt === at || last?.kind !== 'date') return { kind: 'dates', dates: [first.dates], next: at + 1 };
  return { kind: 'dates', dates: [{ from: first.dates.from, to: last.dates.to }], next: endAt + 1 };
}

/** "noon", "11 de la mañana": a time with what says its half of the day. */
function clockAt(tokens: readonly Token[], at: number): { time: WrittenTime; next: number } | undefined {
  const token = tokens[at];
  const next = at + 1;
  if (token?.kind === 'clock') return { time: at24(token.hour), next };
  if (token?.kind === 'part' && token.isNoon) return { time: at24(12), next };
  if (token?.kind !== 'time') return undefined;
  const { time } = token;
  const said = tokens[next];
  if (said?.kind !== 'half') return { time, next };
  const isLate = said.half === 'pm' || (said.half === 'night' && time.hour >= 6 && time.hour < 12);
  return { time: time.is24 || time.half ? time : { ...time, half: isLate ? 'pm' : 'am' }, next: next + 1 };
}

/** "5–10", "from 5", "5 until late"; a time alone is none. */
function rangeAt({ tokens, source }: Text, at: number, label: Label): Read | undefined {
  const isFrom = tokens[at]?.kind === 'from';
  const opens = clockAt(tokens, isFrom ? after(tokens, at + 1, FILL) : at);
  if (opens === undefined) return undefined;
  const range = { opens: opens.time, closes: null, late: '', ...label };
  const toAt = after(tokens, opens.next, FILL);
  const isTo = isOneOf(tokens[toAt], UP_TO);
  const endAt = isTo ? after(tokens, toAt + 1, FILL) : toAt;
  const end = isTo ? clockAt(tokens, endAt) : undefined;
  if (end) return { kind: 'range', range: { ...range, closes: end.time }, next: end.next };
  const late = tokens[endAt];
  if (late?.kind === 'late') {
    const from = tokens[toAt]?.kind === 'until' ? (tokens[toAt]?.start ?? late.start) : late.start;
    return { kind: 'range', range: { ...range, late: source.slice(from, late.end) }, next: endAt + 1 };
  }
  return isFrom && !isTo ? { kind: 'range', range, next: opens.next } : undefined;
}

/** "Kitchen closes at 9:30", "Küche bis 21:30". */
function noteAt(tokens: readonly Token[], at: number): Read | undefined {
  const verb = after(tokens, at + 1, kinds('fill', 'open'));
  if (!isOneOf(tokens[verb], kinds('to', 'until', 'ends', 'closed'))) return undefined;
  const time = clockAt(tokens, after(tokens, verb + 1, FILL));
  if (time === undefined) return undefined;
  return {
    kind: 'note',
    start: tokens[at]?.start ?? 0,
    end: tokens[time.next - 1]?.end ?? 0,
    next: time.next,
  };
}

/** The next item of a sentence, if what stands there is one. */
function itemAt(text: Text, at: number, label: Label): Read | undefined {
  const { tokens } = text;
  const token = tokens[at];
  switch (token?.kind) {
    case 'closed':
    case 'except':
    case 'open':
      return { kind: token.kind, next: at + 1 };
    case 'always':
      return { kind: 'range', range: { opens: at24(0), closes: at24(24), late: '', ...label }, next: at + 1 };
    case 'day':
      return daysAt(tokens, at);
    case 'date':
      return datesAt(tokens, at);
    case 'label':
      return noteAt(tokens, at);
    case 'last':
    case 'until': {
      const time = clockAt(tokens, after(tokens, at + 1, FILL));
      return time && { kind: token.kind, ...time };
    }
    default:
      return rangeAt(text, at, label);
  }
}

/** The words of the text, with a capital letter. */
function labelOf(source: string, token: { start: number; end: number; meal: Meal }): Label {
  const words = source.slice(token.start, token.end).replace(/\s+/g, ' ');
  return { meal: token.meal, name: (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 40) };
}

/**
 * The items of tokens among which is no unknown word; undefined where one has no place. A name such as "Lunch" holds
 * for the times behind it, "evenings" for those of the same days.
 */
export function itemsOf(text: Text, heading: Token | undefined): Item[] | undefined {
  const { tokens, source } = text;
  const items: Item[] = [];
  let label: Label = heading?.kind === 'label' ? labelOf(source, heading) : { meal: undefined, name: '' };
  let isPending = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const next = tokens[after(tokens, at + 1, FILL)]?.kind;
    if ((token.kind === 'feast' && next === 'closed') || (token.kind === 'closed' && next === 'feast')) {
      at = after(tokens, at + 1, FILL) + 1;
      continue;
    }
    const read = itemAt(text, at, label);
    const isName = token.kind === 'label' || token.kind === 'part';
    if (read === undefined && isPending && isName) label = { meal: undefined, name: '' };
    else if (read === undefined && token.kind === 'label') label = labelOf(source, token);
    else if (read === undefined && token.kind === 'part')
      label = label.name ? label : { ...label, meal: token.meal };
    else if (read === undefined && !SKIPPED.has(token.kind)) return undefined;
    if (read) {
      if (isPending && (read.kind === 'closed' || read.kind === 'dates')) return undefined;
      if (read.kind === 'days' && label.name === '' && !isPending) label = { meal: undefined, name: '' };
      isPending &&= read.kind !== 'range' && read.kind !== 'until';
      items.push(read);
    } else isPending ||= isName;
    at = read?.next ?? at + 1;
  }
  return isPending ? undefined : items;
}
