import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_LOCK_SECONDS } from '#functions/websites/page-lock.ts';
import { pageKey } from '#functions/websites/published-page.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { FROM_PROFILE } from '#shared/profile/projection/fact-kinds.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aGeneratedWebsite, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const FACTS = {
  dishes: [
    aDish({ name: 'Carbonara', price: '14.50', amount: 14.5, diets: ['vegetarian'] }),
    aDish({ name: 'Tiramisù', price: '9' }),
  ],
  phones: [{ typed: '(212) 555-0147' }],
  hours_text: 'Tue–Sat from six',
  cuisines: ['Roman'],
};

async function aFollowingWebsite(setup = setupWebsites(emulators)) {
  const owner = await setup.anOwner();
  await owner.call('updateProfile', { json: FACTS });
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  await owner.call('updateFactSources', { params: { id }, json: FROM_PROFILE });
  return {
    setup,
    owner,
    id,
    key: { restaurantId: owner.restaurantId, websiteId: id },
    ...callsOf(owner, id),
  };
}

function callsOf(owner: Owner, id: string) {
  const params = { id };
  return {
    change: (json: Record<string, unknown>) => owner.call('updateProfile', { json }),
    edit: (json: Record<string, unknown>, version?: number) =>
      owner.call('updateContent', {
        params,
        json,
        ...(version !== undefined && { query: { version: String(version) } }),
      }),
    publish: () => owner.call('publishWebsite', { params }),
    stale: async () => (await owner.call('listStaleProjections')).body.data as { projections: unknown[] },
    website: async () =>
      (await owner.call('getWebsite', { params })).body.data as {
        version: number;
        fact_sources: object;
        menu_items: { name: string; price: string }[];
      },
    profile: async () =>
      ((await owner.call('getProfile')).body.data as { profile: { dishes: { price: string }[] } }).profile,
  };
}

async function publicPage({ stores }: WebsiteSetup, slug: string): Promise<string> {
  return (await stores.sites.find(pageKey(slug))) ?? '';
}

describe('a website with its own facts', () => {
  test('keeps its menu when the profile has none, and adopts one that exists', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
    const { website, change } = callsOf(owner, id);
    const take = () => owner.call('updateFactSources', { params: { id }, json: { menu: 'profile' } });
    const own = (await website()).menu_items;
    expect(await take()).toMatchObject({
      status: 422,
      body: { fields: { menu: expect.stringMatching(/^Your profile doesn’t have this yet/) } },
    });
    expect((await website()).menu_items).toEqual(own);
    await change({ dishes: [aDish({ name: 'Carbonara', price: '14.50' })] });
    expect((await take()).status).toBe(200);
    expect((await website()).menu_items).toMatchObject([{ name: 'Carbonara', price: '14.50' }]);
  });
});

