import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_LOCK_SECONDS } from '#functions/websites/page-lock.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import { snapshotFolder } from '#functions/websites/website-files.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { interruptible } from '#tests/builders/interruptible.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const OLD = 'The words of before';
const NEW = 'The words of now';
const TAGLINE = 'pages[0].sections.hero.tagline';

function written(content: SiteContent): SiteContent {
  const applied = applyContentChanges(content, { [TAGLINE]: OLD });
  if (!applied.isApplied) throw new Error('The change wasn’t applied.');
  return applied.content;
}

async function aWebsite(setup: WebsiteSetup) {
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo', written);
  await owner.call('saveVersion', { params: { id } });
  return { owner, id, key: { restaurantId: owner.restaurantId, websiteId: id } };
}

const edit = (owner: Owner, id: string) =>
  owner.call('updateContent', { params: { id }, query: { version: '1' }, json: { [TAGLINE]: NEW } });

const OPERATIONS = {
  'an edit': edit,
  'a saved version': (owner: Owner, id: string) => owner.call('saveVersion', { params: { id } }),
  'a version that is brought back': async (owner: Owner, id: string) => {
    await edit(owner, id);
    return owner.call('restoreVersion', { params: { id, version: '1' } });
  },
  'a preset': (owner: Owner, id: string) =>
    owner.call('applyColorPreset', { params: { id }, json: { preset_name: 'fresh' } }),
};

describe.each(Object.entries(OPERATIONS))('%s', (_name, operate) => {
  test('leaves nothing of a website deleted in the meantime', async () => {
    const api = interruptible();
    const setup = setupWebsites(emulators, { apiInterference: api.interference });
    const { owner, id, key } = await aWebsite(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      let deletion: number | undefined;
      api.interrupt(call, async () => {
        deletion = (await owner.call('deleteWebsite', { params: { id } })).status;
      });
      await operate(owner, id);
      if (!api.wasInterrupted()) return expect(call).toBeGreaterThan(3);
      expect(deletion).toBe(200);
      const { stores } = setup;
      expect(
        {
          row: await stores.websites.find(key),
          document: await stores.websites.findDocument(key),
          versions: await stores.websites.listSnapshots(key, 10),
          files: await stores.siteVersions.list(snapshotFolder(key)),
          images: await stores.sites.list(`images/${id}/`),
        },
        `deleted before call ${call}`,
      ).toEqual({ row: undefined, document: undefined, versions: [], files: [], images: [] });
    }
  }, 60_000);

  test('that dies right after any of its calls can be repeated and leaves the website complete', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
    const { owner, id, key } = await aWebsite(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => operate(owner, id));
      if (!hasDied) return expect(call).toBeGreaterThan(3);
      const { status = 0, body } = await operate(owner, id);
      const isOwnChange = status === 409 && JSON.stringify(body.conflict).includes(NEW);
      expect(status < 300 || isOwnChange, `${status} after dying after call ${call}`).toBe(true);
      const read = await owner.call('getWebsite', { params: { id } });
      expect(read.status).toBe(200);
      const { version } = await setup.stores.websites.getDocument(key);
      expect(await setup.stores.websites.get(key)).toMatchObject({ content_version: version });
      const kept = await setup.stores.websites.listSnapshots(key, 10);
      for (const { content_key } of kept) {
        expect(await setup.stores.siteVersions.exists(content_key), content_key).toBe(true);
      }
    }
  }, 60_000);
});

describe('publishing during an edit', () => {
  test('publishes one complete version and says whether guests see an older one', async () => {
    const api = interruptible();
    const setup = setupWebsites(emulators, { apiInterference: api.interference });
    const outcomes = new Set<string>();
    const { owner, id } = await aWebsite(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      api.interrupt(call, async () => {
        await edit(owner, id);
      });
      const { body } = await owner.call('publishWebsite', { params: { id } });
      if (!api.wasInterrupted()) break;
      const { body: read } = await owner.call('getWebsite', { params: { id } });
      const { slug, has_unpublished_changes } = Object(read.data);
      expect(Object(body.data).slug).toBe(slug);
      const page = (await setup.stores.sites.find(pageKey(slug))) ?? '';
      expect([page.includes(OLD), page.includes(NEW)], `edited before call ${call}`).toEqual([
        has_unpublished_changes,
        !has_unpublished_changes,
      ]);
      outcomes.add(String(has_unpublished_changes));
    }
    expect([...outcomes].toSorted()).toEqual(['false', 'true']);
  }, 60_000);
});

test('an interrupted deletion is completed by deleting again', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  const { owner, id, key } = await aWebsite(setup);
  const restart = await sameStart({ emulators, clock: setup.clock });
  for (let call = 1; ; call++) {
    await restart();
    const hasDied = await mortal.diesAfter(call, () => owner.call('deleteWebsite', { params: { id } }));
    setup.clock.advance(PAGE_LOCK_SECONDS);
    const { status } = await owner.call('deleteWebsite', { params: { id } });
    expect([200, 404], `died after call ${call}`).toContain(status);
    expect(await setup.stores.websites.findDocument(key)).toBeUndefined();
    expect(await setup.stores.websites.listSnapshots(key, 10)).toEqual([]);
    expect(await setup.stores.siteVersions.list(snapshotFolder(key))).toEqual([]);
    expect(await setup.stores.sites.list(`images/${id}/`)).toEqual([]);
    expect(await setup.stores.restaurants.get(owner.restaurantId)).toMatchObject({ websites_total: 0 });
    if (!hasDied) break;
  }
});
