import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import type { GenerationRun } from '#functions/restaurants/generation-slots.ts';
import { ORPHAN_SECONDS } from '#functions/websites/generation/reclaim-stale-slots.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { WAITING_SECONDS } from '#shared/websites/generation-job.ts';
import { MAX_RUNNING_JOBS, MAX_WEBSITES } from '#shared/websites/generation-limits.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const REQUEST = { json: { website_name: 'Osteria Lupo', custom_requirements: 'Closed Mondays' } };

test('a generation is answered right away and waits for a worker', async () => {
  const { anOwner, queued } = setupWebsites(emulators);
  const owner = await anOwner();
  const { status, body } = await owner.call('generateWebsite', REQUEST);
  expect(status).toBe(202);
  expect(body).toEqual({
    success: true,
    generation_id: expect.any(String),
    message: 'Website generation started.',
  });
  expect(queued).toEqual([{ restaurant_id: owner.restaurantId, generation_id: body.generation_id }]);
  const progress = await owner.call('getGenerationProgress', { params: { id: String(body.generation_id) } });
  expect(progress).toMatchObject({ status: 200 });
  expect(progress.body).toEqual({
    success: true,
    generation_id: body.generation_id,
    status: 'in_progress',
    progress_percentage: 0,
    current_operation: 'Waiting to start',
    website_id: null,
    error_details: null,
  });
  expect((await owner.call('listWebsites')).body.data).toMatchObject({ websites: [], total: 0 });
});

test('a generation is kept for the days that administrators set', async () => {
  const { anOwner, clock, stores } = setupWebsites(emulators, {
    api: () => ({ retentionDays: async () => 7 }),
  });
  const { restaurantId, call } = await anOwner();
  await call('generateWebsite', REQUEST);
  const [job] = await stores.jobs.listNewest(restaurantId, 1);
  expect(job?.expires_at).toBe(Math.floor(clock.now().getTime() / 1000) + 7 * 86_400);
});

test('an invalid color is rejected with a sentence, and nothing starts', async () => {
  const { anOwner, queued } = setupWebsites(emulators);
  const owner = await anOwner();
  const design_preferences = { primary_color: 'red', secondary_color: '#2c3e50' };
  const answer = await owner.call('generateWebsite', { json: { ...REQUEST.json, design_preferences } });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      fields: { 'design_preferences.primary_color': 'Enter a color such as #2c3e50.' },
    },
  });
  expect(queued).toEqual([]);
});

describe('a caller without a matching restaurant', () => {
  const NO_RESTAURANT = {
    error: 'No restaurant found. Please create a restaurant first.',
    code: 'not_found',
  };

  test('is rejected for another owner’s restaurant', async () => {
    const { anOwner, queued } = setupWebsites(emulators);
    const [owner, other] = [await anOwner(), await anOwner()];
    const json = { ...REQUEST.json, restaurant_id: other.restaurantId };
    expect(await owner.call('generateWebsite', { json })).toMatchObject({ status: 404, body: NO_RESTAURANT });
    expect(queued).toEqual([]);
  });

  test('is rejected for a deleted restaurant', async () => {
    const { anOwner } = setupWebsites(emulators, {
      api: ({ restaurants }) => ({ restaurants: { ...restaurants, find: async () => undefined } }),
    });
    const owner = await anOwner();
    expect(await owner.call('generateWebsite', REQUEST)).toMatchObject({ status: 404, body: NO_RESTAURANT });
    expect(await owner.call('getWebsiteBuilderDashboard')).toMatchObject({
      status: 404,
      body: NO_RESTAURANT,
    });
  });
});

test('is accepted for their own restaurant', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const json = { ...REQUEST.json, restaurant_id: owner.restaurantId };
  expect((await owner.call('generateWebsite', { json })).status).toBe(202);
});

test('a generation whose message can’t be sent fails', async () => {
  const asked: GenerationMessage[] = [];
  const queue = {
    send: async (message: GenerationMessage) => {
      asked.push(message);
      throw new AppError('unavailable');
    },
  };
  const setup = setupWebsites(emulators, { api: () => ({ queue }) });
  const owner = await setup.anOwner();
  const { status, body } = await owner.call('generateWebsite', REQUEST);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  const progress = await owner.call('getGenerationProgress', {
    params: { id: asked[0]?.generation_id ?? '' },
  });
  expect(progress.body).toMatchObject({
    status: 'failed',
    error_details: 'We couldn’t start generating your website. Try generating it again.',
  });
  expect(await slots(setup, owner)).toEqual({ websites: 0, running: 0 });
});

