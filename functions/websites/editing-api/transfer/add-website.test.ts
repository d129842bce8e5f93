import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { ORPHAN_SECONDS } from '#functions/websites/generation/reclaim-stale-slots.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { MAX_RUNNING_JOBS, MAX_WEBSITES } from '#shared/websites/generation-limits.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function aWebsite(setup: WebsiteSetup = setupWebsites(emulators)) {
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  return { setup, owner, id, duplicate: () => owner.call('duplicateWebsite', { params: { id } }) };
}

async function placesOf({ stores, config }: WebsiteSetup, { restaurantId }: Owner) {
  const { websites_total } = await stores.restaurants.get(restaurantId);
  const { websites, running } = await stores.restaurants.findSlots(restaurantId);
  const listed = (await stores.websites.listNewest(restaurantId)).websites.length;
  const { Count = 0 } = await createDynamoClient().send(
    new QueryCommand({
      TableName: config.WEBSITES_TABLE_NAME,
      KeyConditionExpression: 'restaurant_id = :restaurant AND begins_with(record_id, :prefix)',
      ExpressionAttributeValues: { ':restaurant': restaurantId, ':prefix': 'content#' },
    }),
  );
  return { counted: websites_total, claimed: websites, running: running.length, listed, contents: Count };
}

describe('a duplicate', () => {
  test('is a separate draft that starts as a copy', async () => {
    const { setup, owner, id, duplicate } = await aWebsite();
    await owner.call('publishWebsite', { params: { id } });
    const { status, body } = await duplicate();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: '“Copy of Osteria Lupo” is ready.',
      data: { website_name: 'Copy of Osteria Lupo', status: 'draft', has_unpublished_changes: false },
    });
    expect(body.data).not.toHaveProperty('slug');
    const copyId = String(body.website_id);
    const key = { restaurantId: owner.restaurantId, websiteId: copyId };
    const original = await setup.stores.websites.getDocument({ ...key, websiteId: id });
    const copy = await setup.stores.websites.getDocument(key);
    expect(copy.version).toBe(1);
    expect(JSON.stringify(copy.content)).not.toContain(id);
    expect({ ...copy.content, website_name: 'Osteria Lupo' }).toEqual(
      JSON.parse(JSON.stringify(original.content).replaceAll(id, copyId)),
    );
    expect(await placesOf(setup, owner)).toEqual({
      counted: 2,
      claimed: 2,
      running: 0,
      listed: 2,
      contents: 2,
    });
  });

  test('has its own images: deleting either website keeps the other’s', async () => {
    const { setup, owner, id, duplicate } = await aWebsite();
    const copyId = String((await duplicate()).body.website_id);
    await owner.call('deleteWebsite', { params: { id } });
    const { content } = await setup.stores.websites.getDocument({
      restaurantId: owner.restaurantId,
      websiteId: copyId,
    });
    const images = Object.keys(content.image_assets);
    expect(images.length).toBeGreaterThan(0);
    for (const url of images) expect(await setup.stores.sites.exists(siteImageKey(url)), url).toBe(true);
    expect(await owner.call('publishWebsite', { params: { id: copyId } })).toMatchObject({ status: 200 });
    await owner.call('deleteWebsite', { params: { id: copyId } });
    expect(await setup.stores.sites.list(`images/${copyId}/`)).toEqual([]);
    expect(await placesOf(setup, owner)).toEqual({
      counted: 0,
      claimed: 0,
      running: 0,
      listed: 0,
      contents: 0,
    });
  });

  test('of a very long name gets a name that fits', async () => {
    const { owner, id, duplicate } = await aWebsite();
    await owner.call('updateContent', { params: { id }, json: { website_name: 'ä'.repeat(300) } });
    const { body } = await duplicate();
    expect(String(Object(body.data).website_name)).toHaveLength(300);
  });

  test('is made while generations run at their limit', async () => {
    const { owner, duplicate } = await aWebsite();
    for (let count = 0; count < MAX_RUNNING_JOBS; count++) await aStartedGeneration(owner);
    expect(await duplicate()).toMatchObject({ status: 201 });
  });

  test('is rejected at the website limit', async () => {
    const { setup, owner, duplicate } = await aWebsite();
    const { restaurantId } = owner;
    for (let count = 1; count < MAX_WEBSITES; count++) {
      const ids = { websiteId: `claimed ${count}`, generationId: `claimed ${count}` };
      const run = { restaurantId, ...ids, requestedAt: '2026-03-01T12:00:00.000Z' };
      await setup.stores.restaurants.startAddition(run);
      await setup.stores.restaurants.finishGeneration(run);
    }
    expect(await duplicate()).toMatchObject({ status: 409, body: { code: 'website_limit' } });
    expect(await placesOf(setup, owner)).toMatchObject({ counted: 1, claimed: MAX_WEBSITES, running: 0 });
  });

  test('of another owner’s website isn’t made', async () => {
    const { setup, id } = await aWebsite();
    const stranger = await setup.anOwner();
    const foreign = await stranger.call('duplicateWebsite', { params: { id } });
    expect(foreign).toMatchObject({ status: 404 });
    expect(await placesOf(setup, stranger)).toEqual({
      counted: 0,
      claimed: 0,
      running: 0,
      listed: 0,
      contents: 0,
    });
  });
});

test('a call that dies right after any of its store calls leaves a complete website or nothing', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  const { owner, id, duplicate } = await aWebsite(setup);
  const restart = await sameStart({ emulators, clock: setup.clock });
  for (let call = 1; ; call++) {
    await restart();
    mortal.dieAfter(call);
    const { status } = await duplicate();
    const hasDied = mortal.isDead();
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    setup.clock.advance(ORPHAN_SECONDS);
    expect(await duplicate(), `after dying after call ${call}`).toMatchObject({ status: 201 });
    const places = await placesOf(setup, owner);
    expect(places, `died after call ${call}`).toEqual({
      counted: places.listed,
      claimed: places.listed,
      running: 0,
      listed: places.listed,
      contents: places.listed,
    });
    const { websites } = await setup.stores.websites.listNewest(owner.restaurantId);
    for (const { website_id } of websites) {
      const { status: read } = await owner.call('getWebsite', { params: { id: website_id } });
      expect(read).toBe(200);
    }
    expect(websites.map(({ website_id }) => website_id)).toContain(id);
    if (hasDied) continue;
    expect(status).toBe(201);
    expect(places.listed).toBe(3);
    expect(call).toBeGreaterThan(12);
    break;
  }
}, 120_000);
