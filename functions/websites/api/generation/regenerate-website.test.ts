import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { reclaimStaleSlots } from '#functions/websites/generation/reclaim-stale-slots.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { WAITING_SECONDS } from '#shared/websites/generation-job.ts';
import { MAX_RUNNING_JOBS } from '#shared/websites/generation-limits.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Overrides, type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function withWebsite(overrides: Overrides = {}) {
  const setup = setupWebsites(emulators, overrides);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const regenerate = (json: Record<string, unknown> = {}) =>
    owner.call('regenerateWebsite', { params: { id }, json });
  const website = async () => (await owner.call('getWebsite', { params: { id } })).body.data;
  const running = async () => (await setup.stores.restaurants.findSlots(owner.restaurantId)).running.length;
  return { setup, owner, id, regenerate, website, running };
}

test('a regeneration is answered right away, and the website shows it', async () => {
  const { setup, owner, regenerate, website } = await withWebsite();
  const { status, body } = await regenerate();
  expect({ status, message: body.message }).toEqual({
    status: 202,
    message: 'Website regeneration started! You will be redirected when complete.',
  });
  expect(setup.queued).toEqual([{ restaurant_id: owner.restaurantId, generation_id: body.generation_id }]);
  expect(await website()).toMatchObject({ regeneration_id: body.generation_id, version: 1 });
});

test('omitted fields keep the values of the last generation', async () => {
  const { setup, owner, regenerate } = await withWebsite();
  const { body } = await regenerate({ custom_requirements: 'Closed Tuesdays' });
  expect(await setup.stores.jobs.find(owner.restaurantId, String(body.generation_id))).toMatchObject({
    kind: 'regeneration',
    website_name: 'Osteria Lupo',
    custom_requirements: 'Closed Tuesdays',
    has_new_requirements: true,
    design_preferences: {},
  });
});

test('an invalid color is rejected with a sentence, and the website stays free', async () => {
  const { regenerate, website } = await withWebsite();
  const answer = await regenerate({ design_preferences: { secondary_color: 'teal' } });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { 'design_preferences.secondary_color': 'Enter a color such as #2c3e50.' } },
  });
  expect(await website()).not.toHaveProperty('regeneration_id');
});

describe('a website in regeneration', () => {
  test('isn’t regenerated a second time', async () => {
    const { setup, regenerate, running } = await withWebsite();
    await regenerate();
    expect(await regenerate()).toMatchObject({ status: 409, body: { code: 'generation_running' } });
    expect(setup.queued).toHaveLength(1);
    expect(await running()).toBe(1);
  });

  test('is regenerated once despite parallel requests', async () => {
    const { setup, regenerate, running } = await withWebsite();
    const answers = await Promise.all([1, 2, 3].map(() => regenerate()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect(setup.queued).toHaveLength(1);
    expect(await running()).toBe(1);
  });

  test('takes a generation slot, but no website slot', async () => {
    const { setup, owner, regenerate } = await withWebsite();
    for (let count = 0; count < MAX_RUNNING_JOBS; count++) await aStartedGeneration(owner);
    expect(await regenerate()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    for (const message of setup.queued.splice(0)) await setup.work(message, aDelivery());
    expect((await regenerate()).status).toBe(202);
    const { websites } = await setup.stores.restaurants.findSlots(owner.restaurantId);
    expect(websites).toBe(MAX_RUNNING_JOBS + 1);
  });
});

test('another owner’s or an unknown website can’t be regenerated', async () => {
  const { setup, id } = await withWebsite();
  const other = await setup.anOwner();
  for (const unknown of [id, 'nothing']) {
    const answer = await other.call('regenerateWebsite', { params: { id: unknown }, json: {} });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(setup.queued).toEqual([]);
});

test('a claim without a job blocks nothing and isn’t shown', async () => {
  const { setup, owner, id, regenerate, website } = await withWebsite();
  const key = { restaurantId: owner.restaurantId, websiteId: id };
  await setup.stores.websites.claimRegeneration(key, 'a job of long ago');
  expect(await website()).not.toHaveProperty('regeneration_id');
  await setup.stores.websites.claimRegeneration(key, 'another job of long ago');
  expect((await regenerate()).status).toBe(202);
});

test('when the job can’t be queued, the website is unchanged and can be retried', async () => {
  let isDown = true;
  const { regenerate, website, running } = await withWebsite({
    api: ({ queue }) => ({
      queue: {
        send: async (message) => {
          if (isDown) throw new AppError('unavailable');
          await queue.send(message);
        },
      },
    }),
  });
  const before = await website();
  expect(await regenerate()).toMatchObject({ status: 503 });
  expect(await website()).toEqual(before);
  expect(await running()).toBe(0);
  isDown = false;
  expect((await regenerate()).status).toBe(202);
});

async function dieAtEveryCall() {
  const mortal = aMortalProcess();
  const { setup, owner, regenerate } = await withWebsite({ apiInterference: mortal.interference });
  let deaths = 0;
  for (let call = 1; ; call++) {
    mortal.dieAfter(call);
    const answer = await regenerate();
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    if (answer.status === 202) return { deaths, setup, owner, answer };
    deaths += 1;
    setup.clock.advance(WAITING_SECONDS);
    await settleAll(setup, owner);
    const again = await regenerate();
    expect(again.status, `died after call ${call}`).toBe(202);
    await settleAll(setup, owner);
    const slots = await setup.stores.restaurants.findSlots(owner.restaurantId);
    expect(slots).toMatchObject({ running: [], websites: 1 });
  }
}

/** Processes everything that is queued, and finds jobs whose message was lost. */
async function settleAll(setup: ReturnType<typeof setupWebsites>, owner: Owner): Promise<void> {
  const { stores, clock, queued } = setup;
  const queue = { send: async (message: GenerationMessage) => void queued.push(message) };
  await reclaimStaleSlots({ ...stores, clock, queue }, owner.restaurantId);
  for (const message of setup.queued.splice(0)) await setup.work(message, aDelivery());
}

test('a call that dies right after any of its calls blocks nothing for longer than a lease', async () => {
  expect((await dieAtEveryCall()).deaths).toBeGreaterThan(4);
});
