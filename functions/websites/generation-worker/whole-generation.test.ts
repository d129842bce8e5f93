import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import { siteImageKey } from '#functions/websites/site-images.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { TWELVE_BRIEFS } from '#tests/builders/website-facts.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';
import { createDrawImages } from './draw-images.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });

test('an owner’s brief becomes a published page through the deployed functions', async () => {
  const setup = setupWebsites(emulators, {
    worker: ({ sites }) => ({ writer, drawImages: createDrawImages({ sites, imagesAtOnce: 2 }) }),
  });
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner, {
    website_name: 'Osteria Lupo',
    custom_requirements:
      'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays.\nMargherita $14\nCarbonara $18\nCaesar salad $12\nTiramisu $9',
  });
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect({ status, url: body.url }).toEqual({ status: 200, url: 'https://sites.example.com/osteria-lupo/' });

  const page = await setup.stores.sites.find(pageKey('osteria-lupo'));
  expect(page).toContain('14.50');
  const { content, generation_details } = await setup.stores.websites.getDocument({
    restaurantId: owner.restaurantId,
    websiteId: id,
  });
  expect(generation_details).toMatchObject({ ai_model: 'built-in' });
  const images = Object.entries(content.image_assets);
  expect(images.length).toBeGreaterThanOrEqual(3);
  for (const [url, { widths }] of images) {
    for (const width of widths) {
      const file = imageFile(url, width);
      expect(page).toContain(file);
      expect(await setup.stores.sites.exists(siteImageKey(file)), file).toBe(true);
    }
  }
});

test.each(TWELVE_BRIEFS.map((brief) => [brief.restaurantName, brief] as const))(
  'the page made for %s passes the check before publishing',
  async (_name, brief) => {
    const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
    const { restaurantName: name, address, phone } = brief;
    const owner = await setup.anOwner({ name, ...(address && { address }), ...(phone && { phone }) });
    const id = await aGeneratedWebsite(setup, owner, {
      website_name: brief.restaurantName,
      custom_requirements: brief.requirements,
    });
    const { status, body } = await owner.call('publishWebsite', { params: { id } });
    expect({ status, error: body.error, fields: body.fields }).toEqual({ status: 200 });
  },
);

test.each([
  ['300 emoji', '🍝'.repeat(150), ''],
  ['300 letters without a space', 'W'.repeat(300), 'W'.repeat(5_000)],
  ['right-to-left text', 'مطعم الزيتون', 'مطعم لبناني، مغلق يوم الاثنين'],
  ['half a character', 'Caf\ud83c', 'Pizza \udf5d 9.50'],
  ['line breaks and control characters', 'Lupo\n\u0000\u0007 & Co', 'Closed\r\nMondays\u2028'],
])('a restaurant that says %s gets a publishable page', async (_what, name, words) => {
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const owner = await setup.anOwner({ name: name.toWellFormed() });
  const id = await aGeneratedWebsite(setup, owner, { website_name: name, custom_requirements: words });
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect({ status, error: body.error, fields: body.fields }).toEqual({ status: 200 });
});

test('markup in names and requirements is escaped on every page', async () => {
  const setup = setupWebsites(emulators, { worker: () => ({ writer }) });
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  const owner = await setup.anOwner({ name: attack, address: attack, phone: attack });
  const id = await aGeneratedWebsite(setup, owner, {
    website_name: attack,
    custom_requirements: `Serves ${attack} pizza margherita 9.50 ${attack}, closed Mondays ${attack}`,
    content_preferences: { [attack]: attack },
    design_preferences: { font_family: attack },
  });
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect({ status, error: body.error }).toEqual({ status: 200 });
  const page = await setup.stores.sites.find(pageKey(String(body.url).split('/').at(-2) ?? ''));
  expect(page).not.toMatch(/<script>alert|<img src=x/);
});
