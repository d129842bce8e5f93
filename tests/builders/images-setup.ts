import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { ImageDependencies } from '#functions/images/api/dependencies.ts';
import * as imageOperations from '#functions/images/api/operations.ts';
import { makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { openUploads } from '#functions/images/uploads/s3-uploads.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
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
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

export const SITES_ORIGIN = 'https://sites.example.com';
const SECRET = 'a secret that is long enough for tests';

export type ImageCall = Pick<HttpEventDetails, 'json' | 'params' | 'query'> & { form?: FormData };
export type ImageAnswer = {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
};
export type ImageOwner = {
  restaurantId: string;
  call: (operation: keyof typeof imageRoutes, details?: ImageCall) => Promise<ImageAnswer>;
  /** Stores a file where the presigned form would. Returns the upload's id. */
  sendUpload: (bytes: Uint8Array, filename?: string) => Promise<string>;
  /** Uploads and processes an image. */
  hasImage: (bytes: Uint8Array, about?: object) => Promise<SiteImage>;
};

/** The stores of one process. */
function openStores(interference?: Interference) {
  const client = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo: client, s3 }, interference);
  return {
    s3,
    ...openRepositories(client),
    uploads: openUploads({
      client: s3,
      bucketName: bucketName('transfers'),
      forcePathStyle: true,
      publicEndpoint: undefined,
    }),
    sites: openBucket({ client: s3, bucketName: bucketName('sites') }),
    transfers: openBucket({ client: s3, bucketName: bucketName('transfers') }),
  };
}

/** A browser's form, base64 as API Gateway passes binary bodies on. */
export async function asMultipart(form: FormData) {
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    rawBody: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
}

/** The images function on the emulators, with its stores. `interference` applies to the calls between them. */
export function setupImages(
  emulators: Emulators,
  overrides: {
    interference?: Interference;
    parts?: Partial<ImageDependencies>;
    uploadsPerHour?: number;
  } = {},
) {
  Object.assign(process.env, emulators.environment);
  const clock = aClock();
  const ids = createIdSource(clock);
  const stores = openStores();
  const auditRecords = anAuditLog();
  const operations = openOperations(imageOperations, {
    ...openStores(overrides.interference),
    makeImageFiles,
    inspect: createInspect({ moderation: stores.moderation, clock }),
    sitesOrigin: SITES_ORIGIN,
    clock,
    ids,
    ...overrides.parts,
  });
  const tokens = createTokens({ secret: aTokenSecret(SECRET), clock });
  const user = (user_id: string) => ({
    user_id,
    email: 'owner@example.com',
    role: 'restaurant' as const,
    email_verified: true,
    token_version: 1,
    created_at: clock.now().toISOString(),
  });
  const handler = createDispatcher({
    auditRecords,
    limitPerHour: createLimitPerHour({
      rateLimiter: createRateLimiter({
        client: createDynamoClient(),
        tableName: emulators.environment.RATE_LIMITS_TABLE_NAME ?? '',
        clock,
      }),
      limits: { ...DEFAULT_HOURLY_LIMITS, uploads: overrides.uploadsPerHour ?? 1_000 },
    }),
    routes: imageRoutes,
    operations,
    authenticate: createAuthenticate({ tokens, users: { find: async (userId) => user(userId) } }),
    log: aLog(),
  });

  function anOwner(restaurantId = ids.next()): ImageOwner {
    const call: ImageOwner['call'] = async (operation, { form, ...details } = {}) => {
      const route: Route = imageRoutes[operation];
      const token = await tokens.issue({ userId: restaurantId, role: 'restaurant', tokenVersion: 1 });
      const routeKey = `${route.method} ${API_BASE}${route.path}`;
      const sent = form === undefined ? {} : await asMultipart(form);
      const answer = await handler(anHttpEvent({ ...details, ...sent, token, routeKey }));
      return {
        status: answer.statusCode,
        headers: answer.headers ?? {},
        body: JSON.parse(answer.body ?? '{}') as Record<string, unknown>,
      };
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
    return {
      restaurantId,
      call,
      sendUpload,
      hasImage: async (bytes, about = {}) => {
        const json = { upload_id: await sendUpload(bytes), ...about };
        const { status, body } = await call('uploadImage', { json });
        if (status !== 201) throw new Error(`The image was rejected: ${JSON.stringify(body)}`);
        return body.data as SiteImage;
      },
    };
  }

  return { stores, clock, ids, auditRecords, anOwner };
}
