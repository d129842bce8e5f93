import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { RedemptionRow } from '#functions/redemptions/redemptions-repository.ts';
import type { NewRestaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { checklistCategories } from '#shared/checklist/checklist-categories.ts';
import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import type { CountedReturn } from '#shared/redemptions/return-counts.ts';
import { anAdCampaign, anSmsCampaign, launched } from '#tests/builders/a-campaign.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as dashboardOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-03-05T12:00:00.000Z';
let restaurantCount = 0;

async function setup({
  hasRestaurant = true,
  email_verified = false,
  publishNeedsVerifiedEmail = true,
} = {}) {
  const client = createDynamoClient();
  let callCount = 0;
  let version = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    callCount += 1;
    await proceed();
  });
  const { restaurantNames: names, redemptionCounters, ...stores } = openRepositories(client);
  const { restaurants, users, campaigns, checklists, profiles } = stores;
  const id = `owner-${++restaurantCount}`;
  const email = `${id}@example.com`;
  const restaurant: NewRestaurant = {
    restaurant_id: id,
    name: 'Osteria Lupo',
    owner_email: email,
    created_at: NOW,
  };
  const user = { user_id: id, email, role: 'restaurant', email_verified, token_version: 0 } as const;
  await users.create({ ...user, created_at: NOW });
  if (hasRestaurant) await restaurants.create(restaurant);

  const handler = createDispatcher({
    routes: dashboardRoutes,
    operations: openOperations(dashboardOperations, {
      ...stores,
      names,
      redemptions: redemptionCounters,
      publishNeedsVerifiedEmail,
      clock: aClock(NOW),
    }),
    authenticate: createAuthenticate({
      users,
      tokens: { read: async () => ({ userId: id, role: 'restaurant', tokenVersion: 0 }) },
    }),
    log: aLog(),
  });
  const get = async (path: string, query: Record<string, string> = {}) => {
    callCount = 0;
    const event = anHttpEvent({
      routeKey: `GET /api/dashboard/${path}`,
      query,
      headers: { authorization: 'Bearer one' },
    });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? ''), callCount };
  };
  return {
    id,
    toggles: stores.toggles,
    get,
    dashboard: async () => (await get('restaurant')).body.data,
    launch: (...rows: Campaign[]) =>
      Promise.all(
        rows.map((row) => ({ ...row, restaurant_id: id })).map((row) => campaigns.create(row, launched(row))),
      ),
    redeem: async (given: Partial<RedemptionRow>) => redemptionCounters.count(aRedemption(id, given), 1),
    comeBack: (restaurantId: string, returned: CountedReturn[]) =>
      redemptionCounters.countReturns({
        restaurantId,
        campaignId: 'c',
        batch: 'b',
        returned,
        now: new Date(NOW),
      }),
    tick: async (statuses: Record<string, ItemStatus>) => {
      const kept = Object.entries(statuses).map(([item, status]) => [
        item,
        { status, notes: '', status_changed_at: NOW },
      ]);
      version += 1;
      await checklists.save({ restaurant_id: id, version, statuses: Object.fromEntries(kept) });
    },
    earn: async (monthly_revenue: number) => {
      const row = firstProfile({ ...restaurant, websites_total: 0, websites_published: 0 });
      await profiles.save({ ...row, version: 1, profile: { ...row.profile, monthly_revenue } });
    },
  };
}

function aRedemption(restaurant_id: string, given: Partial<RedemptionRow>): RedemptionRow {
  const redemption_id = uuidV7(new Date(NOW));
  const of = { campaign_id: 'c', campaign_type: 'ad', campaign_name: 'Pasta', code: 'PASTA4' } as const;
  const when = { amount_cents: null, redeemed_at: NOW, redeemed_by: 'owner', is_counted: false } as const;
  return { restaurant_id, redemption_id, ...of, ...when, ...given };
}

const allItems = () => checklistCategories(undefined).flatMap(({ items }) => items);

test('a feature turned off by an administrator shows in the next read', async () => {
  const { id, dashboard, toggles } = await setup();
  const off = { enabled: false, rate_limits: { daily_limit: null, hourly_limit: null }, updated_at: NOW };
  await toggles.save({ restaurant_id: id, version: 1, toggles: { marketing_assistant: off } });
  expect((await dashboard()).features).toMatchObject({ marketing_assistant: false, menu_optimizer: true });
});

