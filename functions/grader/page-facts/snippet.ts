/** Most characters of what is quoted. */
const SNIPPET_CHARACTERS = 200;

/** On one line. Most texts are so already. */
export function tidy(text: string): string {
  return NEEDS_TIDYING.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
const NEEDS_TIDYING = /^\s|\s$|\s\s|[^\S ]/;

/** At most 200 characters of what is quoted, on one line. */
export function cutSnippet(text: string): string {
  return tidy(text.slice(0, SNIPPET_CHARACTERS));
}

/** The line around a place in it. */
export function snippetAround(line: string, index: number): string {
  return cutSnippet(line.length <= SNIPPET_CHARACTERS ? line : line.slice(Math.max(0, index - 100)));
}
