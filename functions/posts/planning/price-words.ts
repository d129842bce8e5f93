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
/** The owner's own words say for how many people it is. */
const NAMES_GUESTS = /person|\bpp\b|p\.\s?p\.|\bpax\b|guest|comensal|t[eê]te|convive|testa|kopf|gast|each/i;

/** A price in the owner's words, with "per person" if it is for one. */
export function priceWords(
  { languages }: Pick<RestaurantProfile, 'languages'>,
  { price, is_per_person: isPerPerson }: Pick<Dish, 'price' | 'is_per_person'>,
): string {
  if (price === '' || !isPerPerson || NAMES_GUESTS.test(price)) return price;
  return `${price} ${PER_PERSON[primaryPostLanguage(postLanguageOf(languages))]}`;
}
