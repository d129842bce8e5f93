import { openAdAccounts } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { createReadPlacement } from '#functions/modules/campaigns/ad-placement.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createOfferPages } from '#functions/modules/offer-pages/offer-pages.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAdProvider } from '#functions/platform/ads/create-ad-provider.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { adResultsNeeds } from './needs.ts';
import { refreshDueAds } from './refresh-due-ads.ts';

/** Called by the hour. */
export const handler = scheduledFunction(adResultsNeeds, ({ config, client, table, bucket, log, clock }) => {
  const sites = openDeferredBucket(bucket('sites'));
  const profiles = createProfilesRepository(table('profiles'));
  const restaurants = createRestaurantsRepository(table('restaurants'));
  const websites = createWebsitesRepository(table('websites'));
  const dependencies = {
    campaigns: createCampaignsRepository(table('campaigns')),
    sites,
    provider: createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock }),
    readPlacement: createReadPlacement({ profiles, restaurants, websites }),
    offerPages: createOfferPages({
      profiles,
      restaurants,
      websites,
      users: createUsersRepository(table('users')),
      sites,
      sitesOrigin: config.SITES_ORIGIN,
      publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    }),
    log,
    clock,
  };
  return () => refreshDueAds(dependencies);
});
