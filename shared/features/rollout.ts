import type { AiFeature } from './ai-features.ts';

const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];

/**
 * True if a restaurant is in the first `percentage` of a feature’s rollout. Restaurants stay in when the percentage
 * rises, and each feature has its own order. The hash is FNV-1a, 32 bits.
 */
export function isInRollout(restaurantId: string, feature: AiFeature, percentage: number): boolean {
  let hash = OFFSET;
  for (const letter of `${feature}/${restaurantId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME) >>> 0;
  }
  return hash % 100 < percentage;
}
