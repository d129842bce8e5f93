import { openWriter } from '#functions/features/open-writer.ts';
import { openGradeFiles } from '#functions/grader/grade-files.ts';
import { createGradesRepository } from '#functions/grader/grades-repository.ts';
import { createPageReader } from '#functions/grader/page-facts/page-reader.ts';
import { openPlaces } from '#functions/grader/places/open-places.ts';
import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { aiAnalysisNeeds } from './needs.ts';
import { createAiAnalysisOperations } from './operations.ts';

export const handler = httpFunction(
  aiAnalysisRoutes,
  aiAnalysisNeeds,
  ({ config, client, table, bucket, clock, ids }) =>
    createAiAnalysisOperations({
      profiles: createProfilesRepository(table('profiles')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      websites: createWebsitesRepository(table('websites')),
      sitesOrigin: config.SITES_ORIGIN,
      grades: createGradesRepository(table('grades')),
      gradeFiles: openGradeFiles(bucket('siteVersions')),
      menuSales: createMenuSalesRepository(table('menuSales')),
      pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
      places: openPlaces(config),
      ...openWriter(config, client),
      clock,
      ids,
    }),
);
