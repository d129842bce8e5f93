import { createRedrawOffers } from '#functions/ads/redraw-offers.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { openDownloads } from '#functions/platform/downloads/s3-downloads.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import {
  createLimitPerHour,
  DEFAULT_HOURLY_LIMITS,
  type HourlyLimits,
} from '#functions/platform/limits/hourly-limits.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { type Config as ConfigOf, readConfig } from '#functions/platform/needs/read-config.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import type { RestaurantProfileDependencies } from '#functions/profile/api/dependencies.ts';
import { restaurantProfileNeeds } from '#functions/profile/api/needs.ts';
import * as restaurantProfileOperations from '#functions/profile/api/operations.ts';
import type { WebsiteDependencies } from '#functions/websites/api/dependencies.ts';
import * as websiteOperations from '#functions/websites/api/operations.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { websiteEditingNeeds } from '#functions/websites/editing-api/needs.ts';
import * as websiteEditingOperations from '#functions/websites/editing-api/operations.ts';
import { createDeferDelivery } from '#functions/websites/generation-worker/defer-delivery.ts';
import {
  createGenerationWorker,
  type GenerationWorkerDependencies,
} from '#functions/websites/generation-worker/generation-worker.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { type GenerationMessage, GenerationMessageSchema } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { aPageReader } from './a-page-reader.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { asMultipart } from './images-setup.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { platformRules } from './platform-rules.ts';
import { quickImages, TINY_IMAGE } from './quick-images.ts';
import { openRepositories } from './repositories.ts';
import { aWriter } from './writer.ts';

export const SITES_ORIGIN = 'https://sites.example.com';

export type Call = Pick<HttpEventDetails, 'json' | 'params' | 'query'> & { form?: FormData };
export type Answer = { status: number | undefined; headers: object; body: Record<string, unknown> };
/** The routes that change websites, and the profile that websites are rendered from. */
const ROUTES = { ...websiteRoutes, ...websiteEditingRoutes, ...restaurantProfileRoutes };
export type WebsiteOperationName = keyof typeof ROUTES;
export type Owner = {
  restaurantId: string;
  call: (operation: WebsiteOperationName, details?: Call) => Promise<Answer>;
};

type Config = ConfigOf<typeof websiteEditingNeeds> & ConfigOf<typeof restaurantProfileNeeds>;
type ApiDependencies = WebsiteDependencies & WebsiteEditingDependencies & RestaurantProfileDependencies;

export type Overrides = {
  api?: (whole: ApiDependencies) => Partial<ApiDependencies>;
  worker?: (whole: GenerationWorkerDependencies) => Partial<GenerationWorkerDependencies>;
  limits?: Partial<HourlyLimits>;
  /** Applies to the calls from the function, or the worker, to its stores. */
  apiInterference?: Interference;
  workerInterference?: Interference;
};

/** The stores of one process. */
function openStores(config: Config, interference: Interference | undefined) {
  const client = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo: client, s3 }, interference);
  const bucket = (bucketName: string) => openBucket({ client: s3, bucketName });
  return {
    ...openRepositories(client),
    sites: bucket(config.SITES_BUCKET_NAME),
    siteVersions: bucket(config.SITE_VERSIONS_BUCKET_NAME),
    transfers: bucket(config.TRANSFERS_BUCKET_NAME),
    downloads: openDownloads({
      client: s3,
      bucketName: config.TRANSFERS_BUCKET_NAME,
      forcePathStyle: true,
    }),
  };
}

