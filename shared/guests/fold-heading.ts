/** Marks that make another letter of Japanese, as accents do not: `ガ` is no `カ`. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;

/** Small letters without accents, words apart: `Last_VisitDate` as `last visit date`. */
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

/** True where any of the listed words stands in the heading; `umsatz*` begins a word there, `*datum` ends one, `*電話*` is a part. */
export function wordsIn(words: string, listed: string): boolean {
  const heading = ` ${words} `;
  return listed.split('|').some((word) => heading.includes(` ${word} `.replace(' *', '').replace('* ', '')));
}
