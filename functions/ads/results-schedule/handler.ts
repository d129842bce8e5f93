import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createReadPlacement } from '#functions/ads/ad-placement.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createOfferPages } from '#functions/ads/offer-pages.ts';
import { openAdAccounts } from '#functions/ads/open-ad-accounts.ts';
import { createAdProvider } from '#functions/ads/provider/create-ad-provider.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { adResultsNeeds } from './needs.ts';
import { refreshDueAds } from './refresh-due-ads.ts';

/** Runs hourly. */
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
