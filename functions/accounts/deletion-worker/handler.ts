import { openAdProvider } from '#functions/ads/open-ad-accounts.ts';
import { openStripeBilling } from '#functions/billing/stripe/open-stripe-billing.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { AccountDeletionMessageSchema } from '#shared/contract/queue-messages.ts';
import { createDeleteAccount } from './delete-account.ts';
import { accountDeletionWorkerNeeds } from './needs.ts';
import { openStores } from './open-stores.ts';

export const handler = queueFunction(
  AccountDeletionMessageSchema,
  accountDeletionWorkerNeeds,
  ({ config, client, records, table, bucket, queue, clock, runtime }) =>
    createDeleteAccount({
      ...openStores({ config, client, table }),
      sites: bucket('sites'),
      siteVersions: bucket('siteVersions'),
      campaignLists: bucket('campaignLists'),
      transfers: bucket('transfers'),
      provider: openAdProvider(config, { client, clock }),
      stripe: openStripeBilling(config, records),
      emails: queue('emails'),
      ...runtime,
    }),
);
