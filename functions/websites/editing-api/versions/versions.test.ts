import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteImageKey } from '#functions/websites/site-images.ts';
import { MAX_SNAPSHOTS } from '#functions/websites/snapshots/take-snapshot.ts';
import { snapshotFolder } from '#functions/websites/website-files.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function aWebsite() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  return {
    setup,
    owner,
    id,
    key: { restaurantId: owner.restaurantId, websiteId: id },
    edit: (json: Record<string, unknown>) => owner.call('updateContent', { params: { id }, json }),
    save: () => owner.call('saveVersion', { params: { id } }),
    restore: (version: number) => owner.call('restoreVersion', { params: { id, version: String(version) } }),
    listed: () => listedVersions(owner, id),
  };
}

async function listedVersions(owner: Owner, id: string): Promise<Record<string, unknown>[]> {
  const { body } = await owner.call('listVersions', { params: { id } });
  return JSON.parse(JSON.stringify(body.data)).versions;
}

const nameOf = async ({ stores }: WebsiteSetup, key: { restaurantId: string; websiteId: string }) =>
  (await stores.websites.getDocument(key)).content.website_name;

describe('a saved version', () => {
  test('is listed newest first with its reason and date', async () => {
    const { save, edit, listed, setup, owner, id } = await aWebsite();
    expect(await save()).toMatchObject({
      status: 201,
      body: { message: 'All changes saved successfully!', data: { version: 1, reasons: ['saved'] } },
    });
    await edit({ website_name: 'Osteria Lupa' });
    setup.clock.advance(60);
    await save();
    await owner.call('publishWebsite', { params: { id } });
    expect(await listed()).toEqual([
      {
        version: 2,
        reasons: ['published', 'saved'],
        created_at: '2026-03-01T12:01:00.000Z',
        website_name: 'Osteria Lupa',
        content_source: 'sections',
        is_public: true,
      },
      {
        version: 1,
        reasons: ['saved'],
        created_at: '2026-03-01T12:00:00.000Z',
        website_name: 'Osteria Lupo',
        content_source: 'sections',
        is_public: false,
      },
    ]);
  });

  test('can be previewed with its images', async () => {
    const { save, edit, owner, id } = await aWebsite();
    await save();
    await edit({ website_name: 'Osteria Lupa' });
    const { status, body } = await owner.call('getVersion', { params: { id, version: '1' } });
    expect(status).toBe(200);
    const { version, page_html } = JSON.parse(JSON.stringify(body.data));
    expect(version).toMatchObject({ version: 1, reasons: ['saved'] });
    expect(page_html).toMatch(/^<!doctype html>/);
    expect(page_html).toContain('Osteria Lupo');
    expect(page_html).not.toContain('Osteria Lupa');
    expect(page_html).toContain(`https://sites.example.com/images/${id}/`);
  });

  test('of another owner isn’t found', async () => {
    const { save, id, setup } = await aWebsite();
    await save();
    const stranger = await setup.anOwner();
    const mine = await aStoredWebsite({ setup, owner: stranger }, 'Mine');
    for (const operation of ['getVersion', 'restoreVersion'] as const) {
      const foreign = await stranger.call(operation, { params: { id, version: '1' } });
      const unknown = await stranger.call(operation, { params: { id: mine, version: '7' } });
      expect(foreign.status, operation).toBe(404);
      expect(foreign.body, operation).toMatchObject({ ...unknown.body, request_id: expect.any(String) });
    }
    expect((await stranger.call('listVersions', { params: { id } })).status).toBe(404);
    expect((await stranger.call('saveVersion', { params: { id } })).status).toBe(404);
  });
});

describe('a restored version', () => {
  test('is the newest one, and the version it replaced can be restored, too', async () => {
    const { save, edit, restore, listed, setup, key } = await aWebsite();
    await save();
    await edit({ website_name: 'Osteria Lupa' });
    const answer = await restore(1);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { version: 3, website_name: 'Osteria Lupo', content: { website_name: 'Osteria Lupo' } } },
    });
    expect(await listed()).toMatchObject([
      { version: 2, reasons: ['before_restore'], website_name: 'Osteria Lupa' },
      { version: 1, reasons: ['saved'], website_name: 'Osteria Lupo' },
    ]);
    expect(await restore(2)).toMatchObject({ body: { data: { version: 4 } } });
    expect(await nameOf(setup, key)).toBe('Osteria Lupa');
  });

  test('is a conflict for everyone who was editing', async () => {
    const { save, edit, restore, owner, id } = await aWebsite();
    await save();
    await edit({ website_name: 'Osteria Lupa' });
    await restore(1);
    const answer = await owner.call('updateContent', {
      params: { id },
      query: { version: '2' },
      json: { website_name: 'Late' },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { conflict: { version: 3, changes: {}, is_whole: false } },
    });
  });

  test('comes without images deleted since', async () => {
    const { save, restore, setup, key } = await aWebsite();
    await save();
    const { hero_image, image_assets } = (await setup.stores.websites.getDocument(key)).content;
    await setup.stores.sites.delete(siteImageKey(hero_image));
    expect(await restore(1)).toMatchObject({ status: 200 });
    const { content } = await setup.stores.websites.getDocument(key);
    expect(content.hero_image).toBe('');
    expect(Object.keys(content.image_assets).toSorted()).toEqual(
      Object.keys(image_assets)
        .filter((url) => url !== hero_image)
        .toSorted(),
    );
  });

  test('must exist', async () => {
    const { restore, setup, key } = await aWebsite();
    expect(await restore(1)).toMatchObject({ status: 404 });
    expect(await nameOf(setup, key)).toBe('Osteria Lupo');
  });
});

test('the newest fifty versions and the published one are kept, and older ones are deleted with their files', async () => {
  const { save, edit, listed, setup, owner, id, key } = await aWebsite();
  await save();
  await edit({ cuisine: 'Published' });
  await owner.call('publishWebsite', { params: { id } });
  for (let count = 0; count < MAX_SNAPSHOTS; count++) {
    await edit({ cuisine: `Cuisine ${count}` });
    await save();
  }
  expect(await listed()).toHaveLength(MAX_SNAPSHOTS);
  const kept = await setup.stores.websites.listSnapshots(key, 100);
  expect(kept.map(({ version }) => version)).toEqual([
    ...Array.from({ length: MAX_SNAPSHOTS }, (_, index) => MAX_SNAPSHOTS + 2 - index),
    2,
  ]);
  const files = await setup.stores.siteVersions.list(snapshotFolder(key));
  expect(files).not.toContain(`${snapshotFolder(key)}1.json`);
  expect(files).toContain(`${snapshotFolder(key)}2.html`);
  expect(files).toHaveLength(MAX_SNAPSHOTS + 2);
});
