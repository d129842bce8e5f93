import { findDish, type KnownDish } from '../knowledge/dishes/dishes.ts';
import { isStatedAt, type OwnerText } from './owner-text.ts';

export type DishMention = { dish: KnownDish; start: number; end: number };

const LONGEST_NAME_WORDS = 5;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words that stand together: only spaces, "&" or "-" between them. */
function isOnePhrase(text: string): boolean {
  return !/[^\p{L}\p{N}\s'’&-]/u.test(text) && !text.includes('\n');
}

/** Every dish of the knowledge base that the owner named and did not deny; the longest name wins. */
export function findDishes(text: OwnerText): DishMention[] {
  const words = [...text.folded.matchAll(WORD)];
  const mentions: DishMention[] = [];
  for (let i = 0; i < words.length; i++) {
    const start = words[i]?.index ?? 0;
    for (let length = Math.min(LONGEST_NAME_WORDS, words.length - i); length > 0; length--) {
      const last = words[i + length - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const phrase = text.folded.slice(start, end);
      const dish = isOnePhrase(phrase) ? findDish(phrase.replace(/\s+/g, ' ')) : undefined;
      if (dish === undefined) continue;
      const isSince = /^dal$/.test(phrase) && /^\s+\d{4}/.test(text.folded.slice(end));
      if (!isSince && isStatedAt(text, start, end)) mentions.push({ dish, start, end });
      i += length - 1;
      break;
    }
  }
  return mentions;
}
