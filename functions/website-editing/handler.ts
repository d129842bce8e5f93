import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createSlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { loadTokenSecret } from '#functions/platform/auth/token-secret.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openBucketLazily } from '#functions/platform/aws/lazy-bucket.ts';
import { openQueueLazily } from '#functions/platform/aws/lazy-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { websiteEditingRoutes } from '#shared/contract/website-editing-routes.ts';
import { readWebsiteEditingConfig } from './config.ts';
import { createWebsiteEditingOperations } from './operations.ts';
import { drawShareImageLazily } from './publishing/site-files.ts';
import { openDownloadsLazily } from './transfer/downloads-store.ts';

const config = readWebsiteEditingConfig(process.env);
const client = createDynamoClient();
const bucket = (bucketName: string) =>
  openBucketLazily({ bucketName, forcePathStyle: config.S3_FORCE_PATH_STYLE });

const operations = createWebsiteEditingOperations({
  websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
  jobs: createGenerationJobsRepository({ client, tableName: config.GENERATION_JOBS_TABLE_NAME }),
  slugs: createSlugsRepository({ client, tableName: config.SLUGS_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
  queue: openQueueLazily(config.GENERATION_QUEUE_URL),
  sites: bucket(config.SITES_BUCKET_NAME),
  siteVersions: bucket(config.SITE_VERSIONS_BUCKET_NAME),
  downloads: openDownloadsLazily({
    bucketName: config.TRANSFERS_BUCKET_NAME,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    publicEndpoint: config.UPLOADS_ORIGIN,
  }),
  drawShareImage: drawShareImageLazily,
  sitesOrigin: config.SITES_ORIGIN,
  clock: systemClock,
  ids: createIdSource(systemClock),
});

export const handler = createHttpHandler({
  routes: websiteEditingRoutes,
  operations,
  authenticate: createAuthenticate({
    secret: loadTokenSecret(config),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
  }),
  log: createLog(config.SERVICE_NAME),
});
