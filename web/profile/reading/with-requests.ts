import type { Entry } from './corrections.ts';

/** The text with the owner's corrections to design requests; requests that the owner reclassified are removed. */
export function withRequests(text: string, entries: readonly Entry[]): string {
  return entries.reduce((present, { item, kind, value, state }) => {
    if (item.kind !== 'wishes') return present;
    const wish = kind === 'wishes' && state === 'taken' ? String(value.text) : '';
    return wish === item.words ? present : present.replace(item.words, () => wish);
  }, text);
}