describe('a website that shows the profile’s facts', () => {
  test('shows a changed price when read and when published', async () => {
    const { setup, key, change, publish, website, stale } = await aFollowingWebsite();
    await publish();
    expect((await website()).menu_items.map(({ price }) => price)).toEqual(['14.50', '9']);
    await change({ 'dishes[0].price': '15.00' });
    expect(await stale()).toMatchObject({
      projections: [
        {
          website_id: key.websiteId,
          facts: [{ path: 'menu_items[0].price', name: 'Carbonara', shown: '14.50', present: '15.00' }],
          facts_total: 1,
        },
      ],
    });
    const { slug = '' } = await setup.stores.websites.get(key);
    expect(await publicPage(setup, slug)).toContain('14.50');
    expect((await publish()).status).toBe(200);
    const page = await publicPage(setup, slug);
    expect([page.includes('15.00'), page.includes('14.50')]).toEqual([true, false]);
    expect((await stale()).projections).toEqual([]);
    expect(await setup.stores.websites.get(key)).toMatchObject({ published_profile_version: 2 });
  });

  test('is listed as older once a published date has passed', async () => {
    const { setup, change, publish, stale } = await aFollowingWebsite();
    const today = setup.clock.now().toISOString().slice(0, 10);
    await change({ 'dated_hours[0]': { from: today, to: today } });
    await publish();
    expect((await stale()).projections).toEqual([]);
    setup.clock.advance(2 * 86_400);
    expect(await stale()).toMatchObject({ projections: [{ facts: [{ path: 'dated_hours' }] }] });
    await publish();
    expect((await stale()).projections).toEqual([]);
  });

  test('shows a new name and story, and says that guests see older ones until published', async () => {
    const { setup, key, change, edit, publish, stale, owner, website } = await aFollowingWebsite();
    await change({ story: [{ text: 'We opened in 1998.' }], kind: 'trattoria', payment: 'cash only' });
    await publish();
    await change({
      name: 'Trattoria Ada',
      'story[0].text': 'We opened in 2001.',
      payment: 'all cards',
      'house_notes[0]': { text: 'Dogs are welcome.' },
    });
    const { projections } = await stale();
    expect(projections).toMatchObject([
      {
        facts: expect.arrayContaining([
          expect.objectContaining({ path: 'website_name', present: 'Trattoria Ada' }),
          expect.objectContaining({
            kind: 'story',
            shown: 'We opened in 1998.',
            present: 'We opened in 2001.',
          }),
          expect.objectContaining({ kind: 'visit', shown: 'Cash only', present: 'All cards' }),
        ]),
      },
    ]);
    expect((await publish()).status).toBe(200);
    const { slug = '' } = await setup.stores.websites.get(key);
    const page = await publicPage(setup, slug);
    const says = (text: string) => page.split(text).length - 1;
    expect(page).toContain('<title>Trattoria Ada');
    expect(['We opened in 2001.', 'All cards', 'Dogs are welcome.'].map((text) => says(`>${text}<`))).toEqual(
      [1, 1, 1],
    );
    expect(['1998', 'Cash only', 'Osteria Lupo'].map(says)).toEqual([0, 0, 0]);
    expect((await stale()).projections).toEqual([]);
    await edit({ 'pages[0].sections.about.content': 'We moved in 2020.', website_name: 'Da Ada' });
    expect((await owner.call('getProfile')).body.data).toMatchObject({
      profile: { name: 'Da Ada', story: [{ text: 'We moved in 2020.' }] },
    });
    expect((await website()).fact_sources).toEqual(FROM_PROFILE);
  });

  test('copied under another name keeps that name', async () => {
    const { owner, id, setup, key } = await aFollowingWebsite();
    const { body } = await owner.call('duplicateWebsite', { params: { id } });
    const copy = body.website_id as string;
    expect((await callsOf(owner, copy).website()).fact_sources).toEqual({ ...FROM_PROFILE, name: 'own' });
    const document = await setup.stores.websites.getDocument({ ...key, websiteId: copy });
    expect(document.content.website_name).toBe('Copy of Osteria Lupo');
  });

  test('changes the profile through its menu, and the dish keeps its other fields', async () => {
    const { edit, profile, website, setup } = await aFollowingWebsite();
    const { version } = await website();
    const answer = await edit({ 'menu_items[0].price': '16', website_name: 'Lupo' }, version);
    expect(answer.status).toBe(200);
    expect((await profile()).dishes).toMatchObject([{ price: '16', diets: ['vegetarian'] }, { price: '9' }]);
    const read = await website();
    expect(read).toMatchObject({ version: version + 1, fact_sources: FROM_PROFILE });
    expect(read.menu_items.map(({ price }) => price)).toEqual(['16', '9']);
    expect(setup.auditRecords.changes().at(-1)).toMatchObject({
      operation: 'updateContent',
      before: { version, profile: { values: { 'dishes[0].price': '14.50' } } },
      after: { version: version + 1, profile: { values: { 'dishes[0].price': '16' } } },
    });
  });

  test('rejects an edit of an older version with the profile’s changes', async () => {
    const { edit, change, profile, website } = await aFollowingWebsite();
    const { version } = await website();
    await change({ 'dishes.delete_index': 0 });
    expect(await edit({ 'menu_items[0].price': '16' }, version)).toMatchObject({
      status: 409,
      body: { conflict: { version: version + 1, changes: { menu_items: [{ name: 'Tiramisù' }] } } },
    });
    expect((await profile()).dishes).toMatchObject([{ price: '9' }]);
  });

  test('keeps facts that the profile can’t hold', async () => {
    const { edit, website, change } = await aFollowingWebsite();
    const week = {
      friday: [
        { opens: '12:00', closes: '15:00' },
        { opens: '14:00', closes: '20:00' },
      ],
    };
    expect((await edit({ opening_hours: week })).status).toBe(200);
    await change({ hours_text: 'Always' });
    expect(await website()).toMatchObject({
      fact_sources: { ...FROM_PROFILE, hours: 'own' },
      content: { opening_hours: week, pages: [{ sections: { contact: { hours: 'Tue–Sat from six' } } }] },
    });
  });

  test('restored to older facts keeps them as its own', async () => {
    const { owner, id, publish, change, website } = await aFollowingWebsite();
    await publish();
    const { version } = await website();
    await change({ 'dishes[0].price': '15.00' });
    await owner.call('restoreVersion', { params: { id, version: String(version) } });
    const restored = await website();
    expect(restored.menu_items[0]?.price).toBe('14.50');
    expect(restored.fact_sources).toEqual({ ...FROM_PROFILE, menu: 'own' });
  });

  test('never shows a mixture if publishing died right after any of its calls', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
    const { key, change, publish, stale } = await aFollowingWebsite(setup);
    await publish();
    const { slug = '' } = await setup.stores.websites.get(key);
    await change({ 'dishes[0].price': '15.00', 'dishes[1].price': '10.50' });
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => publish());
      const page = await publicPage(setup, slug);
      const [hasOld, hasNew] = [page.includes('14.50'), page.includes('15.00') && page.includes('10.50')];
      expect([hasOld, hasNew], `after call ${call}`).toEqual(hasOld ? [true, false] : [false, true]);
      if (hasOld) expect((await stale()).projections).toHaveLength(1);
      if (!hasDied) return expect([hasNew, call > 8]).toEqual([true, true]);
      setup.clock.advance(PAGE_LOCK_SECONDS);
      expect((await publish()).status, `after call ${call}`).toBe(200);
      expect((await stale()).projections).toEqual([]);
    }
  }, 120_000);

  test('shows what its profile says if an edit died right after any of its calls', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
    const { edit, profile, website } = await aFollowingWebsite(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      const hasDied = await mortal.diesAfter(call, () => edit({ 'menu_items[0].price': '15.00' }));
      const { dishes } = await profile();
      const { menu_items } = await website();
      expect(menu_items[0]?.price, `after call ${call}`).toBe(dishes[0]?.price);
      if (!hasDied) return expect([dishes[0]?.price, call > 6]).toEqual(['15.00', true]);
    }
  }, 120_000);
});

