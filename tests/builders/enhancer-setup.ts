import { PutObjectCommand } from '@aws-sdk/client-s3';
import { makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { openUploads } from '#functions/images/uploads/s3-uploads.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import type { ImageEnhancerDependencies } from '#functions/photos/api/dependencies.ts';
import * as imageEnhancerOperations from '#functions/photos/api/operations.ts';
import { photoTools } from '#functions/photos/api/photo/photo-tools.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLimitPerHour, DEFAULT_HOURLY_LIMITS } from '#functions/platform/limits/hourly-limits.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { bucketName, type Emulators } from '#infra/local/emulators.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { aMeter } from './a-meter.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { asMultipart, type ImageAnswer, type ImageCall, SITES_ORIGIN } from './images-setup.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

const SECRET = 'a secret that is long enough for tests';

function openStores(interference?: Interference) {
  const client = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo: client, s3 }, interference);
  const inTransfers = {
    bucketName: bucketName('transfers'),
    forcePathStyle: true,
    publicEndpoint: undefined,
  };
  return {
    s3,
    ...openRepositories(client),
    uploads: openUploads({ client: s3, ...inTransfers }),
    sites: openBucket({ client: s3, bucketName: bucketName('sites') }),
  };
}

/** The image enhancer on the emulators, with its stores. `interference` applies to the calls between them. */
export function setupEnhancer(
  emulators: Emulators,
  overrides: { interference?: Interference; parts?: Partial<ImageEnhancerDependencies> } = {},
) {
  Object.assign(process.env, emulators.environment);
  const clock = aClock();
  const ids = createIdSource(clock);
  const stores = openStores();
  const auditRecords = anAuditLog();
  const worked = openStores(overrides.interference);
  const rateLimits = emulators.environment.RATE_LIMITS_TABLE_NAME ?? '';
  const tokens = createTokens({ secret: aTokenSecret(SECRET), clock });
  const handler = createDispatcher({
    auditRecords,
    limitPerHour: createLimitPerHour({
      rateLimiter: createRateLimiter({ client: createDynamoClient(), tableName: rateLimits, clock }),
      limits: DEFAULT_HOURLY_LIMITS,
    }),
    routes: imageEnhancerRoutes,
    operations: openOperations(imageEnhancerOperations, {
      ...worked,
      photoTools: async () => photoTools,
      makeImageFiles,
      meter: aMeter(worked, clock),
      inspect: createInspect({ moderation: worked.moderation, clock }),
      sitesOrigin: SITES_ORIGIN,
      clock,
      ids,
      ...overrides.parts,
    }),
    authenticate: createAuthenticate({
      tokens,
      users: {
        find: async (user_id) => ({
          user_id,
          email: 'owner@example.com',
          role: 'restaurant' as const,
          email_verified: true,
          token_version: 1,
          created_at: clock.now().toISOString(),
        }),
      },
    }),
    log: aLog(),
  });

  function anOwner(restaurantId = ids.next()) {
    const call = async (
      operation: keyof typeof imageEnhancerRoutes,
      { form, ...details }: ImageCall = {},
    ): Promise<ImageAnswer> => {
      const route: Route = imageEnhancerRoutes[operation];
      const token = await tokens.issue({ userId: restaurantId, role: 'restaurant', tokenVersion: 1 });
      const sent = form === undefined ? {} : await asMultipart(form);
      const routeKey = `${route.method} ${API_BASE}${route.path}`;
      const answer = await handler(anHttpEvent({ ...details, ...sent, token, routeKey }));
      const body = JSON.parse(answer.body ?? '{}') as Record<string, unknown>;
      return { status: answer.statusCode, headers: answer.headers ?? {}, body };
    };
    const sendUpload = async (bytes: Uint8Array, filename = 'margherita-pizza.jpg') => {
      const uploadId = ids.next();
      await stores.s3.send(
        new PutObjectCommand({
          Bucket: bucketName('transfers'),
          Key: `uploads/${restaurantId}/${uploadId}`,
          Body: bytes,
          ContentType: 'image/jpeg',
          Metadata: { filename: encodeURIComponent(filename) },
        }),
      );
      return uploadId;
    };
    /** Uploads and enhances a photo. */
    const hasEnhanced = async (bytes: Uint8Array, settings: object = {}) => {
      const json = { upload_id: await sendUpload(bytes), ...settings };
      const { status, body } = await call('enhanceImage', { json });
      if (status !== 201) throw new Error(`The photo was not enhanced: ${JSON.stringify(body)}`);
      return (body.data as { enhanced_image: EnhancedImage }).enhanced_image;
    };
    const uses = async () => {
      const usage = await stores.aiUsage.get({ restaurantId, feature: 'image_enhancement', at: clock.now() });
      return { uses: usage.usesOfDay, requests: usage.requests, errors: usage.errors };
    };
    return { restaurantId, call, sendUpload, hasEnhanced, uses };
  }

  return { stores, clock, ids, auditRecords, anOwner };
}

/** The key in the sites bucket of a public URL. */
export function keyOfUrl(url: string): string {
  return new URL(url).pathname.slice(1);
}
