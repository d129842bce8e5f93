import { beforeAll, describe, expect, inject, test } from 'vitest';
import { mayAdministrate } from '#shared/contract/route.ts';
import type { OperationName } from '#shared/contract/routes.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { aContentPlan } from './a-content-plan.ts';
import { aGrade } from './a-grade.ts';
import { aLaunchedAd, aRedeemedCode } from './a-launched-ad.ts';
import { aTestText, aTextCampaign } from './a-text-campaign.ts';
import { aBegunConnection, aConnectedAdAccount } from './an-ad-account.ts';
import { anAdministrator } from './an-administrator.ts';
import { anEnhancedImage } from './an-enhanced-image.ts';
import { anInvoice } from './an-invoice.ts';
import { type Answer, createApiClient, routeOf } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';
import { TENANT_MATRIX } from './tenant-matrix.ts';
import { callWith, type ForeignId, type TenantRow } from './tenant-row.ts';
import { anUpload, anUploadedImage, sendFile } from './uploaded-image.ts';

const api = createApiClient(inject('webOrigin'));
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** Always need the role `admin`, whatever other roles allow. */
const EVERYTHING_ONLY = [
  'deleteRestaurant',
  'changePlatformSettings',
  'bulkUpdateFeature',
  'inviteAdministrator',
  'changeAdministratorRole',
  'removeAdministrator',
] as const;

let visitor: Owner;
let neighbor: Owner;
let neighborsIds: Record<ForeignId, string>;
let neighborsWebsite: Answer['body'];

beforeAll(async () => {
  [visitor, neighbor] = await Promise.all([anOwner(api, 'Visitor Cafe'), anOwner(api, 'Neighbor Cafe')]);
  const made = await aGeneratedWebsite(api, neighbor, { website_name: 'Neighbor Cafe' });
  const photo = await aJpeg({ width: 200, height: 200 });
  const [image, upload] = await Promise.all([anUploadedImage(api, neighbor, photo), anUpload(api, neighbor)]);
  await sendFile(upload, photo);
  const guest = '+12125550147';
  const csv = `customer_name,phone_number\nAna,${guest}`;
  await api('importGuests', { token: neighbor.token, body: { csv } });
  await api('saveVersion', { token: neighbor.token, params: { id: made.websiteId } });
  const ad = await aLaunchedAd(api, neighbor, made.websiteId);
  const redemption = await aRedeemedCode(api, neighbor, ad);
  neighborsIds = {
    website: made.websiteId,
    generation: made.generationId,
    image: image.image_id,
    upload: upload.upload_id,
    food_photo: upload.upload_id,
    enhanced_image: await anEnhancedImage(api, neighbor),
    restaurant: neighbor.restaurantId,
    guest,
    ad,
    ad_account: await aConnectedAdAccount(api, neighbor),
    ad_connection: await aBegunConnection(api, neighbor),
    promo_code: redemption.code,
    redemption: redemption.redemption_id,
    sms_campaign: await aTextCampaign(api, neighbor),
    sms_test: await aTestText(api, neighbor),
    grade: await aGrade(api, neighbor),
    invoice: await anInvoice(api, neighbor),
    content_plan: await aContentPlan(api, neighbor),
  };
  const { token } = neighbor;
  neighborsWebsite = (await api('getWebsite', { token, params: { id: made.websiteId } })).body;
});

function rowsOf<Proof extends TenantRow['proof']>(proof: Proof) {
  return Object.entries(TENANT_MATRIX).filter(([, row]) => row.proof === proof) as [
    OperationName,
    Extract<TenantRow, { proof: Proof }>,
  ][];
}

function withoutRequestId({ status, body }: Answer) {
  return { status, body: { ...body, request_id: undefined } };
}