describe('a website that shows only its own facts', () => {
  test('isn’t changed by the profile or listed as older', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
    const { change, publish, stale, website, edit, profile } = callsOf(owner, id);
    const before = await website();
    await publish();
    await change(FACTS);
    await edit({ 'menu_items[0].price': '99' });
    expect((await website()).menu_items).toEqual(
      before.menu_items.with(0, { ...before.menu_items[0], price: '99' } as never),
    );
    expect((await profile()).dishes[0]?.price).toBe('14.50');
    expect((await stale()).projections).toEqual([]);
  });
});

describe('a generation from a confirmed profile', () => {
  test('shows the profile’s facts', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await owner.call('updateProfile', { json: FACTS });
    const id = await aGeneratedWebsite(setup, owner, { profile_version: 1 });
    const website = await callsOf(owner, id).website();
    // This writer's text differs from the profile's.
    const own = { tagline: 'own', story: 'own', welcome: 'own' };
    expect(website.fact_sources).toEqual({ ...FROM_PROFILE, ...own });
    expect(website.menu_items.map(({ name, price }) => [name, price])).toEqual([
      ['Carbonara', '14.50'],
      ['Tiramisù', '9'],
    ]);
  });

  test('shows the account’s profile where its brief says nothing else', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await owner.call('updateProfile', { json: FACTS });
    const id = await aGeneratedWebsite(setup, owner, { website_name: 'Lupo at the Market' });
    const { change, website } = callsOf(owner, id);
    const made = await website();
    expect(JSON.stringify(made)).not.toContain(FACTS.hours_text);
    expect(made.fact_sources).toMatchObject({ visit: 'profile', hours: 'own', name: 'own' });
    await change({ hours_text: 'Always', payment: 'Cash only' });
    const now = await website();
    expect(JSON.stringify(now)).not.toContain('Always');
    expect(now).toMatchObject({
      website_name: 'Lupo at the Market',
      content: { pages: [{ sections: { contact: { payment: 'Cash only' } } }] },
    });
  });

  test('uses the confirmed profile until it ends', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await owner.call('updateProfile', { json: FACTS });
    const message = await aStartedGeneration(owner, { profile_version: 1 });
    const { restaurant_id, generation_id } = message;
    expect(await setup.stores.jobs.find(restaurant_id, generation_id)).toMatchObject({
      profile_version: 1,
      profile: { dishes: [{ name: 'Carbonara' }, { name: 'Tiramisù' }] },
    });
    await setup.work(message, aDelivery());
    expect(await setup.stores.jobs.find(restaurant_id, generation_id)).not.toHaveProperty('profile');
  });

  test('is rejected with the changes when a newer version exists', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    await owner.call('updateProfile', { json: FACTS });
    await owner.call('updateProfile', { json: { kind: 'bar' } });
    const json = { website_name: 'Lupo', profile_version: 1 };
    expect(await owner.call('generateWebsite', { json })).toMatchObject({
      status: 409,
      body: { code: 'profile_changed', conflict: { version: 2, changes: { kind: 'bar' } } },
    });
  });
});

describe('a website older than the profile', () => {
  test('offers its facts to an empty profile and stays unchanged', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo', (content) => ({
      ...content,
      menu_items: [{ name: 'Carbonara', description: '', price: '14.50' }],
    }));
    const proposals = async () =>
      ((await owner.call('listProfileProposals')).body.data as { proposals: Proposal[] }).proposals;
    const [menu] = (await proposals()).filter(({ kind }) => kind === 'menu');
    expect(menu).toMatchObject({ website_id: id, website_name: 'Osteria Lupo' });
    const { status } = await owner.call('updateProfile', { json: menu?.changes ?? {} });
    expect(status).toBe(200);
    expect((await proposals()).map(({ kind }) => kind)).not.toContain('menu');
    const calls = callsOf(owner, id);
    expect((await calls.profile()).dishes).toMatchObject([{ name: 'Carbonara', price: '14.50' }]);
    const website = await calls.website();
    expect(website).not.toHaveProperty('fact_sources');
    expect(website.version).toBe(1);
  });

  test('offers nothing where there is no website', async () => {
    const owner = await setupWebsites(emulators).anOwner();
    const { body } = await owner.call('listProfileProposals');
    expect(body.data).toEqual({ version: 0, proposals: [] });
  });
});

type Proposal = { website_id: string; website_name: string; kind: string; changes: Record<string, unknown> };
