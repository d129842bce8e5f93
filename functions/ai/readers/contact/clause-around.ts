import type { Span } from '../reader.ts';

/** Characters that a clause may go on beside what was read. */
const REACH = 40;
const END_OF_CLAUSE = /[\n;!?,()\uE000]|[.:](?=\s|$)/;
const LONGEST = 500;

/**
 * The clause that holds the span, as far as it is short: words beside may change what it says. `free` is the text
 * with `CLAIMED` in the place of what has been read.
 */
export function clauseAround(free: string, { start, end }: Span): Span {
  const after = free.slice(end, end + REACH);
  const stop = after.search(END_OF_CLAUSE);
  const reach = stop >= 0 ? stop : after.length < REACH ? after.length : 0;
  const before = [...free.slice(Math.max(0, start - REACH), start)].reverse().join('');
  const begin = before.search(/[\n;!?,().:\uE000]/);
  const back = begin >= 0 ? begin : before.length < REACH ? before.length : 0;
  return trimmed(free, { start: start - back, end: Math.min(end + reach, start - back + LONGEST) });
}

function trimmed(source: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(source.charAt(start))) start += 1;
  while (end > start && /\s/.test(source.charAt(end - 1))) end -= 1;
  return { start, end };
}
