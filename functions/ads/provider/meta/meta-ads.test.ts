import { expect, test } from 'vitest';
import type { AdAccounts } from '#functions/ads/provider/ad-account.ts';
import { AdAccountLost, AdDelayed, type AdLaunch, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';
import { aGraphApi } from '#tests/builders/a-graph-api.ts';
import { GRAPH_MESSAGES } from './graph-error.ts';
import { createMetaAds } from './meta-ads.ts';

const AD: AdLaunch = {
  restaurantId: 'lupo',
  campaignId: '0192-ad',
  name: 'Truffle pasta: 20% off',
  copy: { primary_text: '20% off. Mention code T4.', headline: '20% off', description: 'Osteria Lupo' },
  destinationUrl: 'https://sites.example.com/lupo/',
  audience: { address: '12 Court Street, Brooklyn', radiusMiles: 5 },
  photos: { square: new Uint8Array([1, 2, 3]), wide: new Uint8Array(6) },
  dailyBudgetCents: 1_000,
  totalBudgetCents: 7_000,
  startsAt: '2026-03-01T12:00:00.000Z',
  endsAt: '2026-03-08T12:00:00.000Z',
};
const ACCOUNT = { accountId: 'act_1', pageId: 'page-1', accessToken: 'a-secret-token', connectedAt: 'then' };

function someAccounts(state: AdAccountState = 'connected') {
  const lost: string[] = [];
  const accounts: AdAccounts = {
    stateOf: async () => state,
    find: async () => (state === 'connected' ? ACCOUNT : undefined),
    markLost: async (restaurantId) => void lost.push(restaurantId),
  };
  return { accounts, lost };
}

async function setup() {
  const graph = await aGraphApi();
  const { accounts, lost } = someAccounts();
  return { graph, ads: createMetaAds({ accounts, origin: graph.origin }), lost };
}
const RUNNING = { restaurantId: 'lupo', campaignId: AD.campaignId, name: AD.name };
const refusal =
  (error: object, status = 400) =>
  () => ({ status, body: { error } });

test('an ad is created paused in its four parts, then activated from the inside out', async () => {
  const { graph, ads } = await setup();
  const ids = await ads.launch(AD);
  expect(graph.things.map(({ edge }) => edge)).toEqual(['campaigns', 'adsets', 'adcreatives', 'ads']);
  const posts = graph.calls.filter(({ method }) => method === 'POST');
  const made = posts.filter(
    ({ fields }) => fields.name !== undefined && fields.object_story_spec === undefined,
  );
  expect(made.map(({ fields }) => fields.status)).toEqual(['PAUSED', 'PAUSED', 'PAUSED']);
  const switched = posts.filter(({ fields }) => fields.status === 'ACTIVE').map(({ path }) => path);
  expect(switched).toEqual([ids.ad, ids.ad_set, ids.campaign].map((id) => `/v25.0/${id}`));
});

test('states what the ad costs, where it is shown, and where it leads', async () => {
  const { graph, ads } = await setup();
  await ads.launch(AD);
  const [campaign, adSet, creative] = graph.things.map(({ fields }) => fields);
  expect(campaign).toMatchObject({ objective: 'OUTCOME_TRAFFIC', special_ad_categories: '[]' });
  expect(adSet).toMatchObject({ lifetime_budget: '7000', end_time: AD.endsAt });
  expect(JSON.parse(adSet?.targeting ?? '')).toMatchObject({
    geo_locations: {
      custom_locations: [{ address_string: '12 Court Street, Brooklyn', radius: 5, distance_unit: 'mile' }],
    },
  });
  expect(JSON.parse(creative?.object_story_spec ?? '')).toEqual({ page_id: 'page-1' });
  expect(JSON.parse(creative?.asset_feed_spec ?? '')).toMatchObject({
    bodies: [{ text: AD.copy.primary_text }],
    titles: [{ text: AD.copy.headline }],
    link_urls: [{ website_url: AD.destinationUrl }],
  });
});

test('the wide crop is used next to the feed and in search, the square one elsewhere', async () => {
  const { graph, ads } = await setup();
  await ads.launch(AD);
  const feed = JSON.parse(graph.things[2]?.fields.asset_feed_spec ?? '') as Record<string, object[]>;
  expect(feed.images).toEqual([
    { hash: 'hash-4', adlabels: [{ name: 'square' }] },
    { hash: 'hash-8', adlabels: [{ name: 'wide' }] },
  ]);
  expect(feed.asset_customization_rules).toEqual([
    {
      customization_spec: {
        publisher_platforms: ['facebook'],
        facebook_positions: ['right_hand_column', 'search'],
      },
      image_label: { name: 'wide' },
      priority: 1,
    },
    { customization_spec: {}, image_label: { name: 'square' }, priority: 2 },
  ]);
});

test('an ad without a photo uses the photo of its page', async () => {
  const { graph, ads } = await setup();
  await ads.launch({ ...AD, photos: undefined });
  expect(JSON.parse(graph.things[2]?.fields.object_story_spec ?? '')).toMatchObject({
    page_id: 'page-1',
    link_data: { link: AD.destinationUrl, message: AD.copy.primary_text, name: AD.copy.headline },
  });
  expect(graph.calls.some(({ path }) => path.endsWith('/adimages'))).toBe(false);
});

test('the token is sent in a header, never in an address', async () => {
  const { graph, ads } = await setup();
  await ads.launch(AD);
  for (const call of graph.calls) {
    expect(call.token).toBe('Bearer a-secret-token');
    expect(JSON.stringify([call.path, call.fields])).not.toContain('a-secret-token');
  }
});

test('a launch repeated after a lost answer creates one campaign, one ad set, and one ad', async () => {
  const whole = await setup();
  await whole.ads.launch(AD);
  for (let lost = 1; lost <= whole.graph.calls.length; lost++) {
    const { graph, ads } = await setup();
    let call = 0;
    graph.interrupts(() => (++call === lost ? 'lose the answer' : undefined));
    await expect(ads.launch(AD)).rejects.toMatchObject({ code: 'unavailable' });
    graph.interrupts(undefined);
    await ads.launch(AD);
    for (const edge of ['campaigns', 'adsets', 'ads']) {
      const made = graph.things.filter((thing) => thing.edge === edge);
      expect(made.map(({ fields }) => fields.status)).toEqual(['ACTIVE']);
    }
  }
});

test.each([
  [
    'an expired token',
    { code: 190, message: 'Error validating access token' },
    AdDelayed,
    GRAPH_MESSAGES.token,
  ],
  ['too many calls', { code: 17, message: 'User request limit reached' }, AdDelayed, GRAPH_MESSAGES.busy],
  ['a missing permission', { code: 200, message: 'Permissions error' }, AdRefused, GRAPH_MESSAGES.permission],
  [
    'a wrong parameter',
    { code: 100, message: 'Invalid parameter', error_user_msg: 'The budget is too low.' },
    AdRefused,
    GRAPH_MESSAGES.parameter('The budget is too low.'),
  ],
  ['an unknown code', { code: 1487, message: 'Inside' }, AdRefused, GRAPH_MESSAGES.other],
])('%s is explained in a sentence', async (_, error, kind, message) => {
  const { graph, ads } = await setup();
  graph.interrupts(refusal(error));
  const failure: unknown = await ads.launch(AD).catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(kind);
  expect(failure).toHaveProperty('message', message);
});

test.each([
  ['a Facebook error', { status: 500, body: { error: { code: 1, message: 'Unknown' } } }],
  ['a web page instead of a response', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a temporary error', { status: 400, body: { error: { code: 341, is_transient: true } } }],
  ['a success response in another format', { status: 200, body: '<html>' }],
])('%s can be tried again', async (_, answer) => {
  const { graph, ads } = await setup();
  graph.interrupts(() => answer);
  await expect(ads.launch(AD)).rejects.toBeInstanceOf(AppError);
});

test('without an account the restaurant gets an explanation, and no call is made', async () => {
  const graph = await aGraphApi();
  for (const [state, message] of [
    ['not_connected', GRAPH_MESSAGES.none],
    ['lost', GRAPH_MESSAGES.token],
  ] as const) {
    const ads = createMetaAds({ accounts: someAccounts(state).accounts, origin: graph.origin });
    expect(await ads.accountState('lupo')).toBe(state);
    const failure: unknown = await ads.launch(AD).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AdAccountLost);
    expect(failure).toHaveProperty('message', message);
  }
  expect(graph.calls).toEqual([]);
});

test('every call marks an account that Facebook no longer accepts as lost', async () => {
  const { graph, ads, lost } = await setup();
  const running = { ...RUNNING, ids: await ads.launch(AD) };
  graph.interrupts(refusal({ code: 17, message: 'User request limit reached' }));
  await expect(ads.report(running)).rejects.toBeInstanceOf(AdDelayed);
  expect(lost).toEqual([]);
  graph.interrupts(refusal({ code: 190, message: 'Error validating access token' }));
  for (const call of [
    () => ads.report(running),
    () => ads.switchTo(running, 'paused'),
    () => ads.launch(AD),
  ]) {
    await expect(call()).rejects.toBeInstanceOf(AdAccountLost);
  }
  expect(lost).toEqual(['lupo', 'lupo', 'lupo']);
});

test('reports state, results, and the reason for a rejection', async () => {
  const { graph, ads } = await setup();
  const ad = { ...RUNNING, ids: await ads.launch(AD) };
  expect(await ads.report(ad)).toEqual({
    state: 'in_review',
    spentCents: 0,
    impressions: 0,
    peopleReached: 0,
    clicks: 0,
  });
  const sums = [{ spend: '12.34', impressions: '1200', reach: '800', clicks: '15' }];
  graph.saysOfAds({ effective_status: 'ACTIVE' }, sums);
  expect(await ads.report(ad)).toEqual({
    state: 'running',
    spentCents: 1234,
    impressions: 1200,
    peopleReached: 800,
    clicks: 15,
  });
  graph.saysOfAds({ effective_status: 'CAMPAIGN_PAUSED' });
  expect(await ads.report(ad)).toMatchObject({ state: 'paused' });
  graph.saysOfAds({
    effective_status: 'DISAPPROVED',
    ad_review_feedback: { global: { ALCOHOL: 'The ad shows alcohol.' } },
  });
  expect(await ads.report(ad)).toMatchObject({
    state: 'refused',
    reason: 'Facebook rejected the ad: The ad shows alcohol.',
  });
});

test('is paused and ended even when its launch died before returning IDs', async () => {
  const { graph, ads } = await setup();
  await ads.switchTo({ ...RUNNING, ids: {} }, 'ended');
  expect(graph.calls).toHaveLength(1);
  await ads.launch(AD);
  const campaign = graph.things[0];
  await ads.switchTo({ ...RUNNING, ids: {} }, 'paused');
  expect(campaign?.fields.status).toBe('PAUSED');
  await ads.switchTo({ ...RUNNING, ids: { campaign: campaign?.id ?? '' } }, 'ended');
  expect(campaign?.fields.status).toBe('ARCHIVED');
});
