import { createAuthenticate } from '#functions/platform/authenticate.ts';
import { createDynamoClient } from '#functions/platform/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createImageUsage } from '#functions/platform/image-usage.ts';
import { createImagesRepository } from '#functions/platform/images-repository.ts';
import { openBucketLazily } from '#functions/platform/lazy-bucket.ts';
import { createLog } from '#functions/platform/log.ts';
import { loadTokenSecret } from '#functions/platform/token-secret.ts';
import { createUsersRepository } from '#functions/platform/users-repository.ts';
import { imageRoutes } from '#shared/contract/image-routes.ts';
import { readImagesConfig } from './config.ts';
import { createImageOperations } from './operations.ts';
import { openUploadsLazily } from './uploads-store.ts';

const config = readImagesConfig(process.env);
const client = createDynamoClient();

const operations = createImageOperations({
  images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
  usage: createImageUsage({ client, tableName: config.WEBSITES_TABLE_NAME }),
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
  makePictureFiles: async (bytes) =>
    (await import('./picture/make-picture-files.ts')).makePictureFiles(bytes),
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
