import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeCustomHtml } from '#functions/websites/custom-html.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { exportedSite } from '#shared/site/files/site-export.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

/** More tags than a page may have, all of them allowed. */
const EXPLOSIVE = { html: '<br>'.repeat(20_001), css: '' };
/** 100 KB without a readable declaration. */
const UNREADABLE = { html: '<h1>Ours</h1>', css: `a{${'b c;'.repeat(25_000)}}` };
const MESSAGE = expect.stringMatching(/^This HTML has more than 20,000 elements/);
const STYLES = expect.stringMatching(/^These styles have more than 2,000 errors/);

async function aWebsite() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  return { setup, owner, id, key: { restaurantId: owner.restaurantId, websiteId: id } };
}

test.each(['saveWebsite', 'previewWebsite'] as const)(
  '%s rejects content that expands, and names the field',
  async (operation) => {
    const { setup, owner, id, key } = await aWebsite();
    const call = (generated_content: object) =>
      owner.call(operation, { params: { id }, json: { generated_content } });
    expect(await call(EXPLOSIVE)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', error: MESSAGE, fields: { 'generated_content.html': MESSAGE } },
    });
    expect(await call(UNREADABLE)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: { 'generated_content.css': STYLES } },
    });
    expect((await setup.stores.websites.getDocument(key)).version).toBe(1);
  },
);

test('importWebsite rejects content that expands and creates nothing', async () => {
  const { owner } = await aWebsite();
  const sections = { gallery: { title: 'Gallery', description: '', images: [] } };
  const content = aSiteContent({ hero_image: '', image_assets: {}, sections });
  const site = { content, content_source: 'html' as const, custom_requirements: '' };
  const json = exportedSite({ ...site, own_source: EXPLOSIVE });
  expect(await owner.call('importWebsite', { json: { ...json } })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: { 'own_source.html': MESSAGE } },
  });
  const { data } = (await owner.call('listWebsites')).body;
  expect(data).toMatchObject({ total: 1 });
});

test('publishWebsite rejects content stored before the limit', async () => {
  const { setup, owner, id, key } = await aWebsite();
  const { websites, siteVersions } = setup.stores;
  const source_key = await storeCustomHtml(
    { siteVersions, ids: setup.workerDependencies.ids },
    key,
    EXPLOSIVE,
  );
  const document = await websites.getDocument(key);
  await websites.saveDocument({ ...document, version: 2, content_source: 'html', source_key });
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({
    status: 422,
    body: {
      code: 'publish_refused',
      error: expect.stringContaining('This HTML has more than 20,000 elements'),
      fields: { body: MESSAGE },
    },
  });
});
