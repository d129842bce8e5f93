/** Alternatives of a regular expression, written as text and separated by `;` and line breaks. */
export const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*[;\n]\s*/u)
    .join('|');

/** Matches one of them as whole words. Needs the flag `u`. */
export const oneOf = (words: string): string => `(?<![\\p{L}\\d])(?:${alternatives(words)})(?![\\p{L}\\d])`;

/** Matches one of them as whole words, ignoring case. */
export const anyOf = (words: string): RegExp => new RegExp(oneOf(words), 'iu');
