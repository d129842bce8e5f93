import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Inspect } from '#functions/ai/inspection.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { MAX_PLANS } from '#shared/posts/contract/content-plan.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { anEnhancementRecord } from '#tests/builders/an-enhancement-record.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as contentCreatorOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-21T17:00:00.000Z';
let owners = 0;

/** An owner with a profile. Metered calls are counted by the real meter. */
async function anOwner(profile: RestaurantProfile = aProfile(), inspect: Inspect = aNoopInspector) {
  owners += 1;
  const restaurantId = `owner-${owners}`;
  const stores = openRepositories();
  const clock = aClock(NOW);
  const auditRecords = anAuditLog();
  const row = {
    restaurant_id: restaurantId,
    name: profile.name,
    owner_email: `${restaurantId}@example.com`,
    created_at: NOW,
  };
  await stores.restaurants.create(row);
  const first = firstProfile({ ...row, websites_total: 0, websites_published: 0 });
  await stores.profiles.save({ ...first, version: 1, profile });
  const handler = createDispatcher({
    auditRecords,
    routes: contentCreatorRoutes,
    operations: openOperations(contentCreatorOperations, {
      ...stores,
      plans: stores.contentPlans,
      writer: createWriter({ provider: 'built-in' }, { meter: aMeter(stores, clock), inspect }),
      inspect,
      clock,
      ids: createIdSource({ now: () => new Date() }),
    }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  type Sent = { json?: object; query?: Record<string, string>; params?: Record<string, string> };
  const call = async (routeKey: string, sent: Sent = {}) => {
    const { statusCode, body } = await handler(anHttpEvent({ token: 'token', routeKey, ...sent }));
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const usage = () => stores.aiUsage.get({ restaurantId, feature: 'content_generation', at: clock.now() });
  return { restaurantId, stores, auditRecords, call, usage };
}

const PLANS = '/api/ai/content/plans';
const A_WEEK = { platforms: ['facebook', 'instagram', 'sms'], weeks: 1, occasions: ['thanksgiving'] };
const create = (owner: Awaited<ReturnType<typeof anOwner>>, json: object = A_WEEK) =>
  owner.call(`POST ${PLANS}`, { json });

test('a week is written from the profile, stored, and found again', async () => {
  const owner = await anOwner();
  const { status, body } = await create(owner);
  expect(status).toBe(201);
  const plan = body.data;
  expect(plan).toMatchObject({ weeks: 1, starts_on: '2026-11-22', language: 'en', version: 1 });
  expect(plan.posts).toHaveLength(5);
  expect(plan.posts[0]).toMatchObject({ written_by: 'built-in', week: 1 });
  expect((await owner.call(`GET ${PLANS}/{id}`, { params: { id: plan.plan_id } })).body.data).toEqual(plan);
  const { plans } = (await owner.call(`GET ${PLANS}`)).body.data;
  expect(plans).toEqual([expect.objectContaining({ plan_id: plan.plan_id, posts_total: 5 })]);
  expect(owner.auditRecords.kept.at(-1)).toMatchObject({ operation: 'createContentPlan' });
});

test.each(['1999-01-01', '2026-11-20', '2027-12-01', '9999-12-31'])(
  'a content calendar can’t begin on %s, and says so before counting',
  async (starts_on) => {
    const owner = await anOwner();
    expect(await create(owner, { ...A_WEEK, starts_on })).toMatchObject({
      status: 422,
      body: { fields: { starts_on: 'Choose a start date within the next year.' } },
    });
    expect((await owner.usage()).requests).toBe(0);
  },
);

test('a content calendar can begin today', async () => {
  const { status, body } = await create(await anOwner(), { ...A_WEEK, starts_on: '2026-11-21' });
  expect([status, body.data.starts_on]).toEqual([201, '2026-11-21']);
});

test('an unknown occasion is rejected, and one outside the weeks is named', async () => {
  const owner = await anOwner();
  expect(await create(owner, { ...A_WEEK, occasions: ['thanksgiving', 'moon-day'] })).toMatchObject({
    status: 422,
    body: { fields: { occasions: 'Choose an occasion from the list instead of “moon-day.”' } },
  });
  const { body } = await create(owner, { ...A_WEEK, occasions: ['thanksgiving', 'valentines'] });
  expect(body.data.missing).toContain(
    'We didn’t write a post for Valentine’s Day. It’s outside your calendar’s dates or doesn’t fit your profile.',
  );
});

test('a content calendar is one use for any number of weeks, and rejections are free', async () => {
  const owner = await anOwner();
  expect((await create(owner, { platforms: [], weeks: 1 })).status).toBe(422);
  expect((await create(owner, { platforms: ['fax'], weeks: 1 })).status).toBe(422);
  expect((await create(owner, { platforms: ['sms'], weeks: 5 })).status).toBe(422);
  expect((await owner.usage()).requests).toBe(0);
  await create(owner, { ...A_WEEK, weeks: 4 });
  expect((await owner.usage()).requests).toBe(1);
});

test('the last use of a day writes a complete calendar, and the next waits without counting', async () => {
  const owner = await anOwner();
  const limited = { enabled: true, rate_limits: { daily_limit: 1, hourly_limit: null }, updated_at: NOW };
  await owner.stores.toggles.save({
    restaurant_id: owner.restaurantId,
    version: 1,
    toggles: { content_generation: limited },
  });
  expect((await create(owner, { ...A_WEEK, weeks: 4 })).status).toBe(201);
  expect(await create(owner, { ...A_WEEK, weeks: 4 })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  expect((await owner.usage()).requests).toBe(1);
  expect((await owner.call(`GET ${PLANS}`)).body.data.plans).toHaveLength(1);
});

test('posts of a theme begin with fitting dishes and its hashtag', async () => {
  const profile = aProfile({
    dishes: [
      aDish({ name: 'Lasagna', description: 'Beef, béchamel', price: '$18' }),
      aDish({ name: 'Minestrone', description: 'Soup of the day with beans', price: '$9' }),
      aDish({ name: 'Tiramisu', description: 'Mascarpone', price: '$8' }),
    ],
  });
  const { body } = await create(await anOwner(profile), { ...A_WEEK, occasions: [], theme: 'Soup season' });
  const posts: { platform: string; hashtags: string[]; about: string; content_type: string }[] =
    body.data.posts;
  expect(posts.find(({ content_type }) => content_type === 'Dish')?.about).toBe('Minestrone');
  const tagged = posts.filter(({ hashtags }) => hashtags.length > 0);
  expect(tagged.length).toBeGreaterThan(0);
  for (const { hashtags } of tagged) expect(hashtags).toContain('#SoupSeason');
});

test('a feature that is turned off says so and stores nothing', async () => {
  const owner = await anOwner();
  const off = { enabled: false, rate_limits: { daily_limit: null, hourly_limit: null }, updated_at: NOW };
  await owner.stores.toggles.save({
    restaurant_id: owner.restaurantId,
    version: 1,
    toggles: { content_generation: off },
  });
  expect(await create(owner)).toMatchObject({ status: 403, body: { code: 'feature_off' } });
  expect((await owner.call(`GET ${PLANS}`)).body.data.plans).toEqual([]);
});

test('an empty restaurant gets its posts and reads what would improve them', async () => {
  const owner = await anOwner(aProfile({ ...emptyOf(), name: 'Nobody Knows' }));
  const { status, body } = await create(owner, { platforms: ['facebook', 'instagram'], weeks: 1 });
  expect(status).toBe(201);
  const texts = body.data.posts.map(({ text }: { text: string }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(12);
  expect(body.data.missing).toContainEqual(expect.stringMatching(/dishes/));
});

test('a text rejected before or during the generation is in no post', async () => {
  const { moderation } = openRepositories();
  const look = createInspect({ moderation, clock: aClock(NOW) });
  const rejectedAtOnce: Inspect = async (texts, caller) => {
    const flagged = await look(texts, caller);
    for (const id of flagged) {
      const row = await moderation.find(id);
      const decision = { decisionId: `by ${id}`, administratorId: 'admin-7', at: NOW };
      if (row?.status === 'flagged') await moderation.decide(row, { status: 'rejected', ...decision });
    }
    return flagged;
  };
  const owner = await anOwner(aProfile(), rejectedAtOnce);
  const cure = 'Broth that cures the flu';
  const { status, body } = await create(owner, { ...A_WEEK, offer: cure });
  expect(status).toBe(201);
  expect(JSON.stringify(body.data.posts)).not.toMatch(/cures the flu/i);
  const kept = await owner.call(`GET ${PLANS}/{id}`, { params: { id: body.data.plan_id } });
  expect(kept.body.data).toEqual(body.data);
  const blind = await create(await anOwner(), { ...A_WEEK, offer: cure });
  expect(JSON.stringify(blind.body.data.posts)).toMatch(/cures the flu/i);
});

test('an edit keeps the owner’s wording, and one over the platform’s limit is rejected', async () => {
  const owner = await anOwner();
  const plan = (await create(owner)).body.data;
  const sms = plan.posts.find(({ platform }: { platform: string }) => platform === 'sms');
  const params = { id: plan.plan_id, postId: sms.post_id };
  const edit = (json: object) => owner.call(`PATCH ${PLANS}/{id}/posts/{postId}`, { params, json });
  const saved = await edit({ text: 'Lupo: Soup today. Reply STOP to opt out.', date: '2026-11-27' });
  expect(saved.body.data).toMatchObject({
    version: 2,
    post: { text: 'Lupo: Soup today. Reply STOP to opt out.', date: '2026-11-27', written_by: 'owner' },
  });
  const refused = await edit({ text: 'a'.repeat(161) });
  expect(refused.body.fields.text).toBe(
    'Text message posts can have up to 160 characters. This one has 161.',
  );
  expect((await edit({ image_id: 'somebody-elses' })).body.fields).toHaveProperty('image_id');
  expect((await edit({ hashtags: ['two words'] })).status).toBe(422);
});

test('an owner’s edit is moderated once, and rejected text is removed', async () => {
  const { moderation } = openRepositories();
  const flagged: string[] = [];
  const look = createInspect({ moderation, clock: aClock(NOW) });
  const noted: Inspect = async (texts, caller) => {
    const ids = await look(texts, caller);
    flagged.push(...ids);
    return ids;
  };
  const owner = await anOwner(aProfile(), noted);
  const plan = (await create(owner)).body.data;
  const params = { id: plan.plan_id, postId: plan.posts[0].post_id };
  const edit = async (text: string) =>
    (await owner.call(`PATCH ${PLANS}/{id}/posts/{postId}`, { params, json: { text } })).body.data.post.text;
  flagged.length = 0;
  const cure = 'Our broth cures the flu.';
  expect(await edit(`We open at five today. ${cure}`)).toBe(`We open at five today. ${cure}`);
  expect(flagged).toHaveLength(1);
  expect(await edit(`We open at six tonight. ${cure}`)).toContain(cure);
  expect(flagged).toHaveLength(1);
  const row = await moderation.find(flagged[0] ?? '');
  if (row === undefined) throw new Error('The row is missing.');
  const decision = { decisionId: 'd1', administratorId: 'admin-7', at: NOW };
  await moderation.decide(row, { status: 'rejected', ...decision });
  await edit('Soup.');
  expect(await edit(`We open at five today. ${cure}`)).toBe('');
});

test('hashtags are moderated, also those of a theme', async () => {
  const { moderation } = openRepositories();
  const look = createInspect({ moderation, clock: aClock(NOW) });
  const owner = await anOwner(aProfile(), look);
  const plan = (await create(owner, { ...A_WEEK, theme: 'Get drunk with us' })).body.data;
  const noted = await moderation.listOfRestaurant(owner.restaurantId, 50);
  expect(noted.map(({ text }) => text)).toContain('#GetDrunkWithUs');
  const params = { id: plan.plan_id, postId: plan.posts[0].post_id };
  const edit = async (hashtags: string[]) =>
    (await owner.call(`PATCH ${PLANS}/{id}/posts/{postId}`, { params, json: { hashtags } })).body.data.post;
  await edit(['#BestPizzaInTown', '#Lupo']);
  const rows = await moderation.listOfRestaurant(owner.restaurantId, 50);
  const row = rows.find(({ text }) => text === '#BestPizzaInTown');
  if (row === undefined) throw new Error('The row is missing.');
  await moderation.decide(row, { status: 'rejected', decisionId: 'd2', administratorId: 'admin-7', at: NOW });
  await edit(['#Lupo']);
  expect((await edit(['#BestPizzaInTown', '#Lupo'])).hashtags).toEqual(['#Lupo']);
});

test('a theme with an unproven claim becomes no hashtag, and the owner sees why', async () => {
  const { body } = await create(await anOwner(), { ...A_WEEK, theme: 'Soup cures flu' });
  const tags: string[] = body.data.posts.flatMap(({ hashtags }: { hashtags: string[] }) => hashtags);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags).not.toContain('#SoupCuresFlu');
  expect(body.data.missing).toContain(
    'We couldn’t use your theme because your profile doesn’t mention “cures.” If that’s accurate, add it to your profile. Otherwise, choose another theme.',
  );
});

test('parallel edits of one calendar are both kept', async () => {
  const owner = await anOwner();
  const plan = (await create(owner)).body.data;
  const [one, other] = plan.posts;
  await Promise.all(
    [one, other].map(({ post_id: postId }) =>
      owner.call(`PATCH ${PLANS}/{id}/posts/{postId}`, {
        params: { id: plan.plan_id, postId },
        json: { alt_text: `Of ${postId}` },
      }),
    ),
  );
  const { posts } = (await owner.call(`GET ${PLANS}/{id}`, { params: { id: plan.plan_id } })).body.data;
  expect(posts.slice(0, 2).map(({ alt_text }: { alt_text: string }) => alt_text)).toEqual([
    `Of ${one.post_id}`,
    `Of ${other.post_id}`,
  ]);
});

test('a post is rewritten for one use', async () => {
  const owner = await anOwner();
  const plan = (await create(owner)).body.data;
  const [post] = plan.posts;
  const params = { id: plan.plan_id, postId: post.post_id };
  const again = await owner.call(`POST ${PLANS}/{id}/posts/{postId}/variant`, { params });
  expect(again.status).toBe(200);
  expect(again.body.data.post.text).not.toBe(post.text);
  expect(again.body.data.post).toMatchObject({ about: post.about, date: post.date });
  expect((await owner.usage()).requests).toBe(2);
});

test('a post is worded differently with every click', async () => {
  const owner = await anOwner(aProfile({ ...emptyOf(), name: 'Lupo', dishes: [aDish({ name: 'Lasagna' })] }));
  const plan = (await create(owner, { platforms: ['sms'], weeks: 1 })).body.data;
  const params = { id: plan.plan_id, postId: plan.posts[0].post_id };
  let before: string = plan.posts[0].text;
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await owner.call(`POST ${PLANS}/{id}/posts/{postId}/variant`, { params });
    expect(answer.status).toBe(200);
    expect(answer.body.data.post.text).not.toBe(before);
    before = answer.body.data.post.text;
  }
});

test('a deleted calendar is gone, and deleting it again finds nothing', async () => {
  const owner = await anOwner();
  const params = { id: (await create(owner)).body.data.plan_id };
  expect((await owner.call(`DELETE ${PLANS}/{id}`, { params })).status).toBe(200);
  expect((await owner.call(`GET ${PLANS}/{id}`, { params })).status).toBe(404);
  expect((await owner.call(`DELETE ${PLANS}/{id}`, { params })).status).toBe(404);
});

test('the number of calendars is limited', async () => {
  const owner = await anOwner();
  const { body } = await create(owner, { platforms: ['sms'], weeks: 1 });
  const plan = await owner.stores.contentPlans.find(owner.restaurantId, body.data.plan_id);
  if (plan === undefined) throw new Error('The calendar is missing.');
  const ids = Array.from({ length: MAX_PLANS - 1 }, (_, index) => `plan-${index}`);
  await Promise.all(ids.map((plan_id) => owner.stores.contentPlans.create({ ...plan, plan_id })));
  expect(await create(owner)).toMatchObject({ status: 409, body: { code: 'plan_limit' } });
});

test('occasions are food days of the restaurant’s dishes and its country’s holidays', async () => {
  const owner = await anOwner();
  const { body } = await owner.call('GET /api/ai/content/occasions', {
    query: { from: '2027-02-01', weeks: '2' },
  });
  expect(body.data.occasions.map(({ occasion_id }: { occasion_id: string }) => occasion_id)).toEqual([
    'super-bowl',
    'valentines',
  ]);
  const april = await owner.call('GET /api/ai/content/occasions', {
    query: { from: '2027-04-01', weeks: '1' },
  });
  expect(april.body.data.occasions).toContainEqual(
    expect.objectContaining({ occasion_id: 'carbonara', dishes: ['Carbonara'], date: '2027-04-06' }),
  );
});

test('without a country no holidays are offered, and the answer says why', async () => {
  const { address, ...profile } = aProfile();
  const query = { from: '2026-11-24', weeks: '1' };
  const holidays = async (country: string) => {
    const owner = await anOwner({ ...profile, region: '', address: { ...address, country } });
    const { body } = await owner.call('GET /api/ai/content/occasions', { query });
    const kinds = body.data.occasions.map(({ kind }: { kind: string }) => kind);
    return [body.data.country, kinds.includes('holiday')];
  };
  expect(await holidays('')).toEqual(['', false]);
  expect(await holidays('US')).toEqual(['US', true]);
});

test('captions are about the dish in the photo, and each has its platform', async () => {
  const imageId = '01900000-0000-7000-8000-00000000000a';
  const [first, ...others] = aProfile().dishes;
  if (first === undefined) throw new Error('The trattoria has no dishes.');
  const dish = { ...first, name: 'Amatriciana', image: `/images/${imageId}/a-1600.webp` };
  const owner = await anOwner(aProfile({ dishes: [...others, dish] }));
  await owner.stores.images.create(anImage(owner.restaurantId, imageId));
  const ask = (json: object) => owner.call('POST /api/ai/content/image/generate-content', { json });
  const { status, body } = await ask({
    image_id: imageId,
    content_types: ['facebook', 'story', 'google_ads', 'menu_description', 'email_campaign', 'sms_campaign'],
    selected_platforms: [],
  });
  expect(status).toBe(200);
  expect(body.data.dish).toBe('Amatriciana');
  expect(
    body.data.texts.map((each: { content_type: string; server_type: string }) => [
      each.content_type,
      each.server_type,
    ]),
  ).toEqual([
    ['facebook', 'social_media_caption'],
    ['social_media_story', 'social_media_caption'],
    ['google_ads', 'promotional_content'],
    ['menu_description', 'menu_description'],
    ['email_campaign', 'email_marketing'],
    ['sms_campaign', 'sms_marketing'],
  ]);
  for (const { content_type, text } of body.data.texts) {
    if (content_type !== 'menu_description') expect(text).toMatch(/amatriciana/i);
  }
  expect(body.data.generated_content.hashtags).toContain('#Amatriciana');
  expect((await owner.usage()).requests).toBe(1);
  const foreign = await ask({ image_id: 'not-mine', content_types: ['facebook'] });
  expect(foreign.status).toBe(404);
});

test.each([[['facebook']], [['facebook', 'tiktok']]])(
  'a caption for the platforms %j has one text for each',
  async (selected_platforms) => {
    const owner = await anOwner();
    const { status, body } = await owner.call('POST /api/ai/content/image/generate-content', {
      json: { content_types: ['social_media_caption'], selected_platforms },
    });
    expect(status).toBe(200);
    const texts: { content_type: string; text: string }[] = body.data.texts;
    expect(texts.map(({ content_type }) => content_type)).toEqual(selected_platforms);
    expect(body.data.generated_content.social_media_caption).toBe(texts.map(({ text }) => text).join('\n\n'));
  },
);

test('captions of an enhanced photo are about the described dish only', async () => {
  const [first, ...others] = aProfile().dishes;
  if (first === undefined) throw new Error('The trattoria has no dishes.');
  const owner = await anOwner(
    aProfile({ dishes: [first, ...others, { ...first, name: 'Supplì al telefono' }] }),
  );
  const ask = async (alt_text: string) => {
    const photo = anEnhancementRecord({
      restaurant_id: owner.restaurantId,
      image_id: `photo-${alt_text.length}`,
      alt_text,
    });
    await owner.stores.enhancements.begin(owner.restaurantId, photo.image_id);
    await owner.stores.enhancements.complete(photo);
    const { body } = await owner.call('POST /api/ai/content/image/generate-content', {
      json: { image_id: photo.image_id, content_types: ['facebook', 'menu_description'] },
    });
    return body.data;
  };

  const known = await ask('A paper bag of suppli al telefono');
  expect([known.dish, known.texts[0].text]).toEqual(['Supplì al telefono', expect.stringMatching(/supplì/i)]);
  const unknown = await ask('A table by the window');
  expect(unknown.dish).toBe('');
  for (const { name } of [first, ...others]) expect(JSON.stringify(unknown.texts)).not.toContain(name);
});

test('without a content type the spec’s sentence is returned, and nothing is metered', async () => {
  const owner = await anOwner();
  const { status, body } = await owner.call('POST /api/ai/content/image/generate-content', {
    json: { content_types: [], selected_platforms: ['facebook'] },
  });
  expect(status).toBe(422);
  expect(body.fields.content_types).toBe('Please select at least one content type to generate.');
  expect((await owner.usage()).requests).toBe(0);
});

test('for an unknown platform the spec’s sentence is returned, and nothing is metered', async () => {
  const owner = await anOwner();
  const { status, body } = await owner.call('POST /api/ai/content/image/generate-content', {
    json: { content_types: ['social_media_caption'], selected_platforms: ['linkedin'] },
  });
  expect(status).toBe(422);
  expect(Object.values(body.fields)).toEqual([expect.stringMatching(/^Choose facebook,/)]);
  expect((await owner.usage()).requests).toBe(0);
});

test('an empty restaurant gets copy of every kind without repeats', async () => {
  const owner = await anOwner(aProfile({ ...emptyOf(), name: 'Nobody Knows' }));
  const { status, body } = await owner.call('POST /api/ai/content/image/generate-content', {
    json: {
      content_types: [
        'facebook',
        'promotional_content',
        'menu_description',
        'email_campaign',
        'sms_campaign',
      ],
    },
  });
  expect(status).toBe(200);
  const texts: string[] = body.data.texts.map(({ text }: { text: string }) => text);
  expect(texts).toHaveLength(5);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((text) => !/STOP/.test(text));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(body.data.generated_content.sms_marketing.length).toBeLessThanOrEqual(160);
  expect(body.data.generated_content.hashtags.length).toBeGreaterThanOrEqual(3);
});

test('a photo without a dish gets a caption that names none', async () => {
  const [dish] = aProfile().dishes;
  if (dish === undefined) throw new Error('The trattoria has no dishes.');
  const owner = await anOwner(aProfile({ ...emptyOf(), dishes: [dish] }));
  const photo = anEnhancementRecord({ restaurant_id: owner.restaurantId, image_id: 'photo-1', alt_text: '' });
  await owner.stores.enhancements.begin(owner.restaurantId, photo.image_id);
  await owner.stores.enhancements.complete(photo);
  const { status, body } = await owner.call('POST /api/ai/content/image/generate-content', {
    json: { image_id: photo.image_id, content_types: ['facebook', 'instagram'] },
  });
  expect(status).toBe(200);
  expect(body.data.texts).toHaveLength(2);
  for (const { text } of body.data.texts) expect(text).not.toContain(dish.name);
});

function emptyOf(): Partial<RestaurantProfile> {
  return {
    dishes: [],
    menus: [],
    services: [],
    story: [],
    people: [],
    house_notes: [],
    address: { text: '', street: '', locality: '', region: '', postal_code: '', country: '' },
  };
}

function anImage(restaurant_id: string, image_id: string) {
  return {
    restaurant_id,
    image_id,
    image_type: 'menu_item' as const,
    url: `/images/${image_id}/a-1600.webp`,
    filename: 'a.jpg',
    created_at: NOW,
    asset: { width: 1600, height: 1200, alt: '', widths: [1600], bytes: [90_000] },
  };
}

const WORDS = 'POST /api/ai/content/image/generate-content';

test('a new About text is one use and isn’t stored', async () => {
  const owner = await anOwner();
  const { status, body } = await owner.call(WORDS, { json: { content_types: ['about'] } });
  expect(status).toBe(200);
  const [text] = body.data.texts;
  expect(text).toMatchObject({ content_type: 'about', server_type: 'promotional_content' });
  expect(body.data.generated_content.promotional_content).toBe(text.text);
  expect((await owner.usage()).requests).toBe(1);
});

test('a reply answers its review, and without a review says what is missing', async () => {
  const owner = await anOwner();
  const review = { text: 'slow service but great food', mood: 'mixed' };
  const asked = { content_types: ['review_reply'], review };
  expect((await owner.call(WORDS, { json: asked })).body.data.texts[0].text).toContain('Osteria Lupo');
  expect(await owner.call(WORDS, { json: { content_types: ['review_reply'] } })).toMatchObject({
    status: 422,
    body: { fields: { review: 'Enter the review.' } },
  });
});
