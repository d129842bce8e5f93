import type { Page } from '@playwright/test';
import { aPhoto, dropOnHero, editMode, inFrame, startEditing, stopEditing, TRUE_SIZE } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { anImportedSiteWithImage, arriveAs } from './owner.ts';

const WITH_DISHES = {
  website_name: 'Osteria Lupo',
  custom_requirements: 'Roman trattoria, cacio e pepe 14, amatriciana 15, carbonara 16',
};

/** Pastes an image at the page's focus. */
async function pasteImage(page: Page): Promise<void> {
  const base64 = (await aPhoto()).toString('base64');
  await inFrame(
    page,
    (frame, data) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'From the clipboard.jpg', { type: 'image/jpeg' }));
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
      frame.activeElement?.dispatchEvent(paste);
    },
    base64,
  );
}

/** Holds uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/upload-image', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('on a large screen', () => {
  test.use({ viewport: TRUE_SIZE });

  test('an image is pasted over the focused one, and into a dish, even one that moves in the meantime', async ({
    page,
    owner,
  }) => {
    const site = await anImportedSiteWithImage(owner, WITH_DISHES);
    const { frame, text } = await startEditing(page, owner, site);
    const hero = frame.locator('#hero img');
    const before = (await hero.getAttribute('src')) ?? '';
    await frame.getByRole('button', { name: 'Replace: Main image' }).focus();
    await pasteImage(page);
    await expect(hero).not.toHaveAttribute('src', before);

    const dish = frame.locator('[data-image-path="menu_items[0].image"]');
    await dish.focus();
    await pasteImage(page);
    await expect(dish.locator('img')).toHaveAttribute('src', /\/images\//);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(dish.locator('img')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hero).toHaveAttribute('src', before);

    // An upload finds its dish after the dish was moved.
    const name = (await text('menu_items[0].name').textContent()) ?? '';
    const letThrough = await holdUploads(page);
    await frame.locator('[data-image-path="menu_items[0].image"]').focus();
    await pasteImage(page);
    await expect(frame.getByRole('progressbar')).toBeVisible();
    await text('menu_items[0].name').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(text('menu_items[1].name')).toHaveText(name);
    await expect(frame.locator('[data-image-path="menu_items[1].image"]')).toContainText('Finishing upload…');
    letThrough();
    await expect(frame.locator('[data-image-path="menu_items[1].image"] img')).toBeAttached();
    await expect(frame.locator('[data-image-path="menu_items[0].image"] img')).toHaveCount(0);
  });

  test('a rejected image changes nothing, and leaving edit mode or the page loses no text or upload', async ({
    page,
    owner,
    consoleWatch,
  }) => {
    consoleWatch.expectErrors(/ERR_FAILED/);
    test.slow();
    const site = await anImportedSiteWithImage(owner);
    const { frame, text } = await startEditing(page, owner, site);
    const before = (await frame.locator('#hero img').getAttribute('src')) ?? '';
    await dropOnHero(page, await aPhoto(60, 60));
    await expect(frame.getByText('Image too small. Minimum dimensions: 100x100px')).toBeVisible();
    await frame.getByRole('button', { name: 'Dismiss' }).click();
    await expect(frame.locator('#hero img')).toHaveAttribute('src', before);
    const letThrough = await holdUploads(page);
    await dropOnHero(page, await aPhoto());
    await expect(frame.getByText('Finishing upload…')).toBeVisible();
    await page.getByRole('button', { name: 'Exit Edit' }).click();
    letThrough();
    const preview = page.getByTitle(/^Preview of /).contentFrame();
    await expect(preview.locator('#hero img')).not.toHaveAttribute('src', before);
    await page.unroute('**/upload-image');

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await editMode(page);
    await text('pages[0].sections.hero.tagline').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed at the door');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/website-builder');
    // The address changes before the screen does.
    await expect(page.getByRole('heading', { name: 'Website Builder', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(preview.getByText('Typed at the door')).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await editMode(page);
    const lost = Promise.withResolvers<void>();
    await page.route('**/upload-image', async (route) => {
      await lost.promise;
      await route.abort();
    });
    await dropOnHero(page, await aPhoto(900, 600));
    await expect(frame.getByText('Finishing upload…')).toBeVisible();
    await page.getByRole('button', { name: 'Exit Edit' }).click();
    lost.resolve();
    await expect(frame.getByText('Upload failed: Network error')).toBeVisible();
    await stopEditing(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('an owner replaces the main image on a phone', async ({ page, owner }) => {
    const site = await anImportedSiteWithImage(owner);
    await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    const { frame } = await editMode(page);
    const hero = frame.locator('#hero img');
    const before = (await hero.getAttribute('src')) ?? '';
    await frame.getByRole('button', { name: 'Change image' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Choose the main image' });
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload an image' }).tap();
    const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(3000, 4000) };
    await (await choosing).setFiles(photo);
    await expect(dialog).toBeHidden();
    await expect(hero).not.toHaveAttribute('src', before);
    const shown = await hero.getAttribute('src');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(hero).toHaveAttribute('src', before);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await expect(hero).toHaveAttribute('src', shown ?? '');
    await page.getByRole('button', { name: /Save Changes/ }).tap();
    await expect(page.getByText('All changes saved successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Exit Edit' }).tap();
    const preview = page.getByTitle(/^Preview of /).contentFrame();
    await expect(preview.locator('#hero img')).not.toHaveAttribute('src', before);
  });
});

test('the focal point is set by drag and by keyboard, and survives crops and phones', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const site = await anImportedSiteWithImage(owner);
  const { frame } = await startEditing(page, owner, site);
  const hero = frame.locator('#hero img');
  const before = (await hero.getAttribute('src')) ?? '';
  await dropOnHero(page, await aPhoto());
  await expect(hero).not.toHaveAttribute('src', before);
  await expect(hero).toHaveCSS('object-position', '50% 50%');

  await frame.getByRole('button', { name: 'Replace: Main image' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set the focal point' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the focal point' });
  const picture = dialog.locator('img').first();
  // Its position is final once it has loaded and the dialog no longer moves.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await picture.hover();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The image isn’t shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3, { steps: 3 });
  await page.mouse.up();
  await expect(dialog.getByLabel('Distance from the left')).toHaveValue('20');
  await dialog.getByLabel('Distance from the top').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Distance from the top')).toHaveValue('31');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save focal point' }).click();
  await expect(hero).toHaveCSS('object-position', /^(19.9|20|20.1)% (30.[5-9]|31|31.[0-4])%$/);
});
