import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { ConflictSchema } from '#shared/contract/changes.ts';
import { applyContentChanges, rebaseContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { menuItems } from '#tests/builders/a-site-content.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const TAGLINE = 'pages[0].sections.hero.tagline';

async function aWebsite(change?: (content: SiteContent) => SiteContent) {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo', change);
  const edit = (json: Record<string, unknown>, version?: number) =>
    owner.call('updateContent', {
      params: { id },
      json,
      ...(version !== undefined && { query: { version: String(version) } }),
    });
  return { setup, owner, id, edit, stored: () => storedOf(setup, owner, id) };
}

async function storedOf({ stores }: WebsiteSetup, { restaurantId }: Owner, websiteId: string) {
  const document = await stores.websites.getDocument({ restaurantId, websiteId });
  const record = await stores.websites.get({ restaurantId, websiteId });
  return { document, record, content: document.content };
}

async function anUploadedImage(
  { stores, workerDependencies }: WebsiteSetup,
  owner: Owner,
): Promise<ImageRecord> {
  const image_id = workerDependencies.ids.next();
  const image: ImageRecord = {
    restaurant_id: owner.restaurantId,
    image_id,
    image_type: 'general',
    url: `/images/${image_id}/abc-800.webp`,
    filename: 'terrace.jpg',
    created_at: '2026-03-01T12:00:00.000Z',
    asset: { width: 800, height: 600, widths: [400, 800], alt: '', bytes: [4_000, 9_000] },
  };
  await stores.images.create(image);
  return image;
}

describe('an edit', () => {
  test('of several texts is saved as one new version', async () => {
    const { edit, stored, setup } = await aWebsite();
    setup.clock.advance(60);
    const answer = await edit({ website_name: 'Osteria Lupa', [TAGLINE]: 'Come hungry' }, 1);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Changes saved.', data: { version: 2, updated_at: '2026-03-01T12:01:00.000Z' } },
    });
    const { document, record, content } = await stored();
    expect(document.version).toBe(2);
    expect(content.website_name).toBe('Osteria Lupa');
    expect(content.pages[0].sections.hero.tagline).toBe('Come hungry');
    expect(record).toMatchObject({
      website_name: 'Osteria Lupa',
      content_version: 2,
      updated_at: '2026-03-01T12:01:00.000Z',
    });
  });

  test('adds, moves, and deletes dishes in the given order', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: menuItems(3) }));
    await edit({
      'menu_items[3]': { name: 'Tiramisù', price: '€ 6' },
      'menu_items.move_index': { from: 3, to: 0 },
      'menu_items.delete_index': 1,
    });
    expect((await stored()).content.menu_items.map(({ name }) => name)).toEqual([
      'Tiramisù',
      'Dish 2',
      'Dish 3',
    ]);
  });

  test('with one invalid path changes nothing', async () => {
    const { edit, stored } = await aWebsite();
    const before = await stored();
    const answer = await edit({ website_name: 'Lupa', 'menu_items[99].name': 'x', 'constructor.name': 'y' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_input',
        fields: {
          'menu_items[99].name': 'We couldn’t find that item. It may have been deleted.',
          'constructor.name': 'You can’t change this.',
        },
      },
    });
    expect(await stored()).toEqual(before);
  });

  test('of the prototype is rejected', async () => {
    const { edit, stored } = await aWebsite();
    const before = await stored();
    const hostile = JSON.parse('{"website_name":"Lupa","__proto__":{"isAdmin":true}}');
    expect(await edit(hostile)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(await stored()).toEqual(before);
  });

  test('without a difference makes no new version', async () => {
    const { edit, stored } = await aWebsite();
    expect(await edit({ website_name: 'Osteria Lupo' }, 1)).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    });
    expect((await stored()).document.version).toBe(1);
  });

  test('of a published website shows in its list row that guests see an older version', async () => {
    const { edit, owner, id } = await aWebsite();
    await owner.call('publishWebsite', { params: { id } });
    const hasChanges = async () =>
      JSON.parse(JSON.stringify((await owner.call('listWebsites')).body.data)).websites[0]
        .has_unpublished_changes;
    expect(await hasChanges()).toBe(false);
    await edit({ [TAGLINE]: 'New words' });
    expect(await hasChanges()).toBe(true);
    await owner.call('publishWebsite', { params: { id } });
    expect(await hasChanges()).toBe(false);
  });

  test('of a deleted website, or of another owner’s, isn’t found', async () => {
    const { owner, id, edit, setup } = await aWebsite();
    const stranger = await setup.anOwner();
    const foreign = await stranger.call('updateContent', {
      params: { id },
      json: { website_name: 'Mine now' },
    });
    const unknown = await stranger.call('updateContent', {
      params: { id: setup.workerDependencies.ids.next() },
      json: { website_name: 'Mine now' },
    });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(unknown);
    await owner.call('deleteWebsite', { params: { id } });
    expect(await edit({ website_name: 'Late' })).toMatchObject({ status: 404 });
  });

  test('that makes the website too large is rejected', async () => {
    const long = 'ä'.repeat(480);
    const dishes = menuItems(350).map((dish) => ({ ...dish, description: long }));
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: dishes }));
    const more = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`menu_items[${350 + at}]`, { name: 'More', description: long }]),
    );
    expect(await edit(more)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect((await stored()).document.version).toBe(1);
  });
});

