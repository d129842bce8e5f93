import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createDataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import { openDeferredDownloads } from '#functions/platform/downloads/deferred-downloads.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { DataExportMessageSchema } from '#shared/contract/queue-messages.ts';
import { dataExportWorkerNeeds } from './needs.ts';
import { createRunExport } from './run-export.ts';

/** Tables whose partitions contain images. */
const IMAGE_KEY = 'image_id';

export const handler = queueFunction(
  DataExportMessageSchema,
  dataExportWorkerNeeds,
  ({ table, bucket, bucketSettings, queue, clock }) =>
    createRunExport({
      exports: createDataExportsRepository(table('dataExports')),
      users: createUsersRepository(table('users')),
      websites: createWebsitesRepository(table('websites')),
      sites: bucket('sites'),
      siteVersions: bucket('siteVersions'),
      transfers: bucket('transfers'),
      downloads: openDeferredDownloads(bucketSettings('transfers')),
      partition: (name, restaurantId) =>
        openPartition({ ...table(name), partitionKey: 'restaurant_id', sortKey: IMAGE_KEY }, restaurantId),
      emails: queue('emails'),
      clock,
    }),
);
