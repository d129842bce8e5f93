import { joinWraps } from '#shared/site/join-wraps.ts';
import type { Span } from '../reader.ts';

/** A text without the line ends of a mail program or an editor, and where its spans are in the source. */
export type Joined = { text: string; placeOf: (span: Span) => Span };

/** "in a⏎wood oven" as one line; undefined where nothing is to be joined. Linear. */
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

/** The position of each character of the text in the source. Joining drops characters, and makes a line end a blank. */
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

/** Any blank or line end counts as any other. */
function isAt(given: string, character: string): boolean {
  return given === character || (/\s/.test(given) && /\s/.test(character));
}
