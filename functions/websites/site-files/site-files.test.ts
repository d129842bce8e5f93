import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';
import { drawShareImageDeferred } from './site-files.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function aPublishedSite() {
  const setup = setupWebsites(emulators, { api: () => ({ drawShareImage: drawShareImageDeferred }) });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, `Bar ${owner.restaurantId.slice(-8)}`);
  const publish = async () => {
    const { body } = await owner.call('publishWebsite', { params: { id } });
    const slug = new URL(String(body.url)).pathname.slice(1);
    return { slug, files: await setup.stores.sites.list(slug) };
  };
  return { setup, owner, id, publish };
}

test('a published page has its share image, favicon, and sitemap', async () => {
  const { setup, publish } = await aPublishedSite();
  const { slug, files } = await publish();
  const share = files.find((key) => /share-[0-9a-f]{16}\.jpg$/.test(key)) ?? '';
  expect(files).toEqual([`${slug}favicon.svg`, `${slug}index.html`, share, `${slug}sitemap.xml`]);
  const html = (await setup.stores.sites.find(`${slug}index.html`)) ?? '';
  expect(html).toContain(`<meta property="og:image" content="https://sites.example.com/${share}">`);
  expect(html).toContain('favicon.svg');
  expect(await setup.stores.sites.find(`${slug}sitemap.xml`)).toContain(`https://sites.example.com/${slug}`);
});

test('a changed design gets a new share image, and the old one is removed', async () => {
  const { owner, id, publish } = await aPublishedSite();
  const before = await publish();
  await owner.call('applyColorPreset', { params: { id }, json: { preset_name: 'fresh' } });
  const after = await publish();
  const shareOf = (files: string[]) => files.filter((key) => key.endsWith('.jpg'));
  expect(shareOf(after.files)).toHaveLength(1);
  expect(shareOf(after.files)).not.toEqual(shareOf(before.files));
});

test('an unpublished site leaves nothing at its address', async () => {
  const { setup, owner, id, publish } = await aPublishedSite();
  const { slug } = await publish();
  await owner.call('unpublishWebsite', { params: { id } });
  expect(await setup.stores.sites.list(slug)).toEqual([]);
});
