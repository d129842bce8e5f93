import { joinWraps } from '#shared/site/join-wraps.ts';
import type { Span } from '../reader.ts';

/** A text without the line breaks of an email program or editor. `placeOf` gives a span’s position in the source. */
export type Joined = { text: string; placeOf: (span: Span) => Span };

/** Joins wrapped lines, such as "in a⏎wood oven"; undefined if none are wrapped. Linear. */
export function joinedLines(source: string): Joined | undefined {
  const text = joinWraps(source);
  if (text === source) return undefined;
  const places = placesOf(text, source);
  const placeOf = ({ start, end }: Span) => ({
    start: places[start] ?? source.length,
    end: end > start ? (places[end - 1] ?? source.length - 1) + 1 : (places[start] ?? source.length),
  });
  return { text, placeOf };
}

/**
 * The position of each character of the text in the source. Joining drops characters and turns line breaks into
 * spaces.
 */
function placesOf(text: string, source: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const character of text.split('')) {
    while (at < source.length && !isAt(source.charAt(at), character)) at += 1;
    places.push(at);
    at += 1;
  }
  return places;
}

/** All spaces and line breaks are equal. */
function isAt(given: string, character: string): boolean {
  return given === character || (/\s/.test(given) && /\s/.test(character));
}
