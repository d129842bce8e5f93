import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aStartedGeneration, setupWebsites, startWebsiteEmulators } from '#tests/builders/website-setup.ts';
import { AppError } from '../platform/app-error.ts';
import { MAX_RUNNING_JOBS } from './generate-website.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startWebsiteEmulators();
});
afterAll(() => emulators.stop());

const REQUEST = { json: { website_name: 'Osteria Lupo', custom_requirements: 'Closed Mondays' } };

test('a generation that was asked for is answered at once and waits for a worker', async () => {
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
});

describe('who has no restaurant to make a website for', () => {
  const NO_RESTAURANT = {
    error: 'No restaurant found. Please create a restaurant first.',
    code: 'not_found',
  };

  test('is told so when naming the restaurant of another owner', async () => {
    const { anOwner, queued } = setupWebsites(emulators);
    const [owner, other] = [await anOwner(), await anOwner()];
    const json = { ...REQUEST.json, restaurant_id: other.restaurantId };
    expect(await owner.call('generateWebsite', { json })).toMatchObject({ status: 404, body: NO_RESTAURANT });
    expect(queued).toEqual([]);
  });

  test('is told so when the restaurant is gone', async () => {
    const { anOwner } = setupWebsites(emulators, { api: () => ({ restaurants: noRestaurants }) });
    const owner = await anOwner();
    expect(await owner.call('generateWebsite', REQUEST)).toMatchObject({ status: 404, body: NO_RESTAURANT });
    expect(await owner.call('getWebsiteBuilderDashboard')).toMatchObject({
      status: 404,
      body: NO_RESTAURANT,
    });
  });

  const noRestaurants = {
    find: async () => undefined,
    countWebsite: async () => false,
    uncountWebsite: async () => false,
  };
});

test('naming one’s own restaurant is accepted', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const json = { ...REQUEST.json, restaurant_id: owner.restaurantId };
  expect((await owner.call('generateWebsite', { json })).status).toBe(202);
});

test('a generation whose message cannot be sent fails honestly', async () => {
  const queue = {
    send: async () => {
      throw new AppError('unavailable');
    },
  };
  const { anOwner, stores } = setupWebsites(emulators, { api: () => ({ queue }) });
  const owner = await anOwner();
  const { status, body } = await owner.call('generateWebsite', REQUEST);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(await stores.jobs.listNewest(owner.restaurantId, 10)).toMatchObject([
    { status: 'failed', error_details: 'The work could not be started. Please generate the website again.' },
  ]);
});

test('so many websites may be made at once, and more when those have ended or were abandoned', async () => {
  const { anOwner, clock } = setupWebsites(emulators);
  const [owner, other] = [await anOwner(), await anOwner()];
  for (let count = 0; count < MAX_RUNNING_JOBS; count++) await aStartedGeneration(owner);
  const { status, headers, body } = await owner.call('generateWebsite', REQUEST);
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(headers).toMatchObject({ 'retry-after': '10' });
  expect((await other.call('generateWebsite', REQUEST)).status).toBe(202);
  clock.advance(180);
  expect((await owner.call('generateWebsite', REQUEST)).status).toBe(202);
});

test('preferences that are far too long are refused by name', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const json = { ...REQUEST.json, content_preferences: { story: 'x'.repeat(30_000) } };
  const { status, body } = await owner.call('generateWebsite', { json });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { content_preferences: 'Please say this more briefly.' },
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
