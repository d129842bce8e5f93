import type { GenerationWorkerEnvironment } from '#functions/generation-worker/config.ts';
import { bindBucket, bindTable } from '#infra/constructs/binding.ts';
import { textModelBindings } from '#infra/constructs/provider-bindings/text-model-bindings.ts';
import { pathStyle } from '#infra/stacks/stage.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Makes websites. */
export const queueWorker: QueueWorkerFunction<GenerationWorkerEnvironment> = {
  stack: 'generation',
  needs: ({ stage, data, sites }, scope) => {
    const { tables, queues, siteVersions } = data;
    const { text } = stage.config;
    return {
      environment: {
        PROFILES_TABLE_NAME: bindTable(tables.profiles, 'read'),
        RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
        FEATURE_TOGGLES_TABLE_NAME: bindTable(tables.featureToggles, 'get'),
        SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
        PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'readWrite'),
        PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
        FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
        AI_USAGE_TABLE_NAME: bindTable(tables.aiUsage, 'readWrite'),
        MODERATION_TABLE_NAME: bindTable(tables.moderation, 'readWrite'),
        WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
        GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
        SITES_BUCKET_NAME: bindBucket(sites.bucket, 'images/*'),
        SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
        SITES_ORIGIN: sites.origin,
        // The event source brings the rights on it.
        GENERATION_QUEUE_URL: queues.generation.queue.queueUrl,
        ...textModelBindings(scope, text),
        ...pathStyle(stage),
      },
      usesSharp: true,
      deadLetters: {
        impact: 'At least one owner asked for a website and did not get one.',
        runbook: 'generation-dead-letters',
      },
      delay: {
        impact: 'Owners watch the progress of their new website stand still.',
        runbook: 'generation-delay',
        maxAgeSeconds: 300,
      },
    };
  },
};
