import type { AdFacts } from '#functions/ai/ad-facts.ts';
import { known, type Reference } from '#functions/ai/references/reference.ts';

/** What an ad may state. */
export function adReferences(facts: AdFacts): Reference[] {
  return known([
    { id: 'name', prints: facts.restaurantName },
    { id: 'dish', prints: facts.item },
    { id: 'dish_description', prints: facts.dishDescription, of: 'dish' },
    { id: 'offer', prints: facts.offer },
    { id: 'promo_code', prints: facts.promoCode },
    { id: 'place', prints: facts.place },
  ]);
}
