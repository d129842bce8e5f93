import { openAdAccounts } from '#functions/modules/ad-accounts/open-ad-accounts.ts';
import { createReadPlacement } from '#functions/modules/campaigns/ad-placement.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createOfferPages } from '#functions/modules/offer-pages/offer-pages.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAdProvider } from '#functions/platform/ads/create-ad-provider.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { readAdResultsConfig } from './config.ts';
import { refreshDueAds } from './refresh-due-ads.ts';

const config = readAdResultsConfig(process.env);
const client = createDynamoClient();
const sites = openDeferredBucket({
  bucketName: config.SITES_BUCKET_NAME,
  forcePathStyle: config.S3_FORCE_PATH_STYLE,
});
const profiles = createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME });
const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });
const websites = createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME });
const dependencies = {
  campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
  sites,
  provider: createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock }),
  readPlacement: createReadPlacement({ profiles, restaurants, websites }),
  offerPages: createOfferPages({
    profiles,
    restaurants,
    websites,
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
    sites,
    sitesOrigin: config.SITES_ORIGIN,
    publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
  }),
  log: createLog(config.SERVICE_NAME),
  clock,
};

/** Called by the hour. */
export const handler = () => refreshDueAds(dependencies);
