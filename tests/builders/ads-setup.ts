import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { User } from '#functions/accounts/users-repository.ts';
import { createReadPlacement } from '#functions/ads/ad-placement.ts';
import type { AdCampaignDependencies } from '#functions/ads/campaigns-api/dependencies.ts';
import { createAdCampaignOperations } from '#functions/ads/campaigns-api/operations.ts';
import { makeAdPhotos } from '#functions/ads/campaigns-api/photo/make-ad-photos.ts';
import { createOfferPages } from '#functions/ads/offer-pages.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { openUploads } from '#functions/images/uploads/s3-uploads.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { bucketName } from '#infra/local/emulators.ts';
import { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { anEntitlementCheck, anOpenMeter } from '#tests/builders/a-meter.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { aFacebook } from './a-facebook.ts';
import { aDish } from './a-profile.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';
import { usersOfOwners } from './users-of-owners.ts';

export const SITES_ORIGIN = 'https://sites.example.com';
const SECRET = 'a secret that is long enough for tests';

type AdCall = Pick<HttpEventDetails, 'json' | 'params' | 'query'> & { form?: FormData };

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
  };
}

/** The Facebook ads function on the emulators, with an in-memory Facebook. `interference` applies to its stores. */
export function setupAds(interference?: Interference, parts: Partial<AdCampaignDependencies> = {}) {
  const clock = aClock();
  const ids = createIdSource(clock);
  const facebook = aFacebook();
  const stores = openStores();
  const auditRecords = anAuditLog();
  const inspect = createInspect({ moderation: stores.moderation, clock });
  const openDependencies = (own?: Interference): AdCampaignDependencies => {
    const opened = openStores(own);
    return { ...opened, plans: anEntitlementCheck(opened, clock), ...fixedDependencies(), ...parts };
  };
  let published: ReturnType<typeof aPublishedSite>[] = [];
  const websites = { listNewest: async () => ({ websites: published, isWhole: true }) };
  const fixedDependencies = () => ({
    readPlacement: createReadPlacement({ ...stores, websites }),
    offerPages: createOfferPages({
      ...stores,
      websites,
      users: { find: async (userId) => ({ ...(await owners.find(userId)), ...person }) },
      sitesOrigin: SITES_ORIGIN,
      publishNeedsVerifiedEmail: true,
    }),
    redemptionCounts: stores.redemptionCounters,
    makeAdPhotos,
    sitesOrigin: SITES_ORIGIN,
    provider: facebook.provider,
    writer: createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect }),
    inspect,
    clock,
    ids,
  });
  const owners = usersOfOwners(clock);
  /** Overrides for the owners, who are verified and not suspended. */
  const person: Partial<User> = {};
  const tokens = createTokens({ secret: aTokenSecret(SECRET), clock });
  const handler = createDispatcher({
    auditRecords,
    routes: adCampaignRoutes,
    operations: createAdCampaignOperations(openDependencies(interference)),
    authenticate: createAuthenticate({
      tokens,
      users: owners,
    }),
    log: aLog(),
  });

  /** `hasSite`: whether the restaurant has a published website. */
  async function anOwner(about: { hasAddress?: boolean; hasSite?: boolean } = {}) {
    const restaurantId = ids.next();
    const { hasAddress = true, hasSite = true } = about;
    const profile = emptyProfile('Osteria Lupo');
    if (hasAddress) profile.address.text = '12 Court Street\nBrooklyn, NY 11201';
    profile.dishes = [aDish({ name: 'Truffle pasta', description: 'Tagliatelle with black truffle' })];
    const at = clock.now().toISOString();
    await stores.restaurants.create({
      restaurant_id: restaurantId,
      name: 'Osteria Lupo',
      owner_email: 'lupo@example.com',
      created_at: at,
    });
    await stores.profiles.save({
      restaurant_id: restaurantId,
      version: 1,
      updated_at: at,
      profile,
      recent_changes: [],
    });
    published = hasSite ? [aPublishedSite(restaurantId, at)] : [];
    const call = async (operation: keyof typeof adCampaignRoutes, { form, ...details }: AdCall = {}) => {
      const route: Route = adCampaignRoutes[operation];
      const token = await tokens.issue({ userId: restaurantId, role: 'restaurant', tokenVersion: 1 });
      const sent = form === undefined ? {} : await asMultipart(form);
      const routeKey = `${route.method} ${API_BASE}${route.path}`;
      const answer = await handler(anHttpEvent({ ...details, ...sent, token, routeKey }));
      return { status: answer.statusCode, body: JSON.parse(answer.body ?? '{}') as Record<string, never> };
    };
    const sendUpload = async (bytes: Uint8Array) => {
      const uploadId = ids.next();
      const Key = `uploads/${restaurantId}/${uploadId}`;
      await stores.s3.send(new PutObjectCommand({ Bucket: bucketName('transfers'), Key, Body: bytes }));
      return uploadId;
    };
    /** Changes the profile and the website later. */
    const changeFacts = async (later: { address: string; hasSite: boolean }) => {
      const changed = { ...profile, address: { ...profile.address, text: later.address } };
      await stores.profiles.save({
        restaurant_id: restaurantId,
        version: 2,
        updated_at: at,
        profile: changed,
        recent_changes: [],
      });
      published = later.hasSite ? [aPublishedSite(restaurantId, at)] : [];
    };
    return { restaurantId, call, sendUpload, changeFacts };
  }
  return { clock, facebook, stores, auditRecords, person, anOwner, openDependencies };
}

function aPublishedSite(restaurant_id: string, at: string) {
  return {
    restaurant_id,
    website_id: 'site-1',
    website_name: 'Osteria Lupo',
    status: 'published' as const,
    created_at: at,
    updated_at: at,
    published_at: at,
    design_category: 'casual_dining',
    hero_image: '',
    restaurant_name: 'Osteria Lupo',
    slug: 'osteria-lupo',
    url: `${SITES_ORIGIN}/osteria-lupo/`,
    revision: 1,
    content_version: 1,
    used_images: [],
    published_images: [],
  };
}

async function asMultipart(form: FormData) {
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    rawBody: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
}
