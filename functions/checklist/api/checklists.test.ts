import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createLimitPerHour, DEFAULT_HOURLY_LIMITS } from '#functions/platform/limits/hourly-limits.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';
import * as checklistOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

type Details = { params?: Record<string, string>; query?: Record<string, string> };

async function setup({ savesPerHour = 1_000, publishNeedsVerifiedEmail = false } = {}) {
  const websites = setupWebsites(emulators);
  const owner = await websites.anOwner({ phone: '(212) 555-0147' });
  const { restaurantId } = owner;
  const reads: string[] = [];
  const client = createDynamoClient();
  interfere({ dynamo: client }, async ({ name }, proceed) => {
    reads.push(name);
    await proceed();
  });
  const stores = openRepositories(client);
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: checklistRoutes,
    operations: openOperations(checklistOperations, {
      ...stores,
      redemptions: stores.redemptionCounters,
      publishNeedsVerifiedEmail,
      clock: websites.clock,
    }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    limitPerHour: createLimitPerHour({
      rateLimiter: createRateLimiter({ client, tableName: tableName('rateLimits'), clock: systemClock }),
      limits: { ...DEFAULT_HOURLY_LIMITS, saves: savesPerHour },
    }),
    auditRecords,
    log: aLog(),
  });
  const call = async (operation: keyof typeof checklistRoutes, details: Details = {}) => {
    const { method, path } = checklistRoutes[operation];
    const event = anHttpEvent({ routeKey: `${method} ${API_BASE}${path}`, ...details });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const update = (item_id: string, query: Record<string, string>) =>
    call('updateChecklistStatus', { params: { id: restaurantId, item_id }, query });
  const whole = async (query: Record<string, string> = {}): Promise<CategoryWithItems[]> =>
    (await call('listCategoriesWithItems', { query })).body.data.categories;
  const item = async (itemId: string) =>
    (await whole()).flatMap(({ items }) => items).find(({ item_id }) => item_id === itemId);
  const progress = async (query = {}) =>
    (await call('getChecklistProgress', { params: { id: restaurantId }, query })).body.data;
  return { websites, owner, restaurantId, reads, auditRecords, call, update, whole, item, progress };
}

test('categories are read by type, and their items by category', async () => {
  const { call } = await setup();
  const { body } = await call('listChecklistCategories', { query: { type: 'ongoing' } });
  const [first] = body.data.categories;
  expect(first).toEqual({
    category_id: 'reviews',
    name: 'Reviews',
    description: expect.any(String),
    icon: 'star',
    type: 'ongoing',
    items_total: 4,
  });
  const items = await call('listChecklistItems', { params: { id: 'menu' } });
  expect(items.body.data.items[0]).toEqual({
    item_id: 'menu-complete',
    title: 'Put your whole menu online as text',
    description: expect.any(String),
    status: 'pending',
    notes: '',
    status_changed_at: null,
    is_critical: 1,
    external_link: null,
    link_text: null,
    why: expect.any(String),
    minutes: 30,
    weekly_potential: 43,
    screen: 'profile',
    repeats_every_days: null,
    evidence: null,
    waits_for: 'Add your dishes to your profile.',
  });
  expect(await call('listChecklistItems', { params: { id: 'desserts' } })).toMatchObject({ status: 404 });
  expect(await call('listChecklistCategories', { query: { type: 'all' } })).toMatchObject({
    status: 422,
    body: { fields: { type: 'Use foundational or ongoing.' } },
  });
});

test('the whole checklist has the restaurant’s statuses, by type or all', async () => {
  const { whole, update, restaurantId } = await setup();
  await update('menu-complete', { status: 'in_progress', notes: 'Ada types it.' });
  const both = await whole({ restaurantId });
  const foundational = await whole({ type: 'foundational' });
  expect(new Set(both.map(({ type }) => type))).toEqual(new Set(['foundational', 'ongoing']));
  expect(both.slice(0, foundational.length)).toEqual(foundational);
  const menu = foundational.find(({ category_id }) => category_id === 'menu');
  expect(menu?.items[0]).toMatchObject({ status: 'in_progress', notes: 'Ada types it.' });
});

