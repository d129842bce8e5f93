import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { PAGE_LOCK_SECONDS } from '#functions/websites/page-lock.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import { reserveSlug } from '#functions/websites/slugs/claim-slug.ts';
import { createSlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import { siteFolder } from '#functions/websites/website-files.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import { rejectAll } from '#tests/builders/rejections.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const ORIGIN = 'https://sites.example.com';

async function counts({ stores }: WebsiteSetup, owner: Owner) {
  const { websites_total, websites_published } = await stores.restaurants.get(owner.restaurantId);
  return { total: websites_total, published: websites_published };
}

const findPage = ({ stores }: WebsiteSetup, slug: string) => stores.sites.find(pageKey(slug));

test('a published website is at its address, counted, and kept as a version', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Café Ñandú');
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    url: `${ORIGIN}/cafe-nandu/`,
    message: 'Website published successfully!',
    data: {
      website_id: id,
      status: 'published',
      slug: 'cafe-nandu',
      url: `${ORIGIN}/cafe-nandu/`,
      published_at: '2026-03-01T12:00:00.000Z',
    },
  });
  const page = await findPage(setup, 'cafe-nandu');
  expect(page).toContain('Café Ñandú');
  expect(page).not.toContain('<script src');
  expect(await setup.stores.siteVersions.find(`${owner.restaurantId}/${id}/1.html`)).toBe(page);
  expect(
    await setup.stores.websites.listSnapshots({ restaurantId: owner.restaurantId, websiteId: id }, 10),
  ).toMatchObject([{ version: 1, reasons: ['published'], created_at: '2026-03-01T12:00:00.000Z' }]);
  expect(await counts(setup, owner)).toEqual({ total: 1, published: 1 });
});

test('changes since the publication are listed until the next one', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const changes = () => owner.call('listUnpublishedChanges', { params: { id } });
  expect((await changes()).status).toBe(404);
  await owner.call('publishWebsite', { params: { id } });
  expect((await changes()).body.data).toEqual({ is_custom_html: false, changes: [] });
  const saved = await owner.call('updateContent', {
    params: { id },
    json: { 'pages[0].sections.hero.tagline': 'Pasta in Reno' },
  });
  expect(saved.status).toBe(200);
  expect((await changes()).body.data).toMatchObject({
    changes: [{ section: 'Page', label: 'Tagline', after: 'Pasta in Reno' }],
  });
  await owner.call('publishWebsite', { params: { id } });
  expect((await changes()).body.data).toMatchObject({ changes: [] });
});

test('publishing a second website names the first until that is unpublished', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const [first, second] = [
    await aStoredWebsite({ setup, owner }, 'Lupo'),
    await aStoredWebsite({ setup, owner }, 'Lupo in Summer'),
  ];
  const othersOf = async (id: string) =>
    (await owner.call('publishWebsite', { params: { id } })).body.also_public;
  expect(await othersOf(first)).toEqual([]);
  expect(await othersOf(second)).toEqual([
    { website_id: first, website_name: 'Lupo', url: `${ORIGIN}/lupo/` },
  ]);
  await owner.call('unpublishWebsite', { params: { id: first } });
  expect(await othersOf(second)).toEqual([]);
});

test('profile content is moderated once when published, and rejected content is removed', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const { moderation } = setup.stores;
  const id = await aStoredWebsite({ setup, owner }, 'Lupo Flu', (content) => {
    content.menu_items.push({ name: 'Flu-fighting soup', description: 'It cures the flu.', price: '$8' });
    return content;
  });
  const publish = () => owner.call('publishWebsite', { params: { id } });
  expect((await publish()).status).toBe(200);
  const rows = await moderation.listOfRestaurant(restaurantId, 10);
  expect(rows.map(({ text }) => text).toSorted()).toEqual(['Flu-fighting soup', 'It cures the flu.']);
  await publish();
  expect(await moderation.listOfRestaurant(restaurantId, 10)).toHaveLength(2);
  for (const row of rows) {
    const decision = { decisionId: row.text, administratorId: 'admin', at: '2026-03-01T12:00:00.000Z' };
    await moderation.decide(row, { status: 'rejected', ...decision });
  }
  expect((await publish()).status).toBe(200);
  expect(await findPage(setup, 'lupo-flu')).not.toContain('soup');
});

