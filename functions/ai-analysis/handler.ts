import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { openGradeFiles } from '#functions/modules/grades/grade-files.ts';
import { createGradesRepository } from '#functions/modules/grades/grades-repository.ts';
import { createMenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createPageReader } from '#functions/modules/page-facts/page-reader.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openPlaces } from '#functions/platform/places/open-places.ts';
import { aiAnalysisRoutes } from '#shared/contract/routes/ai/ai-analysis-routes.ts';
import { aiAnalysisNeeds } from './needs.ts';
import { createAiAnalysisOperations } from './operations.ts';

export const handler = httpFunction(
  aiAnalysisRoutes,
  aiAnalysisNeeds,
  ({ config, client, table, bucket, clock, ids }) => {
    const meter = openMeter(config, client);
    return createAiAnalysisOperations({
      profiles: createProfilesRepository(table('profiles')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      websites: createWebsitesRepository(table('websites')),
      sitesOrigin: config.SITES_ORIGIN,
      grades: createGradesRepository(table('grades')),
      gradeFiles: openGradeFiles(openDeferredBucket(bucket('siteVersions'))),
      menuSales: createMenuSalesRepository(table('menuSales')),
      pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
      places: openPlaces(config),
      meter,
      writer: createWriter(modelSettings(config), { meter, inspect: openInspect(config, client) }),
      clock,
      ids,
    });
  },
);
