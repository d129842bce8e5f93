import type { Locator, Page } from '@playwright/test';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '#shared/images/contract/site-image.ts';
import {
  aDecompressionBomb,
  aJpeg,
  aNonImage,
  anSvg,
  aSidewaysPhoto,
  aTransparentPng,
  aTruncatedJpeg,
} from '#tests/builders/hostile-images.ts';
import { REFUSAL_MESSAGES } from '#web/images/api/upload-error.ts';
import { codeField, livePage, openEditor, saveCustomHtml, writeCode } from './code-editing.ts';
import { answered, expect, test } from './journey.ts';
import { anImportedSite, type GeneratedSite, type Owner } from './owner.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

const jpeg = (name: string, buffer: Buffer): File => ({ name, mimeType: 'image/jpeg', buffer });
const choose = (page: Page, file: File) => page.getByLabel('Image file').setInputFiles(file);
const insertImage = (page: Page) => page.getByRole('button', { name: 'Insert image' }).click();

async function openImages(page: Page, owner: Owner): Promise<{ site: GeneratedSite; dialog: Locator }> {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await insertImage(page);
  const dialog = page.getByRole('dialog', { name: 'Insert an image' });
  await expect(dialog.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  return { site, dialog };
}

test('an invalid image is rejected before anything is sent', async ({ page, owner }) => {
  const { dialog } = await openImages(page, owner);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const refusals: [File, string][] = [
    [{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: anSvg() }, IMAGE_MESSAGES.type],
    [jpeg('empty.jpg', Buffer.alloc(0)), IMAGE_MESSAGES.missing],
    [jpeg('notes.jpg', aNonImage()), IMAGE_MESSAGES.invalid],
    [jpeg('icon.jpg', await aJpeg({ width: 99, height: 400 })), IMAGE_MESSAGES.tooSmallEdges],
    [{ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: aNonImage() }, REFUSAL_MESSAGES.heic],
    [
      { name: 'bomb.png', mimeType: 'image/png', buffer: aDecompressionBomb() },
      REFUSAL_MESSAGES.tooLargeToShrink,
    ],
  ];
  for (const [file, sentence] of refusals) {
    await choose(page, file);
    await expect(dialog.getByRole('alert'), file.name).toHaveText(sentence);
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();
  }
  expect(sent).toEqual([]);
});

test('an image is uploaded, placed, shown, and chosen again', async ({ page, owner }) => {
  const { site, dialog } = await openImages(page, owner);
  await page.keyboard.press('Escape');
  await writeCode(codeField(page, 'HTML'), '');
  await insertImage(page);
  await choose(page, jpeg('Dining room.jpg', await aJpeg({ width: 2400, height: 1600 })));
  await expect(dialog).toBeHidden();
  await expect(codeField(page, 'HTML')).toContainText('<img src="/images/');
  await expect(livePage(page, site).locator('img')).toHaveCount(1);
  const image = livePage(page, site).locator('img').first();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await insertImage(page);
  const choice = dialog.getByRole('button', { name: /^Dining room/ });
  const thumbnail = choice.locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([300, 300]);
  await choice.click();
  await expect(livePage(page, site).locator('img')).toHaveCount(2);
});

test('a rotated phone photo is resized and turned upright before the upload', async ({ page, owner }) => {
  const { site, dialog } = await openImages(page, owner);
  const photo = await aSidewaysPhoto({ width: 4032, height: 3024 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/uploads'));
  await choose(page, jpeg('Terrace at night.jpg', Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES)])));
  const { size } = (await sent).postDataJSON() as { size: number };
  expect(size).toBeLessThan(MAX_IMAGE_BYTES);
  await expect(dialog).toBeHidden();
  const picture = livePage(page, site).locator('img[alt="Terrace at night"]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(3024 / 4032, 1);
});

test('images can be dropped and pasted, and the first of several files is used', async ({ page, owner }) => {
  const { site, dialog } = await openImages(page, owner);
  const bytes = [...(await aJpeg({ width: 300, height: 200 }))];
  const send = (kind: 'drop' | 'paste') =>
    page.getByRole('dialog').evaluate(
      (element, { how, data }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], 'menu.pdf', { type: 'application/pdf' }));
        transfer.items.add(new File([new Uint8Array(data)], `By ${how}.jpg`, { type: 'image/jpeg' }));
        const target = element.querySelector('button + input[type=file]') ?? element;
        const event =
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
      },
      { how: kind, data: bytes },
    );
  for (const kind of ['drop', 'paste'] as const) {
    await send(kind);
    await expect(dialog).toBeHidden();
    await insertImage(page);
    await expect(dialog.getByRole('button', { name: new RegExp(`^By ${kind}`) })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(livePage(page, site).locator('img[alt^="By "]')).toHaveCount(2);
});

