import { openRedrawOffers } from '#functions/ads/open-ad-pages.ts';
import { NOTHING_FOR_READERS } from '#functions/ai/inspection.ts';
import { modelSettings, readsPhotos } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { openMeter } from '#functions/features/open-meter.ts';
import { createPageReader } from '#functions/grader/page-facts/page-reader.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { restaurantProfileNeeds } from './needs.ts';
import * as restaurantProfileOperations from './operations.ts';

export const handler = httpFunction(
  restaurantProfileRoutes,
  restaurantProfileNeeds,
  ({ config, client, table, bucket, log, clock, runtime }) =>
    openOperations(restaurantProfileOperations, {
      ...openProfileReader(table),
      restaurantNames: createRestaurantNamesRepository(table('restaurantNames')),
      websites: createWebsitesRepository(table('websites')),
      siteVersions: bucket('siteVersions'),
      redrawOffers: openRedrawOffers({ config, table, sites: bucket('sites'), log }),
      images: createImagesRepository(table('images')),
      pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
      rateLimiter: createRateLimiter({ ...table('rateLimits'), clock }),
      writer: createWriter(modelSettings(config), {
        meter: openMeter(config, client),
        inspect: NOTHING_FOR_READERS,
      }),
      readsPhotos: readsPhotos(config),
      ...runtime,
    }),
);
