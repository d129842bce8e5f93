import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeCustomHtml } from '#functions/websites/custom-html.ts';
import { packWebsite } from '#functions/websites/pack-website.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { findFontFamily } from '#shared/site/fonts.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function withWebsite() {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  return { setup, owner, id, key: { restaurantId: owner.restaurantId, websiteId: id } };
}

/** The paths of the families' files, sorted. */
function usedFonts(families: string[]): string[] {
  const used = families.map(findFontFamily).filter((family) => family !== undefined);
  const files = used.flatMap(({ basic, files: whole }) => [...basic, ...whole]);
  return files.map(({ path }) => path.slice(1)).toSorted();
}

async function download(owner: Owner, id: string) {
  const { status, body } = await owner.call('downloadWebsite', { params: { id } });
  expect(status).toBe(200);
  const { url, filename, expires_at } = body.data as Record<'url' | 'filename' | 'expires_at', string>;
  const response = await fetch(url);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { url, filename, expires_at, names: Object.keys(files), text, headers: response.headers };
}

test('a download is recorded with the website’s name', async () => {
  const { setup, owner, id } = await withWebsite();
  await download(owner, id);
  const after = { website_name: 'Osteria Lupo' };
  expect(setup.auditRecords.changes().at(-1)).toMatchObject({ operation: 'downloadWebsite', after });
});

test('the zip has the page, its images and fonts, and the website’s data', async () => {
  const { setup, owner, id, key } = await withWebsite();
  const { names, text, filename } = await download(owner, id);
  expect(filename).toBe('osteria-lupo.zip');
  expect(names).toEqual([
    'index.html',
    'robots.txt',
    'site.json',
    ...usedFonts(['Fraunces', 'Source Sans 3']),
    ...[0, 1, 2, 3].map((index) => `images/${id}/picture${index}-800.webp`),
  ]);
  expect(text('index.html')).toContain(`src="./images/${id}/picture0-800.webp"`);
  expect(text(`images/${id}/picture0-800.webp`)).toBe(
    await setup.stores.sites.find(`images/${id}/picture0-800.webp`),
  );
  const { content } = await setup.stores.websites.getDocument(key);
  expect(JSON.parse(text('site.json'))).toMatchObject({
    format: 'tableside-site/1',
    content,
    content_source: 'sections',
  });
});

test('the link is valid for ten minutes and uses the website’s name', async () => {
  const { setup, owner, id } = await withWebsite();
  const { url, expires_at } = await download(owner, id);
  const query = new URL(url).searchParams;
  expect(query.get('X-Amz-Expires')).toBe('600');
  expect(query.get('response-content-disposition')).toBe('attachment; filename="osteria-lupo.zip"');
  expect(Date.parse(expires_at) - setup.clock.now().getTime()).toBe(600_000);
});

test('a published website includes its sitemap, and missing content isn’t filled with samples', async () => {
  const { owner, id } = await withWebsite();
  expect((await download(owner, id)).names).not.toContain('sitemap.xml');
  await owner.call('publishWebsite', { params: { id } });
  const { text } = await download(owner, id);
  expect(text('sitemap.xml')).toContain('https://sites.example.com/osteria-lupo/');
  expect(text('index.html')).not.toContain('Sample');
});

test('an unpublishable website can be downloaded', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria', (content) => ({
    ...content,
    hero_image: '/images/nowhere/gone-800.webp',
  }));
  const { names } = await download(owner, id);
  expect(names).toContain('index.html');
  expect(names.filter((name) => name.includes('gone'))).toEqual([]);
});

test('custom HTML is the page in the zip', async () => {
  const { setup, owner, id, key } = await withWebsite();
  const { stores, workerDependencies } = setup;
  const html = `<h1>Our own page</h1><img src="/images/${id}/picture1-800.webp" alt="Bread">`;
  const source_key = await storeCustomHtml({ ...stores, ids: workerDependencies.ids }, key, {
    html,
    css: '',
  });
  const document = await stores.websites.getDocument(key);
  await stores.websites.saveDocument({ ...document, version: 2, content_source: 'html', source_key });
  const { text, names } = await download(owner, id);
  expect(text('index.html')).toContain(
    `<h1>Our own page</h1><img src="./images/${id}/picture1-800.webp" alt="Bread">`,
  );
  expect(names).toContain(`images/${id}/picture1-800.webp`);
  expect(JSON.parse(text('site.json')).own_source.html).toBe(html);
});

test('the same website gives the same zip bytes', async () => {
  const { setup, owner, id, key } = await withWebsite();
  const { text } = await download(owner, id);
  const site = JSON.parse(text('site.json'));
  const { updated_at: updatedAt } = await setup.stores.websites.getDocument(key);
  const pack = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of packWebsite(setup.stores.sites, { site, updatedAt })) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const [one, other] = [await pack(), await pack()];
  expect(one.equals(other)).toBe(true);
});

test('a website with many images is packed completely', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria');
  const big = Buffer.alloc(5_000_000, 7);
  for (const index of [0, 1, 2, 3]) {
    await setup.stores.sites.put(`images/${id}/picture${index}-800.webp`, big, {
      contentType: 'image/webp',
      cacheControl: 'public',
    });
  }
  const { text, names } = await download(owner, id);
  expect(names.filter((name) => name.startsWith('images/'))).toHaveLength(4);
  expect(text(`images/${id}/picture3-800.webp`)).toHaveLength(5_000_000);
});

test('another owner’s website can’t be downloaded', async () => {
  const { setup, id } = await withWebsite();
  const other = await setup.anOwner();
  expect(await other.call('downloadWebsite', { params: { id } })).toMatchObject({ status: 404 });
});

test('an unavailable store leaves the website unchanged, and the download can be retried', async () => {
  const mortal = aMortalProcess();
  const setup = setupWebsites(emulators, { apiInterference: mortal.interference });
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria');
  mortal.dieAfter(3);
  expect((await owner.call('downloadWebsite', { params: { id } })).status).toBe(503);
  mortal.dieAfter(Number.POSITIVE_INFINITY);
  expect((await download(owner, id)).names).toContain('index.html');
});
