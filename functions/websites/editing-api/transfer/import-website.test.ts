import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { type ExportedSite, exportedSite } from '#shared/site/files/site-export.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aDetailedSite } from '#tests/builders/a-detailed-site.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const IMAGE_FILE = { contentType: 'image/webp', cacheControl: 'public' };
const WITHOUT_IMAGES = { hero_image: '', image_assets: {} };
const NO_GALLERY = { gallery: { title: 'Gallery', description: '', images: [] } };

function aSite(changes: Partial<ExportedSite> = {}): ExportedSite {
  const content = aSiteContent({ ...WITHOUT_IMAGES, sections: NO_GALLERY });
  return exportedSite({ content, content_source: 'sections', custom_requirements: 'Wishes', ...changes });
}

async function siteOf({ stores }: WebsiteSetup, owner: Owner, websiteId: string): Promise<ExportedSite> {
  const document = await stores.websites.getDocument({ restaurantId: owner.restaurantId, websiteId });
  return exportedSite({ ...document, own_source: undefined });
}

async function anUploadedImage({ stores, workerDependencies, clock }: WebsiteSetup, owner: Owner) {
  const image_id = workerDependencies.ids.next();
  const url = `/images/${image_id}/abc-800.webp`;
  const asset = { width: 800, height: 600, widths: [400, 800], alt: 'The room', bytes: [3, 5] };
  const created_at = clock.now().toISOString();
  const image = { restaurant_id: owner.restaurantId, image_id, image_type: 'general' as const };
  await stores.images.create({ ...image, url, filename: 'room.jpg', created_at, asset });
  return { url, asset };
}

test('a site.json becomes a new equal website', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const original = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const site = await siteOf(setup, owner, original);
  const { status, body } = await owner.call('importWebsite', { json: { ...site } });
  expect(status).toBe(201);
  const id = String(body.website_id);
  expect(id).not.toBe(original);
  const imported = await siteOf(setup, owner, id);
  expect(JSON.parse(JSON.stringify(imported).replaceAll(id, original))).toEqual(site);
  const image = () => setup.stores.sites.findBytes(`images/${id}/picture0-800.webp`);
  expect(await image()).toEqual(await setup.stores.sites.findBytes(`images/${original}/picture0-800.webp`));
  expect(body.data).toMatchObject({ status: 'draft', website_name: 'Osteria Lupo' });
  await owner.call('deleteWebsite', { params: { id: original } });
  expect(await image()).toBeDefined();
});

test('hours on valid dates are imported', async () => {
  const owner = await setupWebsites(emulators).anOwner();
  const dated = (from: string) => {
    const dated_hours = [{ name: 'Christmas', from, to: from, services: [], note: '' }];
    const content = aSiteContent({ ...WITHOUT_IMAGES, sections: NO_GALLERY, dated_hours });
    return owner.call('importWebsite', { json: { ...aSite({ content }) } });
  };
  expect((await dated('2026-12-25')).status).toBe(201);
  expect((await dated('2026-99-99')).status).toBe(422);
});

test('past dates are removed with the next publication', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const closedOn = (from: string) => ({ name: '', from, to: from, services: [], note: '' });
  const dated_hours = ['2020-12-25', '2099-12-25'].map(closedOn);
  const content = aSiteContent({ ...WITHOUT_IMAGES, sections: NO_GALLERY, dated_hours });
  const { body } = await owner.call('importWebsite', { json: { ...aSite({ content }) } });
  const id = String(body.website_id);
  expect((await owner.call('publishWebsite', { params: { id } })).status).toBe(200);
  const site = await siteOf(setup, owner, id);
  expect(site.content.dated_hours).toEqual([closedOn('2099-12-25')]);
});

test('services, phones, and valid web links are imported', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { services, phones, links = [] } = aDetailedSite();
  const importWith = (facts: Partial<SiteContent>) => {
    const content = aSiteContent({ ...WITHOUT_IMAGES, sections: NO_GALLERY, ...facts });
    return owner.call('importWebsite', { json: { ...aSite({ content }) } });
  };
  const { status, body } = await importWith({ services, phones, links, clock: '24-hour' });
  expect(status).toBe(201);
  const { content } = await siteOf(setup, owner, String(body.website_id));
  expect(content).toMatchObject({ services, phones, links, clock: '24-hour' });
  const script = { kind: 'other' as const, url: 'javascript:alert(1)', text: '' };
  expect((await importWith({ links: [...links, script] })).status).toBe(422);
});

