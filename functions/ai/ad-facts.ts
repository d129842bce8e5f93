import * as z from 'zod/mini';

/** What guests can do at the place an ad leads to. */
export const AD_WAYS = ['order', 'book', 'come'] as const;

/** All that an ad may state: what its owner typed, and what the profile says of the dish and the place. */
export const AdFactsSchema = z.object({
  restaurantName: z.string(),
  item: z.string(),
  offer: z.string(),
  promoCode: z.string(),
  /** BCP 47; empty text while unknown. */
  language: z.string(),
  /** The owner's words on the menu for this dish; empty text when it is not on the menu. */
  dishDescription: z.string(),
  /** Street or part of town, as the profile has it; empty text while unknown. */
  place: z.string(),
  way: z._default(z.enum(AD_WAYS), 'come'),
});
export type AdFacts = z.output<typeof AdFactsSchema>;
