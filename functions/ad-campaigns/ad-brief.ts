import { getProfile } from '#functions/modules/profiles/get-profile.ts';
import type { AdFacts } from '#functions/platform/ai/ad-facts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { AD_RADIUS_MILES, type AdNeed } from '#shared/contract/campaigns/ad-campaign.ts';
import type { AdAccountState } from '#shared/contract/settings/ad-account.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

/** What an owner typed of an ad. */
export type TypedAd = { restaurantName: string; itemToPromote: string; offer: string };

/** Throws `AppError('invalid_input')` with `message` while one of the three is missing. */
export function assertComplete(typed: TypedAd, message: string): void {
  const { restaurantName, itemToPromote, offer } = typed;
  const empty = Object.entries({ restaurantName, itemToPromote, offer }).filter(([, text]) => text === '');
  if (empty.length === 0) return;
  const fields = Object.fromEntries(empty.map(([name]) => [name, 'Please fill in this field.']));
  throw new AppError('invalid_input', { message, fields });
}

/** All that the platform adds to what was typed. */
export type AdBrief = {
  facts: Omit<AdFacts, 'promoCode'>;
  placement: { address: string; radius_miles: number; destination_url: string };
  /** What is missing before the ad can run; empty when nothing is. */
  missing: { need: AdNeed; message: string }[];
};

const MISSING: Readonly<Record<Exclude<AdNeed, 'ad_account'>, string>> = {
  address: 'Your address is missing from your profile: the ad is shown to people around it.',
  website: 'You have no published website yet: it is where the ad leads to.',
};

const NO_ACCOUNT: Readonly<Record<Exclude<AdAccountState, 'connected'>, string>> = {
  not_set_up:
    'No Facebook ad account is connected, and none can be: whoever runs this platform has not set up its Facebook app yet.',
  not_connected:
    'No Facebook ad account is connected: ads run, and are paid for, in your own. Connect it in Settings.',
  choice_needed: 'Choose in Settings which ad account pays and which page speaks.',
  lost: 'Facebook no longer accepts the connection to your ad account. Connect it again in Settings.',
};

/** Reads what an ad needs from the profile, the websites and the account of the restaurant. */
export async function readAdBrief(
  dependencies: AdCampaignDependencies,
  restaurantId: string,
  typed: TypedAd,
): Promise<AdBrief> {
  const [{ profile }, destination_url, account] = await Promise.all([
    getProfile(dependencies, restaurantId),
    findDestination(dependencies, restaurantId),
    dependencies.provider.accountState(restaurantId),
  ]);
  const address = addressOf(profile);
  const missing: AdBrief['missing'] = [
    ...(address === '' ? [{ need: 'address' as const, message: MISSING.address }] : []),
    ...(destination_url === '' ? [{ need: 'website' as const, message: MISSING.website }] : []),
    ...(account === 'connected' ? [] : [{ need: 'ad_account' as const, message: NO_ACCOUNT[account] }]),
  ];
  return {
    facts: {
      restaurantName: typed.restaurantName,
      item: typed.itemToPromote,
      offer: typed.offer,
      language: profile.languages[0] ?? '',
      dishDescription: descriptionOf(profile, typed.itemToPromote),
      place: placeOf(profile),
    },
    placement: { address, radius_miles: AD_RADIUS_MILES, destination_url },
    missing,
  };
}

function addressOf({ address }: RestaurantProfile): string {
  if (address.text !== '') return address.text.replaceAll('\n', ', ');
  const { street, locality, region, postal_code, country } = address;
  return [street, locality, [region, postal_code].filter(Boolean).join(' '), country]
    .filter((part) => part !== '')
    .join(', ');
}

/** Street or part of town, also of an address that nobody has taken apart yet: `12 Mulberry St, New York` says it first. */
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

/** The owner's words on the menu for a dish of this name. */
function descriptionOf({ dishes }: RestaurantProfile, item: string): string {
  const wanted = item.trim().toLowerCase();
  return dishes.find(({ name }) => name.toLowerCase() === wanted)?.description ?? '';
}

/** The address of the website that was published last; empty text while none is. */
async function findDestination({ websites }: AdCampaignDependencies, restaurantId: string): Promise<string> {
  const { websites: all } = await websites.listNewest(restaurantId);
  const published = all.filter(({ url }) => url !== undefined);
  const [last] = published.sort((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
  return last?.url ?? '';
}
