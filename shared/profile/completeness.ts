import { isRegularService } from '#shared/site/services.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** A part of a profile that guests look for. `why`: its benefit, in one sentence. */
type PartRule = { isKnown: (profile: RestaurantProfile) => boolean; why: string };

/** In the order in which guests need them. */
const PARTS = {
  name: {
    isKnown: ({ name }) => name.trim() !== '',
    why: 'Guests search for your restaurant by name.',
  },
  kind: {
    isKnown: ({ kind }) => kind !== '',
    why: 'Guests search for the kind of place they want, like a bakery or a wine bar.',
  },
  address: {
    isKnown: ({ address }) => address.text !== '' || address.street !== '',
    why: 'Guests and map apps need your street address to find you.',
  },
  phone: {
    isKnown: ({ phones }) => phones.length > 0,
    why: 'Guests call when they’re running late, booking for a group, or asking about allergies.',
  },
  hours: {
    isKnown: ({ hours_text, services, closed_days }) =>
      hours_text !== '' || closed_days.length > 0 || services.some(isRegularService),
    why: 'Guests check your hours before they leave home.',
  },
  menu: {
    isKnown: ({ dishes }) => dishes.some(({ name }) => name.trim() !== ''),
    why: 'Guests choose a restaurant by what they’ll eat there.',
  },
  prices: {
    isKnown: ({ dishes }) =>
      dishes.length > 0 &&
      dishes.every(
        ({ price, variants, is_market_price }) => price !== '' || variants.length > 0 || is_market_price,
      ),
    why: 'Guests often assume unlisted prices are high.',
  },
  booking: {
    isKnown: ({ booking }) => booking.policy !== 'unknown' || booking.note !== '',
    why: 'Guests want to know whether they need a reservation.',
  },
  story: {
    isKnown: ({ story, people }) => story.length > 0 || people.some(({ sentence }) => sentence !== ''),
    why: 'No other restaurant has your story, and guests remember it.',
  },
  photos: {
    isKnown: ({ dishes }) => dishes.some(({ image }) => image !== ''),
    why: 'Guests trust a photo of the real plate more than any description.',
  },
  cuisine: {
    isKnown: ({ cuisines }) => cuisines.length > 0,
    why: 'Guests search for the kind of food they crave.',
  },
  diets: {
    isKnown: ({ diets, dishes }) => diets.length > 0 || dishes.some((dish) => dish.diets.length > 0),
    why: 'One vegan or celiac guest can decide where the whole group eats.',
  },
  payment: {
    isKnown: ({ payment }) => payment !== '',
    why: 'Guests want to know which cards you take before they get the check.',
  },
  access: {
    isKnown: ({ access, parking }) => access !== '' || parking !== '',
    why: 'Guests who drive or bring a wheelchair or stroller want to plan ahead.',
  },
  links: {
    isKnown: ({ links }) => links.length > 0,
    why: 'Guests use your links to see photos, place orders, and message you.',
  },
} as const satisfies Record<string, PartRule>;

export type ProfilePart = keyof typeof PARTS;
export type PartStatus = { part: ProfilePart; isKnown: boolean; why: string };

/** The known parts of a profile, and why each matters to guests. */
export function profileCompleteness(profile: RestaurantProfile): PartStatus[] {
  const rules = Object.entries(PARTS) as [ProfilePart, PartRule][];
  return rules.map(([part, { isKnown, why }]) => ({ part, isKnown: isKnown(profile), why }));
}