test('a new restaurant has nothing done, everything to gain, and one next action', async () => {
  const { id, dashboard } = await setup();
  const shown = await dashboard();
  expect(shown).toEqual({
    restaurant: { restaurant_id: id, name: 'Osteria Lupo', time_zone: 'UTC', monthly_revenue: null },
    features: {
      image_enhancement: true,
      content_generation: true,
      marketing_assistant: true,
      menu_optimizer: true,
      digital_grader: true,
    },
    performanceSnapshot: {
      period: 'Last 30 days',
      newCustomersAcquired: 0,
      customersReengaged: 0,
      redeemed: { codes: 0, with_amount: 0, amount_cents: 0 },
    },
    firsts: { redeemed_on: null, returned_on: null },
    activeCampaigns: [],
    momentumMetrics: {
      marketingScore: 0,
      foundationalProgress: { percentage: 0 },
      ongoingProgress: { percentage: 0 },
      weeklyRevenuePotential: shown.momentumMetrics.totalPotential,
      completedRevenue: 0,
      totalPotential: expect.any(Number),
    },
    nextAction: expect.objectContaining({ is_critical: true }),
    websites: { total: 0, published: 0 },
  });
  expect(shown.momentumMetrics.totalPotential).toBeGreaterThan(1000);
});

test('a checked-off task counts in the next read, and the next action advances', async () => {
  const { dashboard, tick } = await setup();
  const others = allItems().filter(({ item_id }) => !item_id.startsWith('google-'));
  const statuses = Object.fromEntries(others.map(({ item_id }) => [item_id, 'not_applicable' as const]));
  await tick(statuses);
  const { nextAction: first, momentumMetrics: before } = await dashboard();
  await tick({ ...statuses, [first.item_id]: 'completed' });
  const { nextAction: second, momentumMetrics: after } = await dashboard();
  expect(second.item_id).not.toBe(first.item_id);
  expect(after.completedRevenue).toBe(first.weeklyPotential);
  expect(after.weeklyRevenuePotential).toBe(before.weeklyRevenuePotential - first.weeklyPotential);
  expect(after.marketingScore).toBeGreaterThan(0);
});

