import { type AdPlacement, missingForAd } from '#functions/ads/ad-placement.ts';
import type { AdFacts } from '#functions/ai/ad-facts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { AdNeed } from '#shared/ads/contract/ad-campaign.ts';
import { FIELD_EMPTY } from '#shared/contract/field-messages.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

/** What the owner typed. */
export type TypedAd = { restaurantName: string; itemToPromote: string; offer: string };

/** Throws `AppError('invalid_input')` with `message` if one of the three is missing. */
export function assertComplete(typed: TypedAd, message: string): void {
  const { restaurantName, itemToPromote, offer } = typed;
  const empty = Object.entries({ restaurantName, itemToPromote, offer }).filter(([, text]) => text === '');
  if (empty.length === 0) return;
  const fields = Object.fromEntries(empty.map(([name]) => [name, FIELD_EMPTY]));
  throw new AppError('invalid_input', { message, fields });
}

/** What the product adds to the typed ad. */
export type AdBrief = {
  facts: Omit<AdFacts, 'promoCode'>;
  placement: AdPlacement;
  /** What is missing before the ad can run; empty when nothing is. */
  missing: { need: AdNeed; message: string }[];
};

/** Reads the facts that an ad needs from the restaurant's profile, websites, and account. */
export async function readAdBrief(
  dependencies: AdCampaignDependencies,
  restaurantId: string,
  typed: TypedAd,
): Promise<AdBrief> {
  const [{ profile }, placement, account, blocked] = await Promise.all([
    getProfile(dependencies, restaurantId),
    dependencies.readPlacement(restaurantId),
    dependencies.provider.accountState(restaurantId),
    dependencies.offerPages.blockedBy(restaurantId),
  ]);
  return {
    facts: {
      restaurantName: typed.restaurantName,
      item: typed.itemToPromote,
      offer: typed.offer,
      language: profile.languages[0] ?? '',
      dishDescription: descriptionOf(profile, typed.itemToPromote),
      place: placeOf(profile),
      way: placement.destination_url === '' ? 'come' : responseWay(profile),
    },
    placement,
    missing: missingForAd(placement, account, blocked ?? 'ready'),
  };
}

/** Chooses how guests respond, by the links that the website shows as buttons. */
function responseWay({ links }: RestaurantProfile): AdFacts['way'] {
  const has = (kind: 'ordering' | 'booking') => links.some((link) => link.kind === kind);
  if (has('ordering')) return 'order';
  return has('booking') ? 'book' : 'come';
}

/** Returns the street or neighborhood, also from an unparsed address such as `12 Mulberry St, New York`. */
function placeOf({ address: { street, locality, text } }: RestaurantProfile): string {
  return (
    street ||
    locality ||
    (text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .find((part) => part !== '') ??
      '')
  );
}

/** Finds the owner's description of the dish with this name. */
function descriptionOf({ dishes }: RestaurantProfile, item: string): string {
  const wanted = item.trim().toLowerCase();
  return dishes.find(({ name }) => name.toLowerCase() === wanted)?.description ?? '';
}
