import type { AdResultsEnvironment } from '#functions/ad-results/config.ts';
import { bindBucket, bindTable } from '#infra/constructs/binding.ts';
import { adAccountBindings } from '#infra/constructs/provider-bindings/ad-account-bindings.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import type { ScheduledFunction } from '../function-needs.ts';

/** Asks by the hour what became of ads. */
export const scheduledFunction: ScheduledFunction<AdResultsEnvironment> = {
  stack: 'ad-results',
  needs: ({ stage, data, sites }) => ({
    environment: {
      CAMPAIGNS_TABLE_NAME: bindTable(data.tables.campaigns, 'readWrite', ['byDue']),
      PROFILES_TABLE_NAME: bindTable(data.tables.profiles, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(data.tables.restaurants, 'get'),
      WEBSITES_TABLE_NAME: bindTable(data.tables.websites, 'read'),
      USERS_TABLE_NAME: bindTable(data.tables.users, 'get'),
      SITES_BUCKET_NAME: bindBucket(sites.bucket),
      SITES_ORIGIN: sites.origin,
      PUBLISH_NEEDS_VERIFIED_EMAIL: String(stage.config.publishNeedsVerifiedEmail),
      ADS_PROVIDER: stage.config.ads.provider,
      ...adAccountBindings({ stage, data }),
      ...pathStyle(stage),
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    failure: {
      impact: 'Results of ads are more than an hour old, and ads that are over still show as running.',
      runbook: 'ad-results',
    },
  }),
};
