import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createApiClient } from '#tests/api/api-client.ts';
import { aPhoto } from '#tests/builders/a-photo.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, webOrigin } from './owner.ts';

const PHONE = { width: 375, height: 812 };
const DISH = 'Cacio e pepe';

/** A phone photo in the evening: upright and far too dark. */
async function aDarkPhoto() {
  const buffer = await sharp(await aPhoto(900, 1200))
    .linear(0.4)
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'cacio-e-pepe.jpg', mimeType: 'image/jpeg', buffer };
}

const photoFile = (page: Page) => page.getByLabel('Photo file', { exact: true });
const compared = (page: Page) => page.getByRole('region', { name: 'Before and after' });

async function hasOnMenu({ token }: Owner, name: string): Promise<void> {
  const body = { 'dishes[0]': { name, price: '16', amount: 16 } };
  await createApiClient(webOrigin())('updateProfile', { token, body });
}

test('a dark photo is enhanced and deleted by keyboard, and another is added to the website with one press', async ({
  page,
  owner,
}) => {
  await test.step('by keyboard: preset, comparison, version, and deletion', () =>
    expectKeyboardEnough(page, owner));
  const site = await anImportedSite(owner);
  await hasOnMenu(owner, DISH);
  await page.setViewportSize(PHONE);
  await arriveAs(page, owner, '/ai-features');
  await page.getByRole('link', { name: 'Image Enhancer' }).first().click();
  await expect(page.getByRole('heading', { name: 'Upload a food photo' })).toBeVisible();
  await lookEverywhere(page, 'no photo yet');

  await page.setViewportSize(PHONE);
  await photoFile(page).setInputFiles(await aDarkPhoto());
  await page.getByRole('button', { name: 'Quick Enhance' }).click();
  await expect(compared(page)).toBeFocused();
  await expect(compared(page)).toBeInViewport();
  // Photo, looks, and the next steps are visible together.
  for (const name of ['Food Photography Pro', 'Quick Enhance', 'Enhance photo', 'Save photo']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save photo' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cacio-e-pepe-enhanced.jpg');
  await expect(page.getByText(/We brightened the photo by \d/)).toBeVisible();
  await expect(page.getByLabel('Photo description')).toHaveValue('cacio e pepe');
  await lookEverywhere(page, 'before and after');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Add to dish' }).click();
  await expect(page.getByText(`We added this photo to ${DISH}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Set the focal point' }).click();
  await page.getByLabel('Distance from the top').fill('20');
  await page.getByRole('button', { name: 'Save focal point' }).click();
  await page.getByRole('button', { name: 'Instagram square' }).click();
  await expect(page.getByRole('list', { name: 'Crops' }).getByText(/^900 × 900/)).toBeVisible();
  await page.getByRole('button', { name: 'Write copy' }).click();
  await expect(page.getByText(`About ${DISH}, based on your menu.`)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Instagram' }).click();
  await expect(page.getByRole('button', { name: 'Refresh Instagram' })).not.toHaveAttribute('aria-disabled');
  await lookEverywhere(page, 'words and crops');
  await page.getByRole('button', { name: 'Use on website' }).click();
  await expect(page.getByText(`Set as the main image on ${site.name}.`)).toBeVisible();
  const shown = await createApiClient(webOrigin())('getWebsite', {
    token: owner.token,
    params: { id: site.websiteId },
  });
  expect(JSON.stringify(shown.body)).toMatch(/"hero_image":"\/images\//);

  await page.getByRole('button', { name: 'Use in an ad' }).click();
  await expect(page.getByLabel('Item to promote')).toHaveValue(DISH);
  await expect(page.getByAltText('Square preview of your dish')).toBeVisible();

  await page.goBack();
  await page
    .getByRole('button', { name: /cacio e pepe/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Use in a post' }).click();
  await expect(page.getByText(`We’ll use your photo in posts about ${DISH}`)).toBeVisible();
});

async function expectKeyboardEnough(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/image-enhancer');
  await photoFile(page).setInputFiles(await aDarkPhoto());
  await page.getByRole('button', { name: 'Add Steam & Heat' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Doesn’t add steam/)).toBeVisible();
  await page.getByLabel('Describe the changes').focus();
  await page.keyboard.type('brighter, and more zing');
  await expect(page.getByRole('button', { name: 'Add Steam & Heat' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await lookEverywhere(page, 'own words');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Enhance with prompt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(compared(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const line = page.getByRole('slider', { name: 'Before and after slider' });
  await expect(line).toBeFocused();
  await page.keyboard.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', '100% before, 0% after');

  await page.getByRole('radio', { name: 'Enhanced' }).focus();
  await page.keyboard.press('ArrowRight');
  const gallery = page.getByRole('region', { name: 'Your enhanced photos' });
  await expect(gallery.getByText('Original')).toBeVisible();
  await gallery.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' });
  await expect(question).toBeVisible();
  await lookEverywhere(page, 'question before a deletion');
  await question.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(gallery.getByText(/No enhanced photos yet/)).toBeVisible();
  await expect(compared(page)).toBeHidden();
}