test('an upload shows its progress and can be canceled', async ({ page, owner }) => {
  const { dialog } = await openImages(page, owner);
  const held = Promise.withResolvers<void>();
  await page.route('**/website-builder/upload-image', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose(page, jpeg('Dining room.jpg', await aJpeg()));
  await expect(dialog.getByRole('progressbar')).toHaveAccessibleName('Resizing the image for your website…');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Upload an image' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  held.resolve();
});

test('a failed upload explains itself and works when retried', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(/ERR_FAILED|ERR_CONNECTION/, answered(403), answered(500));
  const { dialog } = await openImages(page, owner);
  const file = jpeg('Dining room.jpg', await aJpeg());
  const alert = dialog.getByRole('alert');
  const isUpload = (url: URL) =>
    url.origin !== new URL(page.url()).origin && !url.pathname.startsWith('/images/');

  await page.route(isUpload, (route) => route.abort('failed'));
  await choose(page, file);
  await expect(alert).toHaveText('Upload failed: Network error');
  await page.unroute(isUpload);

  await page.route(isUpload, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '<Error/>' }),
  );
  await choose(page, file);
  await expect(alert).toHaveText('Upload failed: Forbidden');
  await page.unroute(isUpload);

  await page.route('**/api/uploads', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'No room.', code: 'internal', request_id: 'r' },
    }),
  );
  await choose(page, file);
  await expect(alert).toHaveText('Upload preparation failed: No room.');
  await page.unroute('**/api/uploads');

  await page.route('**/upload-image', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await choose(page, file);
  await expect(alert).toHaveText('Invalid response format');
  await page.unroute('**/upload-image');

  await choose(page, file);
  await expect(dialog).toBeHidden();
});

test('a damaged image is rejected or repaired, never shown half', async ({ page, owner }) => {
  const { dialog } = await openImages(page, owner);
  await choose(page, jpeg('torn.jpg', await aTruncatedJpeg()));
  await expect(dialog.getByRole('alert').getByText(IMAGE_MESSAGES.invalid)).toBeVisible();
});

test('transparent parts of an image become white', async ({ page, owner }) => {
  const { dialog } = await openImages(page, owner);
  await choose(page, { name: 'Kitchen sign.png', mimeType: 'image/png', buffer: await aTransparentPng() });
  await expect(codeField(page, 'HTML')).toContainText('<img src="/images/');
  await insertImage(page);
  const thumbnail = dialog.getByRole('button', { name: /^Kitchen sign/ }).locator('img');
  const corner = await thumbnail.evaluate(async ({ src }: HTMLImageElement) => {
    const image = await createImageBitmap(await (await fetch(src)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('deleting an image in use first lists where it is used', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(409));
  const { site, dialog } = await openImages(page, owner);
  await page.keyboard.press('Escape');
  await writeCode(codeField(page, 'HTML'), '<h1>Osteria Lupo</h1>');
  await insertImage(page);
  await choose(page, jpeg('Dining room.jpg', await aJpeg()));
  await expect(livePage(page, site).locator('img')).toHaveCount(1);
  await saveCustomHtml(page);

  await insertImage(page);
  await dialog.getByRole('button', { name: /^Delete Dining room/ }).click();
  const question = page.locator('section[role=alertdialog]');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toHaveAccessibleName('This image is in use');
  await expect(question.getByRole('listitem')).toContainText([site.name]);
  await question.getByRole('button', { name: 'Keep image' }).click();
  await expect(dialog.getByRole('button', { name: /^Dining room/ })).toBeVisible();

  await dialog.getByRole('button', { name: /^Delete Dining room/ }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true);
});
