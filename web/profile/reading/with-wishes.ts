import type { Entry } from './corrections.ts';

/** The text in which wishes stand as the owner has corrected them; one that is a wish no more is not in it. */
export function withWishes(text: string, entries: readonly Entry[]): string {
  return entries.reduce((present, { item, kind, value, state }) => {
    if (item.kind !== 'wishes') return present;
    const wish = kind === 'wishes' && state === 'taken' ? String(value.text) : '';
    return wish === item.words ? present : present.replace(item.words, () => wish);
  }, text);
}