describe('parallel editors', () => {
  test('tells the slower one exactly what changed, and nothing is lost', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: menuItems(4) }));
    await edit({ [TAGLINE]: 'From the other tab', 'menu_items[1].price': '$20' }, 1);
    await edit({ 'pages[0].sections.contact.takes_reservations': true }, 2);
    const answer = await edit({ website_name: 'Mine' }, 1);
    expect(answer).toMatchObject({ status: 409, body: { code: 'website_changed' } });
    expect(answer.body.conflict).toEqual({
      version: 3,
      changes: {
        [TAGLINE]: 'From the other tab',
        'menu_items[1].price': '$20',
        'pages[0].sections.contact.takes_reservations': true,
      },
      is_whole: true,
    });
    expect((await stored()).content.website_name).toBe('Osteria Lupo');
  });

  test('a restructured list is reported as a whole', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: menuItems(4) }));
    await edit({ 'menu_items[3].name': 'Renamed' }, 1);
    await edit({ 'menu_items.delete_index': 0 }, 2);
    const { body } = await edit({ 'menu_items[3].price': '$1' }, 1);
    const { changes } = ConflictSchema.parse(body.conflict);
    expect(changes).toEqual({ menu_items: (await stored()).content.menu_items });
  });

  test('lets the slower one merge both changes', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: menuItems(4) }));
    const base = (await stored()).content;
    await edit({ 'menu_items.delete_index': 0, website_name: 'Theirs' }, 1);
    const mine = { 'menu_items[3].price': '$99', [TAGLINE]: 'Mine' };
    const conflict = ConflictSchema.parse((await edit(mine, 1)).body.conflict);
    const current = applyContentChanges(base, conflict.changes);
    if (!current.isApplied) throw new Error('The change wasn’t applied.');
    const rebased = rebaseContentChanges({ changes: mine, base, current: current.content });
    expect(rebased.lost).toEqual([]);
    expect(await edit(rebased.changes, conflict.version)).toMatchObject({ status: 200 });
    const { content } = await stored();
    expect(content.website_name).toBe('Theirs');
    expect(content.pages[0].sections.hero.tagline).toBe('Mine');
    expect(content.menu_items[2]).toMatchObject({ name: 'Dish 4', price: '$99' });
  });

  test('lets the slower one overwrite', async () => {
    const { edit, stored } = await aWebsite();
    await edit({ website_name: 'Theirs' }, 1);
    const { body } = await edit({ website_name: 'Mine' }, 1);
    await edit({ website_name: 'Mine' }, ConflictSchema.parse(body.conflict).version);
    expect((await stored()).content.website_name).toBe('Mine');
  });

  test('of many parallel saves of one version one wins, and the others get a conflict', async () => {
    const { edit, stored } = await aWebsite();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => edit({ [`menu_items[${at % 2}].price`]: `$${at}` }, 1)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await stored()).document.version).toBe(2);
  });

  test('without a version every change applies to the current state', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, menu_items: menuItems(3) }));
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, at) => edit({ [`menu_items[${at}].price`]: `$${at}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { content, document, record } = await stored();
    expect(content.menu_items.map(({ price }) => price)).toEqual(['$0', '$1', '$2']);
    expect(document.version).toBe(4);
    expect(record.content_version).toBe(4);
  });

  test('more than fifty changes behind, the list of changes is incomplete and says so', async () => {
    const { edit, stored } = await aWebsite();
    for (let version = 1; version <= 52; version++) await edit({ cuisine: `Cuisine ${version}` }, version);
    expect((await stored()).document.recent_changes).toHaveLength(50);
    const { body } = await edit({ website_name: 'Late' }, 1);
    expect(body.conflict).toEqual({ version: 53, changes: { cuisine: 'Cuisine 52' }, is_whole: false });
  });
});

describe('images', () => {
  test('uploaded by the owner come with their details', async () => {
    const { edit, setup, owner, stored } = await aWebsite();
    const image = await anUploadedImage(setup, owner);
    const { body } = await edit({ hero_image: image.url, 'menu_items[0].image': image.url });
    expect(body.data).toMatchObject({ image_assets: { [image.url]: image.asset } });
    const { content, record } = await stored();
    expect(content.hero_image).toBe(image.url);
    expect(content.image_assets[image.url]).toEqual(image.asset);
    expect(record).toMatchObject({ hero_image: image.url });
    expect(record.used_images).toContain(image.image_id);
  });

  test('of another owner, or unknown ones, are rejected on every path', async () => {
    const { edit, setup, stored } = await aWebsite();
    const foreign = await anUploadedImage(setup, await setup.anOwner());
    const answer = await edit({
      website_name: 'Lupa',
      hero_image: foreign.url,
      'menu_items[0]': { name: 'Soup', image: '/images/nobody/abc-800.webp' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: {
          hero_image: 'Choose one of your images.',
          'menu_items[0]': 'Choose one of your images.',
        },
      },
    });
    expect((await stored()).document.version).toBe(1);
  });

  test('from before details were stored don’t block editing', async () => {
    const { edit, stored } = await aWebsite((content) => ({ ...content, image_assets: {} }));
    expect(await edit({ website_name: 'Osteria Lupa' })).toMatchObject({ status: 200 });
    expect((await stored()).content.website_name).toBe('Osteria Lupa');
  });

  test('return when their removal is undone, drawn ones included', async () => {
    const { edit, setup, owner, stored } = await aWebsite();
    const image = await anUploadedImage(setup, owner);
    const drawn = (await stored()).content.hero_image;
    await edit({ hero_image: image.url });
    await edit({ hero_image: drawn });
    const { content } = await stored();
    expect(Object.keys(content.image_assets)).toContain(drawn);
    expect(Object.keys(content.image_assets)).not.toContain(image.url);
    expect(await edit({ hero_image: image.url })).toMatchObject({ status: 200 });
  });

  test('deleted while being added aren’t shown', async () => {
    const setup = setupWebsites(emulators, {
      api: ({ websites, images }) => ({
        websites: {
          ...websites,
          saveDocument: async (document) => {
            const isSaved = await websites.saveDocument(document);
            const shown = document.content.hero_image.split('/')[2] ?? '';
            if (shown !== '' && (await images.find(document.restaurant_id, shown)) !== undefined) {
              await setup.stores.images.beginDeletion(document.restaurant_id, shown);
            }
            return isSaved;
          },
        },
      }),
    });
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Quick hands');
    const image = await anUploadedImage(setup, owner);
    const answer = await owner.call('updateContent', { params: { id }, json: { hero_image: image.url } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { hero_image: 'Choose one of your images.' } },
    });
    const { content, record } = await storedOf(setup, owner, id);
    expect(content.hero_image).toBe('');
    expect(record.used_images).not.toContain(image.image_id);
  });
});

describe('colors and fonts', () => {
  test('are read, changed, and set by a preset, each as a new version', async () => {
    const { owner, id } = await aWebsite();
    const params = { id };
    const before = await owner.call('getColors', { params });
    expect(before).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    const patched = await owner.call('updateColors', {
      params,
      query: { version: '1' },
      json: { accent: '#123456' },
    });
    expect(patched.body).toMatchObject({
      data: { ...Object(before.body.data), accent: '#123456', version: 2 },
    });
    const preset = await owner.call('applyColorPreset', { params, json: { preset_name: 'warm' } });
    const warm = {
      primary: '#d35400',
      secondary: '#e67e22',
      accent: '#f1c40f',
      neutral: '#fdf2e9',
      body_font: 'Georgia',
      headings_font: 'Georgia',
      preset_name: 'warm',
    };
    expect(preset.body.data).toEqual({ ...warm, version: 3, updated_at: expect.any(String) });
    expect((await owner.call('getColors', { params })).body.data).toEqual(preset.body.data);
    const again = await owner.call('applyColorPreset', { params, json: { preset_name: 'warm' } });
    expect(again.body.data).toMatchObject({ version: 3 });
  });

  test('changed in the meantime are reported to the slower editor', async () => {
    const { owner, id, edit, stored } = await aWebsite();
    const params = { id };
    await owner.call('updateColors', { params, query: { version: '1' }, json: { primary: '#102030' } });
    const query = { version: '1' };
    const late = await owner.call('applyColorPreset', { params, query, json: { preset_name: 'fresh' } });
    const { design_system } = (await stored()).content;
    const conflict = { version: 2, changes: { design_system }, is_whole: true };
    expect(late).toMatchObject({ status: 409, body: { conflict } });
    expect(await edit({ website_name: 'Late too' }, 1)).toMatchObject({ status: 409, body: { conflict } });
  });

  test.each([
    [{ primary: 'red' }, 'primary'],
    [{ body_font: 'Comic Sans MS' }, 'body_font'],
    [{ text_primary: '#000000' }, 'text_primary'],
  ])('%j is rejected', async (json, field) => {
    const { owner, id } = await aWebsite();
    const answer = await owner.call('updateColors', { params: { id }, json });
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.body.fields))).toEqual([field]);
  });
});

test('ten parallel changes of different texts are all saved', async () => {
  const { edit, stored } = await aWebsite();
  const sections = 'pages[0].sections';
  const paths = [
    'website_name',
    TAGLINE,
    `${sections}.hero.description`,
    `${sections}.about.title`,
    `${sections}.about.content`,
    `${sections}.menu.title`,
    `${sections}.faq.title`,
    `${sections}.gallery.title`,
    `${sections}.reviews.title`,
    `${sections}.contact.title`,
  ];
  const answers = await Promise.all(paths.map((path, index) => edit({ [path]: `Text ${index}` })));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const { document } = await stored();
  const text = JSON.stringify(document.content);
  expect(paths.filter((_, index) => !text.includes(`"Text ${index}"`))).toEqual([]);
  expect(document.version).toBe(11);
});

describe('an owner’s text', () => {
  const ABOUT = 'pages[0].sections.about.content';
  const CURE = 'Our broth cures the flu.';

  test('is moderated when saved, and unchanged sentences aren’t checked again', async () => {
    const { setup, edit } = await aWebsite();
    await edit({ [ABOUT]: `We are a small room. ${CURE}` });
    const { rows } = await setup.stores.moderation.listEventually({ status: 'flagged', limit: 50 });
    expect(rows.filter(({ text }) => text.includes(CURE)).at(0)).toMatchObject({
      content_type: 'generated_text',
      flags: ['health.disease'],
    });
    await edit({ [ABOUT]: `We are a large room. ${CURE}` });
    const again = await setup.stores.moderation.listEventually({ status: 'flagged', limit: 50 });
    expect(again.rows.length).toBe(rows.length);
  });

  test('is removed where it was rejected before', async () => {
    const { setup, edit, stored } = await aWebsite();
    const text = `We are a small room in a side street. ${CURE}`;
    await edit({ [ABOUT]: text });
    const { rows } = await setup.stores.moderation.listEventually({ status: 'flagged', limit: 50 });
    const row = rows.find((one) => one.text === text);
    if (row === undefined) throw new Error('The row is missing.');
    const decision = { decisionId: 'd1', administratorId: 'admin-7', at: row.flagged_at };
    await setup.stores.moderation.decide(row, { status: 'rejected', ...decision });
    await edit({ [ABOUT]: 'We are a small room.' });
    await edit({ [ABOUT]: text });
    const { content } = await stored();
    expect(content.pages[0].sections.about.content).toBe('');
  });
});