test('the caller’s uploaded image is used as is, whatever the file says', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { url, asset } = await anUploadedImage(setup, owner);
  const content: SiteContent = {
    ...aSite().content,
    hero_image: url,
    image_assets: { [url]: { ...asset, width: 10, bytes: [1, 1] } },
  };
  const { body } = await owner.call('importWebsite', { json: { ...aSite({ content }) } });
  const site = await siteOf(setup, owner, String(body.website_id));
  expect(site.content.image_assets).toEqual({ [url]: asset });
});

test('custom HTML is sanitized, and the answer lists what was removed', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const own_source = { html: '<h1>Ours</h1><script>alert(1)</script>', css: 'h1{color:red}' };
  const { status, body } = await owner.call('importWebsite', {
    json: { ...aSite({ content_source: 'html', own_source }) },
  });
  expect(status).toBe(201);
  expect(body.findings).toMatchObject([{ kind: 'removed', what: '<script>' }]);
  const { data } = (await owner.call('getWebsite', { params: { id: String(body.website_id) } })).body;
  expect(data).toMatchObject({ content_source: 'html', generated_content: { html: '<h1>Ours</h1>' } });
});

test('unknown images of custom HTML are removed and listed, and the sections stay complete', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { url, asset } = await anUploadedImage(setup, owner);
  const gone = '/images/gone/abc-800.webp';
  const own_source = {
    html: [
      '<h1>Ours</h1>',
      `<img src="${gone}" alt="Mum &amp; Dad">`,
      `<img src="${url}" srcset="${gone} 800w, ${url} 800w" alt="The room">`,
      `<p style="background:url(/images/gone/abc-400.webp) red">x</p>`,
    ].join('\n'),
    css: `h1{background:url(${gone})}`,
  };
  const { content } = aSite();
  const image_assets = { [gone]: { ...asset, alt: '' } };
  const site = aSite({ content: { ...content, image_assets }, content_source: 'html', own_source });
  const { status, body } = await owner.call('importWebsite', { json: { ...site } });
  expect([status, body.error]).toEqual([201, undefined]);
  const removed = (source: string, line: number, what: string) => ({
    kind: 'removed',
    source,
    line,
    what,
    message: expect.stringContaining('This image was deleted, so we removed it'),
  });
  expect(body.findings).toEqual([
    removed('html', 2, 'Mum & Dad'),
    removed('html', 4, 'abc-400.webp'),
    removed('css', 1, 'abc-800.webp'),
  ]);
  const id = String(body.website_id);
  const { data } = (await owner.call('getWebsite', { params: { id } })).body;
  expect(data).toMatchObject({
    content_source: 'html',
    generated_content: {
      html: `<h1>Ours</h1>\n\n<img src="${url}" srcset="${url} 800w" alt="The room">\n<p style="background: none red;">x</p>`,
      css: 'h1 {\n  background: none;\n}\n',
    },
    content: { ...content, image_assets: { [url]: asset } },
  });
  expect((await owner.call('publishWebsite', { params: { id } })).status).toBe(200);
});