test('rejected content is removed, whatever else is known', async () => {
  const setup = setupWebsites(emulators, {
    api: ({ moderation }) => ({ moderation: { find: moderation.find, listOfRestaurant: async () => [] } }),
  });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Lupo Cold', (content) => {
    content.menu_items.push({ name: 'Soup', description: 'It cures the common cold.', price: '$8' });
    return content;
  });
  const publish = () => owner.call('publishWebsite', { params: { id } });
  await publish();
  expect(await findPage(setup, 'lupo-cold')).toContain('common cold');
  expect(await rejectAll(setup.stores.moderation, owner.restaurantId)).toEqual(['It cures the common cold.']);
  expect((await publish()).status).toBe(200);
  expect(await findPage(setup, 'lupo-cold')).not.toContain('common cold');
});

test('where the stage requires it, an unverified owner publishes nothing', async () => {
  let isVerified = false;
  const setup = setupWebsites(emulators, {
    api: ({ users }) => ({
      publishNeedsVerifiedEmail: true,
      users: {
        find: async (userId) => {
          const user = await users.find(userId);
          return user && { ...user, email_verified: isVerified };
        },
      },
    }),
  });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Confirmed');
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'email_unverified', error: expect.stringContaining('Verify your email') },
  });
  expect(await findPage(setup, 'confirmed')).toBeUndefined();
  expect(await counts(setup, owner)).toEqual({ total: 1, published: 0 });
  isVerified = true;
  expect((await owner.call('publishWebsite', { params: { id } })).status).toBe(200);
});

test('publishing again keeps the address, adds a version if changed, and counts nothing twice', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Twice');
  await owner.call('publishWebsite', { params: { id } });
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({
    body: { url: `${ORIGIN}/twice/` },
  });
  const key = { restaurantId: owner.restaurantId, websiteId: id };
  const kept = async () =>
    (await setup.stores.websites.listSnapshots(key, 10)).map(({ version, reasons }) => ({
      version,
      reasons,
    }));
  expect(await kept()).toEqual([{ version: 1, reasons: ['published'] }]);
  await owner.call('updateContent', { params: { id }, json: { cuisine: 'Roman' } });
  await owner.call('publishWebsite', { params: { id } });
  expect(await kept()).toEqual([
    { version: 2, reasons: ['published'] },
    { version: 1, reasons: ['published'] },
  ]);
  expect(await counts(setup, owner)).toEqual({ total: 1, published: 1 });
});

test('an unpublished website is gone from its address, which stays reserved', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Comes and goes');
  await owner.call('publishWebsite', { params: { id } });
  const { status, body } = await owner.call('unpublishWebsite', { params: { id } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'completed', slug: 'comes-and-goes' });
  expect(body.data).not.toHaveProperty('url');
  expect(await findPage(setup, 'comes-and-goes')).toBeUndefined();
  expect(await counts(setup, owner)).toEqual({ total: 1, published: 0 });
  const rival = await setup.anOwner();
  const rivalId = await aStoredWebsite({ setup, owner: rival }, 'Comes and goes');
  expect(await rival.call('publishWebsite', { params: { id: rivalId } })).toMatchObject({
    body: { url: `${ORIGIN}/comes-and-goes-2/` },
  });
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({
    body: { url: `${ORIGIN}/comes-and-goes/` },
  });
});

test('a website gets the restaurant’s reserved address and keeps offer pages below it', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const { restaurants, sites } = setup.stores;
  const slugs = createSlugsRepository({ client: createDynamoClient(), tableName: tableName('slugs') });
  expect(await reserveSlug({ slugs, restaurants }, restaurantId, 'Fish and Co')).toBe('fish-and-co');
  const offer = 'fish-and-co/offer/LOBSTER20/index.html';
  await sites.put(offer, 'an offer', { contentType: 'text/html', cacheControl: 'no-store' });
  const id = await aStoredWebsite({ setup, owner }, 'Another name');
  const publish = () => owner.call('publishWebsite', { params: { id } });
  expect(await publish()).toMatchObject({ body: { url: `${ORIGIN}/fish-and-co/` } });
  await publish();
  expect(await sites.find(offer)).toBe('an offer');
  await owner.call('unpublishWebsite', { params: { id } });
  expect([await sites.find(offer), await findPage(setup, 'fish-and-co')]).toEqual(['an offer', undefined]);
  await owner.call('deleteWebsite', { params: { id } });
  expect(await sites.list('fish-and-co/')).toEqual([offer]);
  const rival = await setup.anOwner();
  const rivalId = await aStoredWebsite({ setup, owner: rival }, 'Fish and Co');
  expect(await rival.call('publishWebsite', { params: { id: rivalId } })).toMatchObject({
    body: { url: `${ORIGIN}/fish-and-co-2/` },
  });
});

