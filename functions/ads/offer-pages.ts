import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { getProfile, type ProfileReader } from '#functions/profile/get-profile.ts';
import { PUBLIC_PAGE } from '#functions/websites/published-page.ts';
import { findPublishedUrl } from '#functions/websites/slugs/published-url.ts';
import { offerFolder } from '#functions/websites/website-files.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { restaurantDay } from '#shared/profile/restaurant-zone.ts';

/** Pages of offers, for ads of restaurants without a website. */
export type OfferPages = {
  /** Why the restaurant can't have a public page right now. */
  blockedBy: (restaurantId: string) => Promise<'email' | 'suspension' | undefined>;
  /** Publishes the page of the ad's offer and returns its address. Repeating it is safe. */
  open: (ad: AdCampaign) => Promise<string>;
};

/** What rendering an offer page needs. */
export type PageSettings = ProfileReader & {
  websites: Pick<WebsitesRepository, 'listNewest'>;
  /** The bucket that the sites origin serves. */
  sites: Pick<ObjectStore, 'put'>;
  /** Without a trailing slash. */
  sitesOrigin: string;
};

type Settings = PageSettings & {
  users: Pick<UsersRepository, 'find'>;
  /** Whether the owner must confirm their address before a page is public. */
  publishNeedsVerifiedEmail: boolean;
};

export function createOfferPages(settings: Settings): OfferPages {
  const { users, publishNeedsVerifiedEmail } = settings;
  return {
    blockedBy: async (restaurantId) => {
      const owner = await users.find(restaurantId);
      if (owner?.suspended !== undefined) return 'suspension';
      return publishNeedsVerifiedEmail && owner?.email_verified !== true ? 'email' : undefined;
    },
    open: (ad) => printOfferPage(settings, ad),
  };
}

/** Publishes the page of the ad's offer with the restaurant's current facts. Repeating it is safe. */
export async function printOfferPage(settings: PageSettings, ad: AdCampaign): Promise<string> {
  const url = offerPageUrl(settings.sitesOrigin, ad);
  const folder = folderOf(ad);
  if (url === undefined || folder === undefined) throw new Error('This ad has no page of its own.');
  const [{ profile }, website] = await Promise.all([
    getProfile(settings, ad.restaurant_id),
    findPublishedUrl(settings, ad.restaurant_id),
  ]);
  // Loaded here, because most calls render no page.
  const { offerPage } = await import('#shared/site/page/offer-page.ts');
  const page = offerPage({ ...offerOf(ad, profile), ...placeOf(profile), website }, url);
  await settings.sites.put(`${folder}index.html`, page, PUBLIC_PAGE);
  return url;
}

/** Returns the address of the ad's own page; undefined if it has none. */
export function offerPageUrl(sitesOrigin: string, ad: AdCampaign): string | undefined {
  const folder = folderOf(ad);
  return folder === undefined ? undefined : `${sitesOrigin}/${folder}`;
}

/** Whether guests can no longer open the ad's page. */
export function isOfferOver({ status, is_text_rejected }: AdCampaign): boolean {
  return !isLiveCampaign(status) || is_text_rejected === true;
}

/** Removes the page of an ad, if it has one. Repeating it is safe. */
export async function closeOfferPage(sites: Pick<ObjectStore, 'delete'>, ad: AdCampaign): Promise<void> {
  const folder = folderOf(ad);
  if (folder !== undefined) await sites.delete(`${folder}index.html`);
}

/** Uses the campaign's ID for codes with other letters than A to Z, because browsers encode those differently. */
function folderOf({ offer_page, promo_code, campaign_id }: AdCampaign): string | undefined {
  if (offer_page === undefined) return undefined;
  const name = /^[A-Z0-9]+$/.test(promo_code) ? promo_code : campaign_id;
  return `${offerFolder(offer_page.slug)}${name}/`;
}

function offerOf({ offer_page, promo_code, ends_at, photo }: AdCampaign, profile: RestaurantProfile) {
  return {
    restaurantName: offer_page?.restaurant_name ?? '',
    dish: offer_page?.dish ?? '',
    offer: offer_page?.offer ?? '',
    code: promo_code,
    endsOn: restaurantDay(ends_at, profile),
    photo: photo?.wide_url ?? '',
  };
}

function placeOf({ address, phones: [phone], languages, dishes }: RestaurantProfile) {
  return {
    address: printedAddress(address),
    phone: phone?.typed ?? '',
    language: languages[0] ?? 'en',
    hasMenu: dishes.some(({ name }) => name !== ''),
  };
}
