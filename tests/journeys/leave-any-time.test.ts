import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { WebsiteSchema } from '#shared/websites/contract/website.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { anUploadedImage } from '#tests/api/uploaded-image.ts';
import { anEmptySiteContent } from '#tests/builders/a-site-content.ts';
import { aSidewaysPhoto } from '#tests/builders/hostile-images.ts';
import { answered, expect, test } from './journey.ts';
import { anOwner, arriveAs, type Owner, webOrigin } from './owner.ts';
import { chooseAction } from './website-card.ts';

/** Downloads the website in the carousel and returns the path of the zip. */
async function downloadZip(page: Page, website: string): Promise<string> {
  await chooseAction(page, website, 'Download');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  await expect(page.getByRole('dialog')).toBeHidden();
  return download.path();
}

/** Unpacks a zip into a folder as an owner would. */
async function unpack(zipFile: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(zipFile)))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  return folder;
}

/** Opens a page from a folder without a server and checks its first heading and that every image loads. */
async function expectPageInFolder(context: BrowserContext, folder: string): Promise<void> {
  const page = await context.newPage();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href)) outside.push(request.url());
  });
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/./);
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'error'))).toBe(false);
  expect(outside).toEqual([]);
  await page.close();
}

async function importZip(page: Page, zipFile: string): Promise<string> {
  await page.getByRole('button', { name: 'Import a website' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: await readFile(zipFile),
  });
  await expect(page).toHaveURL(/\/preview\/[\w-]+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** A website's content without image addresses, which differ between accounts. */
async function contentOf(owner: Owner, id: string): Promise<unknown> {
  const { body } = await createApiClient(webOrigin())('getWebsite', { token: owner.token, params: { id } });
  const { content } = WebsiteSchema.parse(body.data);
  const images = Object.keys(content.image_assets).length;
  const text = JSON.stringify({ ...content, image_assets: {} });
  return { images, content: JSON.parse(text.replaceAll(/\/images\/[^"]+/g, 'a picture')) };
}

test('an owner exports a website, opens it from a folder, and imports it again', async ({
  page,
  context,
  published,
  consoleWatch,
}) => {
  // The first attempt to import into another account is refused because of its images.
  consoleWatch.expectErrors(answered(422));
  const { owner, websiteId, name } = published;
  await arriveAs(page, owner, '/website-builder');
  const zipFile = await downloadZip(page, name);
  const folder = await unpack(zipFile);
  await expectPageInFolder(context, folder);

  const original = await contentOf(owner, websiteId);
  const again = await importZip(page, zipFile);
  expect(await contentOf(owner, again)).toEqual(original);
  await createApiClient(webOrigin())('deleteWebsite', { token: owner.token, params: { id: again } });

  const successor = await anOwner('Osteria Due');
  await page.evaluate((token) => localStorage.setItem('token', token), successor.token);
  await page.goto('/website-builder');
  const taken = await importZip(page, zipFile);
  expect(await contentOf(successor, taken)).toEqual(original);
  const hero = page.getByTitle(`Preview of ${name}`).contentFrame().locator('img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await rm(folder, { recursive: true });

  // A site.json without its images is refused with how to include them.
  const { 'site.json': json } = unzipSync(await readFile(zipFile));
  const stranger = await anOwner('Osteria Tre');
  await page.evaluate((token) => localStorage.setItem('token', token), stranger.token);
  await page.goto('/website-builder');
  await page.getByRole('button', { name: 'Import a website' }).click();
  const choose = page.getByLabel('Choose a file');
  const file = (name: string, bytes: Uint8Array) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(bytes),
  });
  await choose.setInputFiles(file('site.json', json ?? new Uint8Array()));
  await expect(page.getByRole('alert')).toContainText('Upload the full ZIP file.');
  await choose.setInputFiles(file('site.json', new TextEncoder().encode('{"format":"other"}')));
  await expect(page.getByRole('alert')).toContainText('We couldn’t read this site.json file.');
});

test('importing custom HTML with a deleted image leaves the image out and says so', async ({
  page,
  owner,
}) => {
  const call = createApiClient(webOrigin());
  const { token } = owner;
  const image = await anUploadedImage(call, owner, await aSidewaysPhoto());
  const site = {
    format: 'tableside-site/1',
    content: anEmptySiteContent({ website_name: 'Osteria Lupo' }),
    content_source: 'html',
    own_source: { html: `<h1>Lupo</h1><img src="${image.url}" alt="Our terrace">`, css: '' },
  };
  await call('importWebsite', { token, body: site });
  await call('deleteImage', { token, params: { id: image.image_id }, query: { force: 'true' } });

  await arriveAs(page, owner, '/website-builder');
  const zipFile = await downloadZip(page, 'Osteria Lupo');
  await page.getByRole('button', { name: 'Import a website' }).click();
  await page.getByLabel('Choose a file').setInputFiles(zipFile);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Imported with some code removed')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Our terrace: This image was deleted/]);
  await dialog.getByRole('link', { name: 'Open preview' }).click();
  const preview = page.getByTitle('Preview of Osteria Lupo').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Lupo' })).toBeVisible();
  await expect(preview.locator('img')).toHaveCount(0);
});
