/** Marks that make a different Japanese letter, unlike accents: `ガ` isn’t `カ`. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;

/** Lowercase without accents, words separated: `Last_VisitDate` becomes `last visit date`. */
export function foldHeading(heading: string): string {
  return heading
    .slice(0, 100)
    .replaceAll('%', ' percent ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * True if one of the listed words is in the heading. `umsatz*` matches the start of a word, `*datum` the end, `*電話*`
 * any part.
 */
export function wordsIn(words: string, listed: string): boolean {
  const heading = ` ${words} `;
  return listed.split('|').some((word) => heading.includes(` ${word} `.replace(' *', '').replace('* ', '')));
}
