import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { ModelSettings } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { createDeleteGuest } from '#functions/guests/api/delete-guest.ts';
import { createImportGuests } from '#functions/guests/api/import-guests.ts';
import { openUploads } from '#functions/images/uploads/s3-uploads.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLimitPerHour, DEFAULT_HOURLY_LIMITS } from '#functions/platform/limits/hourly-limits.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import * as smsCampaignOperations from '#functions/sms/campaigns-api/operations.ts';
import { queueDueTexts } from '#functions/sms/due-schedule/queue-due-texts.ts';
import { createInboundTextWork } from '#functions/sms/inbound-worker/operations.ts';
import { createSmsReceiptWork } from '#functions/sms/receipts-worker/operations.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import { createSmsWork } from '#functions/sms/worker/operations.ts';
import { createPace } from '#functions/sms/worker/pace.ts';
import { bucketName, tableName } from '#infra/local/emulators.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { aMeter, anEntitlementCheck, spendingRules } from './a-meter.ts';
import { aPhoneNetwork } from './a-phone-network.ts';
import { aSubscription } from './a-subscription.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

/** Monday noon in New York, when texts may go out to most of the country. */
export const SMS_NOON = '2026-03-02T17:00:00.000Z';
export const LIST_HEADER = 'customer_name,phone_number,last_order_date';

type SmsCall = Pick<HttpEventDetails, 'json' | 'params' | 'query' | 'headers'> & { form?: FormData };
type SmsData = Record<string, never>;

/**
 * Text campaigns on the emulators, with the worker, schedule, and delivery receipts. `interference` applies to the
 * API's stores.
 */
