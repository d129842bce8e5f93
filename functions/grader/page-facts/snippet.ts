/** The longest quote, in characters. */
const SNIPPET_CHARACTERS = 200;

/** Puts text on one line. The check comes first, because most texts need no change. */
export function tidy(text: string): string {
  return NEEDS_TIDYING.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
const NEEDS_TIDYING = /^\s|\s$|\s\s|[^\S ]/;

/** Cuts a quote to 200 characters on one line. */
export function cutSnippet(text: string): string {
  return tidy(text.slice(0, SNIPPET_CHARACTERS));
}

/** Quotes the part of a line around a position. */
export function snippetAround(line: string, index: number): string {
  return cutSnippet(line.length <= SNIPPET_CHARACTERS ? line : line.slice(Math.max(0, index - 100)));
}