test('a deleted restaurant isn’t found', async () => {
  const { get } = await setup({ hasRestaurant: false });
  expect(await get('restaurant')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('there is no next action when everything is done or doesn’t apply', async () => {
  const { dashboard, tick } = await setup();
  await tick(
    Object.fromEntries(
      allItems().map(({ item_id, evidence }) => [
        item_id,
        evidence === undefined ? 'completed' : 'not_applicable',
      ]),
    ),
  );
  expect(await dashboard()).toMatchObject({
    nextAction: null,
    momentumMetrics: { marketingScore: 100, weeklyRevenuePotential: 0 },
  });
});

test('a task the platform verified isn’t the next action', async () => {
  const { dashboard } = await setup();
  const { dashboard: dashboardOfVerified } = await setup({ email_verified: true });
  expect((await dashboard()).nextAction).toMatchObject({ screen: 'account' });
  expect((await dashboardOfVerified()).nextAction).not.toMatchObject({ screen: 'account' });
});

test('the dashboard says that publishing needs a confirmed email only if the stage asks for it', async () => {
  const { dashboard } = await setup({ publishNeedsVerifiedEmail: true });
  const { dashboard: dashboardOfLocalMode } = await setup({ publishNeedsVerifiedEmail: false });
  expect((await dashboard()).nextAction.why).toMatch(/^You need a confirmed email address to publish/);
  expect((await dashboardOfLocalMode()).nextAction.why).toMatch(/^We send password resets to this address/);
});

test('monthly revenue is the profile’s', async () => {
  const { dashboard, earn } = await setup();
  await earn(42_500);
  expect((await dashboard()).restaurant.monthly_revenue).toBe(42_500);
});

test('campaigns are active until they end or fail, a text campaign with its code', async () => {
  const { dashboard, get, launch } = await setup();
  await launch(
    anAdCampaign({ name: 'Running', created_at: '2026-03-01T12:00:00.000Z' }),
    anAdCampaign({ name: 'Paused', status: 'paused', created_at: '2026-03-02T12:00:00.000Z' }),
    anAdCampaign({ name: 'Rejected', status: 'failed', created_at: '2026-03-03T12:00:00.000Z' }),
    anSmsCampaign({ name: 'Code ran out', ends_at: NOW, created_at: '2026-02-03T12:00:00.000Z' }),
    anSmsCampaign({ name: 'We miss you', created_at: '2026-03-04T12:00:00.000Z' }),
  );
  const { activeCampaigns } = await dashboard();
  expect(
    activeCampaigns.map(({ name, campaign_type }: Record<string, string>) => [name, campaign_type]),
  ).toEqual([
    ['We miss you', 'sms'],
    ['Paused', 'ad'],
    ['Running', 'ad'],
  ]);
  const { body } = await get('campaigns');
  expect(body.data.campaigns.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
    ['We miss you', 'active'],
    ['Rejected', 'failed'],
    ['Paused', 'paused'],
    ['Running', 'active'],
    ['Code ran out', 'ended'],
  ]);
});

test('a returning guest who redeems an ad’s code isn’t a new customer', async () => {
  const { dashboard, redeem } = await setup();
  await redeem({ campaign_type: 'ad' });
  await redeem({ campaign_type: 'ad', redemption_id: uuidV7(new Date(NOW)), was_here_before: true });
  expect((await dashboard()).performanceSnapshot).toMatchObject({
    newCustomersAcquired: 1,
    redeemed: { codes: 2 },
  });
});

test('redemptions count in the next read for thirty days', async () => {
  const { dashboard, redeem } = await setup();
  await redeem({ campaign_type: 'ad' });
  await redeem({ campaign_type: 'ad', redeemed_at: '2026-02-03T12:00:00.000Z' });
  await redeem({ campaign_type: 'ad', redeemed_at: '2026-02-02T12:00:00.000Z' });
  await redeem({ campaign_type: 'sms', amount_cents: 2_450 });
  expect((await dashboard()).performanceSnapshot).toMatchObject({
    newCustomersAcquired: 2,
    customersReengaged: 1,
    redeemed: { codes: 3, with_amount: 1, amount_cents: 2_450 },
  });
});

test('texted guests with a later order are re-engaged, each once', async () => {
  const { id, dashboard, redeem, comeBack } = await setup();
  const counted = async () => (await dashboard()).performanceSnapshot.customersReengaged;
  await comeBack(id, [
    { group: 'texted', on: '2026-03-01' },
    { group: 'texted', on: '2026-03-04' },
    { group: 'held_back', on: '2026-03-04' },
    { group: 'texted', on: '2026-01-31' },
  ]);
  expect(await counted()).toBe(2);
  // One of the two had the code.
  await redeem({ campaign_type: 'sms' });
  expect(await counted()).toBe(2);
  await redeem({ campaign_type: 'sms', redeemed_at: '2026-02-20T12:00:00.000Z' });
  expect(await counted()).toBe(3);
  expect((await dashboard()).firsts).toEqual({ redeemed_on: '2026-02-20', returned_on: '2026-01-31' });
});

test('a text campaign brings back no more guests than it texted', async () => {
  const { get, launch, redeem } = await setup();
  const campaign = anSmsCampaign();
  await launch(campaign);
  for (const redemption_id of ['one', 'two', 'three']) {
    await redeem({ campaign_type: 'sms', campaign_id: campaign.campaign_id, redemption_id });
  }
  const { body, callCount } = await get('restaurant');
  expect(body.data.performanceSnapshot).toMatchObject({ customersReengaged: 1, redeemed: { codes: 3 } });
  expect(callCount).toBeLessThanOrEqual(4);
});

test('the dashboard makes as many reads with a long history as with none', async () => {
  const { get, launch, redeem, tick, earn } = await setup();
  const empty = await get('restaurant');
  await launch(...Array.from({ length: 120 }, () => anSmsCampaign({ status: 'ended' })));
  for (let month = 0; month < 36; month += 1) {
    const redeemed_at = new Date(Date.UTC(2023, month, 5)).toISOString();
    await redeem({ redeemed_at, redemption_id: uuidV7(new Date(redeemed_at)), campaign_id: `c${month}` });
  }
  await tick(Object.fromEntries(allItems().map(({ item_id }) => [item_id, 'in_progress'])));
  await earn(1);
  const full = await get('restaurant');
  expect([empty.status, full.status]).toEqual([200, 200]);
  expect(full.callCount).toBe(empty.callCount);
  expect(full.callCount).toBeLessThanOrEqual(4);
});

test('pages of campaigns follow by cursor, and an invalid cursor is rejected', async () => {
  const { get, launch } = await setup();
  const days = ['01', '02', '03', '04', '05'];
  await launch(...days.map((day) => anAdCampaign({ name: day, created_at: `2026-02-${day}T12:00:00.000Z` })));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await get('campaigns', { limit: '2', ...(cursor !== undefined && { cursor }) });
    seen.push(...body.data.campaigns.map(({ name }: { name: string }) => name));
    cursor = body.data.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(days.toReversed());
  expect(await get('campaigns', { cursor: 'BACK20' })).toMatchObject({
    status: 422,
    body: { fields: { cursor: expect.any(String) } },
  });
});

test('an owner without campaigns has an empty list', async () => {
  const { get } = await setup();
  expect(await get('campaigns')).toMatchObject({ status: 200, body: { data: { campaigns: [] } } });
});
