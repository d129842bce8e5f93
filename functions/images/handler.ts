import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { loadTokenSecret } from '#functions/platform/auth/token-secret.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openBucketLazily } from '#functions/platform/aws/lazy-bucket.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import { imageRoutes } from '#shared/contract/image-routes.ts';
import { readImagesConfig } from './config.ts';
import { createImageOperations } from './operations.ts';
import { openUploadsLazily } from './uploads-store.ts';

const config = readImagesConfig(process.env);
const client = createDynamoClient();

const operations = createImageOperations({
  images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
  websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
  uploads: openUploadsLazily({
    bucketName: config.TRANSFERS_BUCKET_NAME,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    publicEndpoint: config.UPLOADS_ORIGIN,
  }),
  sites: openBucketLazily({
    bucketName: config.SITES_BUCKET_NAME,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
  }),
  // Only taking a picture up needs the decoders; they would make every start slower.
  makeImageFiles: async (bytes) => (await import('./files/make-image-files.ts')).makeImageFiles(bytes),
  sitesOrigin: config.SITES_ORIGIN,
  clock: systemClock,
  ids: createIdSource(systemClock),
});

export const handler = createHttpHandler({
  routes: imageRoutes,
  operations,
  authenticate: createAuthenticate({
    secret: loadTokenSecret(config),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
  }),
  log: createLog(config.SERVICE_NAME),
});
