import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { NOTHING_FOR_READERS } from '#functions/platform/ai/inspection.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { websiteRoutes } from '#shared/contract/routes/websites/website-routes.ts';
import { websiteNeeds } from './needs.ts';
import { createWebsiteOperations } from './operations.ts';

export const handler = httpFunction(
  websiteRoutes,
  websiteNeeds,
  ({ config, client, table, bucket, queue, log, clock, ids }) => {
    const meter = openMeter(config, client);
    return createWebsiteOperations({
      websites: createWebsitesRepository(table('websites')),
      jobs: createGenerationJobsRepository(table('generationJobs')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      profiles: createProfilesRepository(table('profiles')),
      images: createImagesRepository(table('images')),
      queue: openDeferredQueue(queue('generation')),
      sites: openDeferredBucket(bucket('sites')),
      siteVersions: openDeferredBucket(bucket('siteVersions')),
      meter,
      writer: createWriter(modelSettings(config), { meter, inspect: NOTHING_FOR_READERS }),
      clock,
      ids,
      log,
    });
  },
);
