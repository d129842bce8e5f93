import { postLanguageOf } from '#functions/ai/post-language.ts';
import type { PostRestaurant } from '#functions/ai/posts/post-facts.ts';
import type { PostTone } from '#shared/posts/contract/content-plan.ts';
import { asWholeSentence } from '#shared/profile/phrases/sentence.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { countryOf } from './country-of.ts';

const SOUTHERN = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'UY', 'PY', 'BO', 'PE', 'BR']);

/** By language and country: where English puts the day before the month, and German has no ß. */
const LOCALES: Readonly<Record<string, string>> = {
  'en-GB': 'en-GB',
  'en-IE': 'en-GB',
  'en-AU': 'en-GB',
  'en-NZ': 'en-GB',
  'de-CH': 'de-CH',
  'de-LI': 'de-CH',
};

export function hemisphereOf(profile: Pick<RestaurantProfile, 'region' | 'address'>): 'north' | 'south' {
  return SOUTHERN.has(countryOf(profile)) ? 'south' : 'north';
}

/** The facts and the style that all posts of a restaurant share. */
export function postRestaurantOf(
  profile: RestaurantProfile,
  { theme, tone }: { theme: string; tone: PostTone | undefined },
): PostRestaurant {
  const linkOf = (kind: string) => profile.links.find((link) => link.kind === kind)?.url ?? '';
  const [phone] = profile.phones;
  const language = postLanguageOf(profile.languages);
  const locale = LOCALES[`${language}-${countryOf(profile)}`];
  return {
    name: profile.name,
    kind: profile.kind,
    cuisine: profile.cuisines[0] ?? '',
    locality: profile.address.locality,
    street: profile.address.street,
    address: printedAddress(profile.address).replace(/\s*\n\s*/g, ', '),
    language,
    ...(locale !== undefined && { locale }),
    tone: tone ?? null,
    theme,
    booking_note: asWholeSentence(profile.booking.note),
    phone: phone?.typed ?? '',
    links: { booking: linkOf('booking'), ordering: linkOf('ordering'), website: linkOf('website') },
  };
}