test('two owners who publish the same name in parallel get two addresses', async () => {
  const setup = setupWebsites(emulators);
  const owners = [await setup.anOwner(), await setup.anOwner(), await setup.anOwner()];
  const published = await Promise.all(
    owners.map(async (owner) => {
      const id = await aStoredWebsite({ setup, owner }, 'Trattoria Race');
      return owner.call('publishWebsite', { params: { id } });
    }),
  );
  expect(published.map(({ body }) => body.url).toSorted()).toEqual([
    `${ORIGIN}/trattoria-race-2/`,
    `${ORIGIN}/trattoria-race-3/`,
    `${ORIGIN}/trattoria-race/`,
  ]);
});

test.each(['api', 'Login', 'images', '🍝🍷'])(
  'a website named %s gets an unreserved address',
  async (name) => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, name);
    const { body } = await owner.call('publishWebsite', { params: { id } });
    expect(body.url).toMatch(/^https:\/\/sites\.example\.com\/(api|login|images|restaurant)(-\d+)?\/$/);
    expect(['/api/', '/login/', '/images/'].map((path) => `${ORIGIN}${path}`)).not.toContain(body.url);
  },
);

test('two parallel changes of a page never both succeed', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'One at a time');
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('publishWebsite', { params: { id } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'website_changed'],
    [409, 'website_changed'],
  ]);
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({ status: 200 });
});

test('an invalid page is rejected with its element and stays unchanged', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const heavy = { width: 800, height: 500, widths: [800], alt: 'A heavy picture', bytes: [900_000] };
  const id = await aStoredWebsite({ setup, owner }, 'Too heavy', (content) => ({
    ...content,
    image_assets: { ...content.image_assets, [content.hero_image]: heavy },
  }));
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'publish_refused' });
  expect(body.error).toMatch(/^You can’t publish this page yet\. .+/);
  expect(Object.keys(JSON.parse(JSON.stringify(body.fields)))).toHaveLength(1);
  expect(await findPage(setup, 'too-heavy')).toBeUndefined();
  expect(await counts(setup, owner)).toEqual({ total: 1, published: 0 });
  const website = await owner.call('getWebsite', { params: { id } });
  expect(website.body.data).toMatchObject({ status: 'completed' });
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({ status: 422 });
});

