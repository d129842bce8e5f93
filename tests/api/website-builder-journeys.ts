import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { until } from '#tests/builders/until.ts';
import type { ApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';

/** Where a platform is reached: its API, and a published address as this test can open it. */
export type BuilderPlatform = { api: ApiClient; addressOf: (publicUrl: string) => string };

const BRIEF = {
  website_name: 'Osteria Lupo',
  custom_requirements:
    'Roman trattoria, wood oven. Menu: Cacio e pepe 14.50; Carciofi alla giudia 9. Closed Mondays.',
};

/** The same restaurant in a template: what owners do with texts and colors does not ask how the page came about. */
const CUSTOMIZED = {
  restaurant_name: 'Osteria Lupo',
  menu_items: [{ name: 'Cacio e pepe', description: 'Roman', price: '14.50' }],
};

type Body = Record<string, unknown>;
type Data = Body & { version: number; website_id: string };
const dataOf = (body: Body) => body.data as Data;

/**
 * What an owner does with a website beyond generating and publishing it, over HTTP alone. The same journeys
 * run against local mode and against the deployed stacks.
 */
export function defineWebsiteBuilderJourneys(platform: () => BuilderPlatform): void {
  /** The website of an owner, and a client that names both. */
  function openWebsite(owner: Owner, websiteId: string) {
    const { api } = platform();
    const call: ApiClient = (operation, details = {}) =>
      api(operation, { token: owner.token, ...details, params: { id: websiteId, ...details.params } });
    return { owner, websiteId, call };
  }

  async function aGenerated() {
    const { api } = platform();
    const owner = await anOwner(api);
    const { websiteId } = await aGeneratedWebsite(api, owner, BRIEF);
    return openWebsite(owner, websiteId);
  }

  async function aWebsite(customized: object = CUSTOMIZED) {
    const owner = await anOwner(platform().api);
    const created = await platform().api('createFromTemplate', {
      token: owner.token,
      body: {
        restaurant_id: owner.restaurantId,
        website_name: 'Osteria Lupo',
        template_id: 'fast-food-1',
        template_customizations: customized,
        status: 'ready',
      },
    });
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'ready' } } });
    return openWebsite(owner, String(created.body.website_id));
  }

  async function publicPage(call: ApiClient): Promise<string> {
    const { status, body } = await call('publishWebsite');
    expect([status, body]).toEqual([200, expect.anything()]);
    const page = await fetch(platform().addressOf(String(body.url)));
    expect(page.status).toBe(200);
    return page.text();
  }

  test('an owner edits texts by path, publishes, and guests read the new words', async () => {
    const { call } = await aWebsite();
    const changes = {
      'pages[0].sections.hero.tagline': 'Fire, flour and patience',
      'menu_items[0].name': 'Tonnarelli cacio e pepe',
      'pages[0].sections.faq.items[0]': { question: 'Do you take dogs?', answer: 'Yes, on the terrace.' },
    };
    expect(await call('updateContent', { body: changes })).toMatchObject({ status: 200 });
    const html = await publicPage(call);
    for (const text of ['Fire, flour and patience', 'Tonnarelli cacio e pepe', 'Do you take dogs?'])
      expect(html).toContain(text);
  });

  test('the slower of two editors is told what changed and loses nothing', async () => {
    const { call } = await aWebsite();
    const { version } = dataOf((await call('getWebsite')).body);
    const tagline = 'pages[0].sections.hero.tagline';
    await call('updateContent', { query: { version }, body: { [tagline]: 'From the first tab' } });
    const refused = await call('updateContent', {
      query: { version },
      body: { [tagline]: 'From the second' },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'website_changed',
        conflict: { version: version + 1, changes: { [tagline]: 'From the first tab' }, is_whole: true },
      },
    });
    const overwritten = await call('updateContent', {
      query: { version: version + 1 },
      body: { [tagline]: 'From the second' },
    });
    expect(overwritten).toMatchObject({ status: 200, body: { data: { version: version + 2 } } });
  });

  test('a change that cannot be made changes nothing', async () => {
    const { call } = await aWebsite();
    const before = dataOf((await call('getWebsite')).body);
    const refused = await call('updateContent', {
      body: { website_name: 'Another name', 'menu_items[999].name': 'Nothing' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'menu_items[999].name': expect.any(String) } },
    });
    expect(dataOf((await call('getWebsite')).body)).toEqual(before);
  });

  test('a preset changes the colors that guests see', async () => {
    const { call } = await aWebsite();
    expect(await call('applyColorPreset', { body: { preset_name: 'fresh' } })).toMatchObject({
      status: 200,
      body: {
        data: { primary: '#27ae60', neutral: '#e8f8f5', headings_font: 'Trebuchet MS', preset_name: 'fresh' },
      },
    });
    expect(await call('getColors')).toMatchObject({ body: { data: { preset_name: 'fresh' } } });
    expect(await publicPage(call)).toContain('--primary:#27ae60');
  });

  test('a snapshot comes back, and the one before it is kept too', async () => {
    const { call } = await aWebsite();
    const kept = dataOf((await call('saveVersion')).body);
    await call('updateContent', { body: { 'pages[0].sections.about.title': 'Changed since' } });
    const answer = await call('restoreVersion', { params: { version: String(kept.version) } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('Changed since');
    const { versions } = dataOf((await call('listVersions')).body) as unknown as {
      versions: { version: number; reasons: string[] }[];
    };
    expect(versions.find(({ reasons }) => reasons.includes('before_restore'))?.version).toBe(
      kept.version + 1,
    );
  });

  test('an owner replaces the hero with a picture of their own, and it cannot be deleted unawares', async () => {
    const { api, addressOf } = platform();
    const { owner, call } = await aWebsite();
    const image = await anUploadedImage(api, owner);
    expect(await call('updateContent', { body: { hero_image: image.url } })).toMatchObject({
      status: 200,
      body: { data: { image_assets: { [image.url]: { widths: expect.any(Array) } } } },
    });
    const html = await publicPage(call);
    expect(html).toContain(image.url);
    const origin = addressOf(String((dataOf((await call('getWebsite')).body) as Body).url));
    expect((await fetch(new URL(image.url, origin))).headers.get('content-type')).toBe('image/webp');

    const { token } = owner;
    const refused = await api('deleteImage', { token, params: { id: image.image_id } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'image_in_use', fields: expect.any(Object) },
    });
    const forced = await api('deleteImage', {
      token,
      params: { id: image.image_id },
      query: { force: 'true' },
    });
    expect(forced.status).toBe(200);
    expect(dataOf((await call('getWebsite')).body)).toMatchObject({ hero_image: '' });
  });

  test("an owner's custom HTML is cleaned, published, and given up again without a loss", async () => {
    const { call } = await aWebsite();
    const html = '<main><h1>By hand</h1><p onclick="steal()">Our words</p><script>steal()</script></main>';
    const css = 'h1{color:#333}@import url(https://elsewhere.example/x.css);';
    const saved = await call('saveWebsite', { body: { generated_content: { html, css } } });
    expect(saved).toMatchObject({ status: 200, body: { data: { content_source: 'html' } } });
    const whats = (saved.body.findings as { what: string }[]).map(({ what }) => what).join(' ');
    for (const what of ['script', 'onclick', '@import']) expect(whats).toContain(what);
    const page = await publicPage(call);
    expect(page).toContain('By hand');
    expect(page).not.toMatch(/steal|elsewhere/);

    const back = await call('switchContentSource', { body: { content_source: 'sections' } });
    expect(back).toMatchObject({ status: 200, body: { data: { content_source: 'sections' } } });
    expect(dataOf(back.body)).toMatchObject({ own_source: { html: expect.stringContaining('By hand') } });
    expect(await publicPage(call)).toContain('Cacio e pepe');
  });

  test('an owner begins with a template', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const templates = dataOf((await api('listTemplates', { token })).body) as unknown as {
      templates: { id: string }[];
    };
    expect(templates.templates.map(({ id }) => id)).toHaveLength(6);
    const { call } = await aWebsite({
      restaurant_name: 'Kaze',
      restaurant_tagline: 'Broth since morning',
      menu_items: [{ name: 'Shoyu ramen', description: 'Chicken and dashi', price: '$15' }],
    });
    const html = await publicPage(call);
    for (const text of ['Broth since morning', 'Shoyu ramen', '$15']) expect(html).toContain(text);
  });

  test('a regenerated website keeps the one before it', async () => {
    const { api } = platform();
    const { owner, call } = await aGenerated();
    await call('updateContent', { body: { 'pages[0].sections.about.title': 'Before the change' } });
    const started = await call('regenerateWebsite', {
      body: { custom_requirements: 'A quiet seafood bar with a short menu.' },
    });
    expect(started.status).toBe(202);
    const id = String(started.body.generation_id);
    const done = await until(
      async () => {
        const { body } = await api('getGenerationProgress', { token: owner.token, params: { id } });
        return body.status === 'in_progress' ? undefined : body;
      },
      { timeoutMs: 90_000, everyMs: 200 },
    );
    expect(done).toMatchObject({ status: 'completed', error_details: null });
    const website = (await call('getWebsite')).body;
    expect(JSON.stringify(website)).not.toContain('Before the change');
    const { versions } = dataOf((await call('listVersions')).body) as unknown as {
      versions: { version: number; reasons: string[] }[];
    };
    const before = versions.find(({ reasons }) => reasons.includes('before_regeneration'));
    const restored = await call('restoreVersion', { params: { version: String(before?.version) } });
    expect(JSON.stringify(restored.body)).toContain('Before the change');
  });

  test('an owner leaves with a zip and comes back to an equal site', async () => {
    const { api } = platform();
    const { owner, call } = await aGenerated();
    const download = await call('downloadWebsite');
    expect([download.status, download.body]).toEqual([200, expect.anything()]);
    const { url } = dataOf(download.body) as unknown as { url: string };
    const files = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'site.json', 'robots.txt']));
    const html = new TextDecoder().decode(files['index.html']);
    const referred = [...html.matchAll(/(?:src|href)="(?!#|https?:|mailto:|tel:|data:)([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(referred.length).toBeGreaterThan(0);
    for (const name of referred) expect(names).toContain(name?.replace(/^\.\//, ''));

    const site: unknown = JSON.parse(new TextDecoder().decode(files['site.json']));
    const imported = await api('importWebsite', { token: owner.token, body: site });
    expect(imported.status).toBe(201);
    const id = String(imported.body.website_id);
    const contentOf = (body: Body) => withoutImageFolders((body.data as { content: unknown }).content);
    const copy = await api('getWebsite', { token: owner.token, params: { id } });
    expect(contentOf(copy.body)).toEqual(contentOf((await call('getWebsite')).body));
  });

  test('a duplicate stands on its own', async () => {
    const { api } = platform();
    const { owner, call } = await aGenerated();
    const { token } = owner;
    const duplicate = await call('duplicateWebsite');
    expect(duplicate.status).toBe(201);
    const id = String(duplicate.body.website_id);
    expect((await call('deleteWebsite')).status).toBe(200);
    const published = await api('publishWebsite', { token, params: { id } });
    expect(published.status).toBe(200);
    const address = platform().addressOf(String(published.body.url));
    const html = await (await fetch(address)).text();
    const images = new Set([...html.matchAll(/\/images\/[^"\s,]+\.webp/g)].map(([path]) => path));
    expect(images.size).toBeGreaterThan(0);
    for (const path of images)
      expect([path, (await fetch(new URL(path, address))).status]).toEqual([path, 200]);
  });
}

type UploadedImage = { image_id: string; url: string };

/** Uploads a picture straight to storage, as the browser does, and has it processed. */
async function anUploadedImage(api: ApiClient, { token }: Owner): Promise<UploadedImage> {
  const file = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const prepared = await api('createUpload', {
    token,
    body: {
      purpose: 'website_image',
      filename: 'terrace.jpg',
      content_type: 'image/jpeg',
      size: file.length,
    },
  });
  const { upload_id, url, fields } = prepared.body.data as {
    upload_id: string;
    url: string;
    fields: Record<string, string>;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'terrace.jpg');
  const sent = await fetch(url, { method: 'POST', body: form });
  expect([sent.status, sent.ok]).toEqual([sent.status, true]);
  const taken = await api('uploadImage', { token, body: { upload_id, image_type: 'hero' } });
  expect(taken.status).toBe(201);
  return taken.body.data as UploadedImage;
}

/** Pictures are copied under the new website's id: everything else must be the same. */
function withoutImageFolders(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content).replace(/\/images\/[\w-]+\//g, '/images/…/'));
}
