import { createAuthenticate } from '#functions/platform/authenticate.ts';
import { createDynamoClient } from '#functions/platform/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createImagesRepository } from '#functions/platform/images-repository.ts';
import { openBucketLazily } from '#functions/platform/lazy-bucket.ts';
import { openQueueLazily } from '#functions/platform/lazy-queue.ts';
import { createLog } from '#functions/platform/log.ts';
import { createRestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import { loadTokenSecret } from '#functions/platform/token-secret.ts';
import { createUsersRepository } from '#functions/platform/users-repository.ts';
import { websiteRoutes } from '#shared/contract/website-routes.ts';
import { readWebsitesConfig } from './config.ts';
import { openDownloadsLazily } from './downloads-store.ts';
import { createGenerationJobsRepository } from './generation-jobs-repository.ts';
import { createWebsiteOperations } from './operations.ts';
import { drawSharePictureLazily } from './site-files.ts';
import { createSlugsRepository } from './slugs-repository.ts';
import { createWebsitesRepository } from './websites-repository.ts';

const config = readWebsitesConfig(process.env);
const client = createDynamoClient();
const log = createLog(config.SERVICE_NAME);
const bucket = (bucketName: string) =>
  openBucketLazily({ bucketName, forcePathStyle: config.S3_FORCE_PATH_STYLE });

const operations = createWebsiteOperations({
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
  drawSharePicture: drawSharePictureLazily,
  sitesOrigin: config.SITES_ORIGIN,
  clock: systemClock,
  ids: createIdSource(systemClock),
  log,
});

export const handler = createHttpHandler({
  routes: websiteRoutes,
  operations,
  authenticate: createAuthenticate({
    secret: loadTokenSecret(config),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
  }),
  log,
});