test('markup in names and texts is shown as text', async () => {
  const setup = setupWebsites(emulators);
  const attack = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
  const owner = await setup.anOwner({ name: attack, address: attack, phone: '<b>12</b>' });
  const id = await aGeneratedWebsite(setup, owner, {
    website_name: attack,
    custom_requirements: attack,
  });
  const { body } = await owner.call('publishWebsite', { params: { id } });
  const slug = String(body.url).split('/').at(-2) ?? '';
  const page = await findPage(setup, slug);
  expect(page).not.toMatch(/<script>alert|<img src=x|<b>12/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a name of 300 emoji and letters becomes a page and an address', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const name = 'Ristorante 🍝 '.repeat(30).slice(0, 300).trim();
  const id = await aStoredWebsite({ setup, owner }, name);
  const { status, body } = await owner.call('publishWebsite', { params: { id } });
  expect(status).toBe(200);
  expect(String(body.url).length).toBeLessThan(ORIGIN.length + 65);
});

describe('while the page store is unavailable', () => {
  test('publishing is rejected as busy and succeeds afterwards', async () => {
    let interference: Interference = (_call, proceed) => proceed();
    const setup = setupWebsites(emulators, {
      apiInterference: (call, proceed) => interference(call, proceed),
    });
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Patience');
    interference = async (call, proceed) => {
      if (call.store === 'S3') throw new Error('SlowDown');
      await proceed();
    };
    expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({ status: 503 });
    interference = (_call, proceed) => proceed();
    expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({ status: 200 });
    expect(await counts(setup, owner)).toEqual({ total: 1, published: 1 });
  });
});

describe('a call that dies around any write', () => {
  const mortalSetup = () => {
    const mortal = aMortalProcess();
    return { mortal, ...setupWebsites(emulators, { apiInterference: mortal.interference }) };
  };
  test('is repaired by publishing again, and never leaves a page without its files', async () => {
    const { mortal, ...setup } = mortalSetup();
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, `Repaired after`);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 2; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => owner.call('publishWebsite', { params: { id } }));
      const slug = `repaired-after`;
      const files = await setup.stores.sites.list(siteFolder(slug));
      if (files.includes(pageKey(slug))) expect(files, `died after call ${call}`).toHaveLength(4);
      setup.clock.advance(PAGE_LOCK_SECONDS);
      const { status, body } = await owner.call('publishWebsite', { params: { id } });
      expect({ status, url: body.url, call }).toEqual({ status: 200, url: `${ORIGIN}/${slug}/`, call });
      expect(await findPage(setup, slug)).toBeDefined();
      expect(await counts(setup, owner)).toEqual({ total: 1, published: 1 });
      if (!hasDied) return expect(call).toBeGreaterThan(9);
    }
  });

  test('is repaired by unpublishing again', async () => {
    const { mortal, ...setup } = mortalSetup();
    const owner = await setup.anOwner();
    const slug = `withdrawn-after`;
    const id = await aStoredWebsite({ setup, owner }, slug);
    await owner.call('publishWebsite', { params: { id } });
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 2; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => owner.call('unpublishWebsite', { params: { id } }));
      setup.clock.advance(PAGE_LOCK_SECONDS);
      const { status, body } = await owner.call('unpublishWebsite', { params: { id } });
      expect({ status, call }).toEqual({ status: 200, call });
      expect(body.data).toMatchObject({ status: 'completed', slug });
      expect(body.data).not.toHaveProperty('url');
      expect(await findPage(setup, slug)).toBeUndefined();
      expect(await counts(setup, owner), `died after call ${call}`).toEqual({ total: 1, published: 0 });
      const again = await owner.call('publishWebsite', { params: { id } });
      expect(again).toMatchObject({ status: 200, body: { url: `${ORIGIN}/${slug}/` } });
      if (!hasDied) return expect(call).toBeGreaterThan(5);
    }
  });

  test('is repaired by deleting again', async () => {
    const { mortal, ...setup } = mortalSetup();
    const owner = await setup.anOwner();
    const slug = `cleared-after`;
    const id = await aStoredWebsite({ setup, owner }, slug);
    await owner.call('publishWebsite', { params: { id } });
    const key = { restaurantId: owner.restaurantId, websiteId: id };
    const document = await setup.stores.websites.getDocument(key);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 2; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => owner.call('deleteWebsite', { params: { id } }));
      setup.clock.advance(PAGE_LOCK_SECONDS);
      await owner.call('deleteWebsite', { params: { id } });

      expect(await owner.call('getWebsite', { params: { id } })).toMatchObject({ status: 404 });
      expect(await findPage(setup, slug)).toBeUndefined();
      expect(await setup.stores.sites.exists(document.content.hero_image.slice(1))).toBe(false);
      expect(await setup.stores.siteVersions.exists(`${owner.restaurantId}/${id}/1.html`)).toBe(false);
      expect(await setup.stores.websites.listSnapshots(key, 10)).toEqual([]);
      expect(await setup.stores.slugs.claim(slug, { restaurantId: 'another', websiteId: 'another' })).toBe(
        true,
      );
      expect(await counts(setup, owner), `died after call ${call}`).toEqual({ total: 0, published: 0 });
      if (!hasDied) return expect(call).toBeGreaterThan(10);
    }
  });
});

test('deleting an unpublished website releases an address that a dead call claimed', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Half claimed');
  // Calls 1-5: read the two rows, lock the page, read the reservation, claim the address.
  await mortal.diesAfter(5, () => owner.call('publishWebsite', { params: { id } }));
  const rival = { restaurantId: 'rival', websiteId: 'rival' };
  expect(await setup.stores.slugs.claim('half-claimed', rival)).toBe(false);
  setup.clock.advance(PAGE_LOCK_SECONDS);
  expect(await owner.call('deleteWebsite', { params: { id } })).toMatchObject({ status: 200 });
  expect(await setup.stores.slugs.claim('half-claimed', rival)).toBe(true);
});