/** The website functions and the generation worker on the emulators. `overrides` replaces parts of them. */
export function setupWebsites(emulators: Emulators, overrides: Overrides = {}) {
  const unread = { PAGE_FETCH_FUNCTION_NAME: 'not called here' };
  const variables = { ...emulators.environment, SITES_ORIGIN, ...unread };
  const config = {
    ...readConfig(restaurantProfileNeeds, variables),
    ...readConfig(websiteEditingNeeds, variables),
  };
  const sqs = createSqsClient();
  const clock = aClock();
  const log = aLog();
  const auditRecords = anAuditLog();
  const queued: GenerationMessage[] = [];
  const queue = openQueue<GenerationMessage>({ client: sqs, queueUrl: config.GENERATION_QUEUE_URL });
  const stores = openStores(config, undefined);
  const { users } = stores;
  const tokens = createTokens({ secret: aTokenSecret('a secret that is long enough for tests'), clock });

  const rateLimiter = createRateLimiter({
    client: createDynamoClient(),
    tableName: config.RATE_LIMITS_TABLE_NAME,
    clock,
  });
  const whole: ApiDependencies = {
    ...openStores(config, overrides.apiInterference),
    queue: {
      send: async (message) => {
        queued.push(message);
        await queue.send(message);
      },
    },
    users,
    writer: createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector }),
    readsPhotos: false,
    meter: anOpenMeter(),
    retentionDays: platformRules(stores, clock).retentionDays,
    inspect: createInspect({ moderation: stores.moderation, clock }),
    moderation: stores.moderation,
    publishNeedsVerifiedEmail: false,
    drawShareImage: async () => TINY_IMAGE,
    redrawOffers: createRedrawOffers({ ...stores, sitesOrigin: config.SITES_ORIGIN, log }),
    sitesOrigin: config.SITES_ORIGIN,
    pages: aPageReader().pages,
    rateLimiter,
    clock,
    ids: createIdSource(clock),
    log,
  };
  const dependencies = { ...whole, ...overrides.api?.(whole) };
  const limitPerHour = createLimitPerHour({
    rateLimiter,
    limits: { ...DEFAULT_HOURLY_LIMITS, ...overrides.limits },
  });
  const handler = createDispatcher({
    routes: ROUTES,
    limitPerHour,
    operations: {
      ...openOperations(websiteOperations, dependencies),
      ...openOperations(websiteEditingOperations, dependencies),
      ...openOperations(restaurantProfileOperations, dependencies),
    },
    authenticate: createAuthenticate({ tokens, users }),
    auditRecords,
    log,
  });

  const workerStores = openStores(config, overrides.workerInterference);
  const wholeWorker: GenerationWorkerDependencies = {
    ...whole,
    ...workerStores,
    writer: aWriter(),
    drawImages: quickImages(workerStores.sites),
    deferDelivery: createDeferDelivery({ client: sqs, queueUrl: config.GENERATION_QUEUE_URL }),
    random: () => 0,
  };
  const workerDependencies = { ...wholeWorker, ...overrides.worker?.(wholeWorker) };

  async function anOwner(details: { name?: string; phone?: string; address?: string } = {}): Promise<Owner> {
    const restaurantId = whole.ids.next();
    const owner_email = `${restaurantId}@example.com`;
    const created_at = clock.now().toISOString();
    await stores.restaurants.create({
      restaurant_id: restaurantId,
      name: 'Osteria Lupo',
      ...details,
      owner_email,
      created_at,
    });
    const user = { user_id: restaurantId, email: owner_email, role: 'restaurant' as const, created_at };
    await users.create({ ...user, email_verified: true, token_version: 1 });
    return {
      restaurantId,
      call: async (operation, { form, ...call } = {}) => {
        const route: Route = ROUTES[operation];
        const token = await tokens.issue({ userId: restaurantId, role: 'restaurant', tokenVersion: 1 });
        const routeKey = `${route.method} ${API_BASE}${route.path}`;
        const sent = form === undefined ? {} : await asMultipart(form);
        const { statusCode, headers, body } = await handler(
          anHttpEvent({ ...call, ...sent, token, routeKey }),
        );
        return { status: statusCode, headers: headers ?? {}, body: JSON.parse(body ?? '') };
      },
    };
  }

  return {
    /** The stores without interference, for assertions. */
    stores,
    workerDependencies,
    clock,
    log,
    auditRecords,
    queued,
    sqs,
    config,
    anOwner,
    work: createGenerationWorker(workerDependencies),
    queueHandler: createQueueHandler({
      schema: GenerationMessageSchema,
      work: createGenerationWorker(workerDependencies),
      log,
    }),
  };
}
export type WebsiteSetup = ReturnType<typeof setupWebsites>;
