import { openWriter } from '#functions/features/open-writer.ts';
import { createSqsClient } from '#functions/platform/aws/message-queue.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { GenerationMessageSchema } from '#shared/contract/queue-messages.ts';
import { createDeferDelivery } from './defer-delivery.ts';
import { createDrawImages } from './draw-images.ts';
import { createGenerationWorker } from './generation-worker.ts';
import { generationWorkerNeeds } from './needs.ts';

export const handler = queueFunction(
  GenerationMessageSchema,
  generationWorkerNeeds,
  ({ config, client, table, bucket, queueUrl, log, clock, ids }) => {
    const sites = bucket('sites');
    return createGenerationWorker({
      jobs: createGenerationJobsRepository(table('generationJobs')),
      websites: createWebsitesRepository(table('websites')),
      ...openProfileReader(table),
      ...openWriter(config, client),
      sites,
      siteVersions: bucket('siteVersions'),
      drawImages: createDrawImages({ sites, imagesAtOnce: config.IMAGES_AT_ONCE }),
      deferDelivery: createDeferDelivery({
        client: createSqsClient(),
        queueUrl: queueUrl('generation'),
      }),
      sitesOrigin: config.SITES_ORIGIN,
      clock,
      ids,
      random: Math.random,
      log,
    });
  },
);
