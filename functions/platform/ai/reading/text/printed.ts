/** Most characters of a field's words. */
export const MOST: Readonly<Record<'payment' | 'parking' | 'access' | 'house_notes' | 'story', number>> = {
  payment: 300,
  parking: 300,
  access: 300,
  house_notes: 500,
  story: 1_000,
};

/** Words as they are printed: without what joined them to the clause before. */
export function printed(words: string): string {
  return words
    .replace(/^[\s,;:.)•|–—-]+/u, '')
    .replace(/[\s,;:(–—-]+$/u, '')
    .replace(/^(?:and|but|so|plus|y|et|e|und)\s(?=\S+\s)/i, '');
}
