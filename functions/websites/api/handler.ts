import { NOTHING_FOR_READERS } from '#functions/ai/inspection.ts';
import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { openMeter } from '#functions/features/open-meter.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { websiteNeeds } from './needs.ts';
import * as websiteOperations from './operations.ts';

export const handler = httpFunction(
  websiteRoutes,
  websiteNeeds,
  ({ config, client, table, bucket, queue, runtime }) => {
    const meter = openMeter(config, client);
    return openOperations(websiteOperations, {
      websites: createWebsitesRepository(table('websites')),
      jobs: createGenerationJobsRepository(table('generationJobs')),
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      ...openProfileReader(table),
      images: createImagesRepository(table('images')),
      queue: queue('generation'),
      sites: bucket('sites'),
      siteVersions: bucket('siteVersions'),
      meter,
      retentionDays: openPlatformRules(config, client).retentionDays,
      writer: createWriter(modelSettings(config), { meter, inspect: NOTHING_FOR_READERS }),
      ...runtime,
    });
  },
);