describe('the limit of parallel generations', () => {
  test('is never exceeded, however many start in one moment', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => owner.call('generateWebsite', REQUEST)),
    );
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused).toHaveLength(30 - MAX_RUNNING_JOBS);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['429 too_many_requests']),
    );
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10' });
    expect(setup.queued).toHaveLength(MAX_RUNNING_JOBS);
    expect(await slots(setup, owner)).toEqual({ websites: MAX_RUNNING_JOBS, running: MAX_RUNNING_JOBS });
    const other = await setup.anOwner();
    expect((await other.call('generateWebsite', REQUEST)).status).toBe(202);
  });

  test('counts waiting jobs and releases each slot at the end', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const messages = await fivefold(() => aStartedGeneration(owner));
    setup.clock.advance(10 * WAITING_SECONDS);
    expect((await owner.call('generateWebsite', REQUEST)).status).toBe(429);
    for (const message of messages.slice(0, 2)) await setup.work(message, aDelivery());
    await aStartedGeneration(owner);
    await aStartedGeneration(owner);
    expect((await owner.call('generateWebsite', REQUEST)).status).toBe(429);
  });

  test('returns waiting jobs to the queue once per lease', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await fivefold(() => aStartedGeneration(owner));
    setup.clock.advance(WAITING_SECONDS);
    await fivefold(() => owner.call('generateWebsite', REQUEST));
    expect(setup.queued).toHaveLength(2 * MAX_RUNNING_JOBS);
  });

  test('releases slots whose calls died before a job was written', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
    const owner = await setup.anOwner();
    await fivefold(async () => {
      // Calls 1-4: find the restaurant, take the slot, reserve the row, write the job.
      mortal.dieAfter(3);
      await owner.call('generateWebsite', REQUEST);
    });
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    expect((await owner.call('generateWebsite', REQUEST)).status).toBe(429);
    setup.clock.advance(ORPHAN_SECONDS);
    expect((await owner.call('generateWebsite', REQUEST)).status).toBe(202);
    expect(await slots(setup, owner)).toEqual({ websites: 1, running: 1 });
  });

  const fivefold = <Result>(act: () => Promise<Result>) => inTurn(MAX_RUNNING_JOBS, act);
});

test('keeps an interrupted call’s slot no longer than its job', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  for (let call = 1; ; call++) {
    const owner = await setup.anOwner();
    const others = await otherGenerations(setup, owner);
    const hasDied = await mortal.diesAfter(call, () => owner.call('generateWebsite', REQUEST));
    setup.clock.advance(WAITING_SECONDS);
    await owner.call('generateWebsite', REQUEST);
    const mine = setup.queued.filter((message) => message.restaurant_id === owner.restaurantId);
    for (const message of mine) await setup.work(message, aDelivery());
    const { running } = await setup.stores.restaurants.findSlots(owner.restaurantId);
    expect(running, `died after call ${call}`).toHaveLength(others);
    if (!hasDied) return expect(call).toBeGreaterThan(4);
  }
});

test('the number of websites is limited until one is deleted', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'One of many');
  for (let count = 2; count < MAX_WEBSITES; count++) {
    const run = aRun(owner, `website ${count}`);
    await setup.stores.restaurants.startGeneration(run);
    await setup.stores.restaurants.finishGeneration(run);
  }
  await aStartedGeneration(owner);
  const { status, body } = await owner.call('generateWebsite', REQUEST);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'website_limit' });
  await owner.call('deleteWebsite', { params: { id } });
  expect((await owner.call('generateWebsite', REQUEST)).status).toBe(202);
});

const aRun = ({ restaurantId }: Owner, websiteId: string): GenerationRun => ({
  restaurantId,
  websiteId,
  generationId: `making ${websiteId}`,
  requestedAt: '2100-01-01T00:00:00.000Z',
});

/** Takes all slots but one for longer than the test runs. Returns how many. */
async function otherGenerations({ stores }: WebsiteSetup, owner: Owner): Promise<number> {
  const runs = Array.from({ length: MAX_RUNNING_JOBS - 1 }, (_, index) => aRun(owner, `other ${index}`));
  await Promise.all(runs.map((run) => stores.restaurants.startGeneration(run)));
  return runs.length;
}

async function inTurn<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await act());
  return results;
}

/** Counts the restaurant's websites, existing and reserved, and those in progress. */
async function slots({ stores }: WebsiteSetup, owner: Owner) {
  const { websites, running } = await stores.restaurants.findSlots(owner.restaurantId);
  return { websites, running: running.length };
}

test('overlong preferences are rejected by name', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const json = { ...REQUEST.json, content_preferences: { story: 'x'.repeat(30_000) } };
  const { status, body } = await owner.call('generateWebsite', { json });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { content_preferences: 'These preferences are too long. Shorten them and try again.' },
  });
});

test('a website needs a name', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const { status, body } = await owner.call('generateWebsite', { json: { website_name: '   ' } });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { website_name: 'Enter a name for the website.' },
  });
});

test('generating while it is turned off says so and starts nothing', async () => {
  const { anOwner, queued, stores } = setupWebsites(emulators, {
    api: ({ clock }) => ({ meter: aMeter(openRepositories(), clock) }),
  });
  const owner = await anOwner();
  const rate_limits = { daily_limit: null, hourly_limit: null };
  const off = { enabled: false, rate_limits, updated_at: '2026-03-01T12:00:00.000Z' };
  const toggles = { content_generation: off };
  await stores.toggles.save({ restaurant_id: owner.restaurantId, version: 1, toggles });
  const { status, body } = await owner.call('generateWebsite', REQUEST);
  expect([status, body.code]).toEqual([403, 'feature_off']);
  expect(body.error).toMatch(/^AI writing is turned off for your restaurant\./);
  expect(queued).toEqual([]);
});
