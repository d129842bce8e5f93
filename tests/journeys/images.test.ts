import type { Locator, Page, Route } from '@playwright/test';
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
import { codeField, livePage, openEditor, writeCode } from './code-editing.ts';
import { expect, test } from './journey.ts';
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

/** Drops or pastes two files: a PDF, and a JPEG with these bytes. */
function sendFiles(page: Page, kind: 'drop' | 'paste', bytes: number[]): Promise<void> {
  return page.getByRole('dialog').evaluate(
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
}

test('a rejected, canceled, or failed upload says why, and the next one works', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  const { dialog } = await openImages(page, owner);
  const alert = dialog.getByRole('alert');
  const photo = jpeg('Dining room.jpg', await aJpeg());

  await test.step('an invalid image is rejected before anything is sent', async () => {
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
      await expect(alert, file.name).toHaveText(sentence);
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await expect(alert).toBeHidden();
    }
    expect(sent).toEqual([]);
  });

  await test.step('a damaged image is rejected, and no half of it is shown', async () => {
    await choose(page, jpeg('torn.jpg', await aTruncatedJpeg()));
    await expect(alert.getByText(IMAGE_MESSAGES.invalid)).toBeVisible();
  });

  await test.step('an upload shows its progress and can be canceled', async () => {
    const held = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await held.promise;
      await route.abort();
    };
    await page.route('**/website-builder/upload-image', hold, { times: 1 });
    await choose(page, photo);
    await expect(dialog.getByRole('progressbar')).toHaveAccessibleName(
      'Resizing the image for your website…',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Upload an image' })).toBeVisible();
    await expect(alert).toBeHidden();
    held.resolve();
  });

  await test.step('a failed upload says so and works when repeated', async () => {
    const isUpload = (url: URL) =>
      url.origin !== new URL(page.url()).origin && !url.pathname.startsWith('/images/');
    await page.route(isUpload, (route) => route.abort('failed'));
    await choose(page, photo);
    await expect(alert).toHaveText('Upload failed: Network error');
    await page.unroute(isUpload);
    await page.route('**/upload-image', (route) => route.fulfill({ status: 201, json: { success: true } }));
    await choose(page, photo);
    await expect(alert).toHaveText('Invalid response format');
    await page.unroute('**/upload-image');
    await choose(page, photo);
    await expect(dialog).toBeHidden();
  });
});

test('images are uploaded, dropped, pasted, and chosen again, upright and on white', async ({
  page,
  owner,
}) => {
  const { site, dialog } = await openImages(page, owner);
  await page.keyboard.press('Escape');
  await writeCode(codeField(page, 'HTML'), '');
  const placed = (alt: string) => livePage(page, site).locator(`img[alt^="${alt}"]`);

  await test.step('an uploaded image is placed, shown, and chosen again', async () => {
    await insertImage(page);
    await choose(page, jpeg('Dining room.jpg', await aJpeg({ width: 2400, height: 1600 })));
    await expect(dialog).toBeHidden();
    await expect(codeField(page, 'HTML')).toContainText('<img src="/images/');
    await expect
      .poll(() => placed('Dining room').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await insertImage(page);
    const choice = dialog.getByRole('button', { name: /^Dining room/ });
    const thumbnail = choice.locator('img');
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([300, 300]);
    await choice.click();
    await expect(placed('Dining room')).toHaveCount(2);
  });

  await test.step('a rotated phone photo is resized and turned upright before the upload', async () => {
    await insertImage(page);
    const photo = await aSidewaysPhoto({ width: 4032, height: 3024 });
    const sent = page.waitForRequest((request) => request.url().endsWith('/uploads'));
    await choose(page, jpeg('Terrace at night.jpg', Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES)])));
    const { size } = (await sent).postDataJSON() as { size: number };
    expect(size).toBeLessThan(MAX_IMAGE_BYTES);
    await expect(dialog).toBeHidden();
    await expect
      .poll(() =>
        placed('Terrace').evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
      )
      .toBeCloseTo(3024 / 4032, 1);
  });

  await test.step('the first image of several dropped or pasted files is used', async () => {
    const bytes = [...(await aJpeg({ width: 300, height: 200 }))];
    for (const kind of ['drop', 'paste'] as const) {
      await insertImage(page);
      await sendFiles(page, kind, bytes);
      await expect(dialog).toBeHidden();
      await expect(placed(`By ${kind}`)).toHaveCount(1);
    }
  });

  await test.step('transparent parts become white', async () => {
    await insertImage(page);
    await choose(page, { name: 'Kitchen sign.png', mimeType: 'image/png', buffer: await aTransparentPng() });
    await expect(placed('Kitchen sign')).toHaveCount(1);
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
});
