/** The alternatives of an expression, written as text: `;` and line breaks between them. */
export const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*[;\n]\s*/u)
    .join('|');

/** An expression for one of them as whole words. It needs the flag `u`. */
export const oneOf = (words: string): string => `(?<![\\p{L}\\d])(?:${alternatives(words)})(?![\\p{L}\\d])`;

/** One of them as whole words, in any case. */
export const anyOf = (words: string): RegExp => new RegExp(oneOf(words), 'iu');
