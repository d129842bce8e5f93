import type { Span } from '../reader.ts';

/** Characters that a clause may go on beside what was read. */
const REACH = 40;
const END_OF_CLAUSE = /[\n;!?,()]|[.:](?=\s|$)/;
const LONGEST = 500;

/** The clause that holds the span, as far as it is short: words beside may change what it says. */
export function clauseAround(source: string, { start, end }: Span): Span {
  const after = source.slice(end, end + REACH);
  const stop = after.search(END_OF_CLAUSE);
  const reach = stop >= 0 ? stop : after.length < REACH ? after.length : 0;
  const before = [...source.slice(Math.max(0, start - REACH), start)].reverse().join('');
  const begin = before.search(/[\n;!?,().:]/);
  const back = begin >= 0 ? begin : before.length < REACH ? before.length : 0;
  return trimmed(source, { start: start - back, end: Math.min(end + reach, start - back + LONGEST) });
}

function trimmed(source: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(source.charAt(start))) start += 1;
  while (end > start && /\s/.test(source.charAt(end - 1))) end -= 1;
  return { start, end };
}
