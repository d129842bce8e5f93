import type { WrittenRange, WrittenTime } from './clock.ts';
import type { Token } from './hours-tokens.ts';
import type { Meal } from './hours-words.ts';

/** Days of the week. */
export type When = { days: readonly number[]; isAll: boolean };
/**
 * The parts of a sentence about hours, in order. `meal`: a part of the day, in "not Saturday lunch" and "dinner only".
 * `until`: another end of the hours before it, in "Friday until 11". `ends`: the end of all of them.
 */
export type Item = {
  kind: 'when' | 'range' | 'closed' | 'open' | 'except' | 'also' | 'meal' | 'until' | 'ends';
  when?: When;
  range?: WrittenRange;
  meal?: Meal;
  isOnly?: boolean;
  end?: WrittenTime;
  isWhole?: boolean;
};
type Kind = Token['kind'];
type Read = Item & { next: number };
type Label = Pick<WrittenRange, 'meal' | 'name'>;
type Text = { tokens: readonly Token[]; source: string };

const kinds = (...all: Kind[]): ReadonlySet<Kind> => new Set(all);
const FILL = kinds('fill', 'only', 'whole');
const JOINING = kinds('and', 'comma', 'fill', 'feast');
const UP_TO = kinds('to', 'until');
const SKIPPED = kinds('fill', 'and', 'comma', 'gap', 'to', 'until', 'only', 'feast', 'whole');
/** What can be between the name of a meal and its times. */
const BEFORE_TIMES = kinds('fill', 'only', 'and', 'comma', 'gap', 'to', 'until', 'label', 'part', 'also');
const TIMES = kinds('time', 'clock', 'from');
/** "all day Sunday until 7" */
const MOST_BETWEEN = 4;
const ALONE = kinds('closed', 'open', 'except', 'also');
const NO_LABEL: Label = { meal: undefined, name: '' };
const at24 = (hour: number): WrittenTime => ({ hour, minute: 0, is24: true });

const isOneOf = (token: Token | undefined, set: ReadonlySet<Kind>) =>
  token !== undefined && set.has(token.kind);

function after(tokens: readonly Token[], at: number, set: ReadonlySet<Kind> = FILL): number {
  let next = at;
  while (isOneOf(tokens[next], set)) next += 1;
  return next;
}

/** "Mon–Wed, Fri & Sat", "daily". */
function daysAt(tokens: readonly Token[], at: number): Read | undefined {
  const days: number[] = [];
  let [next, isAll] = [at, false];
  for (let token = tokens[at]; token?.kind === 'day'; token = tokens[next]) {
    const to = after(tokens, next + 1);
    const endAt = isOneOf(tokens[to], UP_TO) ? after(tokens, to + 1) : next;
    const end = tokens[endAt];
    const isRange = endAt > next && end?.kind === 'day';
    const [from = 0, until = 0] = [token.days[0], isRange ? end.days[0] : 0];
    if (isRange && (token.days.length > 1 || end.days.length > 1 || from === until)) return undefined;
    const length = ((until - from + 7) % 7) + 1;
    days.push(...(isRange ? Array.from({ length }, (_, day) => (from + day) % 7) : token.days));
    isAll ||= token.isAll;
    next = (isRange ? endAt : next) + 1;
    const besideAt = after(tokens, next, JOINING);
    const beside = tokens[besideAt];
    if (beside?.kind !== 'day' || isAll || beside.isAll) break;
    next = besideAt;
  }
  return { kind: 'when', when: { days: [...new Set(days)], isAll }, next };
}

/** A time with words for its half of the day: "noon", "11 de la mañana". */
function clockAt(tokens: readonly Token[], at: number): { time: WrittenTime; next: number } | undefined {
  const [token, said] = [tokens[at], tokens[at + 1]];
  const next = at + 1;
  if (token?.kind === 'clock') return { time: at24(token.hour), next };
  if (token?.kind === 'part' && token.isNoon) return { time: at24(12), next };
  if (token?.kind !== 'time') return undefined;
  const { time } = token;
  if (said?.kind !== 'half') return { time, next };
  const isLate = said.half === 'pm' || (said.half === 'night' && time.hour >= 6 && time.hour < 12);
  return { time: time.is24 || time.half ? time : { ...time, half: isLate ? 'pm' : 'am' }, next: next + 1 };
}

