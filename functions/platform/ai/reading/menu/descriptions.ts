import { ACCESS, NOTES, PARKING, PAYMENT, RULE } from '../fates/fate-patterns.ts';
import { wordCount } from './dish-names.ts';
import type { DishDraft } from './draft-dishes.ts';
import type { MenuItem } from './menu-items.ts';

/** "Cash only" and "Dogs welcome" below a menu are no dishes. */
export function isForGuests(text: string): boolean {
  return (
    PAYMENT.test(text) || PARKING.test(text) || ACCESS.test(text) || (NOTES.test(text) && RULE.test(text))
  );
}

/** Whether a line without a price says what the dish above is. */
export function isDescription(
  folded: string,
  source: string,
  item: MenuItem,
  last: DishDraft | undefined,
): boolean {
  if (last === undefined || item.line.opensBlock || item.line.hasBullet) return false;
  if (last.description.start < last.description.end) return false;
  const written = source.slice(item.start, item.end);
  if (/^ *[^\s.)]/.test(source.slice(item.end, item.end + 4))) return false;
  if (/^[.,;:)]|[.!?]\s/.test(written) || isForGuests(folded.slice(item.start, item.end))) return false;
  if (/^\p{Lu}.*[.!]$/u.test(written) && wordCount(written) >= 4) return false;
  const text = folded.slice(item.start, item.end);
  const first = source.charAt(item.start);
  const startsLow = first === first.toLowerCase() && first !== first.toUpperCase();
  return (
    startsLow ||
    /[,(]/.test(text) ||
    /(?<![a-z])(?:with|and|served|on|con|avec|mit|und|et|e|y|in|of|di|de)(?![a-z])/.test(text) ||
    wordCount(text) > 5
  );
}
