import type { Span } from '../reader.ts';

/** For each of `spans`, which are in order and apart, the parts that touch it. */
export function touching<Part extends Span>(spans: readonly Span[], parts: readonly Part[]): Part[][] {
  const touched: Part[][] = spans.map(() => []);
  for (const part of parts) {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.end ?? 0) <= part.start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; (spans[at]?.start ?? Number.POSITIVE_INFINITY) < part.end; at += 1)
      touched[at]?.push(part);
  }
  return touched;
}
