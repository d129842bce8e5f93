import type { Span } from '../reader.ts';

export function inOrder<Part extends Span>(spans: readonly Part[]): Part[] {
  return spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** What remains of `free` without `taken`. Both may be unsorted. */
export function without(free: readonly Span[], taken: readonly Span[]): Span[] {
  const cuts = inOrder(taken);
  const rest: Span[] = [];
  let next = 0;
  for (const span of inOrder(free)) {
    let { start } = span;
    while (next < cuts.length && (cuts[next]?.end ?? 0) <= start) next++;
    for (let at = next; at < cuts.length; at++) {
      const cut = cuts[at];
      if (cut === undefined || cut.start >= span.end) break;
      if (cut.start > start) rest.push({ start, end: cut.start });
      start = Math.max(start, cut.end);
    }
    if (start < span.end) rest.push({ start, end: span.end });
  }
  return rest;
}

/** The span without spaces at its ends. Empty spans don’t change. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

export function isOverlapping(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether `part` touches one of `spans`, which are sorted and don’t overlap. Logarithmic. */
export function isTouched(part: Span, spans: readonly Span[]): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= part.start) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) < part.end;
}

/** Fills the place of a cut sentence. Unlike other spaces, several of them aren’t joined. */
export const CUT_SPACE = '\u205f';

/** The text with a line end for each span, so that nothing is read across it. Its length doesn’t change. */
export function blanked(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of inOrder(spans)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    const blank = text.slice(from, end).replace(/[^\n]/g, ' ');
    parts.push(text.slice(at, from), `${blank.slice(0, -1)}\n`);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
