/**
 * One expression for many phrases, which are given folded and may hold `\d`, `?`, `[…]` and `(?:…|…)`. A space
 * stands for one to three. It never matches inside a word.
 */
export function anyOf(phrases: readonly string[], flags = ''): RegExp {
  const alternatives = phrases
    .map((phrase) => phrase.trim().replace(/ /g, '\\s{1,3}'))
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![a-z0-9ßœæ])(?:${alternatives.join('|')})(?![a-z0-9ßœæ])`, flags);
}

/** Phrases written one a line, or parted by `;`. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
