/** Long titles get a smaller font size; each class has its share of the full size in the CSS. */
export function lengthClass(text: string): string {
  if (text.length <= 16) return 'length-s';
  if (text.length <= 40) return 'length-m';
  return text.length <= 90 ? 'length-l' : 'length-xl';
}

/** The word lengths that the CSS distinguishes. */
const WORD_STEPS = [8, 10, 12, 14, 17, 20] as const;

/** Classifies the longest word, so that it fits its column without breaking. */
export function wordClass(text: string): string {
  const longest = Math.max(0, ...text.split(/[\s\u2013\u2014/-]+/).map(widthOf));
  return `word-${WORD_STEPS.find((step) => longest <= step) ?? WORD_STEPS.at(-1)}`;
}

/** In lower-case letters; a capital is about 1.25 times as wide. */
const widthOf = (word: string) => [...word].length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 4;