describe('a status', () => {
  test('is set with notes that stay when omitted, and progress follows right away', async () => {
    const { update, call, progress, restaurantId } = await setup();
    const notes = 'Ada\nand Ben & Co.';
    expect(await update('google-claim', { status: 'in_progress', notes })).toMatchObject({ status: 200 });
    expect(await update('google-claim', { status: 'completed' })).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          item_id: 'google-claim',
          status: 'completed',
          notes,
          status_changed_at: '2026-03-01T12:00:00.000Z',
        },
      },
    });
    expect(await progress()).toMatchObject({
      // Includes the email address, which the platform knows to be confirmed.
      foundational: { completedItems: 2, completedCriticalItems: 2 },
      completedRevenue: 56 + 48,
    });
    const { body } = await call('getChecklistStatus', { params: { id: restaurantId } });
    const { statuses } = body.data;
    expect(statuses).toHaveLength(54);
    expect(statuses.filter(({ status }: { status: string }) => status !== 'pending')).toMatchObject([
      { item_id: 'google-claim', status: 'completed', notes },
      { item_id: 'guests-confirm-email', status: 'completed', notes: '' },
    ]);
  });

  test('leaves an audit record with the status before and after', async () => {
    const { update, auditRecords } = await setup();
    await update('google-claim', { status: 'completed' });
    expect(auditRecords.kept).toMatchObject([{ target: { item_id: 'google-claim' } }]);
    expect(auditRecords.changes()).toEqual([
      {
        operation: 'updateChecklistStatus',
        before: { status: 'pending', notes: '', status_changed_at: null },
        after: { status: 'completed', notes: '', status_changed_at: '2026-03-01T12:00:00.000Z' },
      },
    ]);
  });

  test('set in two tabs in parallel keeps both changes', async () => {
    const { update, progress } = await setup();
    const ids = ['google-claim', 'google-hours', 'google-photos', 'listings-apple', 'listings-yelp'];
    await Promise.all(ids.map((id) => update(id, { status: 'completed' })));
    expect(await progress()).toMatchObject({ foundational: { completedItems: 6 } });
  });

  test.each([
    [{ status: 'done' }, { status: 'Use pending, in_progress, completed, or not_applicable.' }],
    [{ notes: 'n'.repeat(501) }, { notes: 'Use at most 500 characters.' }],
  ])('that is unknown is rejected with a sentence: %j', async (query, fields) => {
    const { update } = await setup();
    expect(await update('google-claim', query as unknown as Record<string, string>)).toMatchObject({
      status: 422,
      body: { fields },
    });
  });

  test('of an unknown item, or of another restaurant, is not found', async () => {
    const { update, call, progress } = await setup();
    expect(await update('google-dance', { status: 'completed' })).toMatchObject({ status: 404 });
    const params = { id: 'somebody-else', item_id: 'google-claim' };
    expect(await call('updateChecklistStatus', { params, query: { status: 'completed' } })).toMatchObject({
      status: 404,
    });
    expect(await progress()).toMatchObject({ foundational: { completedItems: 1 } });
  });

  test('is limited per hour', async () => {
    const { update } = await setup({ savesPerHour: 2 });
    await update('google-claim', { status: 'completed' });
    await update('google-claim', { status: 'pending' });
    expect(await update('google-claim', { status: 'completed' })).toMatchObject({ status: 429 });
  });
});

test('progress by type leaves out the other type', async () => {
  const { progress } = await setup();
  expect(await progress({ type: 'ongoing' })).toEqual({
    ongoing: { totalItems: 22, completedItems: 0, completionPercentage: 0 },
    marketingScore: expect.any(Number),
    weeklyRevenuePotential: expect.any(Number),
    completedRevenue: 48,
    totalPotential: expect.any(Number),
  });
  const { ongoing, foundational } = await progress({ type: 'foundational' });
  expect([ongoing, foundational.totalItems]).toEqual([undefined, 32]);
});

