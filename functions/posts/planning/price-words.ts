import { type PostLanguage, postLanguageOf, primaryPostLanguage } from '#functions/ai/post-language.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const PER_PERSON: Readonly<Record<PostLanguage, string>> = {
  en: 'per person',
  es: 'por persona',
  fr: 'par personne',
  it: 'a persona',
  de: 'pro Person',
};
/** Where the owner's own words say whom it is for. */
const SAYS_WHOM = /person|\bpp\b|p\.\s?p\.|\bpax\b|guest|comensal|t[eê]te|convive|testa|kopf|gast|each/i;

/** A price as the owner writes it, and that it is for one person where it is. */
export function priceWords(
  { languages }: Pick<RestaurantProfile, 'languages'>,
  { price, is_per_person: isPerPerson }: Pick<Dish, 'price' | 'is_per_person'>,
): string {
  if (price === '' || !isPerPerson || SAYS_WHOM.test(price)) return price;
  return `${price} ${PER_PERSON[primaryPostLanguage(postLanguageOf(languages))]}`;
}
