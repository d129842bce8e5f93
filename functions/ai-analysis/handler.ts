import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { openGradeFiles } from '#functions/modules/grades/grade-files.ts';
import { createGradesRepository } from '#functions/modules/grades/grades-repository.ts';
import { createMenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createPageReader } from '#functions/modules/page-facts/page-reader.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { openPlaces } from '#functions/platform/places/open-places.ts';
import { aiAnalysisRoutes } from '#shared/contract/routes/ai/ai-analysis-routes.ts';
import { readAiAnalysisConfig } from './config.ts';
import { createAiAnalysisOperations } from './operations.ts';

const config = readAiAnalysisConfig(process.env);
const client = createDynamoClient();
const meter = openMeter(config, client);
const bucket = openDeferredBucket({
  bucketName: config.SITE_VERSIONS_BUCKET_NAME,
  forcePathStyle: config.S3_FORCE_PATH_STYLE,
});

export const handler = createHttpHandler({
  config,
  routes: aiAnalysisRoutes,
  operations: createAiAnalysisOperations({
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    sitesOrigin: config.SITES_ORIGIN,
    grades: createGradesRepository({ client, tableName: config.GRADES_TABLE_NAME }),
    gradeFiles: openGradeFiles(bucket),
    menuSales: createMenuSalesRepository({ client, tableName: config.MENU_SALES_TABLE_NAME }),
    pages: createPageReader(openFunction(config.PAGE_FETCH_FUNCTION_NAME)),
    places: openPlaces(config),
    meter,
    writer: createWriter(modelSettings(config), { meter, inspect: openInspect(config, client) }),
    clock,
    ids: createIdSource(clock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
