import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { openAdProvider } from '#functions/ads/open-ad-accounts.ts';
import { openAdPages } from '#functions/ads/open-ad-pages.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { adResultsNeeds } from './needs.ts';
import { refreshDueAds } from './refresh-due-ads.ts';

/** Runs hourly. */
export const handler = scheduledFunction(
  adResultsNeeds,
  ({ config, client, table, bucket, clock, runtime }) => {
    const dependencies = {
      campaigns: createCampaignsRepository(table('campaigns')),
      provider: openAdProvider(config, { client, clock }),
      ...openAdPages({ config, table, sites: bucket('sites') }),
      ...runtime,
    };
    return () => refreshDueAds(dependencies);
  },
);