describe('an import rejects', () => {
  async function refused(json: Record<string, unknown>, prepare?: (setup: WebsiteSetup) => Promise<Owner>) {
    const setup = setupWebsites(emulators);
    const owner = (await prepare?.(setup)) ?? (await setup.anOwner());
    const answer = await owner.call('importWebsite', { json });
    const { data } = (await owner.call('listWebsites')).body;
    expect(data).toMatchObject({ total: 0 });
    const { websites, running } = await setup.stores.restaurants.findSlots(owner.restaurantId);
    expect({ websites, running }).toEqual({ websites: 0, running: [] });
    return answer;
  }

  test('another owner’s images, with each place', async () => {
    const answer = await refused({ ...aSite({ content: aSiteContent() }) });
    const NOT_YOURS = 'This image isn’t in your library. Upload it again.';
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: {
          'content.hero_image': NOT_YOURS,
          'content.pages[0].sections.gallery.images[0].url': NOT_YOURS,
        },
      },
    });
  });

  test('another owner’s image in custom HTML that the caller also has', async () => {
    const own_source = { html: '<img src="/images/gone/a-800.webp" alt="">', css: '' };
    const images_at_hand = ['/images/gone/a-800.webp'];
    const answer = await refused({ ...aSite({ content_source: 'html', own_source }), images_at_hand });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'own_source.html': expect.any(String) } },
    });
  });

  test('another owner’s uploaded or website image', async () => {
    const setup = setupWebsites(emulators);
    const other = await setup.anOwner();
    const { url, asset } = await anUploadedImage(setup, other);
    const id = await aStoredWebsite({ setup, owner: other }, 'Osteria');
    const drawn = `/images/${id}/picture0-800.webp`;
    for (const hero_image of [url, drawn]) {
      const content = { ...aSite().content, hero_image, image_assets: { [hero_image]: asset } };
      const answer = await refused({ ...aSite({ content }) });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { 'content.hero_image': expect.any(String) } },
      });
    }
  });

  test('another owner’s image in custom HTML', async () => {
    await setupWebsites(emulators).stores.sites.put('images/other/a-800.webp', 'theirs', IMAGE_FILE);
    const own_source = { html: '<img src="/images/other/a-800.webp" alt="">', css: '' };
    const answer = await refused({ ...aSite({ content_source: 'html', own_source }) });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'own_source.html': expect.any(String) } },
    });
  });

  test('a drawn image at addresses that no file has', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const id = await aStoredWebsite({ setup, owner }, 'Osteria');
    const hero_image = `/images/${id}/picture0-1.webp`;
    const asset = { width: 800, height: 600, widths: [800], alt: '', bytes: [1] };
    const content = { ...aSite().content, hero_image, image_assets: { [hero_image]: asset } };
    const answer = await owner.call('importWebsite', { json: { ...aSite({ content }) } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'content.hero_image': expect.any(String) } },
    });
    expect(await setup.stores.sites.exists(`images/${id}/picture0-800.webp`)).toBe(true);
  });

  test.each([
    ['too many widths', { widths: Array.from({ length: 20_000 }, (_, index) => index + 1) }, 'widths'],
    ['a repeated width', { widths: [800, 800] }, 'widths'],
    ['too many files', { bytes: Array.from({ length: 9 }, () => 1) }, 'bytes'],
  ])('an image with %s', async (_, changes, field) => {
    const asset = { width: 800, height: 600, widths: [800], alt: '', bytes: [1], ...changes };
    const url = '/images/a/b-800.webp';
    const content = { ...aSite().content, image_assets: { [url]: asset } };
    const answer = await refused({ ...aSite(), content });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: {
          [`content.image_assets.${url}.${field}`]: 'List at most 8 different widths per image.',
        },
      },
    });
  });

  test('more images than a website can show', async () => {
    const asset = { width: 800, height: 600, widths: [800], alt: '', bytes: [1] };
    const urls = Array.from({ length: 601 }, (_, index) => `/images/a/b${index}-800.webp`);
    const image_assets = Object.fromEntries(urls.map((url) => [url, asset]));
    const answer = await refused({ ...aSite(), content: { ...aSite().content, image_assets } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'content.image_assets': 'List at most 600 images.' } },
    });
  });

  test.each(['html', 'css'] as const)('a file with custom %s beyond the limit', async (name) => {
    const own_source = { html: '', css: '', [name]: 'x'.repeat(300 * 1024) };
    const answer = await refused({ ...aSite({ own_source }) });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [`own_source.${name}`]: expect.stringContaining('is 300 KB. The limit is') } },
    });
  });

  test.each([
    ['another format', { ...aSite(), format: 'wordpress' }, 'format'],
    ['no content', { format: 'tableside-site/1' }, 'content'],
    [
      'a text longer than an owner could enter',
      { ...aSite({ content: { ...aSite().content, cuisine: 'x'.repeat(300) } }) },
      'content.cuisine',
    ],
    [
      'an impossible rating',
      {
        ...aSite(),
        content: aSiteContent({
          ...WITHOUT_IMAGES,
          sections: {
            ...NO_GALLERY,
            reviews: { title: '', items: [{ name: 'A', text: 'B', rating: 9, date: '' }] },
          },
        }),
      },
      'content.pages.0.sections.reviews.items.0.rating',
    ],
  ])('a file with %s', async (_, json, field) => {
    const answer = await refused(json);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  });

  test('prototype keys', async () => {
    const setup = setupWebsites(emulators);
    const owner = await setup.anOwner();
    const json = JSON.parse(
      JSON.stringify({ ...aSite() }).replace(
        '"image_assets":{}',
        '"image_assets":{"__proto__":{"polluted":1}}',
      ),
    );
    const answer = await owner.call('importWebsite', { json });
    expect([201, 422]).toContain(answer.status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    if (answer.status !== 201) return;
    const site = await siteOf(setup, owner, String(answer.body.website_id));
    expect(site.content.image_assets).toEqual({});
  });
});