/** A range: "5–10", "from 5", "open at 5", "5 until late". A time alone is not a range. */
function rangeAt({ tokens, source }: Text, at: number, label: Label): Read | undefined {
  const isFrom = tokens[at]?.kind === 'from' || beforeFill(tokens, at)?.kind === 'open';
  const opens = clockAt(tokens, tokens[at]?.kind === 'from' ? after(tokens, at + 1) : at);
  if (opens === undefined) return undefined;
  const range = { opens: opens.time, closes: null, late: '', ...label };
  const toAt = after(tokens, opens.next);
  const isTo = isOneOf(tokens[toAt], UP_TO);
  const endAt = isTo ? after(tokens, toAt + 1) : toAt;
  const end = isTo ? clockAt(tokens, endAt) : undefined;
  if (end) return { kind: 'range', range: { ...range, closes: end.time }, next: end.next };
  const late = tokens[endAt];
  if (late?.kind !== 'late') return isFrom && !isTo ? { kind: 'range', range, next: opens.next } : undefined;
  const from = tokens[toAt]?.kind === 'until' ? (tokens[toAt]?.start ?? late.start) : late.start;
  return { kind: 'range', range: { ...range, late: source.slice(from, late.end) }, next: endAt + 1 };
}

const beforeFill = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(0, at).findLast((token) => !isOneOf(token, FILL));

/** An end alone: "Fri until 11", "(11pm)", "closes at 3". */
function endAt({ tokens, source }: Text, at: number): Read | undefined {
  const isOfAll = tokens[at]?.kind === 'ends';
  const end = clockAt(tokens, isOfAll ? after(tokens, at + 1) : at);
  const before = beforeFill(tokens, at);
  const isInBrackets = before?.kind === 'gap' && source[before.start] === '(';
  if (end === undefined || !(isOfAll || isInBrackets || isOneOf(before, UP_TO))) return undefined;
  const isWhole = tokens.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ kind }) => kind === 'whole');
  return { kind: isOfAll ? 'ends' : 'until', end: end.time, isWhole, next: end.next };
}

/** A part of the day without times of its own: "Saturday lunch", "only dinner on Mondays". */
function mealAt(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at];
  if ((token?.kind !== 'part' && token?.kind !== 'label') || token.meal === 'any') return undefined;
  if (isOneOf(tokens[after(tokens, at + 1, BEFORE_TIMES)], TIMES)) return undefined;
  const isOnly = tokens[at - 1]?.kind === 'only' || tokens[at + 1]?.kind === 'only';
  const isOfDay = beforeFill(tokens, at)?.kind === 'day';
  const isBeforeDay = isOnly && tokens[after(tokens, at + 1)]?.kind === 'day';
  return isOfDay || isBeforeDay ? { kind: 'meal', meal: token.meal, isOnly, next: at + 1 } : undefined;
}

/** Reads the item at this token, if there is one. */
function itemAt(text: Text, at: number, label: Label): Read | undefined {
  const { tokens } = text;
  const token = tokens[at];
  if (isOneOf(token, ALONE)) return { kind: token?.kind as Item['kind'], next: at + 1 };
  if (token?.kind === 'day') return daysAt(tokens, at);
  return rangeAt(text, at, label) ?? endAt(text, at) ?? mealAt(tokens, at);
}

/**
 * Reads items from tokens without unknown words. Undefined if a token fits nowhere. A name such as "Lunch" applies to
 * the times after it, "evenings" to the times of the same days.
 */
export function itemsOf(text: Text, heading: Token | undefined): Item[] | undefined {
  const { tokens, source } = text;
  const items: Item[] = [];
  let label = labelOf(source, heading, NO_LABEL);
  let [isPending, isLate] = [false, false];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const read = itemAt(text, at, label);
    // "Breakfast all day" is no name of a service.
    const isWhole = tokens[at + 1]?.kind === 'whole' || tokens[at - 1]?.kind === 'whole';
    const isName = (token.kind === 'label' && !isWhole) || token.kind === 'part';
    if (read) {
      if (isPending && read.kind === 'closed') return undefined;
      if (read.when && label.name === '' && !isPending) label = NO_LABEL;
      isPending &&= read.kind !== 'range' && read.kind !== 'until';
      items.push(read);
    } else if (isName) label = isPending ? NO_LABEL : labelOf(source, token, label);
    else if (token.kind === 'late') isLate = true;
    else if (!SKIPPED.has(token.kind) && token.kind !== 'label') return undefined;
    isPending ||= !read && isName;
    at = read?.next ?? at + 1;
  }
  return isPending || (isLate && !items.some(({ kind }) => kind === 'until')) ? undefined : items;
}

/** The name as written, capitalized. "evenings" is not a name: it only says when. */
function labelOf(source: string, token: Token | undefined, before: Label): Label {
  if (token?.kind === 'part') return before.name ? before : { ...before, meal: token.meal };
  if (token?.kind !== 'label') return before;
  const words = source.slice(token.start, token.end).replace(/\s+/g, ' ');
  return { meal: token.meal, name: (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 40) };
}
