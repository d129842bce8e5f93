import { openWriter } from '#functions/features/open-writer.ts';
import { openGradeFiles } from '#functions/grader/grade-files.ts';
import { createGradesRepository } from '#functions/grader/grades-repository.ts';
import { createPageReader } from '#functions/grader/page-facts/page-reader.ts';
import { openPlaces } from '#functions/grader/places/open-places.ts';
import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { aiAnalysisNeeds } from './needs.ts';
import * as aiAnalysisOperations from './operations.ts';

export const handler = httpFunction(
  aiAnalysisRoutes,
  aiAnalysisNeeds,
  ({ config, client, table, bucket, runtime }) =>
    openOperations(aiAnalysisOperations, {
      ...openProfileReader(table),
      websites: createWebsitesRepository(table('websites')),
      sitesOrigin: config.SITES_ORIGIN,
      grades: createGradesRepository(table('grades')),
      gradeFiles: openGradeFiles(bucket('siteVersions')),
      menuSales: createMenuSalesRepository(table('menuSales')),
      pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
      places: openPlaces(config),
      ...openWriter(config, client),
      ...runtime,
    }),
);
