import type { FeatureWorkerEnvironment } from '#functions/feature-worker/config.ts';
import { bindQueue, bindTable } from '#infra/constructs/binding.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Switches a feature of all restaurants. */
export const queueWorker: QueueWorkerFunction<FeatureWorkerEnvironment> = {
  stack: 'feature-changes',
  needs: ({ data: { tables, queues } }) => ({
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      FEATURE_JOBS_TABLE_NAME: bindTable(tables.featureJobs, 'readWrite'),
      FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
      FEATURE_CHANGES_QUEUE_URL: bindQueue(queues.featureChanges.queue),
    },
    deadLetters: {
      impact: 'A feature that an administrator has switched for all restaurants is switched for some only.',
      runbook: 'feature-changes-dead-letters',
    },
    delay: {
      impact: 'A feature that an administrator has switched for all restaurants is not switched yet.',
      runbook: 'feature-changes-delay',
      maxAgeSeconds: 900,
    },
  }),
};
