/** Long titles are set smaller; the CSS gives each class its share of the full size. */
export function lengthClass(text: string): string {
  if (text.length <= 16) return 'length-s';
  if (text.length <= 40) return 'length-m';
  return text.length <= 90 ? 'length-l' : 'length-xl';
}

/** The steps in which the CSS knows how long a word is. */
const WORD_STEPS = [8, 10, 12, 14, 17, 20] as const;

/** Says how long the longest word is, so that it is set small enough for its column and never torn apart. */
export function wordClass(text: string): string {
  const longest = Math.max(0, ...text.split(/[\s\u2013\u2014/-]+/).map(widthOf));
  return `word-${WORD_STEPS.find((step) => longest <= step) ?? WORD_STEPS.at(-1)}`;
}

/** In small letters; a capital takes the room of one and a quarter. */
const widthOf = (word: string) => [...word].length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 4;
