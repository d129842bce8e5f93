import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
const LINE = 'the jukebox still works.';

async function regenerate(setup: WebsiteSetup, owner: Owner, call: { id: string; json: object }) {
  const { status, body } = await owner.call('regenerateWebsite', {
    params: { id: call.id },
    json: call.json,
  });
  expect(status).toBe(202);
  const message = { restaurant_id: owner.restaurantId, generation_id: String(body.generation_id) };
  await setup.work(message, aDelivery({}));
}

test('the uses that an owner chose for lines are on the page and stay until others are chosen', async () => {
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner, {
    website_name: 'Dot’s',
    custom_requirements: `Diner in Reno. ${LINE} We bake pies.`,
    brief_lines: [{ words: LINE, use: 'private' }],
  });
  const document = () =>
    setup.stores.websites.getDocument({ restaurantId: owner.restaurantId, websiteId: id });
  expect(JSON.stringify((await document()).content)).not.toMatch(/jukebox/i);

  await regenerate(setup, owner, { id, json: {} });
  expect(JSON.stringify((await document()).content)).not.toMatch(/jukebox/i);
  expect((await document()).brief_lines).toContainEqual(
    expect.objectContaining({ words: LINE, use: 'private', is_chosen: true }),
  );

  await regenerate(setup, owner, { id, json: { brief_lines: [{ words: LINE, use: 'about' }] } });
  expect(JSON.stringify((await document()).content)).toMatch(/The jukebox still works\./);
});

test('an unknown use is rejected with a sentence', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const json = { website_name: 'Dot’s', brief_lines: [{ words: 'x', use: 'banner' }] };
  expect(await owner.call('generateWebsite', { json })).toMatchObject({
    status: 422,
    body: { fields: { 'brief_lines.0.use': 'Choose how to use this line.' } },
  });
});