export function setupSms(
  start = SMS_NOON,
  interference?: Interference,
  text: ModelSettings = { provider: 'built-in' },
) {
  const clock = aClock(start);
  const ids = createIdSource(clock);
  const network = aPhoneNetwork();
  const auditRecords = anAuditLog();
  const queue: SmsMessage[] = [];
  const smsQueue = { send: async (message: SmsMessage) => void queue.push(message) };
  const openStores = (own?: Interference) => {
    const client = createDynamoClient();
    const s3 = createS3Client({ forcePathStyle: true });
    if (own !== undefined) interfere({ dynamo: client, s3 }, own);
    const repositories = openRepositories(client);
    const uploadSettings = { forcePathStyle: true, publicEndpoint: undefined, client: s3 };
    return {
      s3,
      ...repositories,
      counters: repositories.redemptionCounters,
      trials: openTrialRecords(repositories.platformRecords),
      auditRecords: createAuditRecordsRepository({ client, tableName: tableName('receipts') }),
      uploads: openUploads({ ...uploadSettings, bucketName: bucketName('transfers') }),
      lists: openBucket({ client: s3, bucketName: bucketName('campaignLists') }),
    };
  };
  const stores = openStores();
  const flags = { keepsQuietHours: true, hasSender: true };
  const limitPerHour = createLimitPerHour({
    rateLimiter: createRateLimiter({
      client: createDynamoClient(),
      tableName: tableName('rateLimits'),
      clock,
    }),
    limits: DEFAULT_HOURLY_LIMITS,
  });
  const ownStores = openStores(interference);
  const inspect = createInspect({ moderation: stores.moderation, clock });
  const operations = openOperations(smsCampaignOperations, {
    ...ownStores,
    plans: anEntitlementCheck(ownStores, clock),
    rules: spendingRules(ownStores, clock),
    writer: createWriter(text, { meter: aMeter(ownStores, clock), inspect }),
    hasTextModel: text.provider !== 'built-in',
    smsQueue,
    provider: { ...network.provider, hasSender: async () => flags.hasSender },
    inspect,
    get keepsQuietHours() {
      return flags.keepsQuietHours;
    },
    clock,
    ids,
  });
  const work = (own?: Interference) =>
    createSmsWork({
      ...openStores(own),
      smsQueue,
      provider: network.provider,
      pace: createPace({ clock, wait: async (milliseconds) => clock.advance(milliseconds / 1_000) }),
      keepsQuietHours: flags.keepsQuietHours,
      clock,
      log: aLog(),
    });
  /** Handles guests' texts to sender numbers. */
  const hear = (own?: Interference) => createInboundTextWork({ ...openStores(own), smsQueue, clock });
  const deliver = async (own?: Interference) => {
    const worker = work(own);
    while (queue.length > 0) {
      const message = queue.shift();
      if (message !== undefined) await worker(message);
    }
  };
  const handlerOf = (restaurantId: string) =>
    createDispatcher({
      auditRecords,
      routes: smsCampaignRoutes,
      limitPerHour,
      operations,
      authenticate: async (): Promise<
        Pick<OwnerCaller, 'userId' | 'role' | 'restaurantId' | 'isImpersonating'>
      > => ({ userId: restaurantId, role: 'restaurant', restaurantId, isImpersonating: false }),
      log: aLog(),
    });

  /** In New York, unless the profile has this address instead. */
  async function anOwner(address?: string) {
    const restaurantId = ids.next();
    const at = clock.now().toISOString();
    await stores.restaurants.create({
      restaurant_id: restaurantId,
      name: 'Osteria Lupo',
      owner_email: `${restaurantId}@example.com`,
      created_at: at,
    });
    await stores.subscriptions.save(aSubscription({ restaurant_id: restaurantId, plan_id: 'enterprise' }));
    const profile = emptyProfile('Osteria Lupo');
    if (address === undefined) {
      profile.region = 'US';
      profile.time_zone = 'America/New_York';
      profile.address.region = 'NY';
    } else profile.address.text = address;
    const row = { restaurant_id: restaurantId, version: 1, updated_at: at, profile, recent_changes: [] };
    await stores.profiles.save(row);
    const handler = handlerOf(restaurantId);
    const answerOf = async (operation: keyof typeof smsCampaignRoutes, call: SmsCall = {}) => {
      const { form, ...details } = call;
      const { method, path }: Route = smsCampaignRoutes[operation];
      const sent = form === undefined ? {} : await asMultipart(form);
      const routeKey = `${method} ${API_BASE}${path}`;
      return handler(anHttpEvent({ ...details, ...sent, token: 'token', routeKey }));
    };
    const call = async (operation: keyof typeof smsCampaignRoutes, details: SmsCall = {}) => {
      const { statusCode, body } = await answerOf(operation, details);
      return { status: statusCode, body: JSON.parse(body ?? '{}') as Record<string, SmsData> };
    };
    const status = async (id: string) =>
      (await call('getSmsCampaignStatus', { params: { id } })).body.data as unknown as {
        deliveryRate: number | null;
        progress: Record<string, number>;
      };
    /** Launches a campaign with these rows and returns its id. */
    const launch = async (rows: string[], more: Record<string, unknown> = {}) => {
      const csv = [LIST_HEADER, ...rows].join('\n');
      const { body } = await call('createSmsCampaign', { json: { ...SMS_WORDS, csv, ...more } });
      const { campaign } = (body as unknown as { data: { campaign: { campaign_id: string } } }).data;
      return campaign.campaign_id;
    };
    /** Imports guests as the guest list screen does. `own` applies to its stores. */
    const importGuests = async (rows: string[], own?: Interference) => {
      const body = { csv: [LIST_HEADER, ...rows].join('\n') };
      const caller = {
        userId: restaurantId,
        restaurantId,
        isImpersonating: false,
        audit: {},
      } as OwnerCaller;
      await createImportGuests({ ...openStores(own), smsQueue, clock })(
        { body, params: {}, query: {}, file: undefined },
        caller,
      );
    };
    /** Deletes a guest as the guest list screen does. `own` applies to its stores. */
    const deleteGuest = async (phone: string, own?: Interference) => {
      const caller = {
        userId: restaurantId,
        restaurantId,
        isImpersonating: false,
        audit: {},
      } as OwnerCaller;
      const input = { params: { phone }, body: {}, query: {} };
      await createDeleteGuest({ ...openStores(own), smsQueue, clock })(input, caller);
    };
    const sendUpload = async (content: string, filename: string) => {
      const uploadId = ids.next();
      const Key = `uploads/${restaurantId}/${uploadId}`;
      const Metadata = { filename };
      const Bucket = bucketName('transfers');
      await stores.s3.send(new PutObjectCommand({ Bucket, Key, Body: content, Metadata }));
      return uploadId;
    };
    return { restaurantId, call, answerOf, status, launch, importGuests, deleteGuest, sendUpload };
  }

  return {
    clock,
    network,
    stores,
    auditRecords,
    queue,
    flags,
    work,
    hear,
    deliver,
    anOwner,
    runSchedule: () => queueDueTexts({ ...stores, smsQueue, clock }),
    receive: createSmsReceiptWork(stores),
  };
}

export const SMS_WORDS = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20' };

async function asMultipart(form: FormData) {
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    rawBody: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
}