describe('without a token', () => {
  const guarded = Object.entries(TENANT_MATRIX).filter(([, row]) => row.proof !== 'public') as [
    OperationName,
    TenantRow,
  ][];

  test.each(guarded)('%s is refused', async (operation, row) => {
    const answer = await api(operation, callWith(row, neighborsIds.website));
    expect(withoutRequestId(answer)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe("with another owner's token", () => {
  test.each(rowsOf('foreign id'))(
    '%s answers the same for a foreign id and an unknown one',
    async (operation, row) => {
      const { token } = visitor;
      const foreign = await api(operation, { token, ...callWith(row, neighborsIds[row.id]) });
      const unknown = await api(operation, { token, ...callWith(row, UNKNOWN_ID) });
      expect(foreign.status).toBe(404);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    },
  );

  test.each(rowsOf('own data'))('%s returns nothing of another restaurant', async (operation, row) => {
    const answer = await api(operation, { token: visitor.token, ...callWith(row, UNKNOWN_ID) });
    expect(answer.body.success).toBe(row.isRefused !== true);
    const text = JSON.stringify(answer.body);
    for (const foreign of [neighbor.restaurantId, neighbor.email, neighborsIds.website, neighborsIds.image])
      expect(text).not.toContain(foreign);
    if (row.endsSessions !== true && row.endsSignIn !== true) return;
    expect((await api('getCurrentUser', { token: visitor.token })).status).toBe(401);
    expect((await api('getCurrentUser', { token: neighbor.token })).status).toBe(200);
    const { email, password } = visitor;
    if (row.endsSignIn === true) {
      expect((await api('login', { body: { email, password } })).status).toBe(401);
      visitor = await anOwner(api, 'Visitor Cafe');
      return;
    }
    visitor.token = String((await api('login', { body: { email, password } })).body.token);
  });

  test.each(rowsOf('admin only'))('%s is refused to an owner', async (operation, row) => {
    const answer = await api(operation, {
      token: visitor.token,
      ...callWith(row, neighbor.restaurantId),
    });
    expect(withoutRequestId(answer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each(['support', 'billing'] as const)(
    'an administrator with the role %s is refused what the role doesn’t include',
    async (role) => {
      const token = await anAdministrator(api, inject('dataDirectory'), role);
      for (const [operation, row] of rowsOf('admin only')) {
        const isAllowed = mayAdministrate(routeOf(operation), role);
        if (isAllowed && routeOf(operation).method !== 'GET') continue;
        const { status } = await api(operation, { token, ...callWith(row, neighbor.restaurantId) });
        expect(status === 403, `${operation} answered ${status}`).toBe(!isAllowed);
      }
      for (const operation of EVERYTHING_ONLY) expect(mayAdministrate(routeOf(operation), role)).toBe(false);
    },
  );

  test('a website can’t be generated for another restaurant', async () => {
    const answer = await api('generateWebsite', {
      token: visitor.token,
      body: { restaurant_id: neighbor.restaurantId, website_name: 'Not mine' },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: 'No restaurant found. Please create a restaurant first.' },
    });
  });

  test('the neighbor’s checklist is unchanged', async () => {
    const { token, restaurantId } = neighbor;
    const { status, body } = await api('getChecklistStatus', { token, params: { id: restaurantId } });
    const { statuses } = body.data as { statuses: object[] };
    expect(status).toBe(200);
    expect(statuses).toContainEqual({
      item_id: 'menu-complete',
      status: 'pending',
      notes: '',
      status_changed_at: null,
    });
  });

  const reads = rowsOf('foreign id').filter(([operation]) => routeOf(operation).method === 'GET');

  test.each(reads)('%s still answers the neighbor’s own ids', async (operation, row) => {
    const answer = await api(operation, { token: neighbor.token, ...callWith(row, neighborsIds[row.id]) });
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  });

  test('the neighbor’s website and image are unchanged', async () => {
    const { token } = neighbor;
    const website = await api('getWebsite', { token, params: { id: neighborsIds.website } });
    expect(withoutRequestId(website)).toEqual(withoutRequestId({ status: 200, body: neighborsWebsite }));
    const image = await api('getImage', { token, params: { id: neighborsIds.image } });
    expect(image.status).toBe(200);
  });
});
