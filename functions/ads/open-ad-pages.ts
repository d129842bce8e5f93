import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Log } from '#functions/platform/log.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { createReadPlacement } from './ad-placement.ts';
import { createCampaignsRepository } from './campaigns-repository.ts';
import { createOfferPages } from './offer-pages.ts';
import { createRedrawOffers, type RedrawOffers } from './redraw-offers.ts';

type Opened<Table extends string, Config> = {
  config: Config;
  table: (name: Table) => { client: DynamoClient; tableName: string };
  /** The bucket that the sites origin serves. */
  sites: ObjectStore;
};
type PageTable = 'profiles' | 'restaurants' | 'websites';

/** Opens what an ad leads to: the restaurant's website, or a page of its offer. */
export function openAdPages(
  opened: Opened<PageTable | 'users', { SITES_ORIGIN: string; PUBLISH_NEEDS_VERIFIED_EMAIL: boolean }>,
) {
  const { config, table } = opened;
  const pages = openPageSettings(opened);
  return {
    ...pages,
    readPlacement: createReadPlacement(pages),
    offerPages: createOfferPages({
      ...pages,
      users: createUsersRepository(table('users')),
      publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    }),
  };
}

/** Opens what renders the pages of running offers again after the restaurant's facts changed. */
export function openRedrawOffers(
  opened: Opened<PageTable | 'campaigns', { SITES_ORIGIN: string }> & { log: Log },
): RedrawOffers {
  const { table, log } = opened;
  return createRedrawOffers({
    ...openPageSettings(opened),
    campaigns: createCampaignsRepository(table('campaigns')),
    log,
  });
}

/** Opens what renders a restaurant's public pages. */
export function openPageSettings({ config, table, sites }: Opened<PageTable, { SITES_ORIGIN: string }>) {
  return {
    profiles: createProfilesRepository(table('profiles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    websites: createWebsitesRepository(table('websites')),
    sites,
    sitesOrigin: config.SITES_ORIGIN,
  };
}
