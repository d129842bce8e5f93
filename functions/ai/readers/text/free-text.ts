import type { ReadableText } from '../reader.ts';

/** Replaces claimed text: neither a word, a space, nor a line break. */
export const CLAIMED = '\uE000';

/** The text with `CLAIMED` for each character that isn’t free. */
export function freeText({ source, free }: ReadableText): string {
  const parts: string[] = [];
  let end = 0;
  for (const span of free) {
    parts.push(
      CLAIMED.repeat(Math.max(0, span.start - end)),
      source.slice(Math.max(end, span.start), span.end),
    );
    end = Math.max(end, span.end);
  }
  parts.push(CLAIMED.repeat(Math.max(0, source.length - end)));
  return parts.join('');
}