test('what the platform verifies is done with its date, counts, and reopens when the owner says so', async () => {
  const { websites, owner, item, update, progress } = await setup();
  const before = (await progress()).marketingScore;
  expect(await item('website-publish')).toMatchObject({ evidence: null });
  const id = await aStoredWebsite({ setup: websites, owner }, 'Osteria Lupo', (content) => {
    const [page] = content.pages;
    if (page !== undefined) page.sections.contact.phone = '212-555-0147';
    return content;
  });
  await owner.call('publishWebsite', { params: { id } });
  await owner.call('updateProfile', {
    json: { dishes: Array.from({ length: 5 }, () => aDish({ price: '$9' })) },
  });
  const seen_at = '2026-03-01T12:00:00.000Z';
  expect(await item('website-publish')).toMatchObject({
    status: 'completed',
    status_changed_at: seen_at,
    evidence: { sentence: '“Osteria Lupo” is published.', seen_at, is_current: true },
  });
  expect(await item('listings-phone')).toMatchObject({ status: 'pending', evidence: { is_current: true } });
  expect(await item('menu-prices')).toMatchObject({ status: 'completed' });
  expect(await item('guests-confirm-email')).toMatchObject({ status: 'completed' });
  const seen = (await progress()).marketingScore;
  expect(seen).toBeGreaterThan(before);
  await update('menu-prices', { notes: 'Ask Ada.' });
  expect(await item('menu-prices')).toMatchObject({ status: 'completed', notes: 'Ask Ada.' });
  await update('website-publish', { status: 'pending' });
  expect(await item('website-publish')).toMatchObject({ status: 'pending', evidence: { is_current: true } });
  expect((await progress()).marketingScore).toBeLessThan(seen);
});

describe('a task the platform sees as open', () => {
  test('can’t be marked done, with advice, while other statuses and notes are saved', async () => {
    const { update, item } = await setup();
    expect(await update('website-publish', { status: 'completed' })).toMatchObject({
      status: 409,
      body: {
        code: 'not_done_yet',
        error: 'Publish your website. Then we’ll check this off for you.',
      },
    });
    await update('website-publish', { status: 'in_progress', notes: 'Ada writes.' });
    expect(await item('website-publish')).toMatchObject({
      status: 'in_progress',
      notes: 'Ada writes.',
      waits_for: 'Publish your website.',
    });
    await update('website-publish', { status: 'not_applicable' });
    expect(await item('website-publish')).toMatchObject({ status: 'not_applicable' });
  });

  test('is open even if it was marked done before, and isn’t counted', async () => {
    const { websites, owner, item, update, progress } = await setup();
    const before = (await progress()).marketingScore;
    const id = await aStoredWebsite({ setup: websites, owner }, 'Osteria Lupo');
    await owner.call('publishWebsite', { params: { id } });
    await update('website-publish', { status: 'pending' });
    await update('website-publish', { status: 'completed' });
    expect(await item('website-publish')).toMatchObject({ status: 'completed', waits_for: null });
    await owner.call('unpublishWebsite', { params: { id } });
    expect(await item('website-publish')).toMatchObject({ status: 'pending' });
    expect((await progress()).marketingScore).toBe(before);
  });
});

test('the whole checklist takes at most eleven reads, and so does progress', async () => {
  const { websites, owner, reads, whole, progress } = await setup();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const id = await aStoredWebsite({ setup: websites, owner }, name);
    await owner.call('publishWebsite', { params: { id } });
  }
  await whole();
  expect(reads.length).toBeLessThanOrEqual(11);
  reads.length = 0;
  await progress();
  expect(reads.length).toBeLessThanOrEqual(11);
});

test.each([true, false])(
  'an item says that publishing needs a confirmed email only if the stage asks for it: %s',
  async (publishNeedsVerifiedEmail) => {
    const { item } = await setup({ publishNeedsVerifiedEmail });
    const why = (await item('guests-confirm-email'))?.why ?? '';
    expect(why).toContain('password resets');
    expect(why.includes('to publish')).toBe(publishNeedsVerifiedEmail);
  },
);
